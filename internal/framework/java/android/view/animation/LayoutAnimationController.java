package android.view.animation;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import com.android.internal.R;
import java.util.Random;

/** Animates the children of a group one after the other. */
public class LayoutAnimationController {
    public static final int ORDER_NORMAL = 0;
    public static final int ORDER_REVERSE = 1;
    public static final int ORDER_RANDOM = 2;

    protected Animation mAnimation;
    protected Random mRandomizer;
    protected Interpolator mInterpolator;
    private float delay;
    private int order;
    private long duration;
    private long maxDelay;

    /** What a child's animation is given. */
    public static class AnimationParameters {
        public int count;
        public int index;
    }

    public LayoutAnimationController(Context context, AttributeSet attrs) {
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.LayoutAnimation);
        delay = Animation.Description.parseValue(a.peekValue(R.styleable.LayoutAnimation_delay)).value;
        order = a.getInt(R.styleable.LayoutAnimation_animationOrder, ORDER_NORMAL);
        int resource = a.getResourceId(R.styleable.LayoutAnimation_animation, 0);
        if (resource > 0) setAnimation(context, resource);
        resource = a.getResourceId(R.styleable.LayoutAnimation_interpolator, 0);
        if (resource > 0) setInterpolator(context, resource);
        a.recycle();
    }

    public LayoutAnimationController(Animation animation) {
        this(animation, 0.5f);
    }

    public LayoutAnimationController(Animation animation, float delay) {
        this.delay = delay;
        setAnimation(animation);
    }

    public int getOrder() {
        return order;
    }

    public void setOrder(int order) {
        this.order = order;
    }

    public void setAnimation(Context context, int resourceID) {
        setAnimation(AnimationUtils.loadAnimation(context, resourceID));
    }

    public void setAnimation(Animation animation) {
        mAnimation = animation;
        mAnimation.setFillBefore(true);
    }

    public Animation getAnimation() {
        return mAnimation;
    }

    public void setInterpolator(Context context, int resourceID) {
        setInterpolator(AnimationUtils.loadInterpolator(context, resourceID));
    }

    public void setInterpolator(Interpolator interpolator) {
        mInterpolator = interpolator;
    }

    public Interpolator getInterpolator() {
        return mInterpolator;
    }

    public float getDelay() {
        return delay;
    }

    public void setDelay(float delay) {
        this.delay = delay;
    }

    public boolean willOverlap() {
        return delay < 1.0f;
    }

    public void start() {
        duration = mAnimation.getDuration();
        maxDelay = Long.MIN_VALUE;
        mAnimation.setStartTime(-1);
    }

    public final Animation getAnimationForView(View view) {
        long d = getDelayForView(view) + mAnimation.getStartOffset();
        maxDelay = Math.max(maxDelay, d);
        try {
            Animation animation = mAnimation.clone();
            animation.setStartOffset(d);
            return animation;
        } catch (CloneNotSupportedException e) {
            return null;
        }
    }

    public boolean isDone() {
        return AnimationUtils.currentAnimationTimeMillis() > mAnimation.getStartTime() + maxDelay + duration;
    }

    protected long getDelayForView(View view) {
        ViewGroup.LayoutParams lp = view.getLayoutParams();
        AnimationParameters params = lp.layoutAnimationParameters;
        if (params == null) return 0;
        float d = delay * mAnimation.getDuration();
        long viewDelay = (long) (getTransformedIndex(params) * d);
        float total = d * params.count;
        if (mInterpolator == null) mInterpolator = new LinearInterpolator();
        return (long) (mInterpolator.getInterpolation(viewDelay / total) * total);
    }

    protected int getTransformedIndex(AnimationParameters params) {
        switch (order) {
            case ORDER_REVERSE:
                return params.count - 1 - params.index;
            case ORDER_RANDOM:
                if (mRandomizer == null) mRandomizer = new Random();
                return (int) (params.count * mRandomizer.nextFloat());
            default:
                return params.index;
        }
    }
}
