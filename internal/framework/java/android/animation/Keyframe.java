package android.animation;

/** A value at a fraction of an animation. */
public abstract class Keyframe implements Cloneable {
    float mFraction;
    Class mValueType;
    private TimeInterpolator interpolator;
    boolean mHasValue;
    boolean mValueWasSetOnStart;

    public static Keyframe ofInt(float fraction, int value) {
        return new IntKeyframe(fraction, value);
    }

    public static Keyframe ofInt(float fraction) {
        return new IntKeyframe(fraction);
    }

    public static Keyframe ofFloat(float fraction, float value) {
        return new FloatKeyframe(fraction, value);
    }

    public static Keyframe ofFloat(float fraction) {
        return new FloatKeyframe(fraction);
    }

    public static Keyframe ofObject(float fraction, Object value) {
        return new ObjectKeyframe(fraction, value);
    }

    public static Keyframe ofObject(float fraction) {
        return new ObjectKeyframe(fraction, null);
    }

    public boolean hasValue() {
        return mHasValue;
    }

    boolean valueWasSetOnStart() {
        return mValueWasSetOnStart;
    }

    void setValueWasSetOnStart(boolean set) {
        mValueWasSetOnStart = set;
    }

    public abstract Object getValue();

    public abstract void setValue(Object value);

    public float getFraction() {
        return mFraction;
    }

    public void setFraction(float fraction) {
        mFraction = fraction;
    }

    public TimeInterpolator getInterpolator() {
        return interpolator;
    }

    public void setInterpolator(TimeInterpolator interpolator) {
        this.interpolator = interpolator;
    }

    public Class getType() {
        return mValueType;
    }

    @Override
    public abstract Keyframe clone();

    static class ObjectKeyframe extends Keyframe {
        Object value;

        ObjectKeyframe(float fraction, Object value) {
            mFraction = fraction;
            this.value = value;
            mHasValue = value != null;
            mValueType = mHasValue ? value.getClass() : Object.class;
        }

        @Override
        public Object getValue() {
            return value;
        }

        @Override
        public void setValue(Object value) {
            this.value = value;
            mHasValue = value != null;
        }

        @Override
        public ObjectKeyframe clone() {
            ObjectKeyframe k = new ObjectKeyframe(getFraction(), mHasValue ? value : null);
            k.mValueWasSetOnStart = mValueWasSetOnStart;
            k.setInterpolator(getInterpolator());
            return k;
        }
    }

    static class IntKeyframe extends Keyframe {
        int value;

        IntKeyframe(float fraction, int value) {
            mFraction = fraction;
            this.value = value;
            mValueType = int.class;
            mHasValue = true;
        }

        IntKeyframe(float fraction) {
            mFraction = fraction;
            mValueType = int.class;
        }

        @Override
        public Object getValue() {
            return value;
        }

        @Override
        public void setValue(Object value) {
            if (value == null || value.getClass() != Integer.class) return;
            this.value = (Integer) value;
            mHasValue = true;
        }

        @Override
        public IntKeyframe clone() {
            IntKeyframe k = mHasValue ? new IntKeyframe(getFraction(), value) : new IntKeyframe(getFraction());
            k.setInterpolator(getInterpolator());
            k.mValueWasSetOnStart = mValueWasSetOnStart;
            return k;
        }
    }

    static class FloatKeyframe extends Keyframe {
        float value;

        FloatKeyframe(float fraction, float value) {
            mFraction = fraction;
            this.value = value;
            mValueType = float.class;
            mHasValue = true;
        }

        FloatKeyframe(float fraction) {
            mFraction = fraction;
            mValueType = float.class;
        }

        @Override
        public Object getValue() {
            return value;
        }

        @Override
        public void setValue(Object value) {
            if (value == null || value.getClass() != Float.class) return;
            this.value = (Float) value;
            mHasValue = true;
        }

        @Override
        public FloatKeyframe clone() {
            FloatKeyframe k = mHasValue ? new FloatKeyframe(getFraction(), value) : new FloatKeyframe(getFraction());
            k.setInterpolator(getInterpolator());
            k.mValueWasSetOnStart = mValueWasSetOnStart;
            return k;
        }
    }
}
