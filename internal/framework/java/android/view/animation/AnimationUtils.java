package android.view.animation;

import android.content.Context;
import android.content.res.Resources;
import android.content.res.Resources.NotFoundException;
import android.content.res.Resources.Theme;
import android.content.res.XmlResourceParser;
import android.os.SystemClock;
import android.util.AttributeSet;
import android.util.Xml;
import java.io.IOException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** Reads animations from resources, and knows their time. */
public class AnimationUtils {
    private static boolean locked;
    private static long lockedTime;
    private static long lastReported;

    /** While a frame is made, time stands still. */
    public static void lockAnimationClock(long vsyncMillis) {
        locked = true;
        lockedTime = vsyncMillis;
    }

    public static void unlockAnimationClock() {
        locked = false;
    }

    public static long currentAnimationTimeMillis() {
        if (locked) return Math.max(lockedTime, lastReported);
        lastReported = SystemClock.uptimeMillis();
        return lastReported;
    }

    private static NotFoundException notFound(int id, Exception e) {
        NotFoundException rnf = new NotFoundException("Can't load animation resource ID #0x" + Integer.toHexString(id));
        rnf.initCause(e);
        return rnf;
    }

    public static Animation loadAnimation(Context context, int id) throws NotFoundException {
        XmlResourceParser parser = null;
        try {
            parser = context.getResources().getAnimation(id);
            return animation(context, parser, null, Xml.asAttributeSet(parser));
        } catch (XmlPullParserException e) {
            throw notFound(id, e);
        } catch (IOException e) {
            throw notFound(id, e);
        } finally {
            if (parser != null) parser.close();
        }
    }

    private static Animation animation(Context c, XmlPullParser parser, AnimationSet parent, AttributeSet attrs) throws XmlPullParserException, IOException {
        Animation anim = null;
        int depth = parser.getDepth();
        for (int type = parser.next(); (type != XmlPullParser.END_TAG || parser.getDepth() > depth) && type != XmlPullParser.END_DOCUMENT; type = parser.next()) {
            if (type != XmlPullParser.START_TAG) continue;
            String name = parser.getName();
            if (name.equals("set")) {
                anim = new AnimationSet(c, attrs);
                animation(c, parser, (AnimationSet) anim, attrs);
            } else if (name.equals("alpha")) {
                anim = new AlphaAnimation(c, attrs);
            } else if (name.equals("scale")) {
                anim = new ScaleAnimation(c, attrs);
            } else if (name.equals("rotate")) {
                anim = new RotateAnimation(c, attrs);
            } else if (name.equals("translate")) {
                anim = new TranslateAnimation(c, attrs);
            } else {
                throw new RuntimeException("Unknown animation name: " + name);
            }
            if (parent != null) parent.addAnimation(anim);
        }
        return anim;
    }

    public static LayoutAnimationController loadLayoutAnimation(Context context, int id) throws NotFoundException {
        XmlResourceParser parser = null;
        try {
            parser = context.getResources().getAnimation(id);
            AttributeSet attrs = Xml.asAttributeSet(parser);
            LayoutAnimationController controller = null;
            for (int type = parser.next(); type != XmlPullParser.END_DOCUMENT; type = parser.next()) {
                if (type != XmlPullParser.START_TAG) continue;
                String name = parser.getName();
                if (name.equals("layoutAnimation")) controller = new LayoutAnimationController(context, attrs);
                else if (name.equals("gridLayoutAnimation")) controller = new GridLayoutAnimationController(context, attrs);
                else throw new RuntimeException("Unknown layout animation name: " + name);
            }
            return controller;
        } catch (XmlPullParserException e) {
            throw notFound(id, e);
        } catch (IOException e) {
            throw notFound(id, e);
        } finally {
            if (parser != null) parser.close();
        }
    }

    public static Animation makeInAnimation(Context c, boolean fromLeft) {
        Animation a = loadAnimation(c, fromLeft ? com.android.internal.R.anim.slide_in_left : com.android.internal.R.anim.slide_in_right);
        a.setInterpolator(new DecelerateInterpolator());
        a.setStartTime(currentAnimationTimeMillis());
        return a;
    }

    public static Animation makeOutAnimation(Context c, boolean toRight) {
        Animation a = loadAnimation(c, toRight ? com.android.internal.R.anim.slide_out_right : com.android.internal.R.anim.slide_out_left);
        a.setInterpolator(new AccelerateInterpolator());
        a.setStartTime(currentAnimationTimeMillis());
        return a;
    }

    public static Animation makeInChildBottomAnimation(Context c) {
        Animation a = loadAnimation(c, com.android.internal.R.anim.slide_in_child_bottom);
        a.setInterpolator(new AccelerateInterpolator());
        a.setStartTime(currentAnimationTimeMillis());
        return a;
    }

    public static Interpolator loadInterpolator(Context context, int id) throws NotFoundException {
        return loadInterpolator(context.getResources(), context.getTheme(), id);
    }

    /** For animators, which know no context. */
    public static Interpolator loadInterpolator(Resources res, Theme theme, int id) throws NotFoundException {
        XmlResourceParser parser = null;
        try {
            parser = res.getAnimation(id);
            AttributeSet attrs = Xml.asAttributeSet(parser);
            BaseInterpolator found = null;
            for (int type = parser.next(); type != XmlPullParser.END_DOCUMENT; type = parser.next()) {
                if (type == XmlPullParser.START_TAG) found = interpolator(parser.getName(), res, theme, attrs);
            }
            return found;
        } catch (XmlPullParserException e) {
            throw notFound(id, e);
        } catch (IOException e) {
            throw notFound(id, e);
        } finally {
            if (parser != null) parser.close();
        }
    }

    private static BaseInterpolator interpolator(String name, Resources res, Theme theme, AttributeSet attrs) {
        switch (name) {
            case "linearInterpolator": return new LinearInterpolator();
            case "accelerateInterpolator": return new AccelerateInterpolator(res, theme, attrs);
            case "decelerateInterpolator": return new DecelerateInterpolator(res, theme, attrs);
            case "accelerateDecelerateInterpolator": return new AccelerateDecelerateInterpolator();
            case "cycleInterpolator": return new CycleInterpolator(res, theme, attrs);
            case "anticipateInterpolator": return new AnticipateInterpolator(res, theme, attrs);
            case "overshootInterpolator": return new OvershootInterpolator(res, theme, attrs);
            case "anticipateOvershootInterpolator": return new AnticipateOvershootInterpolator(res, theme, attrs);
            case "bounceInterpolator": return new BounceInterpolator();
            case "pathInterpolator": return new PathInterpolator(res, theme, attrs);
            default: throw new RuntimeException("Unknown interpolator name: " + name);
        }
    }
}
