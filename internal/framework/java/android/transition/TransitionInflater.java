package android.transition;

import android.content.Context;
import android.content.res.XmlResourceParser;
import android.util.AttributeSet;
import android.util.Xml;
import android.view.InflateException;
import android.view.ViewGroup;
import java.io.IOException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** Reads transitions out of resources. */
public class TransitionInflater {
    private final Context context;

    private TransitionInflater(Context context) {
        this.context = context;
    }

    public static TransitionInflater from(Context context) {
        return new TransitionInflater(context);
    }

    public Transition inflateTransition(int resource) {
        XmlResourceParser parser = context.getResources().getXml(resource);
        try {
            return read(parser, Xml.asAttributeSet(parser), null);
        } catch (XmlPullParserException e) {
            InflateException ex = new InflateException(e.getMessage());
            ex.initCause(e);
            throw ex;
        } catch (IOException e) {
            InflateException ex = new InflateException(parser.getPositionDescription() + ": " + e.getMessage());
            ex.initCause(e);
            throw ex;
        } finally {
            parser.close();
        }
    }

    private Transition read(XmlPullParser parser, AttributeSet attrs, Transition parent) throws XmlPullParserException, IOException {
        Transition last = null;
        int depth = parser.getDepth();
        TransitionSet set = parent instanceof TransitionSet ? (TransitionSet) parent : null;
        int type;
        while (((type = parser.next()) != XmlPullParser.END_TAG || parser.getDepth() > depth) && type != XmlPullParser.END_DOCUMENT) {
            if (type != XmlPullParser.START_TAG) {
                continue;
            }
            String name = parser.getName();
            Transition made = null;
            if (name.equals("fade")) {
                made = new Fade();
            } else if (name.equals("changeBounds")) {
                made = new ChangeBounds();
            } else if (name.equals("slide")) {
                made = new Slide();
            } else if (name.equals("explode")) {
                made = new Explode();
            } else if (name.equals("autoTransition")) {
                made = new AutoTransition();
            } else if (name.equals("transitionSet")) {
                made = new TransitionSet();
            } else if (name.equals("transition")) {
                String type2 = attrs.getAttributeValue(null, "class");
                if (type2 == null) {
                    throw new InflateException("transition tag must have a 'class' attribute");
                }
                try {
                    Class<? extends Transition> c = context.getClassLoader().loadClass(type2).asSubclass(Transition.class);
                    made = c.getConstructor(Context.class, AttributeSet.class).newInstance(context, attrs);
                } catch (Exception e) {
                    throw new InflateException("Could not instantiate " + Transition.class + " class " + type2, e);
                }
            } else if (name.equals("targets") || name.equals("target") || name.equals("arcMotion") || name.equals("pathMotion")
                    || name.equals("patternPathMotion") || name.startsWith("change") || name.equals("recolor")) {
                skip(parser);
                continue;
            } else {
                throw new RuntimeException("Unknown scene name: " + name);
            }
            if (!parser.isEmptyElementTag()) {
                read(parser, attrs, made);
            }
            if (set != null) {
                set.addTransition(made);
            } else if (parent != null) {
                throw new InflateException("Could not add transition to another transition.");
            }
            last = made;
        }
        return last;
    }

    private static void skip(XmlPullParser parser) throws XmlPullParserException, IOException {
        int depth = parser.getDepth();
        int type;
        while ((type = parser.next()) != XmlPullParser.END_DOCUMENT) {
            if (type == XmlPullParser.END_TAG && parser.getDepth() <= depth) {
                return;
            }
        }
    }

    public TransitionManager inflateTransitionManager(int resource, ViewGroup sceneRoot) {
        return new TransitionManager();
    }
}
