package android.animation;

import android.app.ActivityThread;
import android.app.Application;
import android.os.Build;
import android.os.Looper;
import android.util.AndroidRuntimeException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;

/** Animators together, or one after the other. */
public final class AnimatorSet extends Animator {
    /** An animator and what must have begun or ended before it starts. */
    private static final class Node {
        Animator animator;
        final ArrayList<Node> afterEnd = new ArrayList<Node>();
        final ArrayList<Node> with = new ArrayList<Node>();
        boolean started;
        boolean ended;

        Node(Animator a) {
            animator = a;
        }
    }

    private ArrayList<Node> nodes = new ArrayList<Node>();
    private long duration = -1;
    private long startDelay;
    private TimeInterpolator interpolator;
    private boolean started;
    private boolean running;
    private boolean terminated;
    private boolean reversed;
    private ValueAnimator delay;

    public AnimatorSet() {}

    @Override
    public String toString() {
        StringBuilder b = new StringBuilder("AnimatorSet@").append(Integer.toHexString(hashCode())).append('{');
        b.append("\n    ").append(ValueAnimator.ofFloat(0f, 1f)); // the platform's first node is the delay
        for (Node n : nodes) b.append("\n    ").append(n.animator);
        return b.append("\n}").toString();
    }

    private Node node(Animator a) {
        for (Node n : nodes) {
            if (n.animator == a) return n;
        }
        Node n = new Node(a);
        nodes.add(n);
        return n;
    }

    public void playTogether(Animator... items) {
        if (items == null || items.length == 0) return;
        Builder b = play(items[0]);
        for (int i = 1; i < items.length; ++i) b.with(items[i]);
    }

    public void playTogether(Collection<Animator> items) {
        if (items == null || items.isEmpty()) return;
        playTogether(items.toArray(new Animator[items.size()]));
    }

    public void playSequentially(Animator... items) {
        if (items == null) return;
        if (items.length == 1) play(items[0]);
        for (int i = 0; i < items.length - 1; ++i) play(items[i]).before(items[i + 1]);
    }

    public void playSequentially(List<Animator> items) {
        if (items == null || items.isEmpty()) return;
        playSequentially(items.toArray(new Animator[items.size()]));
    }

    public ArrayList<Animator> getChildAnimations() {
        ArrayList<Animator> out = new ArrayList<Animator>();
        for (Node n : nodes) out.add(n.animator);
        return out;
    }

    @Override
    public void setTarget(Object target) {
        for (Node n : nodes) n.animator.setTarget(target);
    }

    @Override
    public void setInterpolator(TimeInterpolator interpolator) {
        this.interpolator = interpolator;
    }

    @Override
    public TimeInterpolator getInterpolator() {
        return interpolator;
    }

    public Builder play(Animator anim) {
        return anim == null ? null : new Builder(anim);
    }

    @Override
    public void cancel() {
        if (Looper.myLooper() == null) throw new AndroidRuntimeException("Animators may only be run on Looper threads");
        if (!started) return;
        terminated = true;
        notifyCancel();
        if (delay != null) delay.cancel();
        for (Node n : new ArrayList<Node>(nodes)) {
            if (n.started && !n.ended) n.animator.cancel();
        }
        finish();
    }

    @Override
    public void end() {
        if (Looper.myLooper() == null) throw new AndroidRuntimeException("Animators may only be run on Looper threads");
        if (!started) {
            Application app = ActivityThread.currentApplication(); // null before the app's object is made
            if (app != null && app.getApplicationInfo().targetSdkVersion >= Build.VERSION_CODES.N) notifyEnd(false);
            return;
        }
        terminated = true;
        if (delay != null) delay.cancel();
        for (Moment m : moments()) {
            if (m.node.ended) continue;
            if (m.end == reversed) {
                if (!m.node.started) begin(m.node);
            } else {
                m.node.animator.end();
                m.node.ended = true;
            }
        }
        finish();
    }

    /** When an animator starts or ends. */
    private static final class Moment {
        final Node node;
        final long time;
        final boolean end;

        Moment(Node node, long time, boolean end) {
            this.node = node;
            this.time = time;
            this.end = end;
        }

        boolean later(Moment m) {
            if (time != m.time) return time == DURATION_INFINITE || m.time != DURATION_INFINITE && time > m.time;
            return m.end && !end; // what ends makes room for what starts
        }
    }

    /** All starts and ends in the order of the run, which goes backwards if it is reversed. */
    private List<Moment> moments() {
        List<Moment> all = new ArrayList<Moment>();
        for (Node n : nodes) {
            long start = startOf(n, nodes.size()), end = endOf(n, nodes.size());
            if (start != end) put(all, new Moment(n, start, false));
            put(all, new Moment(n, end, true));
        }
        for (Node n : nodes) { // one that takes no time starts when it ends
            if (startOf(n, nodes.size()) != endOf(n, nodes.size())) continue;
            int i = 0;
            while (all.get(i).node != n) i++;
            all.add(i, new Moment(n, all.get(i).time, false));
        }
        if (reversed) Collections.reverse(all);
        return all;
    }

    private static void put(List<Moment> all, Moment m) {
        int i = all.size();
        while (i > 0 && all.get(i - 1).later(m)) i--;
        all.add(i, m);
    }

    @Override
    public boolean isRunning() {
        return startDelay == 0 ? started : running;
    }

    @Override
    public boolean isStarted() {
        return started;
    }

    @Override
    public long getStartDelay() {
        return startDelay;
    }

    @Override
    public void setStartDelay(long startDelay) {
        this.startDelay = Math.max(0, startDelay);
    }

    @Override
    public long getDuration() {
        return duration;
    }

    @Override
    public AnimatorSet setDuration(long duration) {
        if (duration < 0) throw new IllegalArgumentException("duration must be a value of zero or greater");
        this.duration = duration;
        return this;
    }

    @Override
    public void setupStartValues() {
        for (Node n : nodes) n.animator.setupStartValues();
    }

    @Override
    public void setupEndValues() {
        for (Node n : nodes) n.animator.setupEndValues();
    }

    @Override
    public void pause() {
        boolean before = mPaused;
        super.pause();
        if (before || !mPaused) return;
        if (delay != null) delay.pause();
        for (Node n : nodes) {
            if (n.started && !n.ended) n.animator.pause();
        }
    }

    @Override
    public void resume() {
        boolean before = mPaused;
        super.resume();
        if (!before || mPaused) return;
        if (delay != null) delay.resume();
        for (Node n : nodes) {
            if (n.started && !n.ended) n.animator.resume();
        }
    }

    @Override
    public boolean canReverse() {
        return getTotalDuration() != DURATION_INFINITE;
    }

    @Override
    public void reverse() {
        start(true);
    }

    @Override
    public void start() {
        start(false);
    }

    private void start(boolean backwards) {
        if (Looper.myLooper() == null) throw new AndroidRuntimeException("Animators may only be run on Looper threads");
        started = true;
        mPaused = false;
        terminated = false;
        reversed = backwards;
        for (Node n : nodes) {
            n.started = false;
            n.ended = false;
            if (duration >= 0) n.animator.setDuration(duration);
            if (interpolator != null) n.animator.setInterpolator(interpolator);
        }
        if (startDelay == 0 || backwards) {
            run();
            notifyStart(reversed);
            if (nodes.isEmpty()) finish();
            return;
        }
        delay = ValueAnimator.ofFloat(0f, 1f).setDuration(startDelay);
        delay.addListener(new AnimatorListenerAdapter() {
            private boolean canceled;

            @Override
            public void onAnimationCancel(Animator animation) {
                canceled = true;
            }

            @Override
            public void onAnimationEnd(Animator animation) {
                delay = null;
                if (canceled || terminated) return;
                run();
                if (nodes.isEmpty()) finish();
            }
        });
        delay.start();
        notifyStart(reversed);
    }

    private void run() {
        running = true;
        advance();
    }

    private boolean ready(Node n) {
        for (Node before : reversed ? followers(n) : n.afterEnd) {
            if (!before.ended) return false;
        }
        for (Node w : n.with) {
            if (!w.started && !reversed) return false;
        }
        return true;
    }

    private List<Node> followers(Node n) {
        List<Node> out = new ArrayList<Node>();
        for (Node m : nodes) {
            if (m.afterEnd.contains(n)) out.add(m);
        }
        return out;
    }

    private void advance() {
        boolean more = true;
        while (more && started && !terminated) {
            more = false;
            for (Node n : new ArrayList<Node>(nodes)) {
                if (n.started || !ready(n)) continue;
                begin(n);
                more = true;
            }
        }
    }

    private void begin(final Node n) {
        n.started = true;
        n.animator.addListener(new AnimatorListenerAdapter() {
            @Override
            public void onAnimationEnd(Animator animation) {
                animation.removeListener(this);
                n.ended = true;
                if (terminated || !started) return;
                advance();
                for (Node m : nodes) {
                    if (!m.ended) return;
                }
                finish();
            }
        });
        if (reversed && n.animator.canReverse()) n.animator.reverse();
        else n.animator.start();
    }

    private void finish() {
        if (!started) return;
        started = false;
        running = false;
        boolean r = reversed;
        reversed = false;
        notifyEnd(r);
    }

    @Override
    public AnimatorSet clone() {
        AnimatorSet set = (AnimatorSet) super.clone();
        set.started = set.running = set.terminated = false;
        set.delay = null;
        set.nodes = new ArrayList<Node>();
        for (Node n : nodes) set.nodes.add(new Node(n.animator.clone()));
        for (int i = 0; i < nodes.size(); i++) {
            for (Node b : nodes.get(i).afterEnd) set.nodes.get(i).afterEnd.add(set.nodes.get(nodes.indexOf(b)));
            for (Node b : nodes.get(i).with) set.nodes.get(i).with.add(set.nodes.get(nodes.indexOf(b)));
        }
        return set;
    }

    @Override
    public long getTotalDuration() {
        long total = 0;
        for (Node n : nodes) {
            long end = endOf(n, nodes.size());
            if (end == DURATION_INFINITE) return DURATION_INFINITE;
            total = Math.max(total, end);
        }
        return startDelay + total;
    }

    private long endOf(Node n, int depth) {
        long own = duration >= 0 ? n.animator.getStartDelay() + duration : n.animator.getTotalDuration();
        long before = startOf(n, depth);
        return own == DURATION_INFINITE || before == DURATION_INFINITE ? DURATION_INFINITE : before + own;
    }

    private long startOf(Node n, int depth) {
        if (depth < 0) return DURATION_INFINITE;
        long before = 0;
        for (Node b : n.afterEnd) {
            long e = endOf(b, depth - 1);
            if (e == DURATION_INFINITE) return DURATION_INFINITE;
            before = Math.max(before, e);
        }
        return before;
    }

    /** Says what plays with, before and after an animator. */
    public class Builder {
        private final Node current;

        Builder(Animator anim) {
            current = node(anim);
        }

        public Builder with(Animator anim) {
            node(anim).with.add(current);
            for (Node b : current.afterEnd) {
                if (!node(anim).afterEnd.contains(b)) node(anim).afterEnd.add(b);
            }
            return this;
        }

        public Builder before(Animator anim) {
            node(anim).afterEnd.add(current);
            return this;
        }

        public Builder after(Animator anim) {
            current.afterEnd.add(node(anim));
            return this;
        }

        public Builder after(long delay) {
            ValueAnimator anim = ValueAnimator.ofFloat(0f, 1f);
            anim.setDuration(delay);
            return after(anim);
        }
    }
}
