package android.view;

import android.content.Context;
import android.content.res.Resources;
import android.content.res.TypedArray;
import android.content.res.XmlResourceParser;
import android.graphics.Canvas;
import android.util.AttributeSet;
import android.util.TypedValue;
import android.util.Xml;
import android.widget.FrameLayout;
import com.android.internal.R;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.util.HashMap;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** Makes trees of views from layout files. */
public abstract class LayoutInflater {
    private static final StackTraceElement[] EMPTY_STACK_TRACE = new StackTraceElement[0];
    private static final int[] ATTRS_THEME = new int[] {R.attr.theme};
    private static final String TAG_1995 = "blink";

    static final Class<?>[] mConstructorSignature = new Class[] {Context.class, AttributeSet.class};
    private static final HashMap<String, Constructor<? extends View>> sConstructorMap = new HashMap<String, Constructor<? extends View>>();

    protected final Context mContext;
    private boolean mFactorySet;
    private Factory mFactory;
    private Factory2 mFactory2;
    private Factory2 mPrivateFactory;
    private Filter mFilter;
    final Object[] mConstructorArgs = new Object[2];
    private HashMap<String, Boolean> mFilterMap;
    private TypedValue mTempValue;

    /** Decides which classes may be inflated. */
    public interface Filter {
        @SuppressWarnings("unchecked")
        boolean onLoadClass(Class clazz);
    }

    /** Makes views in the place of the inflater. */
    public interface Factory {
        View onCreateView(String name, Context context, AttributeSet attrs);
    }

    /** A factory that is told the parent. */
    public interface Factory2 extends Factory {
        View onCreateView(View parent, String name, Context context, AttributeSet attrs);
    }

    private static class FactoryMerger implements Factory2 {
        private final Factory mF1;
        private final Factory mF2;
        private final Factory2 mF12;
        private final Factory2 mF22;

        FactoryMerger(Factory f1, Factory2 f12, Factory f2, Factory2 f22) {
            mF1 = f1;
            mF2 = f2;
            mF12 = f12;
            mF22 = f22;
        }

        @Override
        public View onCreateView(String name, Context context, AttributeSet attrs) {
            View v = mF1.onCreateView(name, context, attrs);
            return v != null ? v : mF2.onCreateView(name, context, attrs);
        }

        @Override
        public View onCreateView(View parent, String name, Context context, AttributeSet attrs) {
            View v = mF12 != null ? mF12.onCreateView(parent, name, context, attrs) : mF1.onCreateView(name, context, attrs);
            if (v != null) return v;
            return mF22 != null ? mF22.onCreateView(parent, name, context, attrs) : mF2.onCreateView(name, context, attrs);
        }
    }

    protected LayoutInflater(Context context) {
        mContext = context;
    }

    protected LayoutInflater(LayoutInflater original, Context newContext) {
        mContext = newContext;
        mFactory = original.mFactory;
        mFactory2 = original.mFactory2;
        mPrivateFactory = original.mPrivateFactory;
        setFilter(original.mFilter);
    }

    public static LayoutInflater from(Context context) {
        LayoutInflater inflater = (LayoutInflater) context.getSystemService(Context.LAYOUT_INFLATER_SERVICE);
        if (inflater == null) throw new AssertionError("LayoutInflater not found.");
        return inflater;
    }

    public abstract LayoutInflater cloneInContext(Context newContext);

    public Context getContext() {
        return mContext;
    }

    public final Factory getFactory() {
        return mFactory;
    }

    public final Factory2 getFactory2() {
        return mFactory2;
    }

    public void setFactory(Factory factory) {
        if (mFactorySet) throw new IllegalStateException("A factory has already been set on this LayoutInflater");
        if (factory == null) throw new NullPointerException("Given factory can not be null");
        mFactorySet = true;
        mFactory = mFactory == null ? factory : new FactoryMerger(factory, null, mFactory, mFactory2);
    }

    public void setFactory2(Factory2 factory) {
        if (mFactorySet) throw new IllegalStateException("A factory has already been set on this LayoutInflater");
        if (factory == null) throw new NullPointerException("Given factory can not be null");
        mFactorySet = true;
        if (mFactory == null) {
            mFactory = mFactory2 = factory;
        } else {
            mFactory = mFactory2 = new FactoryMerger(factory, factory, mFactory, mFactory2);
        }
    }

    public void setPrivateFactory(Factory2 factory) {
        mPrivateFactory = mPrivateFactory == null ? factory : new FactoryMerger(factory, factory, mPrivateFactory, mPrivateFactory);
    }

    public Filter getFilter() {
        return mFilter;
    }

    public void setFilter(Filter filter) {
        mFilter = filter;
        if (filter != null) mFilterMap = new HashMap<String, Boolean>();
    }

    public View inflate(int resource, ViewGroup root) {
        return inflate(resource, root, root != null);
    }

    public View inflate(XmlPullParser parser, ViewGroup root) {
        return inflate(parser, root, root != null);
    }

    public View inflate(int resource, ViewGroup root, boolean attachToRoot) {
        XmlResourceParser parser = getContext().getResources().getLayout(resource);
        try {
            return inflate(parser, root, attachToRoot);
        } finally {
            parser.close();
        }
    }

    public View inflate(XmlPullParser parser, ViewGroup root, boolean attachToRoot) {
        synchronized (mConstructorArgs) {
            Context inflaterContext = mContext;
            AttributeSet attrs = Xml.asAttributeSet(parser);
            Context lastContext = (Context) mConstructorArgs[0];
            mConstructorArgs[0] = inflaterContext;
            View result = root;
            try {
                int type;
                do {
                    type = parser.next();
                } while (type != XmlPullParser.START_TAG && type != XmlPullParser.END_DOCUMENT);
                if (type != XmlPullParser.START_TAG) throw new InflateException(parser.getPositionDescription() + ": No start tag found!");
                String name = parser.getName();
                if ("merge".equals(name)) {
                    if (root == null || !attachToRoot) {
                        throw new InflateException("<merge /> can be used only with a valid ViewGroup root and attachToRoot=true");
                    }
                    rInflate(parser, root, inflaterContext, attrs, false);
                } else {
                    View temp = createViewFromTag(root, name, inflaterContext, attrs);
                    ViewGroup.LayoutParams params = null;
                    if (root != null) {
                        params = root.generateLayoutParams(attrs);
                        if (!attachToRoot) temp.setLayoutParams(params);
                    }
                    rInflateChildren(parser, temp, attrs, true);
                    if (root != null && attachToRoot) root.addView(temp, params);
                    if (root == null || !attachToRoot) result = temp;
                }
            } catch (XmlPullParserException e) {
                InflateException ie = new InflateException(e.getMessage(), e);
                ie.setStackTrace(EMPTY_STACK_TRACE);
                throw ie;
            } catch (Exception e) {
                InflateException ie = new InflateException(parser.getPositionDescription() + ": " + e.getMessage(), e);
                ie.setStackTrace(EMPTY_STACK_TRACE);
                throw ie;
            } finally {
                mConstructorArgs[0] = lastContext;
                mConstructorArgs[1] = null;
            }
            return result;
        }
    }

    // A cached constructor serves only apps whose loader, or its parents, defined the class.
    private final boolean verifyClassLoader(Constructor<? extends View> constructor) {
        ClassLoader defined = constructor.getDeclaringClass().getClassLoader();
        if (defined == LayoutInflater.class.getClassLoader()) return true;
        for (ClassLoader cl = mContext.getClassLoader(); cl != null; cl = cl.getParent()) {
            if (defined == cl) return true;
        }
        return false;
    }

    public final View createView(String name, String prefix, AttributeSet attrs) throws ClassNotFoundException, InflateException {
        Constructor<? extends View> constructor = sConstructorMap.get(name);
        if (constructor != null && !verifyClassLoader(constructor)) {
            constructor = null;
            sConstructorMap.remove(name);
        }
        Class<? extends View> clazz = null;
        try {
            if (constructor == null) {
                clazz = mContext.getClassLoader().loadClass(prefix != null ? prefix + name : name).asSubclass(View.class);
                if (mFilter != null && clazz != null && !mFilter.onLoadClass(clazz)) failNotAllowed(name, prefix, attrs);
                constructor = clazz.getConstructor(mConstructorSignature);
                constructor.setAccessible(true);
                sConstructorMap.put(name, constructor);
            } else if (mFilter != null) {
                Boolean allowedState = mFilterMap.get(name);
                if (allowedState == null) {
                    clazz = mContext.getClassLoader().loadClass(prefix != null ? prefix + name : name).asSubclass(View.class);
                    boolean allowed = clazz != null && mFilter.onLoadClass(clazz);
                    mFilterMap.put(name, allowed);
                    if (!allowed) failNotAllowed(name, prefix, attrs);
                } else if (allowedState.equals(Boolean.FALSE)) {
                    failNotAllowed(name, prefix, attrs);
                }
            }
            Object lastContext = mConstructorArgs[0];
            if (mConstructorArgs[0] == null) mConstructorArgs[0] = mContext;
            Object[] args = mConstructorArgs;
            args[1] = attrs;
            View view = constructor.newInstance(args);
            if (view instanceof ViewStub) ((ViewStub) view).setLayoutInflater(cloneInContext((Context) args[0]));
            mConstructorArgs[0] = lastContext;
            return view;
        } catch (NoSuchMethodException e) {
            InflateException ie = new InflateException(
                    attrs.getPositionDescription() + ": Error inflating class " + (prefix != null ? prefix + name : name), e);
            ie.setStackTrace(EMPTY_STACK_TRACE);
            throw ie;
        } catch (ClassCastException e) {
            InflateException ie = new InflateException(
                    attrs.getPositionDescription() + ": Class is not a View " + (prefix != null ? prefix + name : name), e);
            ie.setStackTrace(EMPTY_STACK_TRACE);
            throw ie;
        } catch (ClassNotFoundException e) {
            throw e;
        } catch (Exception e) {
            InflateException ie = new InflateException(
                    attrs.getPositionDescription() + ": Error inflating class " + (clazz == null ? "<unknown>" : clazz.getName()), e);
            ie.setStackTrace(EMPTY_STACK_TRACE);
            throw ie;
        }
    }

    private void failNotAllowed(String name, String prefix, AttributeSet attrs) {
        throw new InflateException(
                attrs.getPositionDescription() + ": Class not allowed to be inflated " + (prefix != null ? prefix + name : name));
    }

    protected View onCreateView(String name, AttributeSet attrs) throws ClassNotFoundException {
        return createView(name, "android.view.", attrs);
    }

    protected View onCreateView(View parent, String name, AttributeSet attrs) throws ClassNotFoundException {
        return onCreateView(name, attrs);
    }

    private View createViewFromTag(View parent, String name, Context context, AttributeSet attrs) {
        return createViewFromTag(parent, name, context, attrs, false);
    }

    View createViewFromTag(View parent, String name, Context context, AttributeSet attrs, boolean ignoreThemeAttr) {
        if (name.equals("view")) name = attrs.getAttributeValue(null, "class");
        if (!ignoreThemeAttr) {
            TypedArray ta = context.obtainStyledAttributes(attrs, ATTRS_THEME);
            int themeResId = ta.getResourceId(0, 0);
            if (themeResId != 0) context = new ContextThemeWrapper(context, themeResId);
            ta.recycle();
        }
        if (name.equals(TAG_1995)) return new BlinkLayout(context, attrs);
        try {
            View view;
            if (mFactory2 != null) {
                view = mFactory2.onCreateView(parent, name, context, attrs);
            } else if (mFactory != null) {
                view = mFactory.onCreateView(name, context, attrs);
            } else {
                view = null;
            }
            if (view == null && mPrivateFactory != null) view = mPrivateFactory.onCreateView(parent, name, context, attrs);
            if (view == null) {
                Object lastContext = mConstructorArgs[0];
                mConstructorArgs[0] = context;
                try {
                    if (-1 == name.indexOf('.')) {
                        view = onCreateView(parent, name, attrs);
                    } else {
                        view = createView(name, null, attrs);
                    }
                } finally {
                    mConstructorArgs[0] = lastContext;
                }
            }
            return view;
        } catch (InflateException e) {
            throw e;
        } catch (ClassNotFoundException e) {
            InflateException ie = new InflateException(attrs.getPositionDescription() + ": Error inflating class " + name, e);
            ie.setStackTrace(EMPTY_STACK_TRACE);
            throw ie;
        } catch (Exception e) {
            InflateException ie = new InflateException(attrs.getPositionDescription() + ": Error inflating class " + name, e);
            ie.setStackTrace(EMPTY_STACK_TRACE);
            throw ie;
        }
    }

    final void rInflateChildren(XmlPullParser parser, View parent, AttributeSet attrs, boolean finishInflate)
            throws XmlPullParserException, IOException {
        rInflate(parser, parent, parent.getContext(), attrs, finishInflate);
    }

    void rInflate(XmlPullParser parser, View parent, Context context, AttributeSet attrs, boolean finishInflate)
            throws XmlPullParserException, IOException {
        int depth = parser.getDepth();
        int type;
        boolean pendingRequestFocus = false;
        while (((type = parser.next()) != XmlPullParser.END_TAG || parser.getDepth() > depth) && type != XmlPullParser.END_DOCUMENT) {
            if (type != XmlPullParser.START_TAG) continue;
            String name = parser.getName();
            if ("requestFocus".equals(name)) {
                pendingRequestFocus = true;
                consumeChildElements(parser);
            } else if ("tag".equals(name)) {
                parseViewTag(parser, parent, attrs);
            } else if ("include".equals(name)) {
                if (parser.getDepth() == 0) throw new InflateException("<include /> cannot be the root element");
                parseInclude(parser, context, parent, attrs);
            } else if ("merge".equals(name)) {
                throw new InflateException("<merge /> must be the root element");
            } else {
                View view = createViewFromTag(parent, name, context, attrs);
                ViewGroup viewGroup = (ViewGroup) parent;
                ViewGroup.LayoutParams params = viewGroup.generateLayoutParams(attrs);
                rInflateChildren(parser, view, attrs, true);
                viewGroup.addView(view, params);
            }
        }
        if (pendingRequestFocus) parent.restoreDefaultFocus();
        if (finishInflate) parent.onFinishInflate();
    }

    private void parseViewTag(XmlPullParser parser, View view, AttributeSet attrs) throws XmlPullParserException, IOException {
        TypedArray ta = view.getContext().obtainStyledAttributes(attrs, R.styleable.ViewTag);
        view.setTag(ta.getResourceId(R.styleable.ViewTag_id, 0), ta.getText(R.styleable.ViewTag_value));
        ta.recycle();
        consumeChildElements(parser);
    }

    private void parseInclude(XmlPullParser parser, Context context, View parent, AttributeSet attrs) throws XmlPullParserException, IOException {
        int type;
        if (!(parent instanceof ViewGroup)) throw new InflateException("<include /> can only be used inside of a ViewGroup");
        TypedArray ta = context.obtainStyledAttributes(attrs, ATTRS_THEME);
        int themeResId = ta.getResourceId(0, 0);
        boolean hasThemeOverride = themeResId != 0;
        if (hasThemeOverride) context = new ContextThemeWrapper(context, themeResId);
        ta.recycle();
        int layout = attrs.getAttributeResourceValue(null, "layout", 0);
        if (layout == 0) {
            String value = attrs.getAttributeValue(null, "layout");
            if (value == null || value.length() <= 0) {
                throw new InflateException("You must specify a layout in the include tag: <include layout=\"@layout/layoutID\" />");
            }
            layout = context.getResources().getIdentifier(value.substring(1), "attr", context.getPackageName());
        }
        if (mTempValue == null) mTempValue = new TypedValue();
        if (layout != 0 && context.getTheme().resolveAttribute(layout, mTempValue, true)) layout = mTempValue.resourceId;
        if (layout == 0) {
            String value = attrs.getAttributeValue(null, "layout");
            throw new InflateException("You must specify a valid layout reference. The layout ID " + value + " is not valid.");
        }
        XmlResourceParser childParser = context.getResources().getLayout(layout);
        try {
            AttributeSet childAttrs = Xml.asAttributeSet(childParser);
            do {
                type = childParser.next();
            } while (type != XmlPullParser.START_TAG && type != XmlPullParser.END_DOCUMENT);
            if (type != XmlPullParser.START_TAG) throw new InflateException(childParser.getPositionDescription() + ": No start tag found!");
            String childName = childParser.getName();
            if ("merge".equals(childName)) {
                rInflate(childParser, parent, context, childAttrs, false);
            } else {
                View view = createViewFromTag(parent, childName, context, childAttrs, hasThemeOverride);
                ViewGroup group = (ViewGroup) parent;
                TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.Include);
                int id = a.getResourceId(R.styleable.Include_id, View.NO_ID);
                int visibility = a.getInt(R.styleable.Include_visibility, -1);
                a.recycle();
                // The include's own size counts only if it has both, which the params find out.
                ViewGroup.LayoutParams params = null;
                try {
                    params = group.generateLayoutParams(attrs);
                } catch (RuntimeException e) {
                    params = null;
                }
                if (params == null) params = group.generateLayoutParams(childAttrs);
                view.setLayoutParams(params);
                rInflateChildren(childParser, view, childAttrs, true);
                if (id != View.NO_ID) view.setId(id);
                if (visibility == 0) {
                    view.setVisibility(View.VISIBLE);
                } else if (visibility == 1) {
                    view.setVisibility(View.INVISIBLE);
                } else if (visibility == 2) {
                    view.setVisibility(View.GONE);
                }
                group.addView(view);
            }
        } finally {
            childParser.close();
        }
        consumeChildElements(parser);
    }

    static final void consumeChildElements(XmlPullParser parser) throws XmlPullParserException, IOException {
        int depth = parser.getDepth();
        int type;
        do {
            type = parser.next();
        } while ((type != XmlPullParser.END_TAG || parser.getDepth() > depth) && type != XmlPullParser.END_DOCUMENT);
    }

    private static class BlinkLayout extends FrameLayout {
        private boolean blink;
        private boolean blinkState;
        private final Runnable toggle = new Runnable() {
            @Override
            public void run() {
                if (!blink) return;
                blinkState = !blinkState;
                postDelayed(this, 500);
                invalidate();
            }
        };

        BlinkLayout(Context context, AttributeSet attrs) {
            super(context, attrs);
        }

        @Override
        protected void onAttachedToWindow() {
            super.onAttachedToWindow();
            blink = true;
            blinkState = true;
            postDelayed(toggle, 500);
        }

        @Override
        protected void onDetachedFromWindow() {
            super.onDetachedFromWindow();
            blink = false;
            removeCallbacks(toggle);
        }

        @Override
        protected void dispatchDraw(Canvas canvas) {
            if (blinkState) super.dispatchDraw(canvas);
        }
    }
}
