package android.animation;

import android.content.Context;
import android.content.res.Resources;
import android.content.res.Resources.NotFoundException;
import android.content.res.Resources.Theme;
import android.content.res.TypedArray;
import android.content.res.XmlResourceParser;
import android.graphics.Path;
import android.util.AttributeSet;
import android.util.PathParser;
import android.util.TypedValue;
import android.util.Xml;
import android.view.InflateException;
import android.view.animation.AnimationUtils;
import com.android.internal.R;
import java.io.IOException;
import java.util.ArrayList;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** Reads animators from resources. */
public class AnimatorInflater {
    private static final int TOGETHER = 0;
    private static final int VALUE_TYPE_FLOAT = 0;
    private static final int VALUE_TYPE_PATH = 2;
    private static final int VALUE_TYPE_COLOR = 3;
    private static final int VALUE_TYPE_UNDEFINED = 4;

    public static Animator loadAnimator(Context context, int id) throws NotFoundException {
        return loadAnimator(context.getResources(), context.getTheme(), id);
    }

    public static Animator loadAnimator(Resources resources, Theme theme, int id) throws NotFoundException {
        return loadAnimator(resources, theme, id, 1);
    }

    public static Animator loadAnimator(Resources resources, Theme theme, int id, float pathErrorScale) throws NotFoundException {
        XmlResourceParser parser = null;
        try {
            parser = resources.getAnimation(id);
            return animator(resources, theme, parser, Xml.asAttributeSet(parser), null, 0);
        } catch (XmlPullParserException e) {
            throw notFound("animation", id, e);
        } catch (IOException e) {
            throw notFound("animation", id, e);
        } finally {
            if (parser != null) parser.close();
        }
    }

    private static NotFoundException notFound(String what, int id, Exception e) {
        NotFoundException rnf = new NotFoundException("Can't load " + what + " resource ID #0x" + Integer.toHexString(id));
        rnf.initCause(e);
        return rnf;
    }

    public static StateListAnimator loadStateListAnimator(Context context, int id) throws NotFoundException {
        XmlResourceParser parser = null;
        try {
            parser = context.getResources().getAnimation(id);
            StateListAnimator list = new StateListAnimator();
            AttributeSet attrs = Xml.asAttributeSet(parser);
            while (true) {
                int type = parser.next();
                if (type == XmlPullParser.END_DOCUMENT || type == XmlPullParser.END_TAG && parser.getDepth() <= 1) return list;
                if (type != XmlPullParser.START_TAG || !"item".equals(parser.getName())) continue;
                Animator animator = null;
                int n = attrs.getAttributeCount();
                int[] states = new int[n];
                int k = 0;
                for (int i = 0; i < n; i++) {
                    int name = attrs.getAttributeNameResource(i);
                    if (name == R.attr.animation) animator = loadAnimator(context, attrs.getAttributeResourceValue(i, 0));
                    else states[k++] = attrs.getAttributeBooleanValue(i, false) ? name : -name;
                }
                if (animator == null) animator = animator(context.getResources(), context.getTheme(), parser, Xml.asAttributeSet(parser), null, 0);
                if (animator == null) throw new NotFoundException("animation state item must have a valid animation");
                list.addState(java.util.Arrays.copyOf(states, k), animator);
            }
        } catch (XmlPullParserException e) {
            throw notFound("state list animator", id, e);
        } catch (IOException e) {
            throw notFound("state list animator", id, e);
        } finally {
            if (parser != null) parser.close();
        }
    }

    private static Animator animator(Resources res, Theme theme, XmlPullParser parser, AttributeSet attrs, AnimatorSet parent, int ordering) throws XmlPullParserException, IOException {
        Animator anim = null;
        ArrayList<Animator> children = null;
        int depth = parser.getDepth();
        for (int type = parser.next(); (type != XmlPullParser.END_TAG || parser.getDepth() > depth) && type != XmlPullParser.END_DOCUMENT; type = parser.next()) {
            if (type != XmlPullParser.START_TAG) continue;
            String name = parser.getName();
            boolean values = false;
            if (name.equals("objectAnimator")) {
                anim = new ObjectAnimator();
                load(res, theme, attrs, (ValueAnimator) anim);
            } else if (name.equals("animator")) {
                anim = new ValueAnimator();
                load(res, theme, attrs, (ValueAnimator) anim);
            } else if (name.equals("set")) {
                anim = new AnimatorSet();
                TypedArray a = array(res, theme, attrs, R.styleable.AnimatorSet);
                int order = a.getInt(R.styleable.AnimatorSet_ordering, TOGETHER);
                a.recycle();
                animator(res, theme, parser, attrs, (AnimatorSet) anim, order);
            } else if (name.equals("propertyValuesHolder")) {
                PropertyValuesHolder[] holders = holders(res, theme, parser, Xml.asAttributeSet(parser));
                if (holders != null && anim instanceof ValueAnimator) ((ValueAnimator) anim).setValues(holders);
                values = true;
            } else {
                throw new RuntimeException("Unknown animator name: " + name);
            }
            if (parent != null && !values) {
                if (children == null) children = new ArrayList<Animator>();
                children.add(anim);
            }
        }
        if (parent != null && children != null) {
            Animator[] list = children.toArray(new Animator[children.size()]);
            if (ordering == TOGETHER) parent.playTogether(list);
            else parent.playSequentially(list);
        }
        return anim;
    }

    private static TypedArray array(Resources res, Theme theme, AttributeSet attrs, int[] styleable) {
        return theme != null ? theme.obtainStyledAttributes(attrs, styleable, 0, 0) : res.obtainAttributes(attrs, styleable);
    }

    private static boolean isColor(TypedValue v) {
        return v != null && v.type >= TypedValue.TYPE_FIRST_COLOR_INT && v.type <= TypedValue.TYPE_LAST_COLOR_INT;
    }

    private static PropertyValuesHolder holder(TypedArray a, int valueType, int fromId, int toId, String name) {
        TypedValue from = a.peekValue(fromId);
        TypedValue to = a.peekValue(toId);
        if (valueType == VALUE_TYPE_UNDEFINED) valueType = isColor(from) || isColor(to) ? VALUE_TYPE_COLOR : VALUE_TYPE_FLOAT;
        if (valueType == VALUE_TYPE_PATH) {
            TypeEvaluator<PathParser.PathData> mix = new TypeEvaluator<PathParser.PathData>() {
                @Override
                public PathParser.PathData evaluate(float fraction, PathParser.PathData s, PathParser.PathData e) {
                    PathParser.PathData out = new PathParser.PathData();
                    if (!PathParser.interpolatePathData(out, s, e, fraction)) throw new IllegalArgumentException("Can't interpolate between two incompatible pathData");
                    return out;
                }
            };
            String a1 = a.getString(fromId);
            String a2 = a.getString(toId);
            PathParser.PathData p1 = a1 == null ? null : new PathParser.PathData(a1);
            PathParser.PathData p2 = a2 == null ? null : new PathParser.PathData(a2);
            if (p1 == null && p2 == null) return null;
            if (p1 == null) return PropertyValuesHolder.ofObject(name, (TypeEvaluator) mix, p2);
            if (p2 == null) return PropertyValuesHolder.ofObject(name, (TypeEvaluator) mix, p1);
            if (!PathParser.canMorph(p1, p2)) throw new InflateException(" Can't morph from " + a1 + " to " + a2);
            return PropertyValuesHolder.ofObject(name, (TypeEvaluator) mix, p1, p2);
        }
        if (valueType == VALUE_TYPE_FLOAT) {
            float f = from == null ? 0 : from.type == TypedValue.TYPE_DIMENSION ? a.getDimension(fromId, 0f) : a.getFloat(fromId, 0f);
            if (to != null) {
                float t = to.type == TypedValue.TYPE_DIMENSION ? a.getDimension(toId, 0f) : a.getFloat(toId, 0f);
                return from != null ? PropertyValuesHolder.ofFloat(name, f, t) : PropertyValuesHolder.ofFloat(name, t);
            }
            return from == null ? null : PropertyValuesHolder.ofFloat(name, f);
        }
        int f = value(a, from, fromId);
        int t = value(a, to, toId);
        PropertyValuesHolder p = from != null && to != null ? PropertyValuesHolder.ofInt(name, f, t) : to != null ? PropertyValuesHolder.ofInt(name, t)
            : from != null ? PropertyValuesHolder.ofInt(name, f) : null;
        if (p != null && valueType == VALUE_TYPE_COLOR) p.setEvaluator(ArgbEvaluator.getInstance());
        return p;
    }

    private static int value(TypedArray a, TypedValue v, int id) {
        if (v == null) return 0;
        if (v.type == TypedValue.TYPE_DIMENSION) return (int) a.getDimension(id, 0f);
        return isColor(v) ? a.getColor(id, 0) : a.getInt(id, 0);
    }

    private static void load(Resources res, Theme theme, AttributeSet attrs, ValueAnimator anim) {
        TypedArray a = array(res, theme, attrs, R.styleable.Animator);
        long duration = a.getInt(R.styleable.Animator_duration, 300);
        long delay = a.getInt(R.styleable.Animator_startOffset, 0);
        int valueType = a.getInt(R.styleable.Animator_valueType, VALUE_TYPE_UNDEFINED);
        PropertyValuesHolder p = holder(a, valueType, R.styleable.Animator_valueFrom, R.styleable.Animator_valueTo, "");
        if (p != null) anim.setValues(p);
        anim.setDuration(duration);
        anim.setStartDelay(delay);
        if (a.hasValue(R.styleable.Animator_repeatCount)) anim.setRepeatCount(a.getInt(R.styleable.Animator_repeatCount, 0));
        if (a.hasValue(R.styleable.Animator_repeatMode)) anim.setRepeatMode(a.getInt(R.styleable.Animator_repeatMode, ValueAnimator.RESTART));
        if (anim instanceof ObjectAnimator) {
            ObjectAnimator o = (ObjectAnimator) anim;
            TypedArray b = array(res, theme, attrs, R.styleable.PropertyAnimator);
            String data = b.getString(R.styleable.PropertyAnimator_pathData);
            if (data != null) {
                String x = b.getString(R.styleable.PropertyAnimator_propertyXName);
                String y = b.getString(R.styleable.PropertyAnimator_propertyYName);
                if (x == null && y == null) throw new InflateException(b.getPositionDescription() + " propertyXName or propertyYName is needed for PathData");
                Path path = PathParser.createPathFromPathData(data);
                ObjectAnimator both = ObjectAnimator.ofFloat(null, x == null ? "" : x, y == null ? "" : y, path);
                PropertyValuesHolder[] v = both.getValues();
                o.setValues(x == null ? new PropertyValuesHolder[] {v[1]} : y == null ? new PropertyValuesHolder[] {v[0]} : v);
            } else {
                String name = b.getString(R.styleable.PropertyAnimator_propertyName);
                if (name != null) o.setPropertyName(name);
            }
            b.recycle();
        }
        int interpolator = a.getResourceId(R.styleable.Animator_interpolator, 0);
        if (interpolator > 0) anim.setInterpolator(AnimationUtils.loadInterpolator(res, theme, interpolator));
        a.recycle();
    }

    private static PropertyValuesHolder[] holders(Resources res, Theme theme, XmlPullParser parser, AttributeSet attrs) throws XmlPullParserException, IOException {
        ArrayList<PropertyValuesHolder> values = null;
        int type;
        while ((type = parser.getEventType()) != XmlPullParser.END_TAG && type != XmlPullParser.END_DOCUMENT) {
            if (type == XmlPullParser.START_TAG && parser.getName().equals("propertyValuesHolder")) {
                TypedArray a = array(res, theme, attrs, R.styleable.PropertyValuesHolder);
                String name = a.getString(R.styleable.PropertyValuesHolder_propertyName);
                int valueType = a.getInt(R.styleable.PropertyValuesHolder_valueType, VALUE_TYPE_UNDEFINED);
                PropertyValuesHolder p = keyframes(res, theme, parser, name, valueType);
                if (p == null) p = holder(a, valueType, R.styleable.PropertyValuesHolder_valueFrom, R.styleable.PropertyValuesHolder_valueTo, name);
                if (p != null) {
                    if (values == null) values = new ArrayList<PropertyValuesHolder>();
                    values.add(p);
                }
                a.recycle();
            }
            parser.next();
        }
        return values == null ? null : values.toArray(new PropertyValuesHolder[values.size()]);
    }

    private static PropertyValuesHolder keyframes(Resources res, Theme theme, XmlPullParser parser, String name, int valueType) throws XmlPullParserException, IOException {
        ArrayList<Keyframe> frames = new ArrayList<Keyframe>();
        boolean color = valueType == VALUE_TYPE_COLOR;
        int type;
        while ((type = parser.next()) != XmlPullParser.END_TAG && type != XmlPullParser.END_DOCUMENT) {
            if (type != XmlPullParser.START_TAG || !parser.getName().equals("keyframe")) continue;
            TypedArray a = array(res, theme, Xml.asAttributeSet(parser), R.styleable.Keyframe);
            float fraction = a.getFloat(R.styleable.Keyframe_fraction, -1);
            TypedValue v = a.peekValue(R.styleable.Keyframe_value);
            boolean ints = valueType == 1 || color || valueType == VALUE_TYPE_UNDEFINED && isColor(v);
            color |= isColor(v);
            Keyframe k = v == null ? (ints ? Keyframe.ofInt(fraction) : Keyframe.ofFloat(fraction))
                : ints ? Keyframe.ofInt(fraction, a.getInt(R.styleable.Keyframe_value, 0)) : Keyframe.ofFloat(fraction, a.getFloat(R.styleable.Keyframe_value, 0));
            int interpolator = a.getResourceId(R.styleable.Keyframe_interpolator, 0);
            if (interpolator > 0) k.setInterpolator(AnimationUtils.loadInterpolator(res, theme, interpolator));
            a.recycle();
            frames.add(k);
            parser.next();
        }
        int n = frames.size();
        if (n == 0) return null;
        if (frames.get(0).getFraction() < 0) frames.get(0).setFraction(0f);
        if (frames.get(n - 1).getFraction() < 0) frames.get(n - 1).setFraction(1f);
        for (int i = 1; i < n - 1; i++) {
            if (frames.get(i).getFraction() >= 0) continue;
            int end = i;
            while (frames.get(end).getFraction() < 0) end++;
            float gap = frames.get(end).getFraction() - frames.get(i - 1).getFraction();
            for (int j = i; j < end; j++) frames.get(j).setFraction(frames.get(j - 1).getFraction() + gap / (end - i + 1));
        }
        PropertyValuesHolder p = PropertyValuesHolder.ofKeyframe(name, frames.toArray(new Keyframe[n]));
        if (color) p.setEvaluator(ArgbEvaluator.getInstance());
        return p;
    }
}
