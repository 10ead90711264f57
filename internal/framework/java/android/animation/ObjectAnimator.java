package android.animation;

import android.graphics.Path;
import android.util.Property;
import java.lang.ref.WeakReference;

/** Changes properties of an object over time. */
public final class ObjectAnimator extends ValueAnimator {
    private WeakReference<Object> target;
    private String propertyName;
    private Property property;

    public ObjectAnimator() {}

    private ObjectAnimator(Object target, String propertyName) {
        setTarget(target);
        setPropertyName(propertyName);
    }

    private <T> ObjectAnimator(T target, Property<T, ?> property) {
        setTarget(target);
        setProperty(property);
    }

    public void setPropertyName(String propertyName) {
        if (mValues != null) mValues[0].setPropertyName(propertyName);
        this.propertyName = propertyName;
        mInitialized = false;
    }

    public void setProperty(Property property) {
        if (mValues != null) mValues[0].setProperty(property);
        if (this.property != null) propertyName = property.getName();
        this.property = property;
        propertyName = property.getName();
        mInitialized = false;
    }

    public String getPropertyName() {
        if (propertyName != null) return propertyName;
        if (property != null) return property.getName();
        if (mValues == null || mValues.length == 0) return null;
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < mValues.length; ++i) b.append(i == 0 ? "" : ",").append(mValues[i].getPropertyName());
        return b.toString();
    }

    public static ObjectAnimator ofInt(Object target, String propertyName, int... values) {
        ObjectAnimator a = new ObjectAnimator(target, propertyName);
        a.setIntValues(values);
        return a;
    }

    public static ObjectAnimator ofInt(Object target, String xPropertyName, String yPropertyName, Path path) {
        return paths(target, xPropertyName, yPropertyName, path, true);
    }

    public static <T> ObjectAnimator ofInt(T target, Property<T, Integer> property, int... values) {
        ObjectAnimator a = new ObjectAnimator(target, property);
        a.setIntValues(values);
        return a;
    }

    public static ObjectAnimator ofArgb(Object target, String propertyName, int... values) {
        ObjectAnimator a = ofInt(target, propertyName, values);
        a.setEvaluator(ArgbEvaluator.getInstance());
        return a;
    }

    public static <T> ObjectAnimator ofArgb(T target, Property<T, Integer> property, int... values) {
        ObjectAnimator a = ofInt(target, property, values);
        a.setEvaluator(ArgbEvaluator.getInstance());
        return a;
    }

    public static ObjectAnimator ofFloat(Object target, String propertyName, float... values) {
        ObjectAnimator a = new ObjectAnimator(target, propertyName);
        a.setFloatValues(values);
        return a;
    }

    public static ObjectAnimator ofFloat(Object target, String xPropertyName, String yPropertyName, Path path) {
        return paths(target, xPropertyName, yPropertyName, path, false);
    }

    public static <T> ObjectAnimator ofFloat(T target, Property<T, Float> property, float... values) {
        ObjectAnimator a = new ObjectAnimator(target, property);
        a.setFloatValues(values);
        return a;
    }

    public static <T> ObjectAnimator ofFloat(T target, Property<T, Float> xProperty, Property<T, Float> yProperty, Path path) {
        Keyframe[][] k = keyframes(path, false);
        return ofPropertyValuesHolder(target, PropertyValuesHolder.ofKeyframe(xProperty, k[0]), PropertyValuesHolder.ofKeyframe(yProperty, k[1]));
    }

    private static ObjectAnimator paths(Object target, String x, String y, Path path, boolean ints) {
        Keyframe[][] k = keyframes(path, ints);
        return ofPropertyValuesHolder(target, PropertyValuesHolder.ofKeyframe(x, k[0]), PropertyValuesHolder.ofKeyframe(y, k[1]));
    }

    private static Keyframe[][] keyframes(Path path, boolean ints) {
        float[] p = path.approximate(0.5f);
        int n = p.length / 3;
        Keyframe[][] out = new Keyframe[2][n];
        for (int i = 0; i < n; i++) {
            for (int k = 0; k < 2; k++) out[k][i] = ints ? Keyframe.ofInt(p[3 * i], Math.round(p[3 * i + 1 + k])) : Keyframe.ofFloat(p[3 * i], p[3 * i + 1 + k]);
        }
        return out;
    }

    public static ObjectAnimator ofObject(Object target, String propertyName, TypeEvaluator evaluator, Object... values) {
        ObjectAnimator a = new ObjectAnimator(target, propertyName);
        a.setObjectValues(values);
        a.setEvaluator(evaluator);
        return a;
    }

    public static ObjectAnimator ofObject(Object target, String propertyName, TypeConverter<android.graphics.PointF, ?> converter, Path path) {
        return ofPropertyValuesHolder(target, PropertyValuesHolder.ofObject(propertyName, converter, path));
    }

    public static <T, V> ObjectAnimator ofObject(T target, Property<T, V> property, TypeEvaluator<V> evaluator, V... values) {
        ObjectAnimator a = new ObjectAnimator(target, property);
        a.setObjectValues(values);
        a.setEvaluator(evaluator);
        return a;
    }

    public static <T, V, P> ObjectAnimator ofObject(T target, Property<T, P> property, TypeConverter<V, P> converter, TypeEvaluator<V> evaluator, V... values) {
        return ofPropertyValuesHolder(target, PropertyValuesHolder.ofObject(property, converter, evaluator, values));
    }

    public static <T, V> ObjectAnimator ofObject(T target, Property<T, V> property, TypeConverter<android.graphics.PointF, V> converter, Path path) {
        return ofPropertyValuesHolder(target, PropertyValuesHolder.ofObject(property, converter, path));
    }

    public static ObjectAnimator ofPropertyValuesHolder(Object target, PropertyValuesHolder... values) {
        ObjectAnimator a = new ObjectAnimator();
        a.setTarget(target);
        a.setValues(values);
        return a;
    }

    @Override
    public void setIntValues(int... values) {
        if (mValues != null && mValues.length > 0) super.setIntValues(values);
        else setValues(property != null ? PropertyValuesHolder.ofInt(property, values) : PropertyValuesHolder.ofInt(propertyName, values));
    }

    @Override
    public void setFloatValues(float... values) {
        if (mValues != null && mValues.length > 0) super.setFloatValues(values);
        else setValues(property != null ? PropertyValuesHolder.ofFloat(property, values) : PropertyValuesHolder.ofFloat(propertyName, values));
    }

    @Override
    public void setObjectValues(Object... values) {
        if (mValues != null && mValues.length > 0) super.setObjectValues(values);
        else setValues(property != null ? PropertyValuesHolder.ofObject(property, (TypeEvaluator) null, values) : PropertyValuesHolder.ofObject(propertyName, (TypeEvaluator) null, values));
    }

    public void setAutoCancel(boolean cancel) {}

    @Override
    void initAnimation() {
        if (mInitialized) return;
        Object t = getTarget();
        if (t != null) {
            for (PropertyValuesHolder v : mValues) v.setupSetterAndGetter(t);
        }
        super.initAnimation();
    }

    @Override
    public ObjectAnimator setDuration(long duration) {
        super.setDuration(duration);
        return this;
    }

    public Object getTarget() {
        return target == null ? null : target.get();
    }

    @Override
    public void setTarget(Object target) {
        if (getTarget() == target) return;
        if (isStarted()) cancel();
        this.target = target == null ? null : new WeakReference<Object>(target);
        mInitialized = false;
    }

    @Override
    public void setupStartValues() {
        initAnimation();
        Object t = getTarget();
        if (t != null) {
            for (PropertyValuesHolder v : mValues) v.setupStartValue(t);
        }
    }

    @Override
    public void setupEndValues() {
        initAnimation();
        Object t = getTarget();
        if (t != null) {
            for (PropertyValuesHolder v : mValues) v.setupEndValue(t);
        }
    }

    @Override
    void animateValue(float fraction) {
        Object t = getTarget();
        if (target != null && t == null) {
            cancel();
            return;
        }
        super.animateValue(fraction);
        for (PropertyValuesHolder v : mValues) v.setAnimatedValue(t);
    }

    @Override
    public ObjectAnimator clone() {
        return (ObjectAnimator) super.clone();
    }

    @Override
    public String toString() {
        String s = "ObjectAnimator@" + Integer.toHexString(hashCode()) + ", target " + getTarget();
        if (mValues != null) {
            for (PropertyValuesHolder v : mValues) s += "\n    " + v.toString();
        }
        return s;
    }
}
