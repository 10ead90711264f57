package android.widget;

import android.app.PendingIntent;
import android.content.Context;
import android.content.Intent;
import android.content.pm.ApplicationInfo;
import android.content.res.ColorStateList;
import android.graphics.Bitmap;
import android.graphics.drawable.Icon;
import android.net.Uri;
import android.os.Bundle;
import android.os.Parcel;
import android.os.Parcelable;
import android.view.LayoutInflater;
import android.view.LayoutInflater.Filter;
import android.view.View;
import android.view.ViewGroup;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;

/** A layout and what shall be done to its views, in another process's window. */
public class RemoteViews implements Parcelable, Filter {
    private static final int TEMPLATE = 0x01000001;
    private static final int FILL_IN = 0x01000002;
    private static final String ALLOWED = " AbsoluteLayout AdapterViewFlipper AnalogClock Button Chronometer DateTimeView FrameLayout GridLayout GridView"
            + " ImageButton ImageView LinearLayout ListView ProgressBar RelativeLayout StackView TextClock TextView ViewFlipper ";

    private ApplicationInfo mApplication;
    private String mPackage;
    private final int mLayoutId;
    private ArrayList<Action> mActions = new ArrayList<Action>();
    private RemoteViews mLandscape;
    private RemoteViews mPortrait;

    /** A view that may be used in remote views. */
    @Target({ElementType.TYPE})
    @Retention(RetentionPolicy.RUNTIME)
    public @interface RemoteView {
    }

    /** What could not be done. */
    public static class ActionException extends RuntimeException {
        public ActionException(Exception ex) {
            super(ex);
        }

        public ActionException(String message) {
            super(message);
        }

        public ActionException(Throwable t) {
            super(t);
        }
    }

    /** One thing done to the views. */
    private abstract static class Action {
        abstract void apply(View root, ViewGroup parent);
    }

    public RemoteViews(String packageName, int layoutId) {
        mPackage = packageName;
        mLayoutId = layoutId;
    }

    public RemoteViews(RemoteViews landscape, RemoteViews portrait) {
        if (landscape == null || portrait == null) {
            throw new RuntimeException("Both RemoteViews must be non-null");
        }
        if (!landscape.mPackage.equals(portrait.mPackage)) {
            throw new RuntimeException("Both RemoteViews must share the same package and user");
        }
        mPackage = portrait.mPackage;
        mLayoutId = portrait.mLayoutId;
        mLandscape = landscape;
        mPortrait = portrait;
    }

    public RemoteViews(RemoteViews src) {
        mPackage = src.mPackage;
        mLayoutId = src.mLayoutId;
        mLandscape = src.mLandscape;
        mPortrait = src.mPortrait;
        mActions = new ArrayList<Action>(src.mActions);
    }

    /** The actions themselves stay in this process, as there is no other. */
    public RemoteViews(Parcel parcel) {
        this(parcel.readString(), parcel.readInt());
    }

    @Override
    public RemoteViews clone() {
        return new RemoteViews(this);
    }

    public String getPackage() {
        return mPackage;
    }

    public int getLayoutId() {
        return mLayoutId;
    }

    private void add(Action a) {
        if (mLandscape != null) {
            throw new RuntimeException("RemoteViews specifying separate landscape and portrait layouts cannot be modified. Instead, fully configure the landscape and portrait layouts individually before constructing the combined layout.");
        }
        mActions.add(a);
    }

    public void addView(final int viewId, final RemoteViews nestedView) {
        add(new Action() {
            @Override
            void apply(View root, ViewGroup parent) {
                View v = root.findViewById(viewId);
                if (v instanceof ViewGroup) {
                    ((ViewGroup) v).addView(nestedView.apply(root.getContext(), (ViewGroup) v));
                }
            }
        });
    }

    public void removeAllViews(final int viewId) {
        add(new Action() {
            @Override
            void apply(View root, ViewGroup parent) {
                View v = root.findViewById(viewId);
                if (v instanceof ViewGroup) {
                    ((ViewGroup) v).removeAllViews();
                }
            }
        });
    }

    public void showNext(int viewId) {
        reflect(viewId, "showNext", null, null);
    }

    public void showPrevious(int viewId) {
        reflect(viewId, "showPrevious", null, null);
    }

    public void setDisplayedChild(int viewId, int childIndex) {
        setInt(viewId, "setDisplayedChild", childIndex);
    }

    public void setViewVisibility(int viewId, int visibility) {
        setInt(viewId, "setVisibility", visibility);
    }

    public void setTextViewText(int viewId, CharSequence text) {
        setCharSequence(viewId, "setText", text);
    }

    public void setTextViewTextSize(final int viewId, final int units, final float size) {
        add(new Action() {
            @Override
            void apply(View root, ViewGroup parent) {
                TextView v = root.findViewById(viewId);
                if (v != null) {
                    v.setTextSize(units, size);
                }
            }
        });
    }

    public void setTextViewCompoundDrawables(final int viewId, final int left, final int top, final int right, final int bottom) {
        add(new Action() {
            @Override
            void apply(View root, ViewGroup parent) {
                TextView v = root.findViewById(viewId);
                if (v != null) {
                    v.setCompoundDrawablesWithIntrinsicBounds(left, top, right, bottom);
                }
            }
        });
    }

    public void setTextViewCompoundDrawablesRelative(final int viewId, final int start, final int top, final int end, final int bottom) {
        add(new Action() {
            @Override
            void apply(View root, ViewGroup parent) {
                TextView v = root.findViewById(viewId);
                if (v != null) {
                    v.setCompoundDrawablesRelativeWithIntrinsicBounds(start, top, end, bottom);
                }
            }
        });
    }

    public void setImageViewResource(int viewId, int srcId) {
        setInt(viewId, "setImageResource", srcId);
    }

    public void setImageViewUri(int viewId, Uri uri) {
        setUri(viewId, "setImageURI", uri);
    }

    public void setImageViewBitmap(int viewId, Bitmap bitmap) {
        setBitmap(viewId, "setImageBitmap", bitmap);
    }

    public void setImageViewIcon(int viewId, Icon icon) {
        setIcon(viewId, "setImageIcon", icon);
    }

    public void setEmptyView(final int viewId, final int emptyViewId) {
        add(new Action() {
            @Override
            void apply(View root, ViewGroup parent) {
                View v = root.findViewById(viewId);
                if (v instanceof AdapterView) {
                    ((AdapterView<?>) v).setEmptyView(root.findViewById(emptyViewId));
                }
            }
        });
    }

    public void setChronometer(int viewId, long base, String format, boolean started) {
        setLong(viewId, "setBase", base);
        setString(viewId, "setFormat", format);
        setBoolean(viewId, "setStarted", started);
    }

    public void setChronometerCountDown(int viewId, boolean isCountDown) {
        setBoolean(viewId, "setCountDown", isCountDown);
    }

    public void setProgressBar(int viewId, int max, int progress, boolean indeterminate) {
        setBoolean(viewId, "setIndeterminate", indeterminate);
        if (!indeterminate) {
            setInt(viewId, "setMax", max);
            setInt(viewId, "setProgress", progress);
        }
    }

    public void setOnClickPendingIntent(final int viewId, final PendingIntent pendingIntent) {
        add(new Action() {
            @Override
            void apply(View root, ViewGroup parent) {
                View v = root.findViewById(viewId);
                if (v == null) {
                    return;
                }
                v.setOnClickListener(pendingIntent == null ? null : new View.OnClickListener() {
                    @Override
                    public void onClick(View clicked) {
                        try {
                            pendingIntent.send();
                        } catch (PendingIntent.CanceledException e) {
                            android.util.Log.e("RemoteViews", "Cannot send pending intent: ", e);
                        }
                    }
                });
            }
        });
    }

    public void setPendingIntentTemplate(int viewId, PendingIntent pendingIntentTemplate) {
        tag(viewId, TEMPLATE, pendingIntentTemplate);
    }

    public void setOnClickFillInIntent(int viewId, Intent fillInIntent) {
        tag(viewId, FILL_IN, fillInIntent);
    }

    private void tag(final int viewId, final int key, final Object value) {
        add(new Action() {
            @Override
            void apply(View root, ViewGroup parent) {
                View v = root.findViewById(viewId);
                if (v != null) {
                    v.setTagInternal(key, value);
                }
            }
        });
    }

    public void setTextColor(int viewId, int color) {
        setInt(viewId, "setTextColor", color);
    }

    public void setTextColor(int viewId, ColorStateList colors) {
        reflect(viewId, "setTextColor", ColorStateList.class, colors);
    }

    @Deprecated
    public void setRemoteAdapter(int appWidgetId, int viewId, Intent intent) {
        setRemoteAdapter(viewId, intent);
    }

    public void setRemoteAdapter(final int viewId, final Intent intent) {
        add(new Action() {
            @Override
            void apply(View root, ViewGroup parent) {
                View v = root.findViewById(viewId);
                if (v instanceof AbsListView) {
                    ((AbsListView) v).setRemoteViewsAdapter(intent);
                }
            }
        });
    }

    public void setScrollPosition(int viewId, int position) {
        setInt(viewId, "smoothScrollToPosition", position);
    }

    public void setRelativeScrollPosition(int viewId, int offset) {
        setInt(viewId, "smoothScrollByOffset", offset);
    }

    public void setViewPadding(final int viewId, final int left, final int top, final int right, final int bottom) {
        add(new Action() {
            @Override
            void apply(View root, ViewGroup parent) {
                View v = root.findViewById(viewId);
                if (v != null) {
                    v.setPadding(left, top, right, bottom);
                }
            }
        });
    }

    public void setBoolean(int viewId, String methodName, boolean value) {
        reflect(viewId, methodName, boolean.class, value);
    }

    public void setByte(int viewId, String methodName, byte value) {
        reflect(viewId, methodName, byte.class, value);
    }

    public void setShort(int viewId, String methodName, short value) {
        reflect(viewId, methodName, short.class, value);
    }

    public void setInt(int viewId, String methodName, int value) {
        reflect(viewId, methodName, int.class, value);
    }

    public void setLong(int viewId, String methodName, long value) {
        reflect(viewId, methodName, long.class, value);
    }

    public void setFloat(int viewId, String methodName, float value) {
        reflect(viewId, methodName, float.class, value);
    }

    public void setDouble(int viewId, String methodName, double value) {
        reflect(viewId, methodName, double.class, value);
    }

    public void setChar(int viewId, String methodName, char value) {
        reflect(viewId, methodName, char.class, value);
    }

    public void setString(int viewId, String methodName, String value) {
        reflect(viewId, methodName, String.class, value);
    }

    public void setCharSequence(int viewId, String methodName, CharSequence value) {
        reflect(viewId, methodName, CharSequence.class, value);
    }

    public void setUri(int viewId, String methodName, Uri value) {
        reflect(viewId, methodName, Uri.class, value);
    }

    public void setBitmap(int viewId, String methodName, Bitmap value) {
        reflect(viewId, methodName, Bitmap.class, value);
    }

    public void setBundle(int viewId, String methodName, Bundle value) {
        reflect(viewId, methodName, Bundle.class, value);
    }

    public void setIntent(int viewId, String methodName, Intent value) {
        reflect(viewId, methodName, Intent.class, value);
    }

    public void setIcon(int viewId, String methodName, Icon value) {
        reflect(viewId, methodName, Icon.class, value);
    }

    public void setContentDescription(int viewId, CharSequence contentDescription) {
        setCharSequence(viewId, "setContentDescription", contentDescription);
    }

    public void setAccessibilityTraversalBefore(int viewId, int nextId) {
        setInt(viewId, "setAccessibilityTraversalBefore", nextId);
    }

    public void setAccessibilityTraversalAfter(int viewId, int nextId) {
        setInt(viewId, "setAccessibilityTraversalAfter", nextId);
    }

    public void setLabelFor(int viewId, int labeledId) {
        setInt(viewId, "setLabelFor", labeledId);
    }

    private void reflect(final int viewId, final String name, final Class<?> type, final Object value) {
        add(new Action() {
            @Override
            void apply(View root, ViewGroup parent) {
                View v = root.findViewById(viewId);
                if (v == null) {
                    return;
                }
                String params = type == null ? "()" : "(" + type + ")";
                Method m;
                try {
                    m = type == null ? v.getClass().getMethod(name) : v.getClass().getMethod(name, type);
                } catch (NoSuchMethodException e) {
                    throw new ActionException("view: " + v.getClass().getName() + " doesn't have method: " + name + params);
                }
                try {
                    if (type == null) {
                        m.invoke(v);
                    } else {
                        m.invoke(v, value);
                    }
                } catch (InvocationTargetException e) {
                    throw new ActionException(e.getTargetException());
                } catch (IllegalAccessException e) {
                    throw new ActionException(e);
                }
            }
        });
    }

    private RemoteViews toApply(Context context) {
        if (mLandscape == null) {
            return this;
        }
        return context.getResources().getConfiguration().orientation == android.content.res.Configuration.ORIENTATION_LANDSCAPE ? mLandscape
                : mPortrait;
    }

    public View apply(Context context, ViewGroup parent) {
        RemoteViews rv = toApply(context);
        Context own = context;
        if (rv.mPackage != null && !rv.mPackage.equals(context.getPackageName())) {
            try {
                own = context.createPackageContext(rv.mPackage, Context.CONTEXT_RESTRICTED);
            } catch (android.content.pm.PackageManager.NameNotFoundException e) {
                android.util.Log.e("RemoteViews", "Package name " + rv.mPackage + " not found");
            }
        }
        LayoutInflater inflater = LayoutInflater.from(context).cloneInContext(own);
        inflater.setFilter(this);
        View v = inflater.inflate(rv.mLayoutId, parent, false);
        rv.perform(v, parent);
        return v;
    }

    public void reapply(Context context, View v) {
        toApply(context).perform(v, (ViewGroup) v.getParent());
    }

    private void perform(View v, ViewGroup parent) {
        for (Action a : mActions) {
            a.apply(v, parent);
        }
    }

    @Override
    public boolean onLoadClass(Class clazz) {
        String name = clazz.getName();
        return clazz.isAnnotationPresent(RemoteView.class) || clazz == android.view.ViewStub.class
                || name.startsWith("android.widget.") && ALLOWED.contains(" " + clazz.getSimpleName() + " ");
    }

    @Override
    public int describeContents() {
        return 0;
    }

    @Override
    public void writeToParcel(Parcel dest, int flags) {
        dest.writeString(mPackage);
        dest.writeInt(mLayoutId);
    }

    public static final Parcelable.Creator<RemoteViews> CREATOR = new Parcelable.Creator<RemoteViews>() {
        @Override
        public RemoteViews createFromParcel(Parcel parcel) {
            return new RemoteViews(parcel);
        }

        @Override
        public RemoteViews[] newArray(int size) {
            return new RemoteViews[size];
        }
    };
}
