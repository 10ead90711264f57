package android.animation;

import android.graphics.Path;
import android.util.Log;
import android.util.Property;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** A property of an object and the values that it takes. */
public class PropertyValuesHolder implements Cloneable {
    private String name;
    private Property property;
    private Method setter;
    private Method getter;
    private Class valueType;
    KeyframeSet keyframes;
    private TypeEvaluator evaluator;
    private TypeConverter converter;
    private Object animated;

    private PropertyValuesHolder(String name, Property property) {
        this.name = property != null ? property.getName() : name;
        this.property = property;
    }

    public static PropertyValuesHolder ofInt(String propertyName, int... values) {
        PropertyValuesHolder p = new PropertyValuesHolder(propertyName, null);
        p.setIntValues(values);
        return p;
    }

    public static PropertyValuesHolder ofInt(Property<?, Integer> property, int... values) {
        PropertyValuesHolder p = new PropertyValuesHolder(null, property);
        p.setIntValues(values);
        return p;
    }

    public static PropertyValuesHolder ofFloat(String propertyName, float... values) {
        PropertyValuesHolder p = new PropertyValuesHolder(propertyName, null);
        p.setFloatValues(values);
        return p;
    }

    public static PropertyValuesHolder ofFloat(Property<?, Float> property, float... values) {
        PropertyValuesHolder p = new PropertyValuesHolder(null, property);
        p.setFloatValues(values);
        return p;
    }

    public static PropertyValuesHolder ofObject(String propertyName, TypeEvaluator evaluator, Object... values) {
        PropertyValuesHolder p = new PropertyValuesHolder(propertyName, null);
        p.setObjectValues(values);
        p.setEvaluator(evaluator);
        return p;
    }

    public static PropertyValuesHolder ofObject(String propertyName, TypeConverter<android.graphics.PointF, ?> converter, Path path) {
        PropertyValuesHolder p = new PropertyValuesHolder(propertyName, null);
        p.keyframes = KeyframeSet.ofPath(path);
        p.valueType = android.graphics.PointF.class;
        p.setConverter(converter);
        return p;
    }

    public static <V> PropertyValuesHolder ofObject(Property property, TypeEvaluator<V> evaluator, V... values) {
        PropertyValuesHolder p = new PropertyValuesHolder(null, property);
        p.setObjectValues(values);
        p.setEvaluator(evaluator);
        return p;
    }

    public static <T, V> PropertyValuesHolder ofObject(Property<?, V> property, TypeConverter<T, V> converter, TypeEvaluator<T> evaluator, T... values) {
        PropertyValuesHolder p = new PropertyValuesHolder(null, property);
        p.setConverter(converter);
        p.setObjectValues(values);
        p.setEvaluator(evaluator);
        return p;
    }

    public static <V> PropertyValuesHolder ofObject(Property<?, V> property, TypeConverter<android.graphics.PointF, V> converter, Path path) {
        PropertyValuesHolder p = new PropertyValuesHolder(null, property);
        p.keyframes = KeyframeSet.ofPath(path);
        p.valueType = android.graphics.PointF.class;
        p.setConverter(converter);
        return p;
    }

    public static PropertyValuesHolder ofKeyframe(String propertyName, Keyframe... values) {
        PropertyValuesHolder p = new PropertyValuesHolder(propertyName, null);
        p.setKeyframes(values);
        return p;
    }

    public static PropertyValuesHolder ofKeyframe(Property property, Keyframe... values) {
        PropertyValuesHolder p = new PropertyValuesHolder(null, property);
        p.setKeyframes(values);
        return p;
    }

    public void setIntValues(int... values) {
        valueType = int.class;
        keyframes = KeyframeSet.ofInt(values);
    }

    public void setFloatValues(float... values) {
        valueType = float.class;
        keyframes = KeyframeSet.ofFloat(values);
    }

    public void setKeyframes(Keyframe... values) {
        valueType = values[0].getType();
        keyframes = KeyframeSet.ofKeyframe(values);
    }

    public void setObjectValues(Object... values) {
        valueType = values[0].getClass();
        keyframes = KeyframeSet.ofObject(values);
        if (evaluator != null) keyframes.evaluator = evaluator;
    }

    public void setConverter(TypeConverter converter) {
        this.converter = converter;
    }

    private static String methodName(String prefix, String name) {
        return name == null || name.length() == 0 ? prefix : prefix + Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    private Method find(Class target, String prefix, Class type) {
        String method = methodName(prefix, name);
        if (type == null) return look(target, method);
        Class[] types;
        if (type == Float.class || type == float.class) types = new Class[] {float.class, Float.class, double.class, int.class, Double.class, Integer.class};
        else if (type == Integer.class || type == int.class) types = new Class[] {int.class, Integer.class, float.class, double.class, Float.class, Double.class};
        else types = new Class[] {type};
        for (Class t : types) {
            Method m = look(target, method, t);
            if (m != null) {
                if (converter == null) valueType = t;
                return m;
            }
        }
        Log.w("PropertyValuesHolder", "Method " + method + "() with type " + type + " not found on target class " + target);
        return null;
    }

    private static Method look(Class target, String name, Class... args) {
        try {
            return target.getMethod(name, args);
        } catch (NoSuchMethodException e) {
            return null;
        }
    }

    @SuppressWarnings("unchecked")
    void setupSetterAndGetter(Object target) {
        if (property != null) {
            try {
                for (Keyframe k : keyframes.frames) {
                    if (k.hasValue() && !k.valueWasSetOnStart()) continue;
                    k.setValue(convertBack(property.get(target)));
                    k.setValueWasSetOnStart(true);
                }
                return;
            } catch (ClassCastException e) {
                Log.w("PropertyValuesHolder", "No such property (" + property.getName() + ") on target object " + target + ". Trying reflection instead");
                property = null;
            }
        }
        Class c = target.getClass();
        if (setter == null) setter = find(c, "set", converter == null ? valueType : converter.getTargetType());
        for (Keyframe k : keyframes.frames) {
            if (k.hasValue() && !k.valueWasSetOnStart()) continue;
            if (getter == null) {
                getter = find(c, "get", null);
                if (getter == null) {
                    Log.w("PropertyValuesHolder", "Method " + methodName("get", name) + "() with type null not found on target class " + c);
                    return;
                }
            }
            k.setValue(convertBack(call(getter, target)));
            k.setValueWasSetOnStart(true);
        }
    }

    @SuppressWarnings("unchecked")
    private Object convertBack(Object value) {
        if (converter == null) return value;
        if (!(converter instanceof BidirectionalTypeConverter)) throw new IllegalArgumentException("Converter " + converter.getClass().getName() + " must be a BidirectionalTypeConverter");
        return ((BidirectionalTypeConverter) converter).convertBack(value);
    }

    private static Object call(Method m, Object target, Object... args) {
        try {
            return m.invoke(target, args);
        } catch (InvocationTargetException e) {
            Log.e("PropertyValuesHolder", e.toString());
        } catch (IllegalAccessException e) {
            Log.e("PropertyValuesHolder", e.toString());
        }
        return null;
    }

    @SuppressWarnings("unchecked")
    private void setupValue(Object target, Keyframe k) {
        Object value;
        if (property != null) {
            value = property.get(target);
        } else {
            if (getter == null) {
                getter = find(target.getClass(), "get", null);
                if (getter == null) return;
            }
            value = call(getter, target);
        }
        k.setValue(convertBack(value));
    }

    void setupStartValue(Object target) {
        if (!keyframes.frames.isEmpty()) setupValue(target, keyframes.frames.get(0));
    }

    void setupEndValue(Object target) {
        if (!keyframes.frames.isEmpty()) setupValue(target, keyframes.frames.get(keyframes.frames.size() - 1));
    }

    @Override
    public PropertyValuesHolder clone() {
        try {
            PropertyValuesHolder p = (PropertyValuesHolder) super.clone();
            p.keyframes = keyframes.copy();
            return p;
        } catch (CloneNotSupportedException e) {
            return null;
        }
    }

    @SuppressWarnings("unchecked")
    void setAnimatedValue(Object target) {
        if (property != null) property.set(target, getAnimatedValue());
        if (setter != null) {
            Object v = getAnimatedValue();
            Class t = setter.getParameterTypes()[0];
            if (v instanceof Number) {
                Number n = (Number) v;
                if (t == float.class || t == Float.class) v = n.floatValue();
                else if (t == int.class || t == Integer.class) v = n.intValue();
                else if (t == double.class || t == Double.class) v = n.doubleValue();
            }
            call(setter, target, v);
        }
    }

    void init() {
        if (evaluator == null) evaluator = valueType == Integer.class ? new IntEvaluator() : valueType == Float.class ? new FloatEvaluator() : null;
        if (evaluator != null) keyframes.evaluator = evaluator;
    }

    public void setEvaluator(TypeEvaluator evaluator) {
        this.evaluator = evaluator;
        keyframes.evaluator = evaluator;
    }

    @SuppressWarnings("unchecked")
    void calculateValue(float fraction) {
        Object value = keyframes.getValue(fraction);
        animated = converter == null ? value : converter.convert(value);
    }

    public void setPropertyName(String propertyName) {
        name = propertyName;
    }

    public void setProperty(Property property) {
        this.property = property;
    }

    public String getPropertyName() {
        return name;
    }

    Object getAnimatedValue() {
        if (animated == null && keyframes != null) {
            if (keyframes.kind == KeyframeSet.Kind.INT) return 0;
            if (keyframes.kind == KeyframeSet.Kind.FLOAT) return 0f;
        }
        return animated;
    }

    Class getValueType() {
        return valueType;
    }

    @Override
    public String toString() {
        return name + ": " + keyframes;
    }
}
