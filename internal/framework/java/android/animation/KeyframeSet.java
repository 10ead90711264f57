package android.animation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The keyframes of a property in order, and what lies between them. */
class KeyframeSet {
    final List<Keyframe> frames;
    TypeEvaluator evaluator;
    final Kind kind;
    /** A path in the place of keyframes: fraction, x, y of its points. */
    private final float[] path;

    /** What the values are. */
    enum Kind {
        INT, FLOAT, OBJECT
    }

    KeyframeSet(Kind kind, List<Keyframe> frames) {
        this.kind = kind;
        this.frames = new ArrayList<Keyframe>(frames);
        path = null;
        if (kind == Kind.INT) evaluator = new IntEvaluator();
        else if (kind == Kind.FLOAT) evaluator = new FloatEvaluator();
    }

    private KeyframeSet(float[] path) {
        kind = Kind.OBJECT;
        frames = Collections.emptyList();
        this.path = path;
    }

    @Override
    public String toString() {
        StringBuilder b = new StringBuilder(" ");
        for (Keyframe f : frames) b.append(f.getValue()).append("  ");
        return b.toString();
    }

    static KeyframeSet ofPath(android.graphics.Path p) {
        if (p == null || p.isEmpty()) throw new IllegalArgumentException("The path must not be null or empty");
        return new KeyframeSet(p.approximate(0.5f));
    }

    static KeyframeSet ofInt(int... values) {
        if (values.length == 0) throw new ArrayIndexOutOfBoundsException("length=0; index=0");
        List<Keyframe> f = new ArrayList<Keyframe>();
        int n = values.length;
        if (n == 1) {
            f.add(Keyframe.ofInt(0f));
            f.add(Keyframe.ofInt(1f, values[0]));
        } else {
            for (int i = 0; i < n; i++) f.add(Keyframe.ofInt(i == 0 ? 0f : (float) i / (n - 1), values[i]));
        }
        return new KeyframeSet(Kind.INT, f);
    }

    static KeyframeSet ofFloat(float... values) {
        if (values.length == 0) throw new ArrayIndexOutOfBoundsException("length=0; index=0");
        List<Keyframe> f = new ArrayList<Keyframe>();
        int n = values.length;
        if (n == 1) {
            f.add(Keyframe.ofFloat(0f));
            f.add(Keyframe.ofFloat(1f, values[0]));
        } else {
            for (int i = 0; i < n; i++) f.add(Keyframe.ofFloat(i == 0 ? 0f : (float) i / (n - 1), values[i]));
        }
        return new KeyframeSet(Kind.FLOAT, f);
    }

    static KeyframeSet ofObject(Object... values) {
        List<Keyframe> f = new ArrayList<Keyframe>();
        int n = values.length;
        if (n == 1) {
            f.add(Keyframe.ofObject(0f));
            f.add(Keyframe.ofObject(1f, values[0]));
        } else {
            for (int i = 0; i < n; i++) f.add(Keyframe.ofObject(i == 0 ? 0f : (float) i / (n - 1), values[i]));
        }
        return new KeyframeSet(Kind.OBJECT, f);
    }

    static KeyframeSet ofKeyframe(Keyframe... keyframes) {
        boolean allFloat = true;
        boolean allInt = true;
        for (Keyframe k : keyframes) {
            allFloat &= k instanceof Keyframe.FloatKeyframe;
            allInt &= k instanceof Keyframe.IntKeyframe;
        }
        return new KeyframeSet(allFloat ? Kind.FLOAT : allInt ? Kind.INT : Kind.OBJECT, java.util.Arrays.asList(keyframes));
    }

    KeyframeSet copy() {
        if (path != null) return this;
        List<Keyframe> f = new ArrayList<Keyframe>();
        for (Keyframe k : frames) f.add(k.clone());
        KeyframeSet s = new KeyframeSet(kind, f);
        s.evaluator = evaluator;
        return s;
    }

    @SuppressWarnings("unchecked")
    Object getValue(float fraction) {
        if (path != null) return point(fraction);
        int n = frames.size();
        Keyframe first = frames.get(0);
        Keyframe last = frames.get(n - 1);
        if (n == 2) {
            if (last.getInterpolator() != null) fraction = last.getInterpolator().getInterpolation(fraction);
            return between(fraction, first, last);
        }
        int i = 1;
        if (fraction > 0f) {
            while (i < n - 1 && fraction >= frames.get(i).getFraction()) i++;
        }
        Keyframe previous = frames.get(i - 1);
        Keyframe next = frames.get(i);
        if (next.getInterpolator() != null && fraction > 0f) fraction = next.getInterpolator().getInterpolation(fraction);
        float f = (fraction - previous.getFraction()) / (next.getFraction() - previous.getFraction());
        return between(f, previous, next);
    }

    /** The value between two frames; whole numbers lose the fraction of what is added, not of the sum. */
    @SuppressWarnings("unchecked")
    private Object between(float f, Keyframe a, Keyframe b) {
        if (kind == Kind.INT && evaluator instanceof IntEvaluator) {
            int from = (Integer) a.getValue();
            return from + (int) (f * ((Integer) b.getValue() - from));
        }
        return evaluator.evaluate(f, a.getValue(), b.getValue());
    }

    private Object point(float fraction) {
        int n = path.length / 3;
        int i = 1;
        while (i < n - 1 && path[3 * i] < fraction) i++;
        float a = path[3 * i - 3];
        float b = path[3 * i];
        float f = b == a ? 0 : Math.max(0, Math.min(1, (fraction - a) / (b - a)));
        return new android.graphics.PointF(path[3 * i - 2] + f * (path[3 * i + 1] - path[3 * i - 2]), path[3 * i - 1] + f * (path[3 * i + 2] - path[3 * i - 1]));
    }

    Class getType() {
        return kind == Kind.INT ? Integer.class : kind == Kind.FLOAT ? Float.class : path != null ? android.graphics.PointF.class : frames.get(0).getType();
    }

    Kind kind() {
        return kind;
    }
}
