package android.view;

import android.animation.AnimatorInflater;
import android.animation.StateListAnimator;
import android.content.ClipData;
import android.content.Context;
import android.content.ContextWrapper;
import android.content.Intent;
import android.content.res.ColorStateList;
import android.content.res.Configuration;
import android.content.res.Resources;
import android.content.res.TypedArray;
import android.graphics.Bitmap;
import android.graphics.Camera;
import android.graphics.Canvas;
import android.graphics.Insets;
import android.graphics.Matrix;
import android.graphics.Paint;
import android.graphics.PixelFormat;
import android.graphics.Point;
import android.graphics.PorterDuff;
import android.graphics.Rect;
import android.graphics.RectF;
import android.graphics.Region;
import android.graphics.drawable.ColorDrawable;
import android.graphics.drawable.Drawable;
import android.os.Build;
import android.os.Bundle;
import android.os.Handler;
import android.os.IBinder;
import android.os.Parcel;
import android.os.Parcelable;
import android.os.SystemClock;
import android.text.TextUtils;
import android.util.AttributeSet;
import android.util.FloatProperty;
import android.util.Log;
import android.util.Property;
import android.util.SparseArray;
import android.util.StateSet;
import android.util.TypedValue;
import android.view.accessibility.AccessibilityEvent;
import android.view.accessibility.AccessibilityEventSource;
import android.view.accessibility.AccessibilityManager;
import android.view.accessibility.AccessibilityNodeInfo;
import android.view.accessibility.AccessibilityNodeProvider;
import android.view.animation.Animation;
import android.view.animation.AnimationUtils;
import android.view.animation.Transformation;
import android.view.autofill.AutofillId;
import android.view.autofill.AutofillValue;
import android.view.inputmethod.EditorInfo;
import android.view.inputmethod.InputConnection;
import android.view.inputmethod.InputMethodManager;
import android.widget.FrameLayout;
import com.android.internal.R;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/** A rectangle on the screen that draws itself and takes events. */
public class View implements Drawable.Callback, KeyEvent.Callback, AccessibilityEventSource {
    public static final String DEBUG_LAYOUT_PROPERTY = "debug.layout";
    public static final int NO_ID = -1;
    public static final int LAST_APP_AUTOFILL_ID = 1073741823;
    public static final int NOT_FOCUSABLE = 0;
    public static final int FOCUSABLE = 1;
    public static final int FOCUSABLE_AUTO = 16;
    public static final int VISIBLE = 0;
    public static final int INVISIBLE = 4;
    public static final int GONE = 8;
    public static final String AUTOFILL_HINT_EMAIL_ADDRESS = "emailAddress";
    public static final String AUTOFILL_HINT_NAME = "name";
    public static final String AUTOFILL_HINT_USERNAME = "username";
    public static final String AUTOFILL_HINT_PASSWORD = "password";
    public static final String AUTOFILL_HINT_PHONE = "phone";
    public static final String AUTOFILL_HINT_POSTAL_ADDRESS = "postalAddress";
    public static final String AUTOFILL_HINT_POSTAL_CODE = "postalCode";
    public static final String AUTOFILL_HINT_CREDIT_CARD_NUMBER = "creditCardNumber";
    public static final String AUTOFILL_HINT_CREDIT_CARD_SECURITY_CODE = "creditCardSecurityCode";
    public static final String AUTOFILL_HINT_CREDIT_CARD_EXPIRATION_DATE = "creditCardExpirationDate";
    public static final String AUTOFILL_HINT_CREDIT_CARD_EXPIRATION_MONTH = "creditCardExpirationMonth";
    public static final String AUTOFILL_HINT_CREDIT_CARD_EXPIRATION_YEAR = "creditCardExpirationYear";
    public static final String AUTOFILL_HINT_CREDIT_CARD_EXPIRATION_DAY = "creditCardExpirationDay";
    public static final int AUTOFILL_TYPE_NONE = 0;
    public static final int AUTOFILL_TYPE_TEXT = 1;
    public static final int AUTOFILL_TYPE_TOGGLE = 2;
    public static final int AUTOFILL_TYPE_LIST = 3;
    public static final int AUTOFILL_TYPE_DATE = 4;
    public static final int IMPORTANT_FOR_AUTOFILL_AUTO = 0;
    public static final int IMPORTANT_FOR_AUTOFILL_YES = 1;
    public static final int IMPORTANT_FOR_AUTOFILL_NO = 2;
    public static final int IMPORTANT_FOR_AUTOFILL_YES_EXCLUDE_DESCENDANTS = 4;
    public static final int IMPORTANT_FOR_AUTOFILL_NO_EXCLUDE_DESCENDANTS = 8;
    public static final int AUTOFILL_FLAG_INCLUDE_NOT_IMPORTANT_VIEWS = 1;
    public static final int DRAWING_CACHE_QUALITY_LOW = 524288;
    public static final int DRAWING_CACHE_QUALITY_HIGH = 1048576;
    public static final int DRAWING_CACHE_QUALITY_AUTO = 0;
    public static final int SCROLLBARS_INSIDE_OVERLAY = 0;
    public static final int SCROLLBARS_INSIDE_INSET = 16777216;
    public static final int SCROLLBARS_OUTSIDE_OVERLAY = 33554432;
    public static final int SCROLLBARS_OUTSIDE_INSET = 50331648;
    public static final int KEEP_SCREEN_ON = 67108864;
    public static final int SOUND_EFFECTS_ENABLED = 134217728;
    public static final int HAPTIC_FEEDBACK_ENABLED = 268435456;
    public static final int FOCUSABLES_ALL = 0;
    public static final int FOCUSABLES_TOUCH_MODE = 1;
    public static final int FOCUS_BACKWARD = 1;
    public static final int FOCUS_FORWARD = 2;
    public static final int FOCUS_LEFT = 17;
    public static final int FOCUS_UP = 33;
    public static final int FOCUS_RIGHT = 66;
    public static final int FOCUS_DOWN = 130;
    public static final int MEASURED_SIZE_MASK = 16777215;
    public static final int MEASURED_STATE_MASK = -16777216;
    public static final int MEASURED_HEIGHT_STATE_SHIFT = 16;
    public static final int MEASURED_STATE_TOO_SMALL = 16777216;
    public static final int LAYOUT_DIRECTION_UNDEFINED = -1;
    public static final int LAYOUT_DIRECTION_LTR = 0;
    public static final int LAYOUT_DIRECTION_RTL = 1;
    public static final int LAYOUT_DIRECTION_INHERIT = 2;
    public static final int LAYOUT_DIRECTION_LOCALE = 3;
    public static final int TEXT_DIRECTION_INHERIT = 0;
    public static final int TEXT_DIRECTION_FIRST_STRONG = 1;
    public static final int TEXT_DIRECTION_ANY_RTL = 2;
    public static final int TEXT_DIRECTION_LTR = 3;
    public static final int TEXT_DIRECTION_RTL = 4;
    public static final int TEXT_DIRECTION_LOCALE = 5;
    public static final int TEXT_DIRECTION_FIRST_STRONG_LTR = 6;
    public static final int TEXT_DIRECTION_FIRST_STRONG_RTL = 7;
    public static final int TEXT_ALIGNMENT_INHERIT = 0;
    public static final int TEXT_ALIGNMENT_GRAVITY = 1;
    public static final int TEXT_ALIGNMENT_TEXT_START = 2;
    public static final int TEXT_ALIGNMENT_TEXT_END = 3;
    public static final int TEXT_ALIGNMENT_CENTER = 4;
    public static final int TEXT_ALIGNMENT_VIEW_START = 5;
    public static final int TEXT_ALIGNMENT_VIEW_END = 6;
    public static final int IMPORTANT_FOR_ACCESSIBILITY_AUTO = 0;
    public static final int IMPORTANT_FOR_ACCESSIBILITY_YES = 1;
    public static final int IMPORTANT_FOR_ACCESSIBILITY_NO = 2;
    public static final int IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS = 4;
    public static final int ACCESSIBILITY_LIVE_REGION_NONE = 0;
    public static final int ACCESSIBILITY_LIVE_REGION_POLITE = 1;
    public static final int ACCESSIBILITY_LIVE_REGION_ASSERTIVE = 2;
    public static final int SCROLL_INDICATOR_TOP = 1;
    public static final int SCROLL_INDICATOR_BOTTOM = 2;
    public static final int SCROLL_INDICATOR_LEFT = 4;
    public static final int SCROLL_INDICATOR_RIGHT = 8;
    public static final int SCROLL_INDICATOR_START = 16;
    public static final int SCROLL_INDICATOR_END = 32;
    public static final int OVER_SCROLL_ALWAYS = 0;
    public static final int OVER_SCROLL_IF_CONTENT_SCROLLS = 1;
    public static final int OVER_SCROLL_NEVER = 2;
    public static final int SYSTEM_UI_FLAG_VISIBLE = 0;
    public static final int SYSTEM_UI_FLAG_LOW_PROFILE = 1;
    public static final int SYSTEM_UI_FLAG_HIDE_NAVIGATION = 2;
    public static final int SYSTEM_UI_FLAG_FULLSCREEN = 4;
    public static final int SYSTEM_UI_FLAG_LAYOUT_STABLE = 256;
    public static final int SYSTEM_UI_FLAG_LAYOUT_HIDE_NAVIGATION = 512;
    public static final int SYSTEM_UI_FLAG_LAYOUT_FULLSCREEN = 1024;
    public static final int SYSTEM_UI_FLAG_IMMERSIVE = 2048;
    public static final int SYSTEM_UI_FLAG_IMMERSIVE_STICKY = 4096;
    public static final int SYSTEM_UI_FLAG_LIGHT_STATUS_BAR = 8192;
    public static final int SYSTEM_UI_FLAG_LIGHT_NAVIGATION_BAR = 16;
    public static final int STATUS_BAR_HIDDEN = 1;
    public static final int STATUS_BAR_VISIBLE = 0;
    public static final int STATUS_BAR_DISABLE_EXPAND = 65536;
    public static final int STATUS_BAR_DISABLE_NOTIFICATION_ICONS = 131072;
    public static final int STATUS_BAR_DISABLE_NOTIFICATION_ALERTS = 262144;
    public static final int STATUS_BAR_DISABLE_NOTIFICATION_TICKER = 524288;
    public static final int STATUS_BAR_DISABLE_SYSTEM_INFO = 1048576;
    public static final int STATUS_BAR_DISABLE_HOME = 2097152;
    public static final int STATUS_BAR_DISABLE_BACK = 4194304;
    public static final int STATUS_BAR_DISABLE_CLOCK = 8388608;
    public static final int STATUS_BAR_DISABLE_RECENT = 16777216;
    public static final int STATUS_BAR_DISABLE_SEARCH = 33554432;
    public static final int STATUS_BAR_TRANSIENT = 67108864;
    public static final int NAVIGATION_BAR_TRANSIENT = 134217728;
    public static final int STATUS_BAR_UNHIDE = 268435456;
    public static final int NAVIGATION_BAR_UNHIDE = 536870912;
    public static final int STATUS_BAR_TRANSLUCENT = 1073741824;
    public static final int NAVIGATION_BAR_TRANSLUCENT = -2147483648;
    public static final int NAVIGATION_BAR_TRANSPARENT = 32768;
    public static final int STATUS_BAR_TRANSPARENT = 8;
    public static final int SYSTEM_UI_TRANSPARENT = 32776;
    public static final int PUBLIC_STATUS_BAR_VISIBILITY_MASK = 16375;
    public static final int SYSTEM_UI_CLEARABLE_FLAGS = 7;
    public static final int SYSTEM_UI_LAYOUT_FLAGS = 1536;
    public static final int FIND_VIEWS_WITH_TEXT = 1;
    public static final int FIND_VIEWS_WITH_CONTENT_DESCRIPTION = 2;
    public static final int FIND_VIEWS_WITH_ACCESSIBILITY_NODE_PROVIDERS = 4;
    public static final int ACCESSIBILITY_CURSOR_POSITION_UNDEFINED = -1;
    public static final int SCREEN_STATE_OFF = 0;
    public static final int SCREEN_STATE_ON = 1;
    public static final int SCROLL_AXIS_NONE = 0;
    public static final int SCROLL_AXIS_HORIZONTAL = 1;
    public static final int SCROLL_AXIS_VERTICAL = 2;
    public static final int DRAG_FLAG_GLOBAL = 256;
    public static final int DRAG_FLAG_GLOBAL_URI_READ = 1;
    public static final int DRAG_FLAG_GLOBAL_URI_WRITE = 2;
    public static final int DRAG_FLAG_GLOBAL_PERSISTABLE_URI_PERMISSION = 64;
    public static final int DRAG_FLAG_GLOBAL_PREFIX_URI_PERMISSION = 128;
    public static final int DRAG_FLAG_OPAQUE = 512;
    public static final int SCROLLBAR_POSITION_DEFAULT = 0;
    public static final int SCROLLBAR_POSITION_LEFT = 1;
    public static final int SCROLLBAR_POSITION_RIGHT = 2;
    public static final int LAYER_TYPE_NONE = 0;
    public static final int LAYER_TYPE_SOFTWARE = 1;
    public static final int LAYER_TYPE_HARDWARE = 2;
    protected static final String VIEW_LOG_TAG = "View";
    public static boolean DEBUG_DRAW = false;
    public static boolean mDebugViewAttributes = false;

    static final int FOCUSABLE_MASK = 0x00000011;
    static final int FITS_SYSTEM_WINDOWS = 0x00000002;
    static final int VISIBILITY_MASK = 0x0000000C;
    private static final int[] VISIBILITY_FLAGS = {VISIBLE, INVISIBLE, GONE};
    static final int ENABLED = 0x00000000;
    static final int DISABLED = 0x00000020;
    static final int ENABLED_MASK = 0x00000020;
    static final int WILL_NOT_DRAW = 0x00000080;
    static final int DRAW_MASK = 0x00000080;
    static final int SCROLLBARS_NONE = 0x00000000;
    static final int SCROLLBARS_HORIZONTAL = 0x00000100;
    static final int SCROLLBARS_VERTICAL = 0x00000200;
    static final int SCROLLBARS_MASK = 0x00000300;
    static final int FILTER_TOUCHES_WHEN_OBSCURED = 0x00000400;
    static final int OPTIONAL_FITS_SYSTEM_WINDOWS = 0x00000800;
    static final int FADING_EDGE_NONE = 0x00000000;
    static final int FADING_EDGE_HORIZONTAL = 0x00001000;
    static final int FADING_EDGE_VERTICAL = 0x00002000;
    static final int FADING_EDGE_MASK = 0x00003000;
    static final int CLICKABLE = 0x00004000;
    static final int DRAWING_CACHE_ENABLED = 0x00008000;
    static final int SAVE_DISABLED = 0x000010000;
    static final int SAVE_DISABLED_MASK = 0x000010000;
    static final int WILL_NOT_CACHE_DRAWING = 0x000020000;
    static final int FOCUSABLE_IN_TOUCH_MODE = 0x00040000;
    static final int DRAWING_CACHE_QUALITY_MASK = 0x00180000;
    static final int LONG_CLICKABLE = 0x00200000;
    static final int DUPLICATE_PARENT_STATE = 0x00400000;
    static final int CONTEXT_CLICKABLE = 0x00800000;
    static final int SCROLLBARS_STYLE_MASK = 0x03000000;
    static final int SCROLLBARS_OUTSIDE_MASK = 0x02000000;
    static final int SCROLLBARS_INSET_MASK = 0x01000000;
    private static final int[] DRAWING_CACHE_QUALITY_FLAGS =
            {DRAWING_CACHE_QUALITY_AUTO, DRAWING_CACHE_QUALITY_LOW, DRAWING_CACHE_QUALITY_HIGH};
    static final int PARENT_SAVE_DISABLED = 0x20000000;
    static final int PARENT_SAVE_DISABLED_MASK = 0x20000000;
    static final int TOOLTIP = 0x40000000;

    static final int PFLAG_WANTS_FOCUS = 0x00000001;
    static final int PFLAG_FOCUSED = 0x00000002;
    static final int PFLAG_SELECTED = 0x00000004;
    static final int PFLAG_IS_ROOT_NAMESPACE = 0x00000008;
    static final int PFLAG_HAS_BOUNDS = 0x00000010;
    static final int PFLAG_DRAWN = 0x00000020;
    static final int PFLAG_DRAW_ANIMATION = 0x00000040;
    static final int PFLAG_SKIP_DRAW = 0x00000080;
    static final int PFLAG_REQUEST_TRANSPARENT_REGIONS = 0x00000200;
    static final int PFLAG_DRAWABLE_STATE_DIRTY = 0x00000400;
    static final int PFLAG_MEASURED_DIMENSION_SET = 0x00000800;
    static final int PFLAG_FORCE_LAYOUT = 0x00001000;
    static final int PFLAG_LAYOUT_REQUIRED = 0x00002000;
    static final int PFLAG_PRESSED = 0x00004000;
    static final int PFLAG_DRAWING_CACHE_VALID = 0x00008000;
    static final int PFLAG_ANIMATION_STARTED = 0x00010000;
    static final int PFLAG_ALPHA_SET = 0x00040000;
    static final int PFLAG_SCROLL_CONTAINER = 0x00080000;
    static final int PFLAG_SCROLL_CONTAINER_ADDED = 0x00100000;
    static final int PFLAG_DIRTY = 0x00200000;
    static final int PFLAG_DIRTY_OPAQUE = 0x00400000;
    static final int PFLAG_DIRTY_MASK = 0x00600000;
    static final int PFLAG_OPAQUE_BACKGROUND = 0x00800000;
    static final int PFLAG_OPAQUE_SCROLLBARS = 0x01000000;
    static final int PFLAG_OPAQUE_MASK = 0x01800000;
    static final int PFLAG_PREPRESSED = 0x02000000;
    static final int PFLAG_CANCEL_NEXT_UP_EVENT = 0x04000000;
    static final int PFLAG_AWAKEN_SCROLL_BARS_ON_ATTACH = 0x08000000;
    static final int PFLAG_HOVERED = 0x10000000;
    static final int PFLAG_ACTIVATED = 0x40000000;
    static final int PFLAG_INVALIDATED = 0x80000000;

    static final int PFLAG2_DRAG_CAN_ACCEPT = 0x00000001;
    static final int PFLAG2_DRAG_HOVERED = 0x00000002;
    static final int PFLAG2_LAYOUT_DIRECTION_RESOLVED_RTL = 0x00000010;
    static final int PFLAG2_LAYOUT_DIRECTION_RESOLVED = 0x00000020;
    static final int PFLAG2_HAS_TRANSIENT_STATE = 0x80000000;
    static final int PFLAG2_VIEW_QUICK_REJECTED = 0x10000000;
    static final int PFLAG2_PADDING_RESOLVED = 0x20000000;
    static final int PFLAG2_DRAWABLE_RESOLVED = 0x40000000;

    static final int PFLAG3_VIEW_IS_ANIMATING_TRANSFORM = 0x1;
    static final int PFLAG3_IS_LAID_OUT = 0x4;
    static final int PFLAG3_MEASURE_NEEDED_BEFORE_LAYOUT = 0x8;
    static final int PFLAG3_CALLED_SUPER = 0x10;
    static final int PFLAG3_APPLYING_INSETS = 0x20;
    static final int PFLAG3_FITTING_SYSTEM_WINDOWS = 0x40;
    static final int PFLAG3_NESTED_SCROLLING_ENABLED = 0x80;
    static final int PFLAG3_ASSIST_BLOCKED = 0x4000;
    static final int PFLAG3_CLUSTER = 0x8000;
    static final int PFLAG3_IS_AUTOFILLED = 0x10000;
    static final int PFLAG3_FINGER_DOWN = 0x20000;
    static final int PFLAG3_FOCUSED_BY_DEFAULT = 0x40000;
    static final int PFLAG3_OVERLAPPING_RENDERING_FORCED_VALUE = 0x800000;
    static final int PFLAG3_HAS_OVERLAPPING_RENDERING_FORCED = 0x1000000;
    static final int PFLAG3_TEMPORARY_DETACH = 0x2000000;
    static final int PFLAG3_NO_REVEAL_ON_FOCUS = 0x4000000;

    private static final int UNDEFINED_PADDING = Integer.MIN_VALUE;
    static final int DEFAULT_PADDING = 0;
    private static final int LAYOUT_DIRECTION_DEFAULT = LAYOUT_DIRECTION_INHERIT;
    static final int LAYOUT_DIRECTION_RESOLVED_DEFAULT = LAYOUT_DIRECTION_LTR;
    private static final int TEXT_DIRECTION_DEFAULT = TEXT_DIRECTION_INHERIT;
    static final int TEXT_DIRECTION_RESOLVED_DEFAULT = TEXT_DIRECTION_FIRST_STRONG;
    private static final int TEXT_ALIGNMENT_DEFAULT = TEXT_ALIGNMENT_GRAVITY;
    static final int TEXT_ALIGNMENT_RESOLVED_DEFAULT = TEXT_ALIGNMENT_GRAVITY;

    private static boolean sCompatibilityDone;
    static boolean sUseBrokenMakeMeasureSpec;
    static boolean sUseZeroUnspecifiedMeasureSpec;
    private static boolean sIgnoreMeasureCache;
    private static boolean sAlwaysRemeasureExactly;
    private static boolean sLayoutParamsAlwaysChanged;
    protected static boolean sPreserveMarginParamsInLayoutParamConversion;
    private static boolean sHasFocusableExcludeAutoFocusable;
    private static boolean sAutoFocusableOffUIThreadWontNotifyParents;

    private static final AtomicInteger sNextGeneratedId = new AtomicInteger(1);
    private static int sNextAccessibilityViewId;

    protected static final int[] EMPTY_STATE_SET;
    protected static final int[] ENABLED_STATE_SET;
    protected static final int[] FOCUSED_STATE_SET;
    protected static final int[] SELECTED_STATE_SET;
    protected static final int[] PRESSED_STATE_SET;
    protected static final int[] WINDOW_FOCUSED_STATE_SET;
    protected static final int[] ENABLED_FOCUSED_STATE_SET;
    protected static final int[] ENABLED_SELECTED_STATE_SET;
    protected static final int[] ENABLED_WINDOW_FOCUSED_STATE_SET;
    protected static final int[] FOCUSED_SELECTED_STATE_SET;
    protected static final int[] FOCUSED_WINDOW_FOCUSED_STATE_SET;
    protected static final int[] SELECTED_WINDOW_FOCUSED_STATE_SET;
    protected static final int[] ENABLED_FOCUSED_SELECTED_STATE_SET;
    protected static final int[] ENABLED_FOCUSED_WINDOW_FOCUSED_STATE_SET;
    protected static final int[] ENABLED_SELECTED_WINDOW_FOCUSED_STATE_SET;
    protected static final int[] FOCUSED_SELECTED_WINDOW_FOCUSED_STATE_SET;
    protected static final int[] ENABLED_FOCUSED_SELECTED_WINDOW_FOCUSED_STATE_SET;
    protected static final int[] PRESSED_WINDOW_FOCUSED_STATE_SET;
    protected static final int[] PRESSED_SELECTED_STATE_SET;
    protected static final int[] PRESSED_SELECTED_WINDOW_FOCUSED_STATE_SET;
    protected static final int[] PRESSED_FOCUSED_STATE_SET;
    protected static final int[] PRESSED_FOCUSED_WINDOW_FOCUSED_STATE_SET;
    protected static final int[] PRESSED_FOCUSED_SELECTED_STATE_SET;
    protected static final int[] PRESSED_FOCUSED_SELECTED_WINDOW_FOCUSED_STATE_SET;
    protected static final int[] PRESSED_ENABLED_STATE_SET;
    protected static final int[] PRESSED_ENABLED_WINDOW_FOCUSED_STATE_SET;
    protected static final int[] PRESSED_ENABLED_SELECTED_STATE_SET;
    protected static final int[] PRESSED_ENABLED_SELECTED_WINDOW_FOCUSED_STATE_SET;
    protected static final int[] PRESSED_ENABLED_FOCUSED_STATE_SET;
    protected static final int[] PRESSED_ENABLED_FOCUSED_WINDOW_FOCUSED_STATE_SET;
    protected static final int[] PRESSED_ENABLED_FOCUSED_SELECTED_STATE_SET;
    protected static final int[] PRESSED_ENABLED_FOCUSED_SELECTED_WINDOW_FOCUSED_STATE_SET;

    static {
        EMPTY_STATE_SET = StateSet.get(0);
        final int w = StateSet.VIEW_STATE_WINDOW_FOCUSED, s = StateSet.VIEW_STATE_SELECTED, f = StateSet.VIEW_STATE_FOCUSED;
        final int e = StateSet.VIEW_STATE_ENABLED, p = StateSet.VIEW_STATE_PRESSED;
        WINDOW_FOCUSED_STATE_SET = StateSet.get(w);
        SELECTED_STATE_SET = StateSet.get(s);
        SELECTED_WINDOW_FOCUSED_STATE_SET = StateSet.get(s | w);
        FOCUSED_STATE_SET = StateSet.get(f);
        FOCUSED_WINDOW_FOCUSED_STATE_SET = StateSet.get(f | w);
        FOCUSED_SELECTED_STATE_SET = StateSet.get(s | f);
        FOCUSED_SELECTED_WINDOW_FOCUSED_STATE_SET = StateSet.get(w | s | f);
        ENABLED_STATE_SET = StateSet.get(e);
        ENABLED_WINDOW_FOCUSED_STATE_SET = StateSet.get(w | e);
        ENABLED_SELECTED_STATE_SET = StateSet.get(s | e);
        ENABLED_SELECTED_WINDOW_FOCUSED_STATE_SET = StateSet.get(w | s | e);
        ENABLED_FOCUSED_STATE_SET = StateSet.get(f | e);
        ENABLED_FOCUSED_WINDOW_FOCUSED_STATE_SET = StateSet.get(w | f | e);
        ENABLED_FOCUSED_SELECTED_STATE_SET = StateSet.get(s | f | e);
        ENABLED_FOCUSED_SELECTED_WINDOW_FOCUSED_STATE_SET = StateSet.get(w | s | f | e);
        PRESSED_STATE_SET = StateSet.get(p);
        PRESSED_WINDOW_FOCUSED_STATE_SET = StateSet.get(w | p);
        PRESSED_SELECTED_STATE_SET = StateSet.get(s | p);
        PRESSED_SELECTED_WINDOW_FOCUSED_STATE_SET = StateSet.get(w | s | p);
        PRESSED_FOCUSED_STATE_SET = StateSet.get(f | p);
        PRESSED_FOCUSED_WINDOW_FOCUSED_STATE_SET = StateSet.get(w | f | p);
        PRESSED_FOCUSED_SELECTED_STATE_SET = StateSet.get(s | f | p);
        PRESSED_FOCUSED_SELECTED_WINDOW_FOCUSED_STATE_SET = StateSet.get(w | s | f | p);
        PRESSED_ENABLED_STATE_SET = StateSet.get(e | p);
        PRESSED_ENABLED_WINDOW_FOCUSED_STATE_SET = StateSet.get(w | e | p);
        PRESSED_ENABLED_SELECTED_STATE_SET = StateSet.get(s | e | p);
        PRESSED_ENABLED_SELECTED_WINDOW_FOCUSED_STATE_SET = StateSet.get(w | s | e | p);
        PRESSED_ENABLED_FOCUSED_STATE_SET = StateSet.get(f | e | p);
        PRESSED_ENABLED_FOCUSED_WINDOW_FOCUSED_STATE_SET = StateSet.get(w | f | e | p);
        PRESSED_ENABLED_FOCUSED_SELECTED_STATE_SET = StateSet.get(s | f | e | p);
        PRESSED_ENABLED_FOCUSED_SELECTED_WINDOW_FOCUSED_STATE_SET = StateSet.get(w | s | f | e | p);
    }

    /** What moves, turns, scales and fades a view. */
    static class TransformationInfo {
        final Matrix mMatrix = new Matrix();
        Matrix mInverseMatrix;
        boolean mMatrixDirty, mInverseDirty = true, mPivotExplicit;
        float mRotationX, mRotationY, mRotation, mTranslationX, mTranslationY, mTranslationZ, mElevation;
        float mScaleX = 1f, mScaleY = 1f, mPivotX, mPivotY;
        float mAlpha = 1f, mTransitionAlpha = 1f;
        float mCameraDistance;
    }

    static class TintInfo {
        ColorStateList mTintList;
        PorterDuff.Mode mTintMode;
        boolean mHasTintMode;
        boolean mHasTintList;
    }

    private static class ForegroundInfo {
        Drawable mDrawable;
        TintInfo mTintInfo;
        int mGravity = Gravity.FILL;
        boolean mInsidePadding = true;
        boolean mBoundsChanged = true;
        final Rect mSelfBounds = new Rect();
        final Rect mOverlayBounds = new Rect();
    }

    static class ListenerInfo {
        protected OnFocusChangeListener mOnFocusChangeListener;
        private ArrayList<OnLayoutChangeListener> mOnLayoutChangeListeners;
        protected OnScrollChangeListener mOnScrollChangeListener;
        private CopyOnWriteArrayList<OnAttachStateChangeListener> mOnAttachStateChangeListeners;
        public OnClickListener mOnClickListener;
        protected OnLongClickListener mOnLongClickListener;
        protected OnContextClickListener mOnContextClickListener;
        protected OnCreateContextMenuListener mOnCreateContextMenuListener;
        private OnKeyListener mOnKeyListener;
        private OnTouchListener mOnTouchListener;
        private OnHoverListener mOnHoverListener;
        private OnGenericMotionListener mOnGenericMotionListener;
        private OnDragListener mOnDragListener;
        private OnSystemUiVisibilityChangeListener mOnSystemUiVisibilityChangeListener;
        OnApplyWindowInsetsListener mOnApplyWindowInsetsListener;
        OnCapturedPointerListener mOnCapturedPointerListener;
    }

    protected ViewParent mParent;
    AttachInfo mAttachInfo;
    public int mPrivateFlags;
    int mPrivateFlags2;
    int mPrivateFlags3;
    int mViewFlags;
    int mSystemUiVisibility;
    protected ViewGroup.LayoutParams mLayoutParams;
    public TransformationInfo mTransformationInfo;
    protected int mLeft, mRight, mTop, mBottom;
    protected int mScrollX, mScrollY;
    protected int mPaddingLeft, mPaddingRight, mPaddingTop, mPaddingBottom;
    protected int mUserPaddingRight, mUserPaddingBottom, mUserPaddingLeft;
    int mUserPaddingStart, mUserPaddingEnd;
    int mUserPaddingLeftInitial, mUserPaddingRightInitial;
    private boolean mLeftPaddingDefined, mRightPaddingDefined;
    int mMeasuredWidth, mMeasuredHeight;
    int mOldWidthMeasureSpec = Integer.MIN_VALUE, mOldHeightMeasureSpec = Integer.MIN_VALUE;
    private long[] mMeasureCache;
    private int mMeasureCached;
    private int mMinHeight, mMinWidth;
    protected Animation mCurrentAnimation;
    private boolean mRecreateDisplayList;
    private boolean mDisplayListValid;
    int mID = NO_ID;
    int mAutofillViewId = NO_ID;
    private int mAccessibilityViewId = NO_ID;
    protected Object mTag;
    private SparseArray<Object> mKeyedTags;
    private CharSequence mContentDescription;
    protected Context mContext;
    private final Resources mResources;
    private ScrollabilityCache mScrollCache;
    private int[] mDrawableState;
    private Drawable mBackground;
    private TintInfo mBackgroundTint;
    private int mBackgroundResource;
    private boolean mBackgroundSizeChanged;
    private ForegroundInfo mForegroundInfo;
    private ListenerInfo mListenerInfo;
    private int mNextFocusLeftId = NO_ID, mNextFocusRightId = NO_ID, mNextFocusUpId = NO_ID, mNextFocusDownId = NO_ID;
    int mNextFocusForwardId = NO_ID;
    int mNextClusterForwardId = NO_ID;
    private CheckForLongPress mPendingCheckForLongPress;
    private CheckForTap mPendingCheckForTap;
    private PerformClick mPerformClick;
    private UnsetPressedState mUnsetPressedState;
    private boolean mHasPerformedLongPress;
    private boolean mInContextButtonPress;
    private boolean mIgnoreNextUpEvent;
    private int mTouchSlop;
    private TouchDelegate mTouchDelegate;
    ViewPropertyAnimator mAnimator;
    private int mOverScrollMode;
    private ViewParent mNestedScrollingParent;
    private int[] mTempNestedScrollConsumed;
    ViewOverlay mOverlay;
    private HandlerActionQueue mRunQueue;
    private int mVerticalScrollbarPosition;
    private float mVerticalScrollFactor;
    private int mLayerType = LAYER_TYPE_NONE;
    Paint mLayerPaint;
    private Rect mClipBounds;
    private StateListAnimator mStateListAnimator;
    ViewOutlineProvider mOutlineProvider = ViewOutlineProvider.BACKGROUND;
    private boolean mClipToOutline;
    private String mTransitionName;
    private AccessibilityDelegate mAccessibilityDelegate;
    int mTransientStateCount;
    private int mWindowAttachCount;
    private int mLabelForId = NO_ID, mAccessibilityTraversalBeforeId = NO_ID, mAccessibilityTraversalAfterId = NO_ID;
    private int mImportantForAccessibility;
    private int mAccessibilityLiveRegion;
    private int mScrollIndicators;
    private int mRawLayoutDirection = LAYOUT_DIRECTION_DEFAULT;
    private int mRawTextDirection = TEXT_DIRECTION_DEFAULT, mResolvedTextDirection = -1;
    private int mRawTextAlignment = TEXT_ALIGNMENT_DEFAULT, mResolvedTextAlignment = -1;
    private PointerIcon mPointerIcon;
    private String[] mAutofillHints;
    private int mImportantForAutofill;
    private AutofillId mAutofillId;
    private boolean mDefaultFocusHighlightEnabled = true;
    private CharSequence mTooltipText;
    private Bitmap mDrawingCache, mUnscaledDrawingCache;
    private int mDrawingCacheBackgroundColor;
    public boolean mCachingFailed;
    public String[] mAttributes;
    private Matrix mAnimationMatrix;
    GhostView mGhostView;
    boolean mSendingHoverAccessibilityEvents;
    private Insets mLayoutInsets;

    public View(Context context) {
        mContext = context;
        mResources = context != null ? context.getResources() : null;
        mViewFlags = SOUND_EFFECTS_ENABLED | HAPTIC_FEEDBACK_ENABLED | FOCUSABLE_AUTO;
        mTouchSlop = ViewConfiguration.get(context).getScaledTouchSlop();
        setOverScrollMode(OVER_SCROLL_IF_CONTENT_SCROLLS);
        mUserPaddingStart = UNDEFINED_PADDING;
        mUserPaddingEnd = UNDEFINED_PADDING;
        if (!sCompatibilityDone && context != null) {
            final int target = context.getApplicationInfo().targetSdkVersion;
            sUseBrokenMakeMeasureSpec = target <= Build.VERSION_CODES.JELLY_BEAN_MR1;
            sIgnoreMeasureCache = target < Build.VERSION_CODES.KITKAT;
            sUseZeroUnspecifiedMeasureSpec = target < Build.VERSION_CODES.M;
            sAlwaysRemeasureExactly = target <= Build.VERSION_CODES.M;
            sLayoutParamsAlwaysChanged = target <= Build.VERSION_CODES.M;
            sPreserveMarginParamsInLayoutParamConversion = target >= Build.VERSION_CODES.N;
            sHasFocusableExcludeAutoFocusable = target < Build.VERSION_CODES.O;
            sAutoFocusableOffUIThreadWontNotifyParents = target < Build.VERSION_CODES.O;
            sCompatibilityDone = true;
        }
    }

    public View(Context context, AttributeSet attrs) {
        this(context, attrs, 0);
    }

    public View(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public View(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        this(context);
        final TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.View, defStyleAttr, defStyleRes);
        Drawable background = null;
        int leftPadding = -1, topPadding = -1, rightPadding = -1, bottomPadding = -1;
        int startPadding = UNDEFINED_PADDING, endPadding = UNDEFINED_PADDING;
        int padding = -1, paddingHorizontal = -1, paddingVertical = -1;
        int viewFlagValues = 0, viewFlagMasks = 0;
        boolean setScrollContainer = false;
        int x = 0, y = 0;
        float tx = 0, ty = 0, tz = 0, elevation = 0, rotation = 0, rotationX = 0, rotationY = 0, sx = 1f, sy = 1f;
        boolean transformSet = false;
        int scrollbarStyle = SCROLLBARS_INSIDE_OVERLAY;
        int overScrollMode = mOverScrollMode;
        boolean initializeScrollbars = false, initializeScrollIndicators = false;
        boolean startPaddingDefined = false, endPaddingDefined = false, leftPaddingDefined = false, rightPaddingDefined = false;
        final int targetSdkVersion = context.getApplicationInfo().targetSdkVersion;
        viewFlagValues |= FOCUSABLE_AUTO;
        viewFlagMasks |= FOCUSABLE_AUTO;
        final int n = a.getIndexCount();
        for (int i = 0; i < n; i++) {
            final int attr = a.getIndex(i);
            switch (attr) {
                case R.styleable.View_background:
                    background = a.getDrawable(attr);
                    break;
                case R.styleable.View_padding:
                    padding = a.getDimensionPixelSize(attr, -1);
                    mUserPaddingLeftInitial = padding;
                    mUserPaddingRightInitial = padding;
                    leftPaddingDefined = true;
                    rightPaddingDefined = true;
                    break;
                case R.styleable.View_paddingHorizontal:
                    paddingHorizontal = a.getDimensionPixelSize(attr, -1);
                    mUserPaddingLeftInitial = paddingHorizontal;
                    mUserPaddingRightInitial = paddingHorizontal;
                    leftPaddingDefined = true;
                    rightPaddingDefined = true;
                    break;
                case R.styleable.View_paddingVertical:
                    paddingVertical = a.getDimensionPixelSize(attr, -1);
                    break;
                case R.styleable.View_paddingLeft:
                    leftPadding = a.getDimensionPixelSize(attr, -1);
                    mUserPaddingLeftInitial = leftPadding;
                    leftPaddingDefined = true;
                    break;
                case R.styleable.View_paddingTop:
                    topPadding = a.getDimensionPixelSize(attr, -1);
                    break;
                case R.styleable.View_paddingRight:
                    rightPadding = a.getDimensionPixelSize(attr, -1);
                    mUserPaddingRightInitial = rightPadding;
                    rightPaddingDefined = true;
                    break;
                case R.styleable.View_paddingBottom:
                    bottomPadding = a.getDimensionPixelSize(attr, -1);
                    break;
                case R.styleable.View_paddingStart:
                    startPadding = a.getDimensionPixelSize(attr, UNDEFINED_PADDING);
                    startPaddingDefined = startPadding != UNDEFINED_PADDING;
                    break;
                case R.styleable.View_paddingEnd:
                    endPadding = a.getDimensionPixelSize(attr, UNDEFINED_PADDING);
                    endPaddingDefined = endPadding != UNDEFINED_PADDING;
                    break;
                case R.styleable.View_scrollX:
                    x = a.getDimensionPixelOffset(attr, 0);
                    break;
                case R.styleable.View_scrollY:
                    y = a.getDimensionPixelOffset(attr, 0);
                    break;
                case R.styleable.View_alpha:
                    setAlpha(a.getFloat(attr, 1f));
                    break;
                case R.styleable.View_transformPivotX:
                    setPivotX(a.getDimension(attr, 0));
                    break;
                case R.styleable.View_transformPivotY:
                    setPivotY(a.getDimension(attr, 0));
                    break;
                case R.styleable.View_translationX:
                    tx = a.getDimension(attr, 0);
                    transformSet = true;
                    break;
                case R.styleable.View_translationY:
                    ty = a.getDimension(attr, 0);
                    transformSet = true;
                    break;
                case R.styleable.View_translationZ:
                    tz = a.getDimension(attr, 0);
                    transformSet = true;
                    break;
                case R.styleable.View_elevation:
                    elevation = a.getDimension(attr, 0);
                    transformSet = true;
                    break;
                case R.styleable.View_rotation:
                    rotation = a.getFloat(attr, 0);
                    transformSet = true;
                    break;
                case R.styleable.View_rotationX:
                    rotationX = a.getFloat(attr, 0);
                    transformSet = true;
                    break;
                case R.styleable.View_rotationY:
                    rotationY = a.getFloat(attr, 0);
                    transformSet = true;
                    break;
                case R.styleable.View_scaleX:
                    sx = a.getFloat(attr, 1f);
                    transformSet = true;
                    break;
                case R.styleable.View_scaleY:
                    sy = a.getFloat(attr, 1f);
                    transformSet = true;
                    break;
                case R.styleable.View_id:
                    mID = a.getResourceId(attr, NO_ID);
                    break;
                case R.styleable.View_tag:
                    mTag = a.getText(attr);
                    break;
                case R.styleable.View_fitsSystemWindows:
                    if (a.getBoolean(attr, false)) {
                        viewFlagValues |= FITS_SYSTEM_WINDOWS;
                        viewFlagMasks |= FITS_SYSTEM_WINDOWS;
                    }
                    break;
                case R.styleable.View_focusable:
                    viewFlagValues = (viewFlagValues & ~FOCUSABLE_MASK) | focusableOf(a);
                    if ((viewFlagValues & FOCUSABLE_AUTO) == 0) {
                        viewFlagMasks |= FOCUSABLE_MASK;
                    }
                    break;
                case R.styleable.View_focusableInTouchMode:
                    if (a.getBoolean(attr, false)) {
                        viewFlagValues &= ~FOCUSABLE_AUTO;
                        viewFlagValues |= FOCUSABLE_IN_TOUCH_MODE | FOCUSABLE;
                        viewFlagMasks |= FOCUSABLE_IN_TOUCH_MODE | FOCUSABLE_MASK;
                    }
                    break;
                case R.styleable.View_clickable:
                    if (a.getBoolean(attr, false)) {
                        viewFlagValues |= CLICKABLE;
                        viewFlagMasks |= CLICKABLE;
                    }
                    break;
                case R.styleable.View_longClickable:
                    if (a.getBoolean(attr, false)) {
                        viewFlagValues |= LONG_CLICKABLE;
                        viewFlagMasks |= LONG_CLICKABLE;
                    }
                    break;
                case R.styleable.View_contextClickable:
                    if (a.getBoolean(attr, false)) {
                        viewFlagValues |= CONTEXT_CLICKABLE;
                        viewFlagMasks |= CONTEXT_CLICKABLE;
                    }
                    break;
                case R.styleable.View_saveEnabled:
                    if (!a.getBoolean(attr, true)) {
                        viewFlagValues |= SAVE_DISABLED;
                        viewFlagMasks |= SAVE_DISABLED_MASK;
                    }
                    break;
                case R.styleable.View_duplicateParentState:
                    if (a.getBoolean(attr, false)) {
                        viewFlagValues |= DUPLICATE_PARENT_STATE;
                        viewFlagMasks |= DUPLICATE_PARENT_STATE;
                    }
                    break;
                case R.styleable.View_visibility: {
                    final int v = a.getInt(attr, 0);
                    if (v != 0) {
                        viewFlagValues |= VISIBILITY_FLAGS[v];
                        viewFlagMasks |= VISIBILITY_MASK;
                    }
                    break;
                }
                case R.styleable.View_layoutDirection: {
                    final int d = a.getInt(attr, -1);
                    mRawLayoutDirection = d == -1 ? LAYOUT_DIRECTION_DEFAULT : d;
                    break;
                }
                case R.styleable.View_drawingCacheQuality: {
                    final int q = a.getInt(attr, 0);
                    if (q != 0) {
                        viewFlagValues |= DRAWING_CACHE_QUALITY_FLAGS[q];
                        viewFlagMasks |= DRAWING_CACHE_QUALITY_MASK;
                    }
                    break;
                }
                case R.styleable.View_contentDescription:
                    setContentDescription(a.getString(attr));
                    break;
                case R.styleable.View_accessibilityTraversalBefore:
                    setAccessibilityTraversalBefore(a.getResourceId(attr, NO_ID));
                    break;
                case R.styleable.View_accessibilityTraversalAfter:
                    setAccessibilityTraversalAfter(a.getResourceId(attr, NO_ID));
                    break;
                case R.styleable.View_labelFor:
                    setLabelFor(a.getResourceId(attr, NO_ID));
                    break;
                case R.styleable.View_soundEffectsEnabled:
                    if (!a.getBoolean(attr, true)) {
                        viewFlagValues &= ~SOUND_EFFECTS_ENABLED;
                        viewFlagMasks |= SOUND_EFFECTS_ENABLED;
                    }
                    break;
                case R.styleable.View_hapticFeedbackEnabled:
                    if (!a.getBoolean(attr, true)) {
                        viewFlagValues &= ~HAPTIC_FEEDBACK_ENABLED;
                        viewFlagMasks |= HAPTIC_FEEDBACK_ENABLED;
                    }
                    break;
                case R.styleable.View_scrollbars: {
                    final int s = a.getInt(attr, SCROLLBARS_NONE);
                    if (s != SCROLLBARS_NONE) {
                        viewFlagValues |= s;
                        viewFlagMasks |= SCROLLBARS_MASK;
                        initializeScrollbars = true;
                    }
                    break;
                }
                case R.styleable.View_fadingEdge:
                    if (targetSdkVersion >= Build.VERSION_CODES.ICE_CREAM_SANDWICH) {
                        break;
                    }
                    // the old attribute and the new one mean the same
                case R.styleable.View_requiresFadingEdge: {
                    final int e = a.getInt(attr, FADING_EDGE_NONE);
                    if (e != FADING_EDGE_NONE) {
                        viewFlagValues |= e;
                        viewFlagMasks |= FADING_EDGE_MASK;
                        initializeFadingEdgeInternal(a);
                    }
                    break;
                }
                case R.styleable.View_scrollbarStyle:
                    scrollbarStyle = a.getInt(attr, SCROLLBARS_INSIDE_OVERLAY);
                    if (scrollbarStyle != SCROLLBARS_INSIDE_OVERLAY) {
                        viewFlagValues |= scrollbarStyle & SCROLLBARS_STYLE_MASK;
                        viewFlagMasks |= SCROLLBARS_STYLE_MASK;
                    }
                    break;
                case R.styleable.View_isScrollContainer:
                    setScrollContainer = true;
                    if (a.getBoolean(attr, false)) {
                        setScrollContainer(true);
                    }
                    break;
                case R.styleable.View_keepScreenOn:
                    if (a.getBoolean(attr, false)) {
                        viewFlagValues |= KEEP_SCREEN_ON;
                        viewFlagMasks |= KEEP_SCREEN_ON;
                    }
                    break;
                case R.styleable.View_filterTouchesWhenObscured:
                    if (a.getBoolean(attr, false)) {
                        viewFlagValues |= FILTER_TOUCHES_WHEN_OBSCURED;
                        viewFlagMasks |= FILTER_TOUCHES_WHEN_OBSCURED;
                    }
                    break;
                case R.styleable.View_nextFocusLeft:
                    mNextFocusLeftId = a.getResourceId(attr, NO_ID);
                    break;
                case R.styleable.View_nextFocusRight:
                    mNextFocusRightId = a.getResourceId(attr, NO_ID);
                    break;
                case R.styleable.View_nextFocusUp:
                    mNextFocusUpId = a.getResourceId(attr, NO_ID);
                    break;
                case R.styleable.View_nextFocusDown:
                    mNextFocusDownId = a.getResourceId(attr, NO_ID);
                    break;
                case R.styleable.View_nextFocusForward:
                    mNextFocusForwardId = a.getResourceId(attr, NO_ID);
                    break;
                case R.styleable.View_nextClusterForward:
                    mNextClusterForwardId = a.getResourceId(attr, NO_ID);
                    break;
                case R.styleable.View_minWidth:
                    mMinWidth = a.getDimensionPixelSize(attr, 0);
                    break;
                case R.styleable.View_minHeight:
                    mMinHeight = a.getDimensionPixelSize(attr, 0);
                    break;
                case R.styleable.View_onClick: {
                    if (context.isRestricted()) {
                        throw new IllegalStateException("The android:onClick attribute cannot "
                                + "be used within a restricted context");
                    }
                    final String handlerName = a.getString(attr);
                    if (handlerName != null) {
                        setOnClickListener(new DeclaredOnClickListener(this, handlerName));
                    }
                    break;
                }
                case R.styleable.View_overScrollMode:
                    overScrollMode = a.getInt(attr, OVER_SCROLL_IF_CONTENT_SCROLLS);
                    break;
                case R.styleable.View_verticalScrollbarPosition:
                    mVerticalScrollbarPosition = a.getInt(attr, SCROLLBAR_POSITION_DEFAULT);
                    break;
                case R.styleable.View_layerType:
                    setLayerType(a.getInt(attr, LAYER_TYPE_NONE), null);
                    break;
                case R.styleable.View_textDirection: {
                    final int d = a.getInt(attr, -1);
                    if (d != -1) {
                        mRawTextDirection = d;
                    }
                    break;
                }
                case R.styleable.View_textAlignment:
                    mRawTextAlignment = a.getInt(attr, TEXT_ALIGNMENT_DEFAULT);
                    break;
                case R.styleable.View_importantForAccessibility:
                    setImportantForAccessibility(a.getInt(attr, IMPORTANT_FOR_ACCESSIBILITY_AUTO));
                    break;
                case R.styleable.View_accessibilityLiveRegion:
                    setAccessibilityLiveRegion(a.getInt(attr, ACCESSIBILITY_LIVE_REGION_NONE));
                    break;
                case R.styleable.View_transitionName:
                    setTransitionName(a.getString(attr));
                    break;
                case R.styleable.View_nestedScrollingEnabled:
                    setNestedScrollingEnabled(a.getBoolean(attr, false));
                    break;
                case R.styleable.View_stateListAnimator:
                    setStateListAnimator(AnimatorInflater.loadStateListAnimator(context, a.getResourceId(attr, 0)));
                    break;
                case R.styleable.View_backgroundTint:
                    if (mBackgroundTint == null) {
                        mBackgroundTint = new TintInfo();
                    }
                    mBackgroundTint.mTintList = a.getColorStateList(attr);
                    mBackgroundTint.mHasTintList = true;
                    break;
                case R.styleable.View_backgroundTintMode:
                    if (mBackgroundTint == null) {
                        mBackgroundTint = new TintInfo();
                    }
                    mBackgroundTint.mTintMode = Drawable.parseTintMode(a.getInt(attr, -1), null);
                    mBackgroundTint.mHasTintMode = true;
                    break;
                case R.styleable.View_outlineProvider:
                    setOutlineProvider(outlineProviderOf(a.getInt(attr, 0)));
                    break;
                case R.styleable.View_foreground:
                    if (targetSdkVersion >= Build.VERSION_CODES.M || this instanceof FrameLayout) {
                        setForeground(a.getDrawable(attr));
                    }
                    break;
                case R.styleable.View_foregroundGravity:
                    if (targetSdkVersion >= Build.VERSION_CODES.M || this instanceof FrameLayout) {
                        setForegroundGravity(a.getInt(attr, Gravity.NO_GRAVITY));
                    }
                    break;
                case R.styleable.View_foregroundTintMode:
                    if (targetSdkVersion >= Build.VERSION_CODES.M || this instanceof FrameLayout) {
                        setForegroundTintMode(Drawable.parseTintMode(a.getInt(attr, -1), null));
                    }
                    break;
                case R.styleable.View_foregroundTint:
                    if (targetSdkVersion >= Build.VERSION_CODES.M || this instanceof FrameLayout) {
                        setForegroundTintList(a.getColorStateList(attr));
                    }
                    break;
                case R.styleable.View_foregroundInsidePadding:
                    if (targetSdkVersion >= Build.VERSION_CODES.M || this instanceof FrameLayout) {
                        if (mForegroundInfo == null) {
                            mForegroundInfo = new ForegroundInfo();
                        }
                        mForegroundInfo.mInsidePadding = a.getBoolean(attr, mForegroundInfo.mInsidePadding);
                    }
                    break;
                case R.styleable.View_scrollIndicators: {
                    final int s = (a.getInt(attr, 0) << 8 >> 8) & 0x3F;
                    if (s != 0) {
                        mScrollIndicators = s;
                        initializeScrollIndicators = true;
                    }
                    break;
                }
                case R.styleable.View_pointerIcon: {
                    final int id = a.getResourceId(attr, 0);
                    if (id != 0) {
                        setPointerIcon(PointerIcon.load(context.getResources(), id));
                    } else {
                        final int type = a.getInt(attr, 1);
                        if (type != 1) {
                            setPointerIcon(PointerIcon.getSystemIcon(context, type));
                        }
                    }
                    break;
                }
                case R.styleable.View_forceHasOverlappingRendering:
                    if (a.peekValue(attr) != null) {
                        forceHasOverlappingRendering(a.getBoolean(attr, true));
                    }
                    break;
                case R.styleable.View_tooltipText:
                    setTooltipText(a.getText(attr));
                    break;
                case R.styleable.View_keyboardNavigationCluster:
                    if (a.peekValue(attr) != null) {
                        setKeyboardNavigationCluster(a.getBoolean(attr, true));
                    }
                    break;
                case R.styleable.View_focusedByDefault:
                    if (a.peekValue(attr) != null) {
                        setFocusedByDefault(a.getBoolean(attr, true));
                    }
                    break;
                case R.styleable.View_autofillHints:
                    if (a.peekValue(attr) != null) {
                        setAutofillHints(autofillHintsOf(a, attr));
                    }
                    break;
                case R.styleable.View_importantForAutofill:
                    if (a.peekValue(attr) != null) {
                        setImportantForAutofill(a.getInt(attr, IMPORTANT_FOR_AUTOFILL_AUTO));
                    }
                    break;
                case R.styleable.View_defaultFocusHighlightEnabled:
                    if (a.peekValue(attr) != null) {
                        setDefaultFocusHighlightEnabled(a.getBoolean(attr, true));
                    }
                    break;
            }
        }
        setOverScrollMode(overScrollMode);
        mUserPaddingStart = startPadding;
        mUserPaddingEnd = endPadding;
        if (background != null) {
            setBackground(background);
        }
        mLeftPaddingDefined = leftPaddingDefined;
        mRightPaddingDefined = rightPaddingDefined;
        if (padding >= 0) {
            leftPadding = topPadding = rightPadding = bottomPadding = padding;
            mUserPaddingLeftInitial = padding;
            mUserPaddingRightInitial = padding;
        } else {
            if (paddingHorizontal >= 0) {
                leftPadding = rightPadding = paddingHorizontal;
                mUserPaddingLeftInitial = paddingHorizontal;
                mUserPaddingRightInitial = paddingHorizontal;
            }
            if (paddingVertical >= 0) {
                topPadding = bottomPadding = paddingVertical;
            }
        }
        if (isRtlCompatibilityMode()) {
            if (!mLeftPaddingDefined && startPaddingDefined) {
                leftPadding = startPadding;
            }
            mUserPaddingLeftInitial = leftPadding >= 0 ? leftPadding : mUserPaddingLeftInitial;
            if (!mRightPaddingDefined && endPaddingDefined) {
                rightPadding = endPadding;
            }
            mUserPaddingRightInitial = rightPadding >= 0 ? rightPadding : mUserPaddingRightInitial;
        } else {
            final boolean relative = startPaddingDefined || endPaddingDefined;
            if (mLeftPaddingDefined && !relative) {
                mUserPaddingLeftInitial = leftPadding;
            }
            if (mRightPaddingDefined && !relative) {
                mUserPaddingRightInitial = rightPadding;
            }
        }
        internalSetPadding(mUserPaddingLeftInitial, topPadding >= 0 ? topPadding : mPaddingTop,
                mUserPaddingRightInitial, bottomPadding >= 0 ? bottomPadding : mPaddingBottom);
        if (viewFlagMasks != 0) {
            setFlags(viewFlagValues, viewFlagMasks);
        }
        if (initializeScrollbars) {
            initializeScrollbarsInternal(a);
        }
        a.recycle();
        if (scrollbarStyle != SCROLLBARS_INSIDE_OVERLAY) {
            recomputePadding();
        }
        if (x != 0 || y != 0) {
            scrollTo(x, y);
        }
        if (transformSet) {
            setTranslationX(tx);
            setTranslationY(ty);
            setTranslationZ(tz);
            setElevation(elevation);
            setRotation(rotation);
            setRotationX(rotationX);
            setRotationY(rotationY);
            setScaleX(sx);
            setScaleY(sy);
        }
        if (!setScrollContainer && (viewFlagValues & SCROLLBARS_VERTICAL) != 0) {
            setScrollContainer(true);
        }
        computeOpaqueFlags();
    }

    View() {
        mResources = null;
    }

    private static int focusableOf(TypedArray a) {
        final TypedValue v = new TypedValue();
        if (!a.getValue(R.styleable.View_focusable, v)) {
            return FOCUSABLE_AUTO;
        }
        if (v.type == TypedValue.TYPE_INT_BOOLEAN) {
            return v.data == 0 ? NOT_FOCUSABLE : FOCUSABLE;
        }
        return v.data;
    }

    private static ViewOutlineProvider outlineProviderOf(int index) {
        switch (index) {
            case 1:
                return null;
            case 2:
                return ViewOutlineProvider.BOUNDS;
            case 3:
                return ViewOutlineProvider.PADDED_BOUNDS;
        }
        return ViewOutlineProvider.BACKGROUND;
    }

    private static String[] autofillHintsOf(TypedArray a, int attr) {
        final int id = a.getResourceId(attr, 0);
        String raw = null;
        CharSequence[] list = null;
        if (id != 0 && "array".equals(a.getResources().getResourceTypeName(id))) {
            list = a.getTextArray(attr);
        } else {
            raw = a.getString(attr);
        }
        if (list == null) {
            if (raw == null) {
                throw new IllegalArgumentException("Could not resolve autofillHints");
            }
            list = raw.split(",");
        }
        final String[] hints = new String[list.length];
        for (int i = 0; i < hints.length; i++) {
            hints[i] = list[i].toString().trim();
        }
        return hints;
    }

    /** Looks for the method that android:onClick names, in the context that holds the view. */
    private static class DeclaredOnClickListener implements OnClickListener {
        private final View mHostView;
        private final String mMethodName;
        private Method mResolvedMethod;
        private Context mResolvedContext;

        public DeclaredOnClickListener(View hostView, String methodName) {
            mHostView = hostView;
            mMethodName = methodName;
        }

        @Override
        public void onClick(View v) {
            if (mResolvedMethod == null) {
                resolveMethod(mHostView.getContext(), mMethodName);
            }
            try {
                mResolvedMethod.invoke(mResolvedContext, v);
            } catch (IllegalAccessException e) {
                throw new IllegalStateException("Could not execute non-public method for android:onClick", e);
            } catch (InvocationTargetException e) {
                throw new IllegalStateException("Could not execute method for android:onClick", e);
            }
        }

        private void resolveMethod(Context context, String name) {
            while (context != null) {
                try {
                    if (!context.isRestricted()) {
                        final Method method = context.getClass().getMethod(mMethodName, View.class);
                        if (method != null) {
                            mResolvedMethod = method;
                            mResolvedContext = context;
                            return;
                        }
                    }
                } catch (NoSuchMethodException e) {
                    // the context below may have it
                }
                if (context instanceof ContextWrapper) {
                    context = ((ContextWrapper) context).getBaseContext();
                } else {
                    context = null;
                }
            }
            final int id = mHostView.getId();
            final String idText = id == NO_ID ? "" : " with id '"
                    + mHostView.getContext().getResources().getResourceEntryName(id) + "'";
            throw new IllegalStateException("Could not find method " + mMethodName
                    + "(View) in a parent or ancestor Context for android:onClick "
                    + "attribute defined on view " + mHostView.getClass() + idText);
        }
    }

    @Override
    public String toString() {
        final StringBuilder out = new StringBuilder(128);
        out.append(getClass().getName()).append('{').append(Integer.toHexString(System.identityHashCode(this))).append(' ');
        switch (mViewFlags & VISIBILITY_MASK) {
            case VISIBLE: out.append('V'); break;
            case INVISIBLE: out.append('I'); break;
            case GONE: out.append('G'); break;
            default: out.append('.'); break;
        }
        out.append((mViewFlags & FOCUSABLE) == FOCUSABLE ? 'F' : '.');
        out.append((mViewFlags & ENABLED_MASK) == ENABLED ? 'E' : '.');
        out.append((mViewFlags & DRAW_MASK) == WILL_NOT_DRAW ? '.' : 'D');
        out.append((mViewFlags & SCROLLBARS_HORIZONTAL) != 0 ? 'H' : '.');
        out.append((mViewFlags & SCROLLBARS_VERTICAL) != 0 ? 'V' : '.');
        out.append((mViewFlags & CLICKABLE) != 0 ? 'C' : '.');
        out.append((mViewFlags & LONG_CLICKABLE) != 0 ? 'L' : '.');
        out.append((mViewFlags & CONTEXT_CLICKABLE) != 0 ? 'X' : '.');
        out.append(' ');
        out.append((mPrivateFlags & PFLAG_IS_ROOT_NAMESPACE) != 0 ? 'R' : '.');
        out.append((mPrivateFlags & PFLAG_FOCUSED) != 0 ? 'F' : '.');
        out.append((mPrivateFlags & PFLAG_SELECTED) != 0 ? 'S' : '.');
        if ((mPrivateFlags & PFLAG_PREPRESSED) != 0) {
            out.append('p');
        } else {
            out.append((mPrivateFlags & PFLAG_PRESSED) != 0 ? 'P' : '.');
        }
        out.append((mPrivateFlags & PFLAG_HOVERED) != 0 ? 'H' : '.');
        out.append((mPrivateFlags & PFLAG_ACTIVATED) != 0 ? 'A' : '.');
        out.append((mPrivateFlags & PFLAG_INVALIDATED) != 0 ? 'I' : '.');
        out.append((mPrivateFlags & PFLAG_DIRTY_MASK) != 0 ? 'D' : '.');
        out.append(' ').append(mLeft).append(',').append(mTop).append('-').append(mRight).append(',').append(mBottom);
        final int id = getId();
        if (id != NO_ID) {
            out.append(" #").append(Integer.toHexString(id));
            final Resources r = mResources;
            if (id > 0 && (id >>> 24) != 0 && r != null) {
                try {
                    String pkg;
                    switch (id & 0xff000000) {
                        case 0x7f000000: pkg = "app"; break;
                        case 0x01000000: pkg = "android"; break;
                        default: pkg = r.getResourcePackageName(id); break;
                    }
                    out.append(' ').append(pkg).append(':').append(r.getResourceTypeName(id)).append('/')
                            .append(r.getResourceEntryName(id));
                } catch (Resources.NotFoundException e) {
                    // the number has to do
                }
            }
        }
        return out.append('}').toString();
    }

    // ---- fading edges and scroll bars

    /** Sizes and pictures of scroll bars and fading edges; most views have none. */
    private static class ScrollabilityCache implements Runnable {
        static final int OFF = 0, ON = 1, FADING = 2;
        boolean fadeScrollBars;
        int fadingEdgeLength;
        int scrollBarDefaultDelayBeforeFade;
        int scrollBarFadeDuration;
        int scrollBarSize;
        boolean hasScrollBar;
        Drawable horizontalThumb, verticalThumb, horizontalTrack, verticalTrack;
        long fadeStartTime;
        int state = OFF;
        final View host;

        ScrollabilityCache(ViewConfiguration configuration, View host) {
            fadingEdgeLength = configuration.getScaledFadingEdgeLength();
            scrollBarSize = configuration.getScaledScrollBarSize();
            scrollBarDefaultDelayBeforeFade = ViewConfiguration.getScrollDefaultDelay();
            scrollBarFadeDuration = ViewConfiguration.getScrollBarFadeDuration();
            this.host = host;
        }

        int size(boolean vertical) {
            final Drawable track = vertical ? verticalTrack : horizontalTrack, thumb = vertical ? verticalThumb : horizontalThumb;
            final Drawable d = track != null ? track : thumb;
            return d == null ? 0 : vertical ? d.getIntrinsicWidth() : d.getIntrinsicHeight();
        }

        @Override
        public void run() {
            if (AnimationUtils.currentAnimationTimeMillis() >= fadeStartTime) {
                state = FADING;
                host.invalidate(true);
            }
        }
    }

    private void initScrollCache() {
        if (mScrollCache == null) {
            mScrollCache = new ScrollabilityCache(ViewConfiguration.get(mContext), this);
        }
    }

    private ScrollabilityCache getScrollCache() {
        initScrollCache();
        return mScrollCache;
    }

    protected void initializeFadingEdge(TypedArray a) {
        final TypedArray arr = mContext.obtainStyledAttributes(R.styleable.View);
        initializeFadingEdgeInternal(arr);
        arr.recycle();
    }

    protected void initializeFadingEdgeInternal(TypedArray a) {
        initScrollCache();
        mScrollCache.fadingEdgeLength = a.getDimensionPixelSize(R.styleable.View_fadingEdgeLength,
                ViewConfiguration.get(mContext).getScaledFadingEdgeLength());
    }

    public int getVerticalFadingEdgeLength() {
        return isVerticalFadingEdgeEnabled() && mScrollCache != null ? mScrollCache.fadingEdgeLength : 0;
    }

    public void setFadingEdgeLength(int length) {
        initScrollCache();
        mScrollCache.fadingEdgeLength = length;
    }

    public int getHorizontalFadingEdgeLength() {
        return isHorizontalFadingEdgeEnabled() && mScrollCache != null ? mScrollCache.fadingEdgeLength : 0;
    }

    public int getVerticalScrollbarWidth() {
        final ScrollabilityCache cache = mScrollCache;
        if (cache != null && cache.hasScrollBar) {
            final int size = cache.size(true);
            return size <= 0 ? cache.scrollBarSize : size;
        }
        return 0;
    }

    protected int getHorizontalScrollbarHeight() {
        final ScrollabilityCache cache = mScrollCache;
        if (cache != null && cache.hasScrollBar) {
            final int size = cache.size(false);
            return size <= 0 ? cache.scrollBarSize : size;
        }
        return 0;
    }

    protected void initializeScrollbars(TypedArray a) {
        final TypedArray arr = mContext.obtainStyledAttributes(R.styleable.View);
        initializeScrollbarsInternal(arr);
        arr.recycle();
    }

    protected void initializeScrollbarsInternal(TypedArray a) {
        initScrollCache();
        final ScrollabilityCache c = mScrollCache;
        c.hasScrollBar = true;
        c.fadeScrollBars = a.getBoolean(R.styleable.View_fadeScrollbars, true);
        c.state = c.fadeScrollBars ? ScrollabilityCache.OFF : ScrollabilityCache.ON;
        c.scrollBarFadeDuration = a.getInt(R.styleable.View_scrollbarFadeDuration, ViewConfiguration.getScrollBarFadeDuration());
        c.scrollBarDefaultDelayBeforeFade =
                a.getInt(R.styleable.View_scrollbarDefaultDelayBeforeFade, ViewConfiguration.getScrollDefaultDelay());
        c.scrollBarSize = a.getDimensionPixelSize(R.styleable.View_scrollbarSize,
                ViewConfiguration.get(mContext).getScaledScrollBarSize());
        c.horizontalTrack = a.getDrawable(R.styleable.View_scrollbarTrackHorizontal);
        c.horizontalThumb = a.getDrawable(R.styleable.View_scrollbarThumbHorizontal);
        c.verticalTrack = a.getDrawable(R.styleable.View_scrollbarTrackVertical);
        c.verticalThumb = a.getDrawable(R.styleable.View_scrollbarThumbVertical);
        resolvePadding();
    }

    public void setVerticalScrollbarPosition(int position) {
        if (mVerticalScrollbarPosition != position) {
            mVerticalScrollbarPosition = position;
            computeOpaqueFlags();
            resolvePadding();
        }
    }

    public int getVerticalScrollbarPosition() {
        return mVerticalScrollbarPosition;
    }

    public void setScrollIndicators(int indicators) {
        setScrollIndicators(indicators, 0x3F);
    }

    public void setScrollIndicators(int indicators, int mask) {
        final int updated = (indicators & mask & 0x3F) | (mScrollIndicators & ~mask);
        if (mScrollIndicators != updated) {
            mScrollIndicators = updated;
            invalidate();
        }
    }

    public int getScrollIndicators() {
        return mScrollIndicators;
    }

    public boolean isHorizontalFadingEdgeEnabled() {
        return (mViewFlags & FADING_EDGE_HORIZONTAL) == FADING_EDGE_HORIZONTAL;
    }

    public void setHorizontalFadingEdgeEnabled(boolean enabled) {
        if (isHorizontalFadingEdgeEnabled() != enabled) {
            if (enabled) {
                initScrollCache();
            }
            mViewFlags ^= FADING_EDGE_HORIZONTAL;
        }
    }

    public boolean isVerticalFadingEdgeEnabled() {
        return (mViewFlags & FADING_EDGE_VERTICAL) == FADING_EDGE_VERTICAL;
    }

    public void setVerticalFadingEdgeEnabled(boolean enabled) {
        if (isVerticalFadingEdgeEnabled() != enabled) {
            if (enabled) {
                initScrollCache();
            }
            mViewFlags ^= FADING_EDGE_VERTICAL;
        }
    }

    protected float getTopFadingEdgeStrength() {
        return computeVerticalScrollOffset() > 0 ? 1.0f : 0.0f;
    }

    protected float getBottomFadingEdgeStrength() {
        return computeVerticalScrollOffset() + computeVerticalScrollExtent() < computeVerticalScrollRange() ? 1.0f : 0.0f;
    }

    protected float getLeftFadingEdgeStrength() {
        return computeHorizontalScrollOffset() > 0 ? 1.0f : 0.0f;
    }

    protected float getRightFadingEdgeStrength() {
        return computeHorizontalScrollOffset() + computeHorizontalScrollExtent() < computeHorizontalScrollRange() ? 1.0f : 0.0f;
    }

    public boolean isHorizontalScrollBarEnabled() {
        return (mViewFlags & SCROLLBARS_HORIZONTAL) == SCROLLBARS_HORIZONTAL;
    }

    public void setHorizontalScrollBarEnabled(boolean enabled) {
        if (isHorizontalScrollBarEnabled() != enabled) {
            mViewFlags ^= SCROLLBARS_HORIZONTAL;
            computeOpaqueFlags();
            resolvePadding();
        }
    }

    public boolean isVerticalScrollBarEnabled() {
        return (mViewFlags & SCROLLBARS_VERTICAL) == SCROLLBARS_VERTICAL;
    }

    public void setVerticalScrollBarEnabled(boolean enabled) {
        if (isVerticalScrollBarEnabled() != enabled) {
            mViewFlags ^= SCROLLBARS_VERTICAL;
            computeOpaqueFlags();
            resolvePadding();
        }
    }

    protected void recomputePadding() {
        internalSetPadding(mUserPaddingLeft, mPaddingTop, mUserPaddingRight, mUserPaddingBottom);
    }

    public void setScrollbarFadingEnabled(boolean fade) {
        initScrollCache();
        mScrollCache.fadeScrollBars = fade;
        mScrollCache.state = fade ? ScrollabilityCache.OFF : ScrollabilityCache.ON;
    }

    public boolean isScrollbarFadingEnabled() {
        return mScrollCache != null && mScrollCache.fadeScrollBars;
    }

    public int getScrollBarDefaultDelayBeforeFade() {
        return mScrollCache == null ? ViewConfiguration.getScrollDefaultDelay() : mScrollCache.scrollBarDefaultDelayBeforeFade;
    }

    public void setScrollBarDefaultDelayBeforeFade(int delay) {
        getScrollCache().scrollBarDefaultDelayBeforeFade = delay;
    }

    public int getScrollBarFadeDuration() {
        return mScrollCache == null ? ViewConfiguration.getScrollBarFadeDuration() : mScrollCache.scrollBarFadeDuration;
    }

    public void setScrollBarFadeDuration(int duration) {
        getScrollCache().scrollBarFadeDuration = duration;
    }

    public int getScrollBarSize() {
        return mScrollCache == null ? ViewConfiguration.get(mContext).getScaledScrollBarSize() : mScrollCache.scrollBarSize;
    }

    public void setScrollBarSize(int size) {
        getScrollCache().scrollBarSize = size;
    }

    public void setScrollBarStyle(int style) {
        if (style != (mViewFlags & SCROLLBARS_STYLE_MASK)) {
            mViewFlags = (mViewFlags & ~SCROLLBARS_STYLE_MASK) | (style & SCROLLBARS_STYLE_MASK);
            computeOpaqueFlags();
            resolvePadding();
        }
    }

    public int getScrollBarStyle() {
        return mViewFlags & SCROLLBARS_STYLE_MASK;
    }

    protected int computeHorizontalScrollRange() {
        return getWidth();
    }

    protected int computeHorizontalScrollOffset() {
        return mScrollX;
    }

    protected int computeHorizontalScrollExtent() {
        return getWidth();
    }

    protected int computeVerticalScrollRange() {
        return getHeight();
    }

    protected int computeVerticalScrollOffset() {
        return mScrollY;
    }

    protected int computeVerticalScrollExtent() {
        return getHeight();
    }

    public boolean canScrollHorizontally(int direction) {
        final int offset = computeHorizontalScrollOffset();
        final int range = computeHorizontalScrollRange() - computeHorizontalScrollExtent();
        if (range == 0) {
            return false;
        }
        return direction < 0 ? offset > 0 : offset < range - 1;
    }

    public boolean canScrollVertically(int direction) {
        final int offset = computeVerticalScrollOffset();
        final int range = computeVerticalScrollRange() - computeVerticalScrollExtent();
        if (range == 0) {
            return false;
        }
        return direction < 0 ? offset > 0 : offset < range - 1;
    }

    protected boolean awakenScrollBars() {
        return mScrollCache != null && awakenScrollBars(mScrollCache.scrollBarDefaultDelayBeforeFade, true);
    }

    private boolean initialAwakenScrollBars() {
        return mScrollCache != null && awakenScrollBars(mScrollCache.scrollBarDefaultDelayBeforeFade * 4, true);
    }

    protected boolean awakenScrollBars(int startDelay) {
        return awakenScrollBars(startDelay, true);
    }

    protected boolean awakenScrollBars(int startDelay, boolean invalidate) {
        final ScrollabilityCache c = mScrollCache;
        if (c == null || !c.fadeScrollBars) {
            return false;
        }
        c.hasScrollBar = true;
        if (isHorizontalScrollBarEnabled() || isVerticalScrollBarEnabled()) {
            if (invalidate) {
                postInvalidateOnAnimation();
            }
            if (c.state == ScrollabilityCache.OFF) {
                startDelay = Math.max(750, startDelay);
            }
            c.fadeStartTime = AnimationUtils.currentAnimationTimeMillis() + startDelay;
            c.state = ScrollabilityCache.ON;
            if (mAttachInfo != null) {
                mAttachInfo.mHandler.removeCallbacks(c);
                mAttachInfo.mHandler.postAtTime(c, c.fadeStartTime);
            }
            return true;
        }
        return false;
    }

    protected boolean isVerticalScrollBarHidden() {
        return false;
    }

    protected final void onDrawScrollBars(Canvas canvas) {
        final ScrollabilityCache c = mScrollCache;
        if (c == null || c.state == ScrollabilityCache.OFF) {
            return;
        }
        int alpha = 255;
        if (c.state == ScrollabilityCache.FADING) {
            final long past = AnimationUtils.currentAnimationTimeMillis() - c.fadeStartTime;
            if (past >= c.scrollBarFadeDuration) {
                c.state = ScrollabilityCache.OFF;
                return;
            }
            alpha = (int) (255 - 255 * past / Math.max(1, c.scrollBarFadeDuration));
            postInvalidateOnAnimation();
        }
        final int inside = (mViewFlags & SCROLLBARS_OUTSIDE_MASK) == 0 ? ~0 : 0;
        final int width = mRight - mLeft, height = mBottom - mTop;
        final boolean drawVertical = isVerticalScrollBarEnabled() && !isVerticalScrollBarHidden();
        if (isHorizontalScrollBarEnabled() && c.horizontalThumb != null) {
            final int range = computeHorizontalScrollRange(), extent = computeHorizontalScrollExtent();
            if (range > extent && extent > 0) {
                final int size = getHorizontalScrollbarHeight();
                final int left = mScrollX + (mPaddingLeft & inside);
                final int top = mScrollY + height - size - (mUserPaddingBottom & inside);
                final int right = mScrollX + width - (mUserPaddingRight & inside) - (drawVertical ? getVerticalScrollbarWidth() : 0);
                final int total = right - left;
                final int length = Math.max(Math.min(total, size * 2), Math.round((float) total * extent / range));
                final int at = Math.min(total - length,
                        Math.round((float) (total - length) * computeHorizontalScrollOffset() / (range - extent)));
                c.horizontalThumb.mutate().setAlpha(alpha);
                onDrawHorizontalScrollBar(canvas, c.horizontalThumb, left + at, top, left + at + length, top + size);
            }
        }
        if (drawVertical && c.verticalThumb != null) {
            final int range = computeVerticalScrollRange(), extent = computeVerticalScrollExtent();
            if (range > extent && extent > 0) {
                final int size = getVerticalScrollbarWidth();
                int position = mVerticalScrollbarPosition;
                if (position == SCROLLBAR_POSITION_DEFAULT) {
                    position = isLayoutRtl() ? SCROLLBAR_POSITION_LEFT : SCROLLBAR_POSITION_RIGHT;
                }
                final int left = position == SCROLLBAR_POSITION_LEFT ? mScrollX + (mUserPaddingLeft & inside)
                        : mScrollX + width - size - (mUserPaddingRight & inside);
                final int top = mScrollY + (mPaddingTop & inside);
                final int total = mScrollY + height - (mUserPaddingBottom & inside) - top;
                final int length = Math.max(Math.min(total, size * 2), Math.round((float) total * extent / range));
                final int at = Math.min(total - length,
                        Math.round((float) (total - length) * computeVerticalScrollOffset() / (range - extent)));
                c.verticalThumb.mutate().setAlpha(alpha);
                onDrawVerticalScrollBar(canvas, c.verticalThumb, left, top + at, left + size, top + at + length);
            }
        }
    }

    protected void onDrawHorizontalScrollBar(Canvas canvas, Drawable scrollBar, int l, int t, int r, int b) {
        scrollBar.setBounds(l, t, r, b);
        scrollBar.draw(canvas);
    }

    protected void onDrawVerticalScrollBar(Canvas canvas, Drawable scrollBar, int l, int t, int r, int b) {
        scrollBar.setBounds(l, t, r, b);
        scrollBar.draw(canvas);
    }

    protected boolean handleScrollBarDragging(MotionEvent event) {
        return false;
    }

    public boolean isScrollContainer() {
        return (mPrivateFlags & PFLAG_SCROLL_CONTAINER_ADDED) != 0;
    }

    public void setScrollContainer(boolean isScrollContainer) {
        if (isScrollContainer) {
            if (mAttachInfo != null && (mPrivateFlags & PFLAG_SCROLL_CONTAINER_ADDED) == 0) {
                mAttachInfo.mScrollContainers.add(this);
                mPrivateFlags |= PFLAG_SCROLL_CONTAINER_ADDED;
            }
            mPrivateFlags |= PFLAG_SCROLL_CONTAINER;
        } else {
            if ((mPrivateFlags & PFLAG_SCROLL_CONTAINER_ADDED) != 0 && mAttachInfo != null) {
                mAttachInfo.mScrollContainers.remove(this);
            }
            mPrivateFlags &= ~(PFLAG_SCROLL_CONTAINER | PFLAG_SCROLL_CONTAINER_ADDED);
        }
    }

    // ---- listeners

    ListenerInfo getListenerInfo() {
        if (mListenerInfo == null) {
            mListenerInfo = new ListenerInfo();
        }
        return mListenerInfo;
    }

    public void setOnScrollChangeListener(OnScrollChangeListener l) {
        getListenerInfo().mOnScrollChangeListener = l;
    }

    public void setOnFocusChangeListener(OnFocusChangeListener l) {
        getListenerInfo().mOnFocusChangeListener = l;
    }

    public void addOnLayoutChangeListener(OnLayoutChangeListener listener) {
        final ListenerInfo li = getListenerInfo();
        if (li.mOnLayoutChangeListeners == null) {
            li.mOnLayoutChangeListeners = new ArrayList<OnLayoutChangeListener>();
        }
        if (!li.mOnLayoutChangeListeners.contains(listener)) {
            li.mOnLayoutChangeListeners.add(listener);
        }
    }

    public void removeOnLayoutChangeListener(OnLayoutChangeListener listener) {
        final ListenerInfo li = mListenerInfo;
        if (li != null && li.mOnLayoutChangeListeners != null) {
            li.mOnLayoutChangeListeners.remove(listener);
        }
    }

    public void addOnAttachStateChangeListener(OnAttachStateChangeListener listener) {
        final ListenerInfo li = getListenerInfo();
        if (li.mOnAttachStateChangeListeners == null) {
            li.mOnAttachStateChangeListeners = new CopyOnWriteArrayList<OnAttachStateChangeListener>();
        }
        li.mOnAttachStateChangeListeners.add(listener);
    }

    public void removeOnAttachStateChangeListener(OnAttachStateChangeListener listener) {
        final ListenerInfo li = mListenerInfo;
        if (li != null && li.mOnAttachStateChangeListeners != null) {
            li.mOnAttachStateChangeListeners.remove(listener);
        }
    }

    public OnFocusChangeListener getOnFocusChangeListener() {
        return mListenerInfo != null ? mListenerInfo.mOnFocusChangeListener : null;
    }

    public void setOnClickListener(OnClickListener l) {
        if (!isClickable()) {
            setClickable(true);
        }
        getListenerInfo().mOnClickListener = l;
    }

    public boolean hasOnClickListeners() {
        return mListenerInfo != null && mListenerInfo.mOnClickListener != null;
    }

    public void setOnLongClickListener(OnLongClickListener l) {
        if (!isLongClickable()) {
            setLongClickable(true);
        }
        getListenerInfo().mOnLongClickListener = l;
    }

    public void setOnContextClickListener(OnContextClickListener l) {
        if (!isContextClickable()) {
            setContextClickable(true);
        }
        getListenerInfo().mOnContextClickListener = l;
    }

    public void setOnCreateContextMenuListener(OnCreateContextMenuListener l) {
        if (!isLongClickable()) {
            setLongClickable(true);
        }
        getListenerInfo().mOnCreateContextMenuListener = l;
    }

    public void setOnKeyListener(OnKeyListener l) {
        getListenerInfo().mOnKeyListener = l;
    }

    public void setOnTouchListener(OnTouchListener l) {
        getListenerInfo().mOnTouchListener = l;
    }

    public void setOnGenericMotionListener(OnGenericMotionListener l) {
        getListenerInfo().mOnGenericMotionListener = l;
    }

    public void setOnHoverListener(OnHoverListener l) {
        getListenerInfo().mOnHoverListener = l;
    }

    public void setOnDragListener(OnDragListener l) {
        getListenerInfo().mOnDragListener = l;
    }

    public void setOnCapturedPointerListener(OnCapturedPointerListener l) {
        getListenerInfo().mOnCapturedPointerListener = l;
    }

    public void setOnApplyWindowInsetsListener(OnApplyWindowInsetsListener listener) {
        getListenerInfo().mOnApplyWindowInsetsListener = listener;
    }

    public void setOnSystemUiVisibilityChangeListener(OnSystemUiVisibilityChangeListener l) {
        getListenerInfo().mOnSystemUiVisibilityChangeListener = l;
        if (mParent != null && mAttachInfo != null && !mAttachInfo.mRecomputeGlobalAttributes) {
            mParent.recomputeViewAttributes(this);
        }
    }

    public boolean performClick() {
        final boolean result;
        final ListenerInfo li = mListenerInfo;
        if (li != null && li.mOnClickListener != null) {
            playSoundEffect(SoundEffectConstants.CLICK);
            li.mOnClickListener.onClick(this);
            result = true;
        } else {
            result = false;
        }
        sendAccessibilityEvent(AccessibilityEvent.TYPE_VIEW_CLICKED);
        return result;
    }

    public boolean callOnClick() {
        final ListenerInfo li = mListenerInfo;
        if (li != null && li.mOnClickListener != null) {
            li.mOnClickListener.onClick(this);
            return true;
        }
        return false;
    }

    public boolean performLongClick() {
        return performLongClickInternal(mLongClickX, mLongClickY);
    }

    public boolean performLongClick(float x, float y) {
        mLongClickX = x;
        mLongClickY = y;
        final boolean handled = performLongClick();
        mLongClickX = mLongClickY = Float.NaN;
        return handled;
    }

    private float mLongClickX = Float.NaN, mLongClickY = Float.NaN; // while a touch is held

    private boolean performLongClickInternal(float x, float y) {
        sendAccessibilityEvent(AccessibilityEvent.TYPE_VIEW_LONG_CLICKED);
        boolean handled = false;
        final ListenerInfo li = mListenerInfo;
        if (li != null && li.mOnLongClickListener != null) {
            handled = li.mOnLongClickListener.onLongClick(this);
        }
        if (!handled) {
            final boolean anchored = !Float.isNaN(x) && !Float.isNaN(y);
            handled = anchored ? showContextMenu(x, y) : showContextMenu();
        }
        if (!handled && (mViewFlags & TOOLTIP) == TOOLTIP) {
            handled = showTooltip((int) x, (int) y);
        }
        if (handled) {
            performHapticFeedback(HapticFeedbackConstants.LONG_PRESS);
        }
        return handled;
    }

    public boolean performContextClick(float x, float y) {
        return performContextClick();
    }

    public boolean performContextClick() {
        sendAccessibilityEvent(AccessibilityEvent.TYPE_VIEW_CONTEXT_CLICKED);
        boolean handled = false;
        final ListenerInfo li = mListenerInfo;
        if (li != null && li.mOnContextClickListener != null) {
            handled = li.mOnContextClickListener.onContextClick(this);
        }
        if (handled) {
            performHapticFeedback(HapticFeedbackConstants.CONTEXT_CLICK);
        }
        return handled;
    }

    protected boolean performButtonActionOnTouchDown(MotionEvent event) {
        if (event.isFromSource(InputDevice.SOURCE_MOUSE) && (event.getButtonState() & MotionEvent.BUTTON_SECONDARY) != 0) {
            showContextMenu(event.getX(), event.getY());
            mPrivateFlags |= PFLAG_CANCEL_NEXT_UP_EVENT;
            return true;
        }
        return false;
    }

    public boolean showContextMenu() {
        return getParent().showContextMenuForChild(this);
    }

    public boolean showContextMenu(float x, float y) {
        return getParent().showContextMenuForChild(this, x, y);
    }

    public ActionMode startActionMode(ActionMode.Callback callback) {
        return startActionMode(callback, ActionMode.TYPE_PRIMARY);
    }

    public ActionMode startActionMode(ActionMode.Callback callback, int type) {
        final ViewParent parent = getParent();
        if (parent == null) {
            return null;
        }
        try {
            return parent.startActionModeForChild(this, callback, type);
        } catch (AbstractMethodError ame) {
            return parent.startActionModeForChild(this, callback);
        }
    }

    public boolean dispatchActivityResult(String who, int requestCode, int resultCode, Intent data) {
        return false;
    }

    public void onActivityResult(int requestCode, int resultCode, Intent data) {
    }

    public void createContextMenu(ContextMenu menu) {
        final ContextMenu.ContextMenuInfo menuInfo = getContextMenuInfo();
        ((com.android.internal.view.menu.MenuBuilder) menu).setCurrentMenuInfo(menuInfo);
        onCreateContextMenu(menu);
        final ListenerInfo li = mListenerInfo;
        if (li != null && li.mOnCreateContextMenuListener != null) {
            li.mOnCreateContextMenuListener.onCreateContextMenu(menu, this, menuInfo);
        }
        ((com.android.internal.view.menu.MenuBuilder) menu).setCurrentMenuInfo(null);
        if (mParent != null) {
            mParent.createContextMenu(menu);
        }
    }

    protected ContextMenu.ContextMenuInfo getContextMenuInfo() {
        return null;
    }

    protected void onCreateContextMenu(ContextMenu menu) {
    }

    // ---- focus

    void handleFocusGainInternal(int direction, Rect previouslyFocusedRect) {
        if ((mPrivateFlags & PFLAG_FOCUSED) == 0) {
            mPrivateFlags |= PFLAG_FOCUSED;
            final View oldFocus = mAttachInfo != null ? getRootView().findFocus() : null;
            if (mParent != null) {
                mParent.requestChildFocus(this, this);
                updateFocusedInCluster(oldFocus, direction);
            }
            if (mAttachInfo != null) {
                mAttachInfo.mTreeObserver.dispatchOnGlobalFocusChange(oldFocus, this);
            }
            onFocusChanged(true, direction, previouslyFocusedRect);
            refreshDrawableState();
        }
    }

    public final void setRevealOnFocusHint(boolean revealOnFocus) {
        if (revealOnFocus) {
            mPrivateFlags3 &= ~PFLAG3_NO_REVEAL_ON_FOCUS;
        } else {
            mPrivateFlags3 |= PFLAG3_NO_REVEAL_ON_FOCUS;
        }
    }

    public final boolean getRevealOnFocusHint() {
        return (mPrivateFlags3 & PFLAG3_NO_REVEAL_ON_FOCUS) == 0;
    }

    public void getHotspotBounds(Rect outRect) {
        final Drawable background = getBackground();
        if (background != null) {
            background.getHotspotBounds(outRect);
        } else {
            getBoundsOnScreen(outRect);
        }
    }

    public boolean requestRectangleOnScreen(Rect rectangle) {
        return requestRectangleOnScreen(rectangle, false);
    }

    public boolean requestRectangleOnScreen(Rect rectangle, boolean immediate) {
        if (mParent == null) {
            return false;
        }
        View child = this;
        final RectF position = new RectF();
        position.set(rectangle);
        ViewParent parent = mParent;
        boolean scrolled = false;
        while (parent != null) {
            rectangle.set((int) position.left, (int) position.top, (int) position.right, (int) position.bottom);
            scrolled |= parent.requestChildRectangleOnScreen(child, rectangle, immediate);
            if (!(parent instanceof View)) {
                break;
            }
            position.offset(child.mLeft - child.getScrollX(), child.mTop - child.getScrollY());
            child = (View) parent;
            parent = child.getParent();
        }
        return scrolled;
    }

    public void clearFocus() {
        clearFocusInternal(null, true, true);
    }

    void clearFocusInternal(View focused, boolean propagate, boolean refocus) {
        if ((mPrivateFlags & PFLAG_FOCUSED) != 0) {
            mPrivateFlags &= ~PFLAG_FOCUSED;
            if (propagate && mParent != null) {
                mParent.clearChildFocus(this);
            }
            onFocusChanged(false, 0, null);
            refreshDrawableState();
            if (propagate && (!refocus || !rootViewRequestFocus())) {
                notifyGlobalFocusCleared(this);
            }
        }
    }

    void notifyGlobalFocusCleared(View oldFocus) {
        if (oldFocus != null && mAttachInfo != null) {
            mAttachInfo.mTreeObserver.dispatchOnGlobalFocusChange(oldFocus, null);
        }
    }

    boolean rootViewRequestFocus() {
        final View root = getRootView();
        return root != null && root.requestFocus();
    }

    void unFocus(View focused) {
        clearFocusInternal(focused, false, false);
    }

    public boolean hasFocus() {
        return (mPrivateFlags & PFLAG_FOCUSED) != 0;
    }

    public boolean hasFocusable() {
        return hasFocusable(!sHasFocusableExcludeAutoFocusable, false);
    }

    public boolean hasExplicitFocusable() {
        return hasFocusable(false, true);
    }

    boolean hasFocusable(boolean allowAutoFocus, boolean dispatchExplicit) {
        if (!isFocusableInTouchMode()) {
            for (ViewParent p = mParent; p instanceof ViewGroup; p = p.getParent()) {
                if (((ViewGroup) p).shouldBlockFocusForTouchscreen()) {
                    return false;
                }
            }
        }
        if ((mViewFlags & VISIBILITY_MASK) != VISIBLE || (mViewFlags & ENABLED_MASK) != ENABLED) {
            return false;
        }
        return (allowAutoFocus || getFocusable() != FOCUSABLE_AUTO) && isFocusable();
    }

    protected void onFocusChanged(boolean gainFocus, int direction, Rect previouslyFocusedRect) {
        if (gainFocus) {
            sendAccessibilityEvent(AccessibilityEvent.TYPE_VIEW_FOCUSED);
        }
        final InputMethodManager imm = InputMethodManager.peekInstance();
        if (!gainFocus) {
            if (isPressed()) {
                setPressed(false);
            }
            if (imm != null && mAttachInfo != null && mAttachInfo.mHasWindowFocus) {
                imm.focusOut(this);
            }
            onFocusLost();
        } else if (imm != null && mAttachInfo != null && mAttachInfo.mHasWindowFocus) {
            imm.focusIn(this);
        }
        invalidate(true);
        final ListenerInfo li = mListenerInfo;
        if (li != null && li.mOnFocusChangeListener != null) {
            li.mOnFocusChangeListener.onFocusChange(this, gainFocus);
        }
        if (mAttachInfo != null) {
            mAttachInfo.mKeyDispatchState.reset(this);
        }
    }

    protected void onFocusLost() {
        resetPressedState();
    }

    private void resetPressedState() {
        if ((mViewFlags & ENABLED_MASK) == DISABLED) {
            return;
        }
        if (isPressed()) {
            setPressed(false);
            if (!mHasPerformedLongPress) {
                removeLongPressCallback();
            }
        }
    }

    public boolean isFocused() {
        return (mPrivateFlags & PFLAG_FOCUSED) != 0;
    }

    public View findFocus() {
        return (mPrivateFlags & PFLAG_FOCUSED) != 0 ? this : null;
    }

    public int getNextFocusLeftId() { return mNextFocusLeftId; }
    public void setNextFocusLeftId(int id) { mNextFocusLeftId = id; }
    public int getNextFocusRightId() { return mNextFocusRightId; }
    public void setNextFocusRightId(int id) { mNextFocusRightId = id; }
    public int getNextFocusUpId() { return mNextFocusUpId; }
    public void setNextFocusUpId(int id) { mNextFocusUpId = id; }
    public int getNextFocusDownId() { return mNextFocusDownId; }
    public void setNextFocusDownId(int id) { mNextFocusDownId = id; }
    public int getNextFocusForwardId() { return mNextFocusForwardId; }
    public void setNextFocusForwardId(int id) { mNextFocusForwardId = id; }
    public int getNextClusterForwardId() { return mNextClusterForwardId; }
    public void setNextClusterForwardId(int id) { mNextClusterForwardId = id; }

    public void setFocusable(boolean focusable) {
        setFocusable(focusable ? FOCUSABLE : NOT_FOCUSABLE);
    }

    public void setFocusable(int focusable) {
        if ((focusable & (FOCUSABLE_AUTO | FOCUSABLE)) == 0) {
            setFlags(0, FOCUSABLE_IN_TOUCH_MODE);
        }
        setFlags(focusable, FOCUSABLE_MASK);
    }

    public void setFocusableInTouchMode(boolean focusableInTouchMode) {
        setFlags(focusableInTouchMode ? FOCUSABLE_IN_TOUCH_MODE : 0, FOCUSABLE_IN_TOUCH_MODE);
        if (focusableInTouchMode) {
            setFlags(FOCUSABLE, FOCUSABLE_MASK);
        }
    }

    public final boolean isFocusable() {
        return FOCUSABLE == (mViewFlags & FOCUSABLE);
    }

    public int getFocusable() {
        return (mViewFlags & FOCUSABLE_AUTO) > 0 ? FOCUSABLE_AUTO : mViewFlags & FOCUSABLE;
    }

    public final boolean isFocusableInTouchMode() {
        return FOCUSABLE_IN_TOUCH_MODE == (mViewFlags & FOCUSABLE_IN_TOUCH_MODE);
    }

    public View focusSearch(int direction) {
        return mParent != null ? mParent.focusSearch(this, direction) : null;
    }

    public final boolean isKeyboardNavigationCluster() {
        return (mPrivateFlags3 & PFLAG3_CLUSTER) != 0;
    }

    public void setKeyboardNavigationCluster(boolean isCluster) {
        mPrivateFlags3 = isCluster ? mPrivateFlags3 | PFLAG3_CLUSTER : mPrivateFlags3 & ~PFLAG3_CLUSTER;
    }

    View findKeyboardNavigationCluster() {
        for (View v = this; v != null; v = v.mParent instanceof View ? (View) v.mParent : null) {
            if (v.isKeyboardNavigationCluster()) {
                return v;
            }
        }
        return null;
    }

    public final void setFocusedInCluster() {
        final View top = findKeyboardNavigationCluster();
        if (top == this || !(mParent instanceof ViewGroup)) {
            return;
        }
        View child = this;
        for (ViewParent p = mParent; p instanceof ViewGroup; p = p.getParent()) {
            ((ViewGroup) p).mFocusedInCluster = child;
            if (p == top) {
                break;
            }
            child = (View) p;
        }
    }

    private void updateFocusedInCluster(View oldFocus, int direction) {
        setFocusedInCluster();
    }

    public final boolean isFocusedByDefault() {
        return (mPrivateFlags3 & PFLAG3_FOCUSED_BY_DEFAULT) != 0;
    }

    public void setFocusedByDefault(boolean isFocusedByDefault) {
        if (isFocusedByDefault == isFocusedByDefault()) {
            return;
        }
        mPrivateFlags3 ^= PFLAG3_FOCUSED_BY_DEFAULT;
        if (mParent instanceof ViewGroup) {
            if (isFocusedByDefault) {
                ((ViewGroup) mParent).setDefaultFocus(this);
            } else {
                ((ViewGroup) mParent).clearDefaultFocus(this);
            }
        }
    }

    boolean hasDefaultFocus() {
        return isFocusedByDefault();
    }

    public View keyboardNavigationClusterSearch(View currentCluster, int direction) {
        return mParent != null ? mParent.keyboardNavigationClusterSearch(
                isKeyboardNavigationCluster() ? this : currentCluster, direction) : null;
    }

    public boolean dispatchUnhandledMove(View focused, int direction) {
        return false;
    }

    public void setDefaultFocusHighlightEnabled(boolean enabled) {
        mDefaultFocusHighlightEnabled = enabled;
    }

    public final boolean getDefaultFocusHighlightEnabled() {
        return mDefaultFocusHighlightEnabled;
    }

    View findUserSetNextFocus(View root, int direction) {
        int id;
        switch (direction) {
            case FOCUS_LEFT: id = mNextFocusLeftId; break;
            case FOCUS_RIGHT: id = mNextFocusRightId; break;
            case FOCUS_UP: id = mNextFocusUpId; break;
            case FOCUS_DOWN: id = mNextFocusDownId; break;
            case FOCUS_FORWARD: id = mNextFocusForwardId; break;
            case FOCUS_BACKWARD: {
                if (mID == NO_ID) {
                    return null;
                }
                final ArrayList<View> all = new ArrayList<View>();
                root.addFocusables(all, FOCUS_FORWARD, FOCUSABLES_ALL);
                for (int i = 0; i < all.size(); i++) {
                    if (all.get(i).mNextFocusForwardId == mID) {
                        return all.get(i);
                    }
                }
                return null;
            }
            default: return null;
        }
        if (id == NO_ID) {
            return null;
        }
        for (View v = this; v != null; v = v == root || !(v.mParent instanceof View) ? null : (View) v.mParent) {
            final View found = v.findViewById(id);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    public ArrayList<View> getFocusables(int direction) {
        final ArrayList<View> result = new ArrayList<View>(24);
        addFocusables(result, direction);
        return result;
    }

    public void addFocusables(ArrayList<View> views, int direction) {
        addFocusables(views, direction, isInTouchMode() ? FOCUSABLES_TOUCH_MODE : FOCUSABLES_ALL);
    }

    public void addFocusables(ArrayList<View> views, int direction, int focusableMode) {
        if (views == null || !isFocusable()) {
            return;
        }
        if ((focusableMode & FOCUSABLES_TOUCH_MODE) == FOCUSABLES_TOUCH_MODE && !isFocusableInTouchMode()) {
            return;
        }
        views.add(this);
    }

    public void addKeyboardNavigationClusters(Collection<View> views, int direction) {
        if (isKeyboardNavigationCluster() && hasFocusable()) {
            views.add(this);
        }
    }

    public void findViewsWithText(ArrayList<View> outViews, CharSequence searched, int flags) {
        if ((flags & FIND_VIEWS_WITH_CONTENT_DESCRIPTION) != 0 && searched != null && searched.length() > 0
                && mContentDescription != null && mContentDescription.length() > 0) {
            if (mContentDescription.toString().toLowerCase().contains(searched.toString().toLowerCase())) {
                outViews.add(this);
            }
        }
    }

    public ArrayList<View> getTouchables() {
        final ArrayList<View> result = new ArrayList<View>();
        addTouchables(result);
        return result;
    }

    public void addTouchables(ArrayList<View> views) {
        final int f = mViewFlags;
        if (((f & CLICKABLE) == CLICKABLE || (f & LONG_CLICKABLE) == LONG_CLICKABLE
                || (f & CONTEXT_CLICKABLE) == CONTEXT_CLICKABLE) && (f & ENABLED_MASK) == ENABLED) {
            views.add(this);
        }
    }

    boolean canTakeFocus() {
        return (mViewFlags & VISIBILITY_MASK) == VISIBLE && (mViewFlags & FOCUSABLE) == FOCUSABLE
                && (mViewFlags & ENABLED_MASK) == ENABLED;
    }

    public final boolean requestFocus() {
        return requestFocus(View.FOCUS_DOWN);
    }

    public boolean restoreFocusInCluster(int direction) {
        return restoreDefaultFocus() || requestFocus(direction);
    }

    public boolean restoreFocusNotInCluster() {
        return requestFocus(View.FOCUS_DOWN);
    }

    public boolean restoreDefaultFocus() {
        return requestFocus(View.FOCUS_DOWN);
    }

    public final boolean requestFocus(int direction) {
        return requestFocus(direction, null);
    }

    public boolean requestFocus(int direction, Rect previouslyFocusedRect) {
        if ((mViewFlags & FOCUSABLE) != FOCUSABLE || (mViewFlags & VISIBILITY_MASK) != VISIBLE) {
            return false;
        }
        if (isInTouchMode() && FOCUSABLE_IN_TOUCH_MODE != (mViewFlags & FOCUSABLE_IN_TOUCH_MODE)) {
            return false;
        }
        for (ViewParent p = mParent; p instanceof ViewGroup; p = p.getParent()) {
            if (((ViewGroup) p).getDescendantFocusability() == ViewGroup.FOCUS_BLOCK_DESCENDANTS) {
                return false;
            }
        }
        handleFocusGainInternal(direction, previouslyFocusedRect);
        return true;
    }

    public final boolean requestFocusFromTouch() {
        if (isInTouchMode()) {
            final ViewRootImpl viewRoot = getViewRootImpl();
            if (viewRoot != null) {
                viewRoot.ensureTouchMode(false);
            }
        }
        return requestFocus(View.FOCUS_DOWN);
    }

    // ---- accessibility: a model in which no service listens

    public void sendAccessibilityEvent(int eventType) {
        if (mAccessibilityDelegate != null) {
            mAccessibilityDelegate.sendAccessibilityEvent(this, eventType);
        } else {
            sendAccessibilityEventInternal(eventType);
        }
    }

    public void announceForAccessibility(CharSequence text) {
        if (AccessibilityManager.getInstance(mContext).isEnabled() && mParent != null) {
            final AccessibilityEvent event = AccessibilityEvent.obtain(AccessibilityEvent.TYPE_ANNOUNCEMENT);
            onInitializeAccessibilityEvent(event);
            event.getText().add(text);
            event.setContentDescription(null);
            mParent.requestSendAccessibilityEvent(this, event);
        }
    }

    public void sendAccessibilityEventInternal(int eventType) {
        if (AccessibilityManager.getInstance(mContext).isEnabled()) {
            sendAccessibilityEventUnchecked(AccessibilityEvent.obtain(eventType));
        }
    }

    public void sendAccessibilityEventUnchecked(AccessibilityEvent event) {
        if (mAccessibilityDelegate != null) {
            mAccessibilityDelegate.sendAccessibilityEventUnchecked(this, event);
        } else {
            sendAccessibilityEventUncheckedInternal(event);
        }
    }

    public void sendAccessibilityEventUncheckedInternal(AccessibilityEvent event) {
        if (!isShown()) {
            return;
        }
        onInitializeAccessibilityEvent(event);
        dispatchPopulateAccessibilityEvent(event);
        if (getParent() != null) {
            getParent().requestSendAccessibilityEvent(this, event);
        }
    }

    public boolean dispatchPopulateAccessibilityEvent(AccessibilityEvent event) {
        return mAccessibilityDelegate != null ? mAccessibilityDelegate.dispatchPopulateAccessibilityEvent(this, event)
                : dispatchPopulateAccessibilityEventInternal(event);
    }

    public boolean dispatchPopulateAccessibilityEventInternal(AccessibilityEvent event) {
        onPopulateAccessibilityEvent(event);
        return false;
    }

    public void onPopulateAccessibilityEvent(AccessibilityEvent event) {
        if (mAccessibilityDelegate != null) {
            mAccessibilityDelegate.onPopulateAccessibilityEvent(this, event);
        } else {
            onPopulateAccessibilityEventInternal(event);
        }
    }

    public void onPopulateAccessibilityEventInternal(AccessibilityEvent event) {
    }

    public void onInitializeAccessibilityEvent(AccessibilityEvent event) {
        if (mAccessibilityDelegate != null) {
            mAccessibilityDelegate.onInitializeAccessibilityEvent(this, event);
        } else {
            onInitializeAccessibilityEventInternal(event);
        }
    }

    public void onInitializeAccessibilityEventInternal(AccessibilityEvent event) {
        event.setSource(this);
        event.setClassName(getAccessibilityClassName());
        event.setPackageName(getContext().getPackageName());
        event.setEnabled(isEnabled());
        event.setContentDescription(mContentDescription);
    }

    public AccessibilityNodeInfo createAccessibilityNodeInfo() {
        return mAccessibilityDelegate != null ? mAccessibilityDelegate.createAccessibilityNodeInfo(this)
                : createAccessibilityNodeInfoInternal();
    }

    public AccessibilityNodeInfo createAccessibilityNodeInfoInternal() {
        final AccessibilityNodeProvider provider = getAccessibilityNodeProvider();
        if (provider != null) {
            return provider.createAccessibilityNodeInfo(AccessibilityNodeProvider.HOST_VIEW_ID);
        }
        final AccessibilityNodeInfo info = AccessibilityNodeInfo.obtain(this);
        onInitializeAccessibilityNodeInfo(info);
        return info;
    }

    public void onInitializeAccessibilityNodeInfo(AccessibilityNodeInfo info) {
        if (mAccessibilityDelegate != null) {
            mAccessibilityDelegate.onInitializeAccessibilityNodeInfo(this, info);
        } else {
            onInitializeAccessibilityNodeInfoInternal(info);
        }
    }

    public void onInitializeAccessibilityNodeInfoInternal(AccessibilityNodeInfo info) {
        final Rect bounds = new Rect();
        getDrawingRect(bounds);
        info.setBoundsInParent(bounds);
        getBoundsOnScreen(bounds, true);
        info.setBoundsInScreen(bounds);
        final ViewParent parent = getParentForAccessibility();
        if (parent instanceof View) {
            info.setParent((View) parent);
        }
        if (mID != NO_ID && (mID >>> 24) != 0 && mResources != null) {
            try {
                info.setViewIdResourceName(mResources.getResourceName(mID));
            } catch (Resources.NotFoundException e) {
                // a number without a name
            }
        }
        info.setVisibleToUser(isVisibleToUser());
        info.setPackageName(mContext.getPackageName());
        info.setClassName(getAccessibilityClassName());
        info.setContentDescription(getContentDescription());
        info.setEnabled(isEnabled());
        info.setClickable(isClickable());
        info.setFocusable(isFocusable());
        info.setFocused(isFocused());
        info.setAccessibilityFocused(false);
        info.setSelected(isSelected());
        info.setLongClickable(isLongClickable());
        info.setContextClickable(isContextClickable());
        info.setLiveRegion(getAccessibilityLiveRegion());
        info.addAction(AccessibilityNodeInfo.ACTION_SELECT);
        if (isFocusable()) {
            info.addAction(isFocused() ? AccessibilityNodeInfo.ACTION_CLEAR_FOCUS : AccessibilityNodeInfo.ACTION_FOCUS);
        }
        if (isClickable() && isEnabled()) {
            info.addAction(AccessibilityNodeInfo.ACTION_CLICK);
        }
        if (isLongClickable() && isEnabled()) {
            info.addAction(AccessibilityNodeInfo.ACTION_LONG_CLICK);
        }
    }

    public void addExtraDataToAccessibilityNodeInfo(AccessibilityNodeInfo info, String extraDataKey, Bundle arguments) {
    }

    public CharSequence getAccessibilityClassName() {
        return View.class.getName();
    }

    public AccessibilityDelegate getAccessibilityDelegate() {
        return mAccessibilityDelegate;
    }

    public void setAccessibilityDelegate(AccessibilityDelegate delegate) {
        mAccessibilityDelegate = delegate;
    }

    public AccessibilityNodeProvider getAccessibilityNodeProvider() {
        return mAccessibilityDelegate != null ? mAccessibilityDelegate.getAccessibilityNodeProvider(this) : null;
    }

    public int getAccessibilityViewId() {
        if (mAccessibilityViewId == NO_ID) {
            mAccessibilityViewId = sNextAccessibilityViewId++;
        }
        return mAccessibilityViewId;
    }

    public int getAccessibilityWindowId() {
        return mAttachInfo != null ? mAttachInfo.mAccessibilityWindowId : -1;
    }

    public CharSequence getContentDescription() {
        return mContentDescription;
    }

    public void setContentDescription(CharSequence contentDescription) {
        if (mContentDescription == null ? contentDescription == null : mContentDescription.equals(contentDescription)) {
            return;
        }
        mContentDescription = contentDescription;
        if (contentDescription != null && contentDescription.length() > 0
                && getImportantForAccessibility() == IMPORTANT_FOR_ACCESSIBILITY_AUTO) {
            setImportantForAccessibility(IMPORTANT_FOR_ACCESSIBILITY_YES);
        }
    }

    public void setAccessibilityTraversalBefore(int id) { mAccessibilityTraversalBeforeId = id; }
    public int getAccessibilityTraversalBefore() { return mAccessibilityTraversalBeforeId; }
    public void setAccessibilityTraversalAfter(int id) { mAccessibilityTraversalAfterId = id; }
    public int getAccessibilityTraversalAfter() { return mAccessibilityTraversalAfterId; }
    public int getLabelFor() { return mLabelForId; }

    public void setLabelFor(int id) {
        mLabelForId = id;
        if (id != NO_ID && mID == NO_ID) {
            mID = generateViewId();
        }
    }

    public boolean isAccessibilityFocused() {
        return false;
    }

    public boolean requestAccessibilityFocus() {
        return false;
    }

    public void clearAccessibilityFocus() {
    }

    public int getImportantForAccessibility() {
        return mImportantForAccessibility;
    }

    public void setImportantForAccessibility(int mode) {
        mImportantForAccessibility = mode;
    }

    public void setAccessibilityLiveRegion(int mode) {
        mAccessibilityLiveRegion = mode;
    }

    public int getAccessibilityLiveRegion() {
        return mAccessibilityLiveRegion;
    }

    public boolean isImportantForAccessibility() {
        final int mode = mImportantForAccessibility;
        if (mode == IMPORTANT_FOR_ACCESSIBILITY_NO || mode == IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS) {
            return false;
        }
        for (ViewParent p = mParent; p instanceof View; p = p.getParent()) {
            if (((View) p).getImportantForAccessibility() == IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS) {
                return false;
            }
        }
        final ListenerInfo li = mListenerInfo;
        return mode == IMPORTANT_FOR_ACCESSIBILITY_YES || isActionableForAccessibility()
                || li != null && (li.mOnKeyListener != null || li.mOnTouchListener != null || li.mOnGenericMotionListener != null
                || li.mOnHoverListener != null || li.mOnDragListener != null)
                || getAccessibilityNodeProvider() != null || mAccessibilityLiveRegion != ACCESSIBILITY_LIVE_REGION_NONE;
    }

    public ViewParent getParentForAccessibility() {
        if (mParent instanceof View) {
            return ((View) mParent).includeForAccessibility() ? mParent : mParent.getParentForAccessibility();
        }
        return null;
    }

    public void addChildrenForAccessibility(ArrayList<View> outChildren) {
    }

    public boolean includeForAccessibility() {
        return mAttachInfo != null && isImportantForAccessibility();
    }

    public boolean isActionableForAccessibility() {
        return isClickable() || isLongClickable() || isFocusable();
    }

    public void notifyViewAccessibilityStateChangedIfNeeded(int changeType) {
    }

    public void notifySubtreeAccessibilityStateChangedIfNeeded() {
    }

    public boolean dispatchNestedPrePerformAccessibilityAction(int action, Bundle arguments) {
        for (ViewParent p = getParent(); p != null; p = p.getParent()) {
            if (p.onNestedPrePerformAccessibilityAction(this, action, arguments)) {
                return true;
            }
        }
        return false;
    }

    public boolean performAccessibilityAction(int action, Bundle arguments) {
        return mAccessibilityDelegate != null ? mAccessibilityDelegate.performAccessibilityAction(this, action, arguments)
                : performAccessibilityActionInternal(action, arguments);
    }

    public boolean performAccessibilityActionInternal(int action, Bundle arguments) {
        switch (action) {
            case AccessibilityNodeInfo.ACTION_CLICK:
                if (isClickable()) {
                    performClick();
                    return true;
                }
                break;
            case AccessibilityNodeInfo.ACTION_LONG_CLICK:
                if (isLongClickable()) {
                    performLongClick();
                    return true;
                }
                break;
            case AccessibilityNodeInfo.ACTION_FOCUS:
                if (!hasFocus()) {
                    getViewRootImpl().ensureTouchMode(false);
                    return requestFocus();
                }
                break;
            case AccessibilityNodeInfo.ACTION_CLEAR_FOCUS:
                if (hasFocus()) {
                    clearFocus();
                    return !isFocused();
                }
                break;
            case AccessibilityNodeInfo.ACTION_SELECT:
                if (!isSelected()) {
                    setSelected(true);
                    return isSelected();
                }
                break;
            case AccessibilityNodeInfo.ACTION_CLEAR_SELECTION:
                if (isSelected()) {
                    setSelected(false);
                    return !isSelected();
                }
                break;
        }
        return false;
    }

    public CharSequence getIterableTextForAccessibility() {
        return getContentDescription();
    }

    public boolean isAccessibilitySelectionExtendable() {
        return false;
    }

    protected boolean isVisibleToUser() {
        return isVisibleToUser(null);
    }

    protected boolean isVisibleToUser(Rect boundInView) {
        if (mAttachInfo == null || mAttachInfo.mWindowVisibility != View.VISIBLE) {
            return false;
        }
        Object current = this;
        while (current instanceof View) {
            final View view = (View) current;
            if (view.getAlpha() <= 0 || view.getTransitionAlpha() <= 0 || view.getVisibility() != VISIBLE) {
                return false;
            }
            current = view.mParent;
        }
        final Rect visible = new Rect();
        final Point offset = new Point();
        if (!getGlobalVisibleRect(visible, offset)) {
            return false;
        }
        if (boundInView != null) {
            visible.offset(-offset.x, -offset.y);
            return boundInView.intersect(visible);
        }
        return true;
    }

    public void getBoundsOnScreen(Rect outRect) {
        getBoundsOnScreen(outRect, false);
    }

    public void getBoundsOnScreen(Rect outRect, boolean clipToParent) {
        if (mAttachInfo == null) {
            return;
        }
        final RectF position = new RectF(0, 0, mRight - mLeft, mBottom - mTop);
        mapRectFromViewToScreenCoords(position, clipToParent);
        outRect.set(Math.round(position.left), Math.round(position.top), Math.round(position.right), Math.round(position.bottom));
    }

    public void mapRectFromViewToScreenCoords(RectF rect, boolean clipToParent) {
        if (!hasIdentityMatrix()) {
            getMatrix().mapRect(rect);
        }
        rect.offset(mLeft, mTop);
        ViewParent parent = mParent;
        while (parent instanceof View) {
            final View p = (View) parent;
            rect.offset(-p.mScrollX, -p.mScrollY);
            if (clipToParent) {
                rect.left = Math.max(rect.left, 0);
                rect.top = Math.max(rect.top, 0);
                rect.right = Math.min(rect.right, p.getWidth());
                rect.bottom = Math.min(rect.bottom, p.getHeight());
            }
            if (!p.hasIdentityMatrix()) {
                p.getMatrix().mapRect(rect);
            }
            rect.offset(p.mLeft, p.mTop);
            parent = p.mParent;
        }
        rect.offset(mAttachInfo.mWindowLeft, mAttachInfo.mWindowTop);
    }

    // ---- autofill and assist: no service listens

    public void onProvideStructure(ViewStructure structure) {
        final int id = mID;
        structure.setId(id, null, null, null);
        structure.setDimens(mLeft, mTop, mScrollX, mScrollY, mRight - mLeft, mBottom - mTop);
        structure.setVisibility(getVisibility());
        structure.setEnabled(isEnabled());
        structure.setClickable(isClickable());
        structure.setFocusable(isFocusable());
        structure.setFocused(isFocused());
        structure.setSelected(isSelected());
        structure.setClassName(getAccessibilityClassName().toString());
        structure.setContentDescription(getContentDescription());
    }

    public void onProvideAutofillStructure(ViewStructure structure, int flags) {
        onProvideStructure(structure);
    }

    public void onProvideVirtualStructure(ViewStructure structure) {
    }

    public void onProvideAutofillVirtualStructure(ViewStructure structure, int flags) {
    }

    public void dispatchProvideStructure(ViewStructure structure) {
        onProvideStructure(structure);
        onProvideVirtualStructure(structure);
    }

    public void dispatchProvideAutofillStructure(ViewStructure structure, int flags) {
        onProvideAutofillStructure(structure, flags);
        onProvideAutofillVirtualStructure(structure, flags);
    }

    public void autofill(AutofillValue value) {
    }

    public void autofill(SparseArray<AutofillValue> values) {
    }

    public final AutofillId getAutofillId() {
        if (mAutofillId == null) {
            mAutofillId = new AutofillId(getAutofillViewId());
        }
        return mAutofillId;
    }

    public int getAutofillViewId() {
        if (mAutofillViewId == NO_ID) {
            mAutofillViewId = getAccessibilityViewId() + 1 << 4;
        }
        return mAutofillViewId;
    }

    public int getAutofillType() { return AUTOFILL_TYPE_NONE; }
    public String[] getAutofillHints() { return mAutofillHints; }
    public boolean isAutofilled() { return (mPrivateFlags3 & PFLAG3_IS_AUTOFILLED) != 0; }
    public AutofillValue getAutofillValue() { return null; }
    public int getImportantForAutofill() { return mImportantForAutofill; }
    public void setImportantForAutofill(int mode) { mImportantForAutofill = mode; }

    public final boolean isImportantForAutofill() {
        final int mode = mImportantForAutofill;
        for (ViewParent p = mParent; p instanceof View; p = p.getParent()) {
            final int m = ((View) p).mImportantForAutofill;
            if (m == IMPORTANT_FOR_AUTOFILL_NO_EXCLUDE_DESCENDANTS || m == IMPORTANT_FOR_AUTOFILL_YES_EXCLUDE_DESCENDANTS) {
                return false;
            }
        }
        if (mode == IMPORTANT_FOR_AUTOFILL_YES || mode == IMPORTANT_FOR_AUTOFILL_YES_EXCLUDE_DESCENDANTS) {
            return true;
        }
        return mode == IMPORTANT_FOR_AUTOFILL_AUTO && (mAutofillHints != null || mID != NO_ID && (mID >>> 24) != 0);
    }

    public void setAutofillHints(String... autofillHints) {
        mAutofillHints = autofillHints == null || autofillHints.length == 0 ? null : autofillHints;
    }

    public void setAutofilled(boolean isAutofilled) {
        if (isAutofilled != isAutofilled()) {
            mPrivateFlags3 ^= PFLAG3_IS_AUTOFILLED;
            invalidate();
        }
    }

    public boolean isAssistBlocked() {
        return (mPrivateFlags3 & PFLAG3_ASSIST_BLOCKED) != 0;
    }

    public void setAssistBlocked(boolean enabled) {
        mPrivateFlags3 = enabled ? mPrivateFlags3 | PFLAG3_ASSIST_BLOCKED : mPrivateFlags3 & ~PFLAG3_ASSIST_BLOCKED;
    }

    // ---- flags

    public int getDrawingCacheQuality() {
        return mViewFlags & DRAWING_CACHE_QUALITY_MASK;
    }

    public void setDrawingCacheQuality(int quality) {
        setFlags(quality, DRAWING_CACHE_QUALITY_MASK);
    }

    public boolean getKeepScreenOn() {
        return (mViewFlags & KEEP_SCREEN_ON) != 0;
    }

    public void setKeepScreenOn(boolean keepScreenOn) {
        setFlags(keepScreenOn ? KEEP_SCREEN_ON : 0, KEEP_SCREEN_ON);
    }

    public boolean isShown() {
        View current = this;
        while (true) {
            if ((current.mViewFlags & VISIBILITY_MASK) != VISIBLE) {
                return false;
            }
            final ViewParent parent = current.mParent;
            if (parent == null) {
                return false;
            }
            if (!(parent instanceof View)) {
                return true;
            }
            current = (View) parent;
        }
    }

    public int getVisibility() {
        return mViewFlags & VISIBILITY_MASK;
    }

    public void setVisibility(int visibility) {
        setFlags(visibility, VISIBILITY_MASK);
    }

    public void setTransitionVisibility(int visibility) {
        mViewFlags = (mViewFlags & ~VISIBILITY_MASK) | visibility;
    }

    public boolean isEnabled() {
        return (mViewFlags & ENABLED_MASK) == ENABLED;
    }

    public void setEnabled(boolean enabled) {
        if (enabled == isEnabled()) {
            return;
        }
        setFlags(enabled ? ENABLED : DISABLED, ENABLED_MASK);
        refreshDrawableState();
        invalidate(true);
        if (!enabled) {
            cancelPendingInputEvents();
        }
    }

    public void setSoundEffectsEnabled(boolean enabled) {
        setFlags(enabled ? SOUND_EFFECTS_ENABLED : 0, SOUND_EFFECTS_ENABLED);
    }

    public boolean isSoundEffectsEnabled() {
        return SOUND_EFFECTS_ENABLED == (mViewFlags & SOUND_EFFECTS_ENABLED);
    }

    public void setHapticFeedbackEnabled(boolean enabled) {
        setFlags(enabled ? HAPTIC_FEEDBACK_ENABLED : 0, HAPTIC_FEEDBACK_ENABLED);
    }

    public boolean isHapticFeedbackEnabled() {
        return HAPTIC_FEEDBACK_ENABLED == (mViewFlags & HAPTIC_FEEDBACK_ENABLED);
    }

    public boolean hasTransientState() {
        return (mPrivateFlags2 & PFLAG2_HAS_TRANSIENT_STATE) == PFLAG2_HAS_TRANSIENT_STATE;
    }

    public void setHasTransientState(boolean hasTransientState) {
        final boolean old = hasTransientState();
        mTransientStateCount = hasTransientState ? mTransientStateCount + 1 : mTransientStateCount - 1;
        if (mTransientStateCount < 0) {
            mTransientStateCount = 0;
            Log.e(VIEW_LOG_TAG, "hasTransientState decremented below 0: unmatched pair of setHasTransientState calls");
        } else if (hasTransientState && mTransientStateCount == 1 || !hasTransientState && mTransientStateCount == 0) {
            mPrivateFlags2 = (mPrivateFlags2 & ~PFLAG2_HAS_TRANSIENT_STATE)
                    | (hasTransientState ? PFLAG2_HAS_TRANSIENT_STATE : 0);
            final boolean now = hasTransientState();
            if (mParent != null && now != old) {
                mParent.childHasTransientStateChanged(this, now);
            }
        }
    }

    public boolean isAttachedToWindow() {
        return mAttachInfo != null;
    }

    public boolean isLaidOut() {
        return (mPrivateFlags3 & PFLAG3_IS_LAID_OUT) == PFLAG3_IS_LAID_OUT;
    }

    public void setWillNotDraw(boolean willNotDraw) {
        setFlags(willNotDraw ? WILL_NOT_DRAW : 0, DRAW_MASK);
    }

    public boolean willNotDraw() {
        return (mViewFlags & DRAW_MASK) == WILL_NOT_DRAW;
    }

    public void setWillNotCacheDrawing(boolean willNotCacheDrawing) {
        setFlags(willNotCacheDrawing ? WILL_NOT_CACHE_DRAWING : 0, WILL_NOT_CACHE_DRAWING);
    }

    public boolean willNotCacheDrawing() {
        return (mViewFlags & WILL_NOT_CACHE_DRAWING) == WILL_NOT_CACHE_DRAWING;
    }

    public boolean isClickable() {
        return (mViewFlags & CLICKABLE) == CLICKABLE;
    }

    public void setClickable(boolean clickable) {
        setFlags(clickable ? CLICKABLE : 0, CLICKABLE);
    }

    public boolean isLongClickable() {
        return (mViewFlags & LONG_CLICKABLE) == LONG_CLICKABLE;
    }

    public void setLongClickable(boolean longClickable) {
        setFlags(longClickable ? LONG_CLICKABLE : 0, LONG_CLICKABLE);
    }

    public boolean isContextClickable() {
        return (mViewFlags & CONTEXT_CLICKABLE) == CONTEXT_CLICKABLE;
    }

    public void setContextClickable(boolean contextClickable) {
        setFlags(contextClickable ? CONTEXT_CLICKABLE : 0, CONTEXT_CLICKABLE);
    }

    private void setPressed(boolean pressed, float x, float y) {
        if (pressed) {
            drawableHotspotChanged(x, y);
        }
        setPressed(pressed);
    }

    public void setPressed(boolean pressed) {
        final boolean refresh = pressed != ((mPrivateFlags & PFLAG_PRESSED) == PFLAG_PRESSED);
        mPrivateFlags = pressed ? mPrivateFlags | PFLAG_PRESSED : mPrivateFlags & ~PFLAG_PRESSED;
        if (refresh) {
            refreshDrawableState();
        }
        dispatchSetPressed(pressed);
    }

    protected void dispatchSetPressed(boolean pressed) {
    }

    public boolean isPressed() {
        return (mPrivateFlags & PFLAG_PRESSED) == PFLAG_PRESSED;
    }

    public boolean isSaveEnabled() {
        return (mViewFlags & SAVE_DISABLED_MASK) != SAVE_DISABLED;
    }

    public void setSaveEnabled(boolean enabled) {
        setFlags(enabled ? 0 : SAVE_DISABLED, SAVE_DISABLED_MASK);
    }

    public boolean getFilterTouchesWhenObscured() {
        return (mViewFlags & FILTER_TOUCHES_WHEN_OBSCURED) != 0;
    }

    public void setFilterTouchesWhenObscured(boolean enabled) {
        setFlags(enabled ? FILTER_TOUCHES_WHEN_OBSCURED : 0, FILTER_TOUCHES_WHEN_OBSCURED);
    }

    public boolean isSaveFromParentEnabled() {
        return (mViewFlags & PARENT_SAVE_DISABLED_MASK) != PARENT_SAVE_DISABLED;
    }

    public void setSaveFromParentEnabled(boolean enabled) {
        setFlags(enabled ? 0 : PARENT_SAVE_DISABLED, PARENT_SAVE_DISABLED_MASK);
    }

    void setFlags(int flags, int mask) {
        final int old = mViewFlags;
        mViewFlags = (mViewFlags & ~mask) | (flags & mask);
        int changed = mViewFlags ^ old;
        if (changed == 0) {
            return;
        }
        int focusableChangedByAuto = 0;
        if ((mViewFlags & FOCUSABLE_AUTO) != 0 && (changed & (FOCUSABLE_MASK | CLICKABLE)) != 0) {
            final int newFocus = (mViewFlags & CLICKABLE) != 0 ? FOCUSABLE : NOT_FOCUSABLE;
            mViewFlags = (mViewFlags & ~FOCUSABLE) | newFocus;
            focusableChangedByAuto = (old & FOCUSABLE) ^ (newFocus & FOCUSABLE);
            changed = (changed & ~FOCUSABLE) | focusableChangedByAuto;
        }
        boolean tellParent = false;
        if ((changed & FOCUSABLE) != 0 && (mPrivateFlags & PFLAG_HAS_BOUNDS) != 0) {
            if ((old & FOCUSABLE) == FOCUSABLE && (mPrivateFlags & PFLAG_FOCUSED) != 0) {
                clearFocus();
            } else if ((old & FOCUSABLE) == NOT_FOCUSABLE && (mPrivateFlags & PFLAG_FOCUSED) == 0 && mParent != null) {
                final ViewRootImpl root = getViewRootImpl();
                if (!sAutoFocusableOffUIThreadWontNotifyParents || focusableChangedByAuto == 0 || root == null
                        || root.mThread == Thread.currentThread()) {
                    tellParent = canTakeFocus();
                }
            }
        }
        final int newVisibility = flags & VISIBILITY_MASK;
        if (newVisibility == VISIBLE && (changed & VISIBILITY_MASK) != 0) {
            mPrivateFlags |= PFLAG_DRAWN;
            invalidate(true);
            needGlobalAttributesUpdate(true);
            tellParent = mBottom > mTop && mRight > mLeft;
        }
        if ((changed & ENABLED_MASK) != 0) {
            if ((mViewFlags & ENABLED_MASK) == ENABLED) {
                tellParent = canTakeFocus();
            } else if (isFocused()) {
                clearFocus();
            }
        }
        if (tellParent && mParent != null) {
            mParent.focusableViewAvailable(this);
        }
        if ((changed & GONE) != 0) {
            needGlobalAttributesUpdate(false);
            requestLayout();
            if ((mViewFlags & VISIBILITY_MASK) == GONE) {
                if (hasFocus()) {
                    clearFocus();
                }
                destroyDrawingCache();
                if (mParent instanceof View) {
                    ((View) mParent).invalidate(true);
                }
                mPrivateFlags |= PFLAG_DRAWN;
            }
            if (mAttachInfo != null) {
                mAttachInfo.mViewVisibilityChanged = true;
            }
        }
        if ((changed & INVISIBLE) != 0) {
            needGlobalAttributesUpdate(false);
            mPrivateFlags |= PFLAG_DRAWN;
            if ((mViewFlags & VISIBILITY_MASK) == INVISIBLE && getRootView() != this && hasFocus()) {
                clearFocus();
            }
            if (mAttachInfo != null) {
                mAttachInfo.mViewVisibilityChanged = true;
            }
        }
        if ((changed & VISIBILITY_MASK) != 0) {
            if (mParent instanceof ViewGroup) {
                ((ViewGroup) mParent).onChildVisibilityChanged(this, changed & VISIBILITY_MASK, newVisibility);
                ((View) mParent).invalidate(true);
            } else if (mParent != null) {
                mParent.invalidateChild(this, null);
            }
            if (mAttachInfo != null) {
                dispatchVisibilityChanged(this, newVisibility);
                if (mParent != null && getWindowVisibility() == VISIBLE
                        && (!(mParent instanceof ViewGroup) || ((ViewGroup) mParent).isShown())) {
                    dispatchVisibilityAggregated(newVisibility == VISIBLE);
                }
            }
        }
        if ((changed & WILL_NOT_CACHE_DRAWING) != 0) {
            destroyDrawingCache();
        }
        if ((changed & DRAWING_CACHE_ENABLED) != 0) {
            destroyDrawingCache();
            mPrivateFlags &= ~PFLAG_DRAWING_CACHE_VALID;
            invalidateParentCaches();
        }
        if ((changed & DRAW_MASK) != 0) {
            if ((mViewFlags & WILL_NOT_DRAW) != 0
                    && mBackground == null && (mForegroundInfo == null || mForegroundInfo.mDrawable == null)) {
                mPrivateFlags |= PFLAG_SKIP_DRAW;
            } else {
                mPrivateFlags &= ~PFLAG_SKIP_DRAW;
            }
            requestLayout();
            invalidate(true);
        }
        if ((changed & KEEP_SCREEN_ON) != 0 && mParent != null && mAttachInfo != null
                && !mAttachInfo.mRecomputeGlobalAttributes) {
            mParent.recomputeViewAttributes(this);
        }
    }

    void needGlobalAttributesUpdate(boolean force) {
        final AttachInfo ai = mAttachInfo;
        if (ai != null && !ai.mRecomputeGlobalAttributes
                && (force || ai.mKeepScreenOn || ai.mSystemUiVisibility != 0 || ai.mHasSystemUiListeners)) {
            ai.mRecomputeGlobalAttributes = true;
        }
    }

    // ---- window insets

    protected boolean fitSystemWindows(Rect insets) {
        if ((mPrivateFlags3 & PFLAG3_APPLYING_INSETS) == 0) {
            if (insets == null) {
                return false;
            }
            try {
                mPrivateFlags3 |= PFLAG3_FITTING_SYSTEM_WINDOWS;
                return dispatchApplyWindowInsets(new WindowInsets(insets)).isConsumed();
            } finally {
                mPrivateFlags3 &= ~PFLAG3_FITTING_SYSTEM_WINDOWS;
            }
        }
        return fitSystemWindowsInt(insets);
    }

    private boolean fitSystemWindowsInt(Rect insets) {
        if ((mViewFlags & FITS_SYSTEM_WINDOWS) == FITS_SYSTEM_WINDOWS) {
            mUserPaddingStart = UNDEFINED_PADDING;
            mUserPaddingEnd = UNDEFINED_PADDING;
            final Rect local = new Rect();
            final boolean res = computeFitSystemWindows(insets, local);
            mUserPaddingLeftInitial = local.left;
            mUserPaddingRightInitial = local.right;
            internalSetPadding(local.left, local.top, local.right, local.bottom);
            return res;
        }
        return false;
    }

    public WindowInsets onApplyWindowInsets(WindowInsets insets) {
        if ((mPrivateFlags3 & PFLAG3_FITTING_SYSTEM_WINDOWS) == 0) {
            if (fitSystemWindows(insets.getSystemWindowInsets())) {
                return insets.consumeSystemWindowInsets();
            }
        } else if (fitSystemWindowsInt(insets.getSystemWindowInsets())) {
            return insets.consumeSystemWindowInsets();
        }
        return insets;
    }

    public WindowInsets dispatchApplyWindowInsets(WindowInsets insets) {
        try {
            mPrivateFlags3 |= PFLAG3_APPLYING_INSETS;
            if (mListenerInfo != null && mListenerInfo.mOnApplyWindowInsetsListener != null) {
                return mListenerInfo.mOnApplyWindowInsetsListener.onApplyWindowInsets(this, insets);
            }
            return onApplyWindowInsets(insets);
        } finally {
            mPrivateFlags3 &= ~PFLAG3_APPLYING_INSETS;
        }
    }

    public WindowInsets getRootWindowInsets() {
        return mAttachInfo != null ? mAttachInfo.mViewRootImpl.getWindowInsets(false) : null;
    }

    protected boolean computeFitSystemWindows(Rect inoutInsets, Rect outLocalInsets) {
        if ((mViewFlags & OPTIONAL_FITS_SYSTEM_WINDOWS) == 0 || mAttachInfo == null
                || ((mAttachInfo.mSystemUiVisibility & SYSTEM_UI_LAYOUT_FLAGS) == 0 && !mAttachInfo.mOverscanRequested)) {
            outLocalInsets.set(inoutInsets);
            inoutInsets.set(0, 0, 0, 0);
            return true;
        }
        outLocalInsets.set(mAttachInfo.mOverscanInsets);
        inoutInsets.left -= outLocalInsets.left;
        inoutInsets.top -= outLocalInsets.top;
        inoutInsets.right -= outLocalInsets.right;
        inoutInsets.bottom -= outLocalInsets.bottom;
        return false;
    }

    public WindowInsets computeSystemWindowInsets(WindowInsets in, Rect outLocalInsets) {
        if ((mViewFlags & OPTIONAL_FITS_SYSTEM_WINDOWS) == 0 || mAttachInfo == null
                || (mAttachInfo.mSystemUiVisibility & SYSTEM_UI_LAYOUT_FLAGS) == 0) {
            outLocalInsets.set(in.getSystemWindowInsets());
            return in.consumeSystemWindowInsets();
        }
        outLocalInsets.set(mAttachInfo.mOverscanInsets);
        return in;
    }

    public void setFitsSystemWindows(boolean fitSystemWindows) {
        setFlags(fitSystemWindows ? FITS_SYSTEM_WINDOWS : 0, FITS_SYSTEM_WINDOWS);
    }

    public boolean getFitsSystemWindows() {
        return (mViewFlags & FITS_SYSTEM_WINDOWS) == FITS_SYSTEM_WINDOWS;
    }

    public boolean fitsSystemWindows() {
        return getFitsSystemWindows();
    }

    public void requestFitSystemWindows() {
        if (mParent != null) {
            mParent.requestFitSystemWindows();
        }
    }

    public void requestApplyInsets() {
        requestFitSystemWindows();
    }

    public void makeOptionalFitsSystemWindows() {
        setFlags(OPTIONAL_FITS_SYSTEM_WINDOWS, OPTIONAL_FITS_SYSTEM_WINDOWS);
    }

    public void getOutsets(Rect outOutsetRect) {
        if (mAttachInfo != null) {
            outOutsetRect.set(mAttachInfo.mOutsets);
        } else {
            outOutsetRect.setEmpty();
        }
    }

    public void setSystemUiVisibility(int visibility) {
        if (visibility != mSystemUiVisibility) {
            mSystemUiVisibility = visibility;
            if (mParent != null && mAttachInfo != null && !mAttachInfo.mRecomputeGlobalAttributes) {
                mParent.recomputeViewAttributes(this);
            }
        }
    }

    public int getSystemUiVisibility() {
        return mSystemUiVisibility;
    }

    public int getWindowSystemUiVisibility() {
        return mAttachInfo != null ? mAttachInfo.mSystemUiVisibility : 0;
    }

    public void onWindowSystemUiVisibilityChanged(int visible) {
    }

    public void dispatchWindowSystemUiVisiblityChanged(int visible) {
        onWindowSystemUiVisibilityChanged(visible);
    }

    public void dispatchSystemUiVisibilityChanged(int visibility) {
        final ListenerInfo li = mListenerInfo;
        if (li != null && li.mOnSystemUiVisibilityChangeListener != null) {
            li.mOnSystemUiVisibilityChangeListener.onSystemUiVisibilityChange(visibility & PUBLIC_STATUS_BAR_VISIBILITY_MASK);
        }
    }

    boolean updateLocalSystemUiVisibility(int localValue, int localChanges) {
        final int val = (mSystemUiVisibility & ~localChanges) | (localValue & localChanges);
        if (val != mSystemUiVisibility) {
            setSystemUiVisibility(val);
            return true;
        }
        return false;
    }

    public void setDisabledSystemUiVisibility(int flags) {
        if (mAttachInfo != null && mAttachInfo.mDisabledSystemUiVisibility != flags) {
            mAttachInfo.mDisabledSystemUiVisibility = flags;
            if (mParent != null) {
                mParent.recomputeViewAttributes(this);
            }
        }
    }

    void dispatchCollectViewAttributes(AttachInfo attachInfo, int visibility) {
        if ((visibility & VISIBILITY_MASK) == VISIBLE) {
            if ((mViewFlags & KEEP_SCREEN_ON) == KEEP_SCREEN_ON) {
                attachInfo.mKeepScreenOn = true;
            }
            attachInfo.mSystemUiVisibility |= mSystemUiVisibility;
            final ListenerInfo li = mListenerInfo;
            if (li != null && li.mOnSystemUiVisibilityChangeListener != null) {
                attachInfo.mHasSystemUiListeners = true;
            }
        }
    }

    // ---- keys, touches, motion

    public final boolean isTemporarilyDetached() {
        return (mPrivateFlags3 & PFLAG3_TEMPORARY_DETACH) != 0;
    }

    public void dispatchStartTemporaryDetach() {
        mPrivateFlags3 |= PFLAG3_TEMPORARY_DETACH;
        onStartTemporaryDetach();
    }

    public void onStartTemporaryDetach() {
        removeUnsetPressCallback();
        mPrivateFlags |= PFLAG_CANCEL_NEXT_UP_EVENT;
    }

    public void dispatchFinishTemporaryDetach() {
        mPrivateFlags3 &= ~PFLAG3_TEMPORARY_DETACH;
        onFinishTemporaryDetach();
        if (hasWindowFocus() && hasFocus()) {
            InputMethodManager.getInstance().focusIn(this);
        }
    }

    public void onFinishTemporaryDetach() {
    }

    public KeyEvent.DispatcherState getKeyDispatcherState() {
        return mAttachInfo != null ? mAttachInfo.mKeyDispatchState : null;
    }

    public boolean dispatchKeyEventPreIme(KeyEvent event) {
        return onKeyPreIme(event.getKeyCode(), event);
    }

    public boolean dispatchKeyEvent(KeyEvent event) {
        final ListenerInfo li = mListenerInfo;
        if (li != null && li.mOnKeyListener != null && (mViewFlags & ENABLED_MASK) == ENABLED
                && li.mOnKeyListener.onKey(this, event.getKeyCode(), event)) {
            return true;
        }
        return event.dispatch(this, mAttachInfo != null ? mAttachInfo.mKeyDispatchState : null, this);
    }

    public boolean dispatchKeyShortcutEvent(KeyEvent event) {
        return onKeyShortcut(event.getKeyCode(), event);
    }

    public boolean dispatchTouchEvent(MotionEvent event) {
        boolean result = false;
        final int actionMasked = event.getActionMasked();
        if (actionMasked == MotionEvent.ACTION_DOWN) {
            stopNestedScroll();
        }
        if (onFilterTouchEventForSecurity(event)) {
            final ListenerInfo li = mListenerInfo;
            if (li != null && li.mOnTouchListener != null && (mViewFlags & ENABLED_MASK) == ENABLED
                    && li.mOnTouchListener.onTouch(this, event)) {
                result = true;
            }
            if (!result && onTouchEvent(event)) {
                result = true;
            }
        }
        if (actionMasked == MotionEvent.ACTION_UP || actionMasked == MotionEvent.ACTION_CANCEL
                || actionMasked == MotionEvent.ACTION_DOWN && !result) {
            stopNestedScroll();
        }
        return result;
    }

    public boolean onFilterTouchEventForSecurity(MotionEvent event) {
        return (mViewFlags & FILTER_TOUCHES_WHEN_OBSCURED) == 0
                || (event.getFlags() & MotionEvent.FLAG_WINDOW_IS_OBSCURED) == 0;
    }

    public boolean dispatchTrackballEvent(MotionEvent event) {
        return onTrackballEvent(event);
    }

    public boolean dispatchCapturedPointerEvent(MotionEvent event) {
        if (!hasPointerCapture()) {
            return false;
        }
        final ListenerInfo li = mListenerInfo;
        if (li != null && li.mOnCapturedPointerListener != null
                && li.mOnCapturedPointerListener.onCapturedPointer(this, event)) {
            return true;
        }
        return onCapturedPointerEvent(event);
    }

    public boolean dispatchGenericMotionEvent(MotionEvent event) {
        if ((event.getSource() & InputDevice.SOURCE_CLASS_POINTER) != 0) {
            final int action = event.getAction();
            if (action == MotionEvent.ACTION_HOVER_ENTER || action == MotionEvent.ACTION_HOVER_MOVE
                    || action == MotionEvent.ACTION_HOVER_EXIT) {
                if (dispatchHoverEvent(event)) {
                    return true;
                }
            } else if (dispatchGenericPointerEvent(event)) {
                return true;
            }
        } else if (dispatchGenericFocusedEvent(event)) {
            return true;
        }
        final ListenerInfo li = mListenerInfo;
        if (li != null && li.mOnGenericMotionListener != null && (mViewFlags & ENABLED_MASK) == ENABLED
                && li.mOnGenericMotionListener.onGenericMotion(this, event)) {
            return true;
        }
        return onGenericMotionEvent(event);
    }

    protected boolean dispatchHoverEvent(MotionEvent event) {
        final ListenerInfo li = mListenerInfo;
        if (li != null && li.mOnHoverListener != null && (mViewFlags & ENABLED_MASK) == ENABLED
                && li.mOnHoverListener.onHover(this, event)) {
            return true;
        }
        return onHoverEvent(event);
    }

    protected boolean hasHoveredChild() {
        return false;
    }

    protected boolean dispatchGenericPointerEvent(MotionEvent event) {
        return false;
    }

    protected boolean dispatchGenericFocusedEvent(MotionEvent event) {
        return false;
    }

    public final boolean dispatchPointerEvent(MotionEvent event) {
        return event.isTouchEvent() ? dispatchTouchEvent(event) : dispatchGenericMotionEvent(event);
    }

    public void dispatchWindowFocusChanged(boolean hasFocus) {
        onWindowFocusChanged(hasFocus);
    }

    public void onWindowFocusChanged(boolean hasWindowFocus) {
        final InputMethodManager imm = InputMethodManager.peekInstance();
        if (!hasWindowFocus) {
            if (isPressed()) {
                setPressed(false);
            }
            if (imm != null && (mPrivateFlags & PFLAG_FOCUSED) != 0) {
                imm.focusOut(this);
            }
            removeLongPressCallback();
            removeTapCallback();
            onFocusLost();
        } else if (imm != null && (mPrivateFlags & PFLAG_FOCUSED) != 0) {
            imm.focusIn(this);
        }
        refreshDrawableState();
    }

    public boolean hasWindowFocus() {
        return mAttachInfo != null && mAttachInfo.mHasWindowFocus;
    }

    protected void dispatchVisibilityChanged(View changedView, int visibility) {
        onVisibilityChanged(changedView, visibility);
    }

    protected void onVisibilityChanged(View changedView, int visibility) {
    }

    public void dispatchDisplayHint(int hint) {
        onDisplayHint(hint);
    }

    protected void onDisplayHint(int hint) {
    }

    public void dispatchWindowVisibilityChanged(int visibility) {
        onWindowVisibilityChanged(visibility);
    }

    protected void onWindowVisibilityChanged(int visibility) {
        if (visibility == VISIBLE) {
            initialAwakenScrollBars();
        }
    }

    boolean dispatchVisibilityAggregated(boolean isVisible) {
        final boolean thisVisible = getVisibility() == VISIBLE;
        if (thisVisible || !isVisible) {
            onVisibilityAggregated(isVisible);
        }
        return thisVisible && isVisible;
    }

    public void onVisibilityAggregated(boolean isVisible) {
        if (isVisible && mAttachInfo != null) {
            initialAwakenScrollBars();
        } else if (!isVisible) {
            hideTooltip();
        }
        if (mBackground != null && isVisible != mBackground.isVisible()) {
            mBackground.setVisible(isVisible, false);
        }
        final Drawable fg = mForegroundInfo != null ? mForegroundInfo.mDrawable : null;
        if (fg != null && isVisible != fg.isVisible()) {
            fg.setVisible(isVisible, false);
        }
    }

    public int getWindowVisibility() {
        return mAttachInfo != null ? mAttachInfo.mWindowVisibility : GONE;
    }

    public void getWindowVisibleDisplayFrame(Rect outRect) {
        if (mAttachInfo != null) {
            outRect.set(0, 0, esdroid.am.DisplayState.width(), esdroid.am.DisplayState.height());
            final Rect insets = mAttachInfo.mVisibleInsets;
            outRect.left += insets.left;
            outRect.top += insets.top;
            outRect.right -= insets.right;
            outRect.bottom -= insets.bottom;
            return;
        }
        ((WindowManager) mContext.getSystemService(Context.WINDOW_SERVICE)).getDefaultDisplay().getRectSize(outRect);
    }

    public void getWindowDisplayFrame(Rect outRect) {
        if (mAttachInfo != null) {
            outRect.set(0, 0, esdroid.am.DisplayState.width(), esdroid.am.DisplayState.height());
        } else {
            getWindowVisibleDisplayFrame(outRect);
        }
    }

    public void dispatchConfigurationChanged(Configuration newConfig) {
        onConfigurationChanged(newConfig);
    }

    protected void onConfigurationChanged(Configuration newConfig) {
    }

    public boolean isInTouchMode() {
        return mAttachInfo != null ? mAttachInfo.mInTouchMode : ViewRootImpl.isInTouchMode();
    }

    public final Context getContext() {
        return mContext;
    }

    public boolean onKeyPreIme(int keyCode, KeyEvent event) {
        return false;
    }

    public boolean onKeyDown(int keyCode, KeyEvent event) {
        if (KeyEvent.isConfirmKey(keyCode)) {
            if ((mViewFlags & ENABLED_MASK) == DISABLED) {
                return true;
            }
            if (event.getRepeatCount() == 0) {
                final boolean clickable = (mViewFlags & CLICKABLE) == CLICKABLE || (mViewFlags & LONG_CLICKABLE) == LONG_CLICKABLE;
                if (clickable) {
                    final float x = getWidth() / 2f, y = getHeight() / 2f;
                    setPressed(true, x, y);
                    checkForLongClick(0, x, y);
                    return true;
                }
            }
        }
        return false;
    }

    public boolean onKeyLongPress(int keyCode, KeyEvent event) {
        return false;
    }

    public boolean onKeyUp(int keyCode, KeyEvent event) {
        if (KeyEvent.isConfirmKey(keyCode)) {
            if ((mViewFlags & ENABLED_MASK) == DISABLED) {
                return true;
            }
            if ((mViewFlags & CLICKABLE) == CLICKABLE && isPressed()) {
                setPressed(false);
                if (!mHasPerformedLongPress) {
                    removeLongPressCallback();
                    if (!event.isCanceled()) {
                        return performClick();
                    }
                }
            }
        }
        return false;
    }

    public boolean onKeyMultiple(int keyCode, int repeatCount, KeyEvent event) {
        return false;
    }

    public boolean onKeyShortcut(int keyCode, KeyEvent event) {
        return false;
    }

    public boolean onCheckIsTextEditor() {
        return false;
    }

    public InputConnection onCreateInputConnection(EditorInfo outAttrs) {
        return null;
    }

    public boolean checkInputConnectionProxy(View view) {
        return false;
    }

    public boolean onTrackballEvent(MotionEvent event) {
        return false;
    }

    public boolean onGenericMotionEvent(MotionEvent event) {
        return false;
    }

    public boolean onHoverEvent(MotionEvent event) {
        final int action = event.getActionMasked();
        if (isClickable() || isLongClickable() || isContextClickable()) {
            if (action == MotionEvent.ACTION_HOVER_ENTER) {
                setHovered(true);
            } else if (action == MotionEvent.ACTION_HOVER_EXIT) {
                setHovered(false);
            }
            dispatchGenericMotionEventInternal(event);
            return true;
        }
        return false;
    }

    private boolean dispatchGenericMotionEventInternal(MotionEvent event) {
        final ListenerInfo li = mListenerInfo;
        if (li != null && li.mOnGenericMotionListener != null && (mViewFlags & ENABLED_MASK) == ENABLED
                && li.mOnGenericMotionListener.onGenericMotion(this, event)) {
            return true;
        }
        return onGenericMotionEvent(event);
    }

    public boolean isHovered() {
        return (mPrivateFlags & PFLAG_HOVERED) != 0;
    }

    public void setHovered(boolean hovered) {
        if (hovered != isHovered()) {
            mPrivateFlags ^= PFLAG_HOVERED;
            refreshDrawableState();
            onHoverChanged(hovered);
        }
    }

    public void onHoverChanged(boolean hovered) {
    }

    public boolean onTouchEvent(MotionEvent event) {
        final float x = event.getX(), y = event.getY();
        final int viewFlags = mViewFlags;
        final int action = event.getAction();
        final boolean clickable = (viewFlags & CLICKABLE) == CLICKABLE || (viewFlags & LONG_CLICKABLE) == LONG_CLICKABLE
                || (viewFlags & CONTEXT_CLICKABLE) == CONTEXT_CLICKABLE;
        if ((viewFlags & ENABLED_MASK) == DISABLED) {
            if (action == MotionEvent.ACTION_UP && (mPrivateFlags & PFLAG_PRESSED) != 0) {
                setPressed(false);
            }
            mPrivateFlags3 &= ~PFLAG3_FINGER_DOWN;
            return clickable;
        }
        if (mTouchDelegate != null && mTouchDelegate.onTouchEvent(event)) {
            return true;
        }
        if (!clickable && (viewFlags & TOOLTIP) != TOOLTIP) {
            return false;
        }
        switch (action) {
            case MotionEvent.ACTION_UP: {
                mPrivateFlags3 &= ~PFLAG3_FINGER_DOWN;
                hideTooltipLater();
                if (!clickable) {
                    removeTapCallback();
                    removeLongPressCallback();
                    mInContextButtonPress = false;
                    mHasPerformedLongPress = false;
                    mIgnoreNextUpEvent = false;
                    break;
                }
                final boolean prepressed = (mPrivateFlags & PFLAG_PREPRESSED) != 0;
                if ((mPrivateFlags & PFLAG_PRESSED) != 0 || prepressed) {
                    boolean focusTaken = false;
                    if (isFocusable() && isFocusableInTouchMode() && !isFocused()) {
                        focusTaken = requestFocus();
                    }
                    if (prepressed) {
                        setPressed(true, x, y);
                    }
                    if (!mHasPerformedLongPress && !mIgnoreNextUpEvent) {
                        removeLongPressCallback();
                        if (!focusTaken) {
                            if (mPerformClick == null) {
                                mPerformClick = new PerformClick();
                            }
                            if (!post(mPerformClick)) {
                                performClick();
                            }
                        }
                    }
                    if (mUnsetPressedState == null) {
                        mUnsetPressedState = new UnsetPressedState();
                    }
                    if (prepressed) {
                        postDelayed(mUnsetPressedState, ViewConfiguration.getPressedStateDuration());
                    } else if (!post(mUnsetPressedState)) {
                        mUnsetPressedState.run();
                    }
                    removeTapCallback();
                }
                mIgnoreNextUpEvent = false;
                break;
            }
            case MotionEvent.ACTION_DOWN:
                if (event.getSource() == InputDevice.SOURCE_TOUCHSCREEN) {
                    mPrivateFlags3 |= PFLAG3_FINGER_DOWN;
                }
                mHasPerformedLongPress = false;
                if (!clickable) {
                    checkForLongClick(0, x, y);
                    break;
                }
                if (performButtonActionOnTouchDown(event)) {
                    break;
                }
                if (isInScrollingContainer()) {
                    mPrivateFlags |= PFLAG_PREPRESSED;
                    if (mPendingCheckForTap == null) {
                        mPendingCheckForTap = new CheckForTap();
                    }
                    mPendingCheckForTap.x = x;
                    mPendingCheckForTap.y = y;
                    postDelayed(mPendingCheckForTap, ViewConfiguration.getTapTimeout());
                } else {
                    setPressed(true, x, y);
                    checkForLongClick(0, x, y);
                }
                break;
            case MotionEvent.ACTION_CANCEL:
                if (clickable) {
                    setPressed(false);
                }
                removeTapCallback();
                removeLongPressCallback();
                mInContextButtonPress = false;
                mHasPerformedLongPress = false;
                mIgnoreNextUpEvent = false;
                mPrivateFlags3 &= ~PFLAG3_FINGER_DOWN;
                break;
            case MotionEvent.ACTION_MOVE:
                if (clickable) {
                    drawableHotspotChanged(x, y);
                }
                if (!pointInView(x, y, mTouchSlop)) {
                    removeTapCallback();
                    removeLongPressCallback();
                    if ((mPrivateFlags & PFLAG_PRESSED) != 0) {
                        setPressed(false);
                    }
                    mPrivateFlags3 &= ~PFLAG3_FINGER_DOWN;
                }
                break;
        }
        return true;
    }

    public boolean isInScrollingContainer() {
        for (ViewParent p = getParent(); p instanceof ViewGroup; p = p.getParent()) {
            if (((ViewGroup) p).shouldDelayChildPressedState()) {
                return true;
            }
        }
        return false;
    }

    private void removeLongPressCallback() {
        if (mPendingCheckForLongPress != null) {
            removeCallbacks(mPendingCheckForLongPress);
        }
    }

    private void removePerformClickCallback() {
        if (mPerformClick != null) {
            removeCallbacks(mPerformClick);
        }
    }

    private void removeUnsetPressCallback() {
        if ((mPrivateFlags & PFLAG_PRESSED) != 0 && mUnsetPressedState != null) {
            setPressed(false);
            removeCallbacks(mUnsetPressedState);
        }
    }

    private void removeTapCallback() {
        if (mPendingCheckForTap != null) {
            mPrivateFlags &= ~PFLAG_PREPRESSED;
            removeCallbacks(mPendingCheckForTap);
        }
    }

    public void cancelLongPress() {
        removeLongPressCallback();
        removeTapCallback();
    }

    private void checkForLongClick(int delayOffset, float x, float y) {
        if ((mViewFlags & LONG_CLICKABLE) == LONG_CLICKABLE || (mViewFlags & TOOLTIP) == TOOLTIP) {
            mHasPerformedLongPress = false;
            if (mPendingCheckForLongPress == null) {
                mPendingCheckForLongPress = new CheckForLongPress();
            }
            mPendingCheckForLongPress.setAnchor(x, y);
            mPendingCheckForLongPress.rememberWindowAttachCount();
            mPendingCheckForLongPress.rememberPressedState();
            postDelayed(mPendingCheckForLongPress, ViewConfiguration.getLongPressTimeout() - delayOffset);
        }
    }

    private final class CheckForLongPress implements Runnable {
        private int mOriginalWindowAttachCount;
        private float mX, mY;
        private boolean mOriginalPressedState;

        @Override
        public void run() {
            if (mOriginalPressedState == isPressed() && mParent != null && mOriginalWindowAttachCount == mWindowAttachCount) {
                if (performLongClick(mX, mY)) {
                    mHasPerformedLongPress = true;
                }
            }
        }

        public void setAnchor(float x, float y) {
            mX = x;
            mY = y;
        }

        public void rememberWindowAttachCount() {
            mOriginalWindowAttachCount = mWindowAttachCount;
        }

        public void rememberPressedState() {
            mOriginalPressedState = isPressed();
        }
    }

    private final class CheckForTap implements Runnable {
        public float x, y;

        @Override
        public void run() {
            mPrivateFlags &= ~PFLAG_PREPRESSED;
            setPressed(true, x, y);
            checkForLongClick(ViewConfiguration.getTapTimeout(), x, y);
        }
    }

    private final class PerformClick implements Runnable {
        @Override
        public void run() {
            performClick();
        }
    }

    private final class UnsetPressedState implements Runnable {
        @Override
        public void run() {
            setPressed(false);
        }
    }

    public void setTouchDelegate(TouchDelegate delegate) {
        mTouchDelegate = delegate;
    }

    public TouchDelegate getTouchDelegate() {
        return mTouchDelegate;
    }

    public final void requestUnbufferedDispatch(MotionEvent event) {
    }

    public final void cancelPendingInputEvents() {
        dispatchCancelPendingInputEvents();
    }

    void dispatchCancelPendingInputEvents() {
        mPrivateFlags3 &= ~PFLAG3_CALLED_SUPER;
        onCancelPendingInputEvents();
        if ((mPrivateFlags3 & PFLAG3_CALLED_SUPER) != PFLAG3_CALLED_SUPER) {
            throw new android.util.SuperNotCalledException("View " + getClass().getSimpleName()
                    + " did not call through to super.onCancelPendingInputEvents()");
        }
    }

    public void onCancelPendingInputEvents() {
        removePerformClickCallback();
        cancelLongPress();
        mPrivateFlags3 |= PFLAG3_CALLED_SUPER;
    }

    // ---- geometry

    public void bringToFront() {
        if (mParent != null) {
            mParent.bringChildToFront(this);
        }
    }

    protected void onScrollChanged(int l, int t, int oldl, int oldt) {
        mBackgroundSizeChanged = true;
        if (mForegroundInfo != null) {
            mForegroundInfo.mBoundsChanged = true;
        }
        final AttachInfo ai = mAttachInfo;
        if (ai != null) {
            ai.mViewScrollChanged = true;
        }
        if (mListenerInfo != null && mListenerInfo.mOnScrollChangeListener != null) {
            mListenerInfo.mOnScrollChangeListener.onScrollChange(this, l, t, oldl, oldt);
        }
    }

    protected void onSizeChanged(int w, int h, int oldw, int oldh) {
    }

    protected void dispatchDraw(Canvas canvas) {
    }

    public final ViewParent getParent() {
        return mParent;
    }

    public void setScrollX(int value) {
        scrollTo(value, mScrollY);
    }

    public void setScrollY(int value) {
        scrollTo(mScrollX, value);
    }

    public final int getScrollX() { return mScrollX; }
    public final int getScrollY() { return mScrollY; }
    public final int getWidth() { return mRight - mLeft; }
    public final int getHeight() { return mBottom - mTop; }

    public void getDrawingRect(Rect outRect) {
        outRect.left = mScrollX;
        outRect.top = mScrollY;
        outRect.right = mScrollX + (mRight - mLeft);
        outRect.bottom = mScrollY + (mBottom - mTop);
    }

    public final int getMeasuredWidth() { return mMeasuredWidth & MEASURED_SIZE_MASK; }
    public final int getMeasuredWidthAndState() { return mMeasuredWidth; }
    public final int getMeasuredHeight() { return mMeasuredHeight & MEASURED_SIZE_MASK; }
    public final int getMeasuredHeightAndState() { return mMeasuredHeight; }

    public final int getMeasuredState() {
        return (mMeasuredWidth & MEASURED_STATE_MASK)
                | ((mMeasuredHeight >> MEASURED_HEIGHT_STATE_SHIFT) & (MEASURED_STATE_MASK >> MEASURED_HEIGHT_STATE_SHIFT));
    }

    private TransformationInfo info() {
        if (mTransformationInfo == null) {
            mTransformationInfo = new TransformationInfo();
        }
        return mTransformationInfo;
    }

    void ensureTransformationInfo() {
        info();
    }

    private void transformChanged() {
        final TransformationInfo t = mTransformationInfo;
        t.mMatrixDirty = true;
        t.mInverseDirty = true;
        invalidateViewProperty(false, true);
    }

    final boolean hasIdentityMatrix() {
        return mTransformationInfo == null || getMatrix().isIdentity();
    }

    public Matrix getMatrix() {
        final TransformationInfo t = mTransformationInfo;
        if (t == null) {
            return Matrix.IDENTITY_MATRIX;
        }
        if (t.mMatrixDirty) {
            t.mMatrixDirty = false;
            if (!t.mPivotExplicit) {
                t.mPivotX = (mRight - mLeft) / 2f;
                t.mPivotY = (mBottom - mTop) / 2f;
            }
            t.mMatrix.reset();
            if (t.mRotationX == 0 && t.mRotationY == 0) {
                t.mMatrix.setTranslate(t.mTranslationX, t.mTranslationY);
                t.mMatrix.preRotate(t.mRotation, t.mPivotX, t.mPivotY);
                t.mMatrix.preScale(t.mScaleX, t.mScaleY, t.mPivotX, t.mPivotY);
            } else {
                final Camera camera = new Camera();
                if (t.mCameraDistance != 0) {
                    camera.setLocation(0, 0, -Math.abs(t.mCameraDistance) / mResources.getDisplayMetrics().densityDpi);
                }
                final Matrix m3 = new Matrix();
                t.mMatrix.preScale(t.mScaleX, t.mScaleY, t.mPivotX, t.mPivotY);
                camera.rotate(t.mRotationX, t.mRotationY, -t.mRotation);
                camera.getMatrix(m3);
                m3.preTranslate(-t.mPivotX, -t.mPivotY);
                m3.postTranslate(t.mPivotX + t.mTranslationX, t.mPivotY + t.mTranslationY);
                t.mMatrix.postConcat(m3);
            }
        }
        return t.mMatrix;
    }

    public final Matrix getInverseMatrix() {
        if (mTransformationInfo == null) {
            return Matrix.IDENTITY_MATRIX;
        }
        final TransformationInfo t = mTransformationInfo;
        if (t.mInverseMatrix == null) {
            t.mInverseMatrix = new Matrix();
        }
        if (t.mInverseDirty || t.mMatrixDirty) {
            getMatrix().invert(t.mInverseMatrix);
            t.mInverseDirty = false;
        }
        return t.mInverseMatrix;
    }

    public float getCameraDistance() {
        final float dpi = mResources.getDisplayMetrics().densityDpi;
        return mTransformationInfo != null && mTransformationInfo.mCameraDistance != 0 ? mTransformationInfo.mCameraDistance : 8 * dpi;
    }

    public void setCameraDistance(float distance) {
        info().mCameraDistance = Math.abs(distance);
        transformChanged();
    }

    public float getRotation() { return mTransformationInfo != null ? mTransformationInfo.mRotation : 0; }

    public void setRotation(float rotation) {
        if (rotation != getRotation()) {
            info().mRotation = rotation;
            transformChanged();
        }
    }

    public float getRotationY() { return mTransformationInfo != null ? mTransformationInfo.mRotationY : 0; }

    public void setRotationY(float rotationY) {
        if (rotationY != getRotationY()) {
            info().mRotationY = rotationY;
            transformChanged();
        }
    }

    public float getRotationX() { return mTransformationInfo != null ? mTransformationInfo.mRotationX : 0; }

    public void setRotationX(float rotationX) {
        if (rotationX != getRotationX()) {
            info().mRotationX = rotationX;
            transformChanged();
        }
    }

    public float getScaleX() { return mTransformationInfo != null ? mTransformationInfo.mScaleX : 1; }

    public void setScaleX(float scaleX) {
        if (scaleX != getScaleX()) {
            info().mScaleX = scaleX;
            transformChanged();
        }
    }

    public float getScaleY() { return mTransformationInfo != null ? mTransformationInfo.mScaleY : 1; }

    public void setScaleY(float scaleY) {
        if (scaleY != getScaleY()) {
            info().mScaleY = scaleY;
            transformChanged();
        }
    }

    public float getPivotX() {
        return mTransformationInfo != null && mTransformationInfo.mPivotExplicit ? mTransformationInfo.mPivotX : (mRight - mLeft) / 2f;
    }

    public void setPivotX(float pivotX) {
        final float y = getPivotY();
        final TransformationInfo t = info();
        if (!t.mPivotExplicit || pivotX != t.mPivotX) {
            t.mPivotX = pivotX;
            t.mPivotY = y;
            t.mPivotExplicit = true;
            transformChanged();
        }
    }

    public float getPivotY() {
        return mTransformationInfo != null && mTransformationInfo.mPivotExplicit ? mTransformationInfo.mPivotY : (mBottom - mTop) / 2f;
    }

    public void setPivotY(float pivotY) {
        final float x = getPivotX();
        final TransformationInfo t = info();
        if (!t.mPivotExplicit || pivotY != t.mPivotY) {
            t.mPivotX = x;
            t.mPivotY = pivotY;
            t.mPivotExplicit = true;
            transformChanged();
        }
    }

    public float getAlpha() { return mTransformationInfo != null ? mTransformationInfo.mAlpha : 1; }

    public void forceHasOverlappingRendering(boolean hasOverlappingRendering) {
        mPrivateFlags3 |= PFLAG3_HAS_OVERLAPPING_RENDERING_FORCED;
        mPrivateFlags3 = hasOverlappingRendering ? mPrivateFlags3 | PFLAG3_OVERLAPPING_RENDERING_FORCED_VALUE
                : mPrivateFlags3 & ~PFLAG3_OVERLAPPING_RENDERING_FORCED_VALUE;
    }

    public final boolean getHasOverlappingRendering() {
        return (mPrivateFlags3 & PFLAG3_HAS_OVERLAPPING_RENDERING_FORCED) != 0
                ? (mPrivateFlags3 & PFLAG3_OVERLAPPING_RENDERING_FORCED_VALUE) != 0 : hasOverlappingRendering();
    }

    public boolean hasOverlappingRendering() {
        return true;
    }

    public void setAlpha(float alpha) {
        final TransformationInfo t = info();
        if (t.mAlpha != alpha) {
            t.mAlpha = alpha;
            if (onSetAlpha((int) (alpha * 255))) {
                mPrivateFlags |= PFLAG_ALPHA_SET;
                invalidateParentCaches();
                invalidate(true);
            } else {
                mPrivateFlags &= ~PFLAG_ALPHA_SET;
                invalidateViewProperty(true, false);
            }
        }
    }

    boolean setAlphaNoInvalidation(float alpha) {
        info().mAlpha = alpha;
        return onSetAlpha((int) (alpha * 255));
    }

    public void setTransitionAlpha(float alpha) {
        final TransformationInfo t = info();
        if (t.mTransitionAlpha != alpha) {
            t.mTransitionAlpha = alpha;
            invalidateViewProperty(true, false);
        }
    }

    public float getTransitionAlpha() { return mTransformationInfo != null ? mTransformationInfo.mTransitionAlpha : 1; }

    public final int getTop() { return mTop; }
    public final int getBottom() { return mBottom; }
    public final int getLeft() { return mLeft; }
    public final int getRight() { return mRight; }

    public boolean isDirty() {
        return (mPrivateFlags & PFLAG_DIRTY_MASK) != 0;
    }

    public final void setTop(int top) {
        if (top != mTop) {
            setEdges(mLeft, top, mRight, mBottom);
        }
    }

    public final void setBottom(int bottom) {
        if (bottom != mBottom) {
            setEdges(mLeft, mTop, mRight, bottom);
        }
    }

    public final void setLeft(int left) {
        if (left != mLeft) {
            setEdges(left, mTop, mRight, mBottom);
        }
    }

    public final void setRight(int right) {
        if (right != mRight) {
            setEdges(mLeft, mTop, right, mBottom);
        }
    }

    private void setEdges(int l, int t, int r, int b) {
        invalidate(true);
        final int oldW = mRight - mLeft, oldH = mBottom - mTop;
        mLeft = l;
        mTop = t;
        mRight = r;
        mBottom = b;
        if (r - l != oldW || b - t != oldH) {
            sizeChange(r - l, b - t, oldW, oldH);
        }
        mPrivateFlags |= PFLAG_DRAWN;
        invalidate(true);
        mBackgroundSizeChanged = true;
        if (mForegroundInfo != null) {
            mForegroundInfo.mBoundsChanged = true;
        }
        invalidateParentIfNeeded();
    }

    public float getX() { return mLeft + getTranslationX(); }
    public void setX(float x) { setTranslationX(x - mLeft); }
    public float getY() { return mTop + getTranslationY(); }
    public void setY(float y) { setTranslationY(y - mTop); }
    public float getZ() { return getElevation() + getTranslationZ(); }
    public void setZ(float z) { setTranslationZ(z - getElevation()); }
    public float getElevation() { return mTransformationInfo != null ? mTransformationInfo.mElevation : 0; }

    public void setElevation(float elevation) {
        if (elevation != getElevation()) {
            info().mElevation = elevation;
            invalidateViewProperty(false, true);
        }
    }

    public float getTranslationX() { return mTransformationInfo != null ? mTransformationInfo.mTranslationX : 0; }

    public void setTranslationX(float translationX) {
        if (translationX != getTranslationX()) {
            info().mTranslationX = translationX;
            transformChanged();
        }
    }

    public float getTranslationY() { return mTransformationInfo != null ? mTransformationInfo.mTranslationY : 0; }

    public void setTranslationY(float translationY) {
        if (translationY != getTranslationY()) {
            info().mTranslationY = translationY;
            transformChanged();
        }
    }

    public float getTranslationZ() { return mTransformationInfo != null ? mTransformationInfo.mTranslationZ : 0; }

    public void setTranslationZ(float translationZ) {
        if (translationZ != getTranslationZ()) {
            info().mTranslationZ = translationZ;
            invalidateViewProperty(false, true);
        }
    }

    public void setAnimationMatrix(Matrix matrix) {
        mAnimationMatrix = matrix;
        invalidateViewProperty(true, true);
    }

    public StateListAnimator getStateListAnimator() {
        return mStateListAnimator;
    }

    public void setStateListAnimator(StateListAnimator stateListAnimator) {
        if (mStateListAnimator == stateListAnimator) {
            return;
        }
        if (mStateListAnimator != null) {
            mStateListAnimator.setTarget(null);
        }
        mStateListAnimator = stateListAnimator;
        if (stateListAnimator != null) {
            stateListAnimator.setTarget(this);
            if (isAttachedToWindow()) {
                stateListAnimator.setState(getDrawableState());
            }
        }
    }

    public final boolean getClipToOutline() {
        return mClipToOutline;
    }

    public void setClipToOutline(boolean clipToOutline) {
        if (mClipToOutline != clipToOutline) {
            mClipToOutline = clipToOutline;
            invalidateViewProperty(false, false);
        }
    }

    public void setOutlineProvider(ViewOutlineProvider provider) {
        mOutlineProvider = provider;
        invalidateOutline();
    }

    public ViewOutlineProvider getOutlineProvider() {
        return mOutlineProvider;
    }

    public void invalidateOutline() {
    }

    public void getHitRect(Rect outRect) {
        if (hasIdentityMatrix() || mAttachInfo == null) {
            outRect.set(mLeft, mTop, mRight, mBottom);
        } else {
            final RectF r = new RectF(0, 0, getWidth(), getHeight());
            getMatrix().mapRect(r);
            outRect.set((int) r.left + mLeft, (int) r.top + mTop, (int) r.right + mLeft, (int) r.bottom + mTop);
        }
    }

    final boolean pointInView(float localX, float localY) {
        return pointInView(localX, localY, 0);
    }

    public boolean pointInView(float localX, float localY, float slop) {
        return localX >= -slop && localY >= -slop && localX < ((mRight - mLeft) + slop) && localY < ((mBottom - mTop) + slop);
    }

    public void getFocusedRect(Rect r) {
        getDrawingRect(r);
    }

    public boolean getGlobalVisibleRect(Rect r, Point globalOffset) {
        final int width = mRight - mLeft, height = mBottom - mTop;
        if (width > 0 && height > 0) {
            r.set(0, 0, width, height);
            if (globalOffset != null) {
                globalOffset.set(-mScrollX, -mScrollY);
            }
            return mParent == null || mParent.getChildVisibleRect(this, r, globalOffset);
        }
        return false;
    }

    public final boolean getGlobalVisibleRect(Rect r) {
        return getGlobalVisibleRect(r, null);
    }

    public final boolean getLocalVisibleRect(Rect r) {
        final Point offset = new Point();
        if (getGlobalVisibleRect(r, offset)) {
            r.offset(-offset.x, -offset.y);
            return true;
        }
        return false;
    }

    public void offsetTopAndBottom(int offset) {
        if (offset != 0) {
            invalidateViewProperty(false, false);
            mTop += offset;
            mBottom += offset;
            invalidateParentIfNeeded();
            if (!isHardwareAccelerated()) {
                invalidate(true);
            }
        }
    }

    public void offsetLeftAndRight(int offset) {
        if (offset != 0) {
            invalidateViewProperty(false, false);
            mLeft += offset;
            mRight += offset;
            invalidateParentIfNeeded();
            if (!isHardwareAccelerated()) {
                invalidate(true);
            }
        }
    }

    public ViewGroup.LayoutParams getLayoutParams() {
        return mLayoutParams;
    }

    public void setLayoutParams(ViewGroup.LayoutParams params) {
        if (params == null) {
            throw new NullPointerException("Layout parameters cannot be null");
        }
        mLayoutParams = params;
        resolveLayoutParams();
        if (mParent instanceof ViewGroup) {
            ((ViewGroup) mParent).onSetLayoutParams(this, params);
        }
        requestLayout();
    }

    public void resolveLayoutParams() {
        if (mLayoutParams != null) {
            mLayoutParams.resolveLayoutDirection(getLayoutDirection());
        }
    }

    public void scrollTo(int x, int y) {
        if (mScrollX != x || mScrollY != y) {
            final int oldX = mScrollX, oldY = mScrollY;
            mScrollX = x;
            mScrollY = y;
            invalidateParentCaches();
            onScrollChanged(mScrollX, mScrollY, oldX, oldY);
            if (!awakenScrollBars()) {
                postInvalidateOnAnimation();
            }
        }
    }

    public void scrollBy(int x, int y) {
        scrollTo(mScrollX + x, mScrollY + y);
    }

    // ---- invalidation

    private boolean skipInvalidate() {
        return (mViewFlags & VISIBILITY_MASK) != VISIBLE && mCurrentAnimation == null
                && (!(mParent instanceof ViewGroup) || !((ViewGroup) mParent).isViewTransitioning(this));
    }

    public void invalidate(Rect dirty) {
        invalidateInternal(dirty.left - mScrollX, dirty.top - mScrollY, dirty.right - mScrollX, dirty.bottom - mScrollY, true, false);
    }

    public void invalidate(int l, int t, int r, int b) {
        invalidateInternal(l - mScrollX, t - mScrollY, r - mScrollX, b - mScrollY, true, false);
    }

    public void invalidate() {
        invalidate(true);
    }

    public void invalidate(boolean invalidateCache) {
        invalidateInternal(0, 0, mRight - mLeft, mBottom - mTop, invalidateCache, true);
    }

    void invalidateInternal(int l, int t, int r, int b, boolean invalidateCache, boolean fullInvalidate) {
        if (mGhostView != null) {
            mGhostView.invalidate(true);
            return;
        }
        if (skipInvalidate()) {
            return;
        }
        if ((mPrivateFlags & (PFLAG_DRAWN | PFLAG_HAS_BOUNDS)) == (PFLAG_DRAWN | PFLAG_HAS_BOUNDS)
                || invalidateCache && (mPrivateFlags & PFLAG_DRAWING_CACHE_VALID) == PFLAG_DRAWING_CACHE_VALID
                || (mPrivateFlags & PFLAG_INVALIDATED) != PFLAG_INVALIDATED
                || fullInvalidate && isOpaque() != ((mPrivateFlags & PFLAG_OPAQUE_MASK) == PFLAG_OPAQUE_MASK)) {
            if (fullInvalidate) {
                mPrivateFlags &= ~PFLAG_DRAWN;
            }
            mPrivateFlags |= PFLAG_DIRTY;
            if (invalidateCache) {
                mPrivateFlags |= PFLAG_INVALIDATED;
                mPrivateFlags &= ~PFLAG_DRAWING_CACHE_VALID;
            }
            final AttachInfo ai = mAttachInfo;
            final ViewParent p = mParent;
            if (p != null && ai != null && l < r && t < b) {
                final Rect damage = ai.mTmpInvalRect;
                damage.set(l, t, r, b);
                p.invalidateChild(this, damage);
            }
        }
    }

    void invalidateViewProperty(boolean invalidateParent, boolean forceRedraw) {
        if (invalidateParent) {
            invalidateParentCaches();
        }
        if (forceRedraw) {
            mPrivateFlags |= PFLAG_DRAWN;
        }
        invalidate(false);
        if (mParent instanceof ViewGroup && !hasIdentityMatrix()) {
            ((ViewGroup) mParent).invalidate(false);
        }
    }

    protected void damageInParent() {
        if (mParent != null && mAttachInfo != null) {
            mParent.onDescendantInvalidated(this, this);
        }
    }

    protected void invalidateParentCaches() {
        if (mParent instanceof View) {
            ((View) mParent).mPrivateFlags |= PFLAG_INVALIDATED;
        }
    }

    protected void invalidateParentIfNeeded() {
        if (isHardwareAccelerated() && mParent instanceof View) {
            ((View) mParent).invalidate(true);
        }
    }

    protected void invalidateParentIfNeededAndWasQuickRejected() {
        if ((mPrivateFlags2 & PFLAG2_VIEW_QUICK_REJECTED) != 0) {
            invalidateParentIfNeeded();
        }
    }

    public boolean isOpaque() {
        return (mPrivateFlags & PFLAG_OPAQUE_MASK) == PFLAG_OPAQUE_MASK && getAlpha() * getTransitionAlpha() >= 1.0f;
    }

    protected void computeOpaqueFlags() {
        if (mBackground != null && mBackground.getOpacity() == PixelFormat.OPAQUE) {
            mPrivateFlags |= PFLAG_OPAQUE_BACKGROUND;
        } else {
            mPrivateFlags &= ~PFLAG_OPAQUE_BACKGROUND;
        }
        final int flags = mViewFlags;
        if ((flags & SCROLLBARS_VERTICAL) == 0 && (flags & SCROLLBARS_HORIZONTAL) == 0
                || (flags & SCROLLBARS_STYLE_MASK) == SCROLLBARS_INSIDE_OVERLAY
                || (flags & SCROLLBARS_STYLE_MASK) == SCROLLBARS_OUTSIDE_OVERLAY) {
            mPrivateFlags |= PFLAG_OPAQUE_SCROLLBARS;
        } else {
            mPrivateFlags &= ~PFLAG_OPAQUE_SCROLLBARS;
        }
    }

    protected boolean hasOpaqueScrollbars() {
        return (mPrivateFlags & PFLAG_OPAQUE_SCROLLBARS) == PFLAG_OPAQUE_SCROLLBARS;
    }

    public Handler getHandler() {
        return mAttachInfo != null ? mAttachInfo.mHandler : null;
    }

    private HandlerActionQueue getRunQueue() {
        if (mRunQueue == null) {
            mRunQueue = new HandlerActionQueue();
        }
        return mRunQueue;
    }

    public ViewRootImpl getViewRootImpl() {
        return mAttachInfo != null ? mAttachInfo.mViewRootImpl : null;
    }

    public boolean post(Runnable action) {
        if (mAttachInfo != null) {
            return mAttachInfo.mHandler.post(action);
        }
        getRunQueue().post(action);
        return true;
    }

    public boolean postDelayed(Runnable action, long delayMillis) {
        if (mAttachInfo != null) {
            return mAttachInfo.mHandler.postDelayed(action, delayMillis);
        }
        getRunQueue().postDelayed(action, delayMillis);
        return true;
    }

    public void postOnAnimation(Runnable action) {
        if (mAttachInfo != null) {
            Choreographer.getInstance().postCallback(Choreographer.CALLBACK_ANIMATION, action, null);
        } else {
            getRunQueue().post(action);
        }
    }

    public void postOnAnimationDelayed(Runnable action, long delayMillis) {
        if (mAttachInfo != null) {
            Choreographer.getInstance().postCallbackDelayed(Choreographer.CALLBACK_ANIMATION, action, null, delayMillis);
        } else {
            getRunQueue().postDelayed(action, delayMillis);
        }
    }

    public boolean removeCallbacks(Runnable action) {
        if (action != null) {
            if (mAttachInfo != null) {
                mAttachInfo.mHandler.removeCallbacks(action);
                Choreographer.getInstance().removeCallbacks(Choreographer.CALLBACK_ANIMATION, action, null);
            }
            getRunQueue().removeCallbacks(action);
        }
        return true;
    }

    public void postInvalidate() {
        postInvalidateDelayed(0);
    }

    public void postInvalidate(int left, int top, int right, int bottom) {
        postInvalidateDelayed(0, left, top, right, bottom);
    }

    public void postInvalidateDelayed(long delayMilliseconds) {
        final AttachInfo ai = mAttachInfo;
        if (ai != null) {
            ai.mHandler.postDelayed(new Invalidate(this, null), delayMilliseconds);
        }
    }

    public void postInvalidateDelayed(long delayMilliseconds, int left, int top, int right, int bottom) {
        final AttachInfo ai = mAttachInfo;
        if (ai != null) {
            ai.mHandler.postDelayed(new Invalidate(this, new Rect(left, top, right, bottom)), delayMilliseconds);
        }
    }

    public void postInvalidateOnAnimation() {
        final AttachInfo ai = mAttachInfo;
        if (ai != null) {
            ai.postInvalidateOnAnimation(this);
        }
    }

    public void postInvalidateOnAnimation(int left, int top, int right, int bottom) {
        postInvalidateOnAnimation();
    }

    /** Redraws a view later, on the thread of its window. */
    private static final class Invalidate implements Runnable {
        private final View mView;
        private final Rect mRect;

        Invalidate(View view, Rect rect) {
            mView = view;
            mRect = rect;
        }

        @Override
        public void run() {
            if (mRect == null) {
                mView.invalidate();
            } else {
                mView.invalidate(mRect);
            }
        }
    }

    public void computeScroll() {
    }

    // ---- attachment and state

    void assignParent(ViewParent parent) {
        if (mParent == null) {
            mParent = parent;
        } else if (parent == null) {
            mParent = null;
        } else {
            throw new RuntimeException("view " + this + " being added, but" + " it already has a parent");
        }
    }

    protected void onAttachedToWindow() {
        if ((mPrivateFlags & PFLAG_REQUEST_TRANSPARENT_REGIONS) != 0) {
            mParent.requestTransparentRegion(this);
        }
        mPrivateFlags3 &= ~PFLAG3_IS_LAID_OUT;
        jumpDrawablesToCurrentState();
        if (isFocused()) {
            final InputMethodManager imm = InputMethodManager.peekInstance();
            if (imm != null) {
                imm.focusIn(this);
            }
        }
    }

    protected void onDetachedFromWindow() {
    }

    protected void onDetachedFromWindowInternal() {
        mPrivateFlags &= ~PFLAG_CANCEL_NEXT_UP_EVENT;
        mPrivateFlags3 &= ~(PFLAG3_IS_LAID_OUT | PFLAG3_TEMPORARY_DETACH);
        removeUnsetPressCallback();
        removeLongPressCallback();
        removePerformClickCallback();
        stopNestedScroll();
        jumpDrawablesToCurrentState();
        destroyDrawingCache();
        mDisplayListValid = false;
        mCurrentAnimation = null;
    }

    protected int getWindowAttachCount() {
        return mWindowAttachCount;
    }

    /** Null while the view is in no window. */
    public WindowId getWindowId() {
        IBinder token = getWindowToken();
        return token == null ? null : new WindowId(token);
    }

    public IBinder getWindowToken() {
        return mAttachInfo != null ? mAttachInfo.mWindowToken : null;
    }

    public IBinder getApplicationWindowToken() {
        final AttachInfo ai = mAttachInfo;
        if (ai == null) {
            return null;
        }
        return ai.mPanelParentWindowToken != null ? ai.mPanelParentWindowToken : ai.mWindowToken;
    }

    public Display getDisplay() {
        return mAttachInfo != null ? mAttachInfo.mDisplay : null;
    }

    void dispatchAttachedToWindow(AttachInfo info, int visibility) {
        mAttachInfo = info;
        if (mOverlay != null) {
            mOverlay.getOverlayView().dispatchAttachedToWindow(info, visibility);
        }
        mWindowAttachCount++;
        mPrivateFlags |= PFLAG_DRAWABLE_STATE_DIRTY;
        if (mFloatingTreeObserver != null) {
            info.mTreeObserver.merge(mFloatingTreeObserver);
            mFloatingTreeObserver = null;
        }
        if ((mPrivateFlags & PFLAG_SCROLL_CONTAINER) != 0) {
            mAttachInfo.mScrollContainers.add(this);
            mPrivateFlags |= PFLAG_SCROLL_CONTAINER_ADDED;
        }
        if (mRunQueue != null) {
            mRunQueue.executeActions(info.mHandler);
            mRunQueue = null;
        }
        performCollectViewAttributes(mAttachInfo, visibility);
        onAttachedToWindow();
        final ListenerInfo li = mListenerInfo;
        final CopyOnWriteArrayList<OnAttachStateChangeListener> listeners = li != null ? li.mOnAttachStateChangeListeners : null;
        if (listeners != null && listeners.size() > 0) {
            for (OnAttachStateChangeListener listener : listeners) {
                listener.onViewAttachedToWindow(this);
            }
        }
        final int vis = info.mWindowVisibility;
        if (vis != GONE) {
            onWindowVisibilityChanged(vis);
            if (isShown()) {
                onVisibilityAggregated(vis == VISIBLE);
            }
        }
        onVisibilityChanged(this, visibility);
        if ((mPrivateFlags & PFLAG_DRAWABLE_STATE_DIRTY) != 0) {
            refreshDrawableState();
        }
        needGlobalAttributesUpdate(false);
    }

    void performCollectViewAttributes(AttachInfo attachInfo, int visibility) {
        dispatchCollectViewAttributes(attachInfo, visibility);
    }

    void dispatchDetachedFromWindow() {
        final AttachInfo info = mAttachInfo;
        if (info != null && info.mWindowVisibility != GONE) {
            onWindowVisibilityChanged(GONE);
            if (isShown()) {
                onVisibilityAggregated(false);
            }
        }
        onDetachedFromWindow();
        onDetachedFromWindowInternal();
        final InputMethodManager imm = InputMethodManager.peekInstance();
        if (imm != null) {
            imm.onViewDetachedFromWindow(this);
        }
        final ListenerInfo li = mListenerInfo;
        final CopyOnWriteArrayList<OnAttachStateChangeListener> listeners = li != null ? li.mOnAttachStateChangeListeners : null;
        if (listeners != null && listeners.size() > 0) {
            for (OnAttachStateChangeListener listener : listeners) {
                listener.onViewDetachedFromWindow(this);
            }
        }
        if ((mPrivateFlags & PFLAG_SCROLL_CONTAINER_ADDED) != 0) {
            mAttachInfo.mScrollContainers.remove(this);
            mPrivateFlags &= ~PFLAG_SCROLL_CONTAINER_ADDED;
        }
        mAttachInfo = null;
        if (mOverlay != null) {
            mOverlay.getOverlayView().dispatchDetachedFromWindow();
        }
    }

    public void onScreenStateChanged(int screenState) {
    }

    public void onMovedToDisplay(int displayId, Configuration config) {
    }

    void dispatchScreenStateChanged(int screenState) {
        onScreenStateChanged(screenState);
    }

    void dispatchMovedToDisplay(Display display, Configuration config) {
        mAttachInfo.mDisplay = display;
        onMovedToDisplay(display.getDisplayId(), config);
    }

    public void saveHierarchyState(SparseArray<Parcelable> container) {
        dispatchSaveInstanceState(container);
    }

    protected void dispatchSaveInstanceState(SparseArray<Parcelable> container) {
        if (mID != NO_ID && (mViewFlags & SAVE_DISABLED_MASK) == 0) {
            mSaveStateCalled = false;
            final Parcelable state = onSaveInstanceState();
            if (!mSaveStateCalled) {
                throw new IllegalStateException("Derived class did not call super.onSaveInstanceState()");
            }
            if (state != null) {
                container.put(mID, state);
            }
        }
    }

    private boolean mSaveStateCalled;
    private ViewTreeObserver mFloatingTreeObserver;

    protected Parcelable onSaveInstanceState() {
        mSaveStateCalled = true;
        return BaseSavedState.EMPTY_STATE;
    }

    public void restoreHierarchyState(SparseArray<Parcelable> container) {
        dispatchRestoreInstanceState(container);
    }

    protected void dispatchRestoreInstanceState(SparseArray<Parcelable> container) {
        if (mID != NO_ID) {
            final Parcelable state = container.get(mID);
            if (state != null) {
                mSaveStateCalled = false;
                onRestoreInstanceState(state);
                if (!mSaveStateCalled) {
                    throw new IllegalStateException("Derived class did not call super.onRestoreInstanceState()");
                }
            }
        }
    }

    protected void onRestoreInstanceState(Parcelable state) {
        mSaveStateCalled = true;
        if (state != null && !(state instanceof AbsSavedState)) {
            throw new IllegalArgumentException("Wrong state class, expecting View State but "
                    + "received " + state.getClass().toString() + " instead. This usually happens "
                    + "when two views of different type have the same id in the same hierarchy. "
                    + "This view's id is " + ViewDebug.resolveId(mContext, getId()) + ". Make sure "
                    + "other views do not use the same id.");
        }
    }

    public long getDrawingTime() {
        return mAttachInfo != null ? mAttachInfo.mDrawingTime : 0;
    }

    public void setDuplicateParentStateEnabled(boolean enabled) {
        setFlags(enabled ? DUPLICATE_PARENT_STATE : 0, DUPLICATE_PARENT_STATE);
    }

    public boolean isDuplicateParentStateEnabled() {
        return (mViewFlags & DUPLICATE_PARENT_STATE) == DUPLICATE_PARENT_STATE;
    }

    // ---- direction of layout and text

    private boolean isRtlCompatibilityMode() {
        final int target = getContext().getApplicationInfo().targetSdkVersion;
        return target < Build.VERSION_CODES.JELLY_BEAN_MR1 || !hasRtlSupport();
    }

    private boolean hasRtlSupport() {
        return mContext.getApplicationInfo().hasRtlSupport();
    }

    private boolean needRtlPropertiesResolution() {
        return (mPrivateFlags2 & (PFLAG2_LAYOUT_DIRECTION_RESOLVED | PFLAG2_PADDING_RESOLVED | PFLAG2_DRAWABLE_RESOLVED))
                != (PFLAG2_LAYOUT_DIRECTION_RESOLVED | PFLAG2_PADDING_RESOLVED | PFLAG2_DRAWABLE_RESOLVED)
                || mResolvedTextDirection == -1 || mResolvedTextAlignment == -1;
    }

    public boolean resolveRtlPropertiesIfNeeded() {
        if (!needRtlPropertiesResolution()) {
            return false;
        }
        if (!isLayoutDirectionResolved()) {
            resolveLayoutDirection();
            resolveLayoutParams();
        }
        if (!isTextDirectionResolved()) {
            resolveTextDirection();
        }
        if (!isTextAlignmentResolved()) {
            resolveTextAlignment();
        }
        if (!areDrawablesResolved()) {
            resolveDrawables();
        }
        if (!isPaddingResolved()) {
            resolvePadding();
        }
        onRtlPropertiesChanged(getLayoutDirection());
        return true;
    }

    public void resetRtlProperties() {
        resetResolvedLayoutDirection();
        resetResolvedTextDirection();
        resetResolvedTextAlignment();
        resetResolvedPadding();
        resetResolvedDrawables();
    }

    public void onRtlPropertiesChanged(int layoutDirection) {
    }

    public int getRawLayoutDirection() {
        return mRawLayoutDirection;
    }

    public void setLayoutDirection(int layoutDirection) {
        if (mRawLayoutDirection != layoutDirection) {
            mRawLayoutDirection = layoutDirection;
            resetRtlProperties();
            resolveRtlPropertiesIfNeeded();
            requestLayout();
            invalidate(true);
        }
    }

    public int getLayoutDirection() {
        if (getContext().getApplicationInfo().targetSdkVersion < Build.VERSION_CODES.JELLY_BEAN_MR1) {
            mPrivateFlags2 |= PFLAG2_LAYOUT_DIRECTION_RESOLVED;
            return LAYOUT_DIRECTION_RESOLVED_DEFAULT;
        }
        return (mPrivateFlags2 & PFLAG2_LAYOUT_DIRECTION_RESOLVED_RTL) == PFLAG2_LAYOUT_DIRECTION_RESOLVED_RTL
                ? LAYOUT_DIRECTION_RTL : LAYOUT_DIRECTION_LTR;
    }

    public boolean isLayoutRtl() {
        return getLayoutDirection() == LAYOUT_DIRECTION_RTL;
    }

    public boolean resolveLayoutDirection() {
        mPrivateFlags2 &= ~(PFLAG2_LAYOUT_DIRECTION_RESOLVED_RTL | PFLAG2_LAYOUT_DIRECTION_RESOLVED);
        if (hasRtlSupport()) {
            switch (mRawLayoutDirection) {
                case LAYOUT_DIRECTION_INHERIT:
                    if (!canResolveLayoutDirection()) {
                        return false;
                    }
                    if (!mParent.isLayoutDirectionResolved()) {
                        return false;
                    }
                    if (mParent.getLayoutDirection() == LAYOUT_DIRECTION_RTL) {
                        mPrivateFlags2 |= PFLAG2_LAYOUT_DIRECTION_RESOLVED_RTL;
                    }
                    break;
                case LAYOUT_DIRECTION_RTL:
                    mPrivateFlags2 |= PFLAG2_LAYOUT_DIRECTION_RESOLVED_RTL;
                    break;
                case LAYOUT_DIRECTION_LOCALE:
                    if (TextUtils.getLayoutDirectionFromLocale(java.util.Locale.getDefault()) == LAYOUT_DIRECTION_RTL) {
                        mPrivateFlags2 |= PFLAG2_LAYOUT_DIRECTION_RESOLVED_RTL;
                    }
                    break;
            }
        }
        mPrivateFlags2 |= PFLAG2_LAYOUT_DIRECTION_RESOLVED;
        return true;
    }

    public boolean canResolveLayoutDirection() {
        return mRawLayoutDirection != LAYOUT_DIRECTION_INHERIT || mParent != null && mParent.canResolveLayoutDirection();
    }

    public void resetResolvedLayoutDirection() {
        mPrivateFlags2 &= ~(PFLAG2_LAYOUT_DIRECTION_RESOLVED | PFLAG2_LAYOUT_DIRECTION_RESOLVED_RTL);
    }

    public boolean isLayoutDirectionInherited() {
        return mRawLayoutDirection == LAYOUT_DIRECTION_INHERIT;
    }

    public boolean isLayoutDirectionResolved() {
        return (mPrivateFlags2 & PFLAG2_LAYOUT_DIRECTION_RESOLVED) == PFLAG2_LAYOUT_DIRECTION_RESOLVED;
    }

    boolean isPaddingResolved() {
        return (mPrivateFlags2 & PFLAG2_PADDING_RESOLVED) == PFLAG2_PADDING_RESOLVED;
    }

    public void resolvePadding() {
        final int resolved = getLayoutDirection();
        if (!isRtlCompatibilityMode()) {
            if (mBackground != null && (!mLeftPaddingDefined || !mRightPaddingDefined)) {
                final Rect padding = new Rect();
                mBackground.getPadding(padding);
                if (!mLeftPaddingDefined) {
                    mUserPaddingLeftInitial = padding.left;
                }
                if (!mRightPaddingDefined) {
                    mUserPaddingRightInitial = padding.right;
                }
            }
            final boolean rtl = resolved == LAYOUT_DIRECTION_RTL;
            final int left = rtl ? mUserPaddingEnd : mUserPaddingStart, right = rtl ? mUserPaddingStart : mUserPaddingEnd;
            mUserPaddingLeft = left != UNDEFINED_PADDING ? left : mUserPaddingLeftInitial;
            mUserPaddingRight = right != UNDEFINED_PADDING ? right : mUserPaddingRightInitial;
            mUserPaddingBottom = mUserPaddingBottom >= 0 ? mUserPaddingBottom : mPaddingBottom;
        }
        internalSetPadding(mUserPaddingLeft, mPaddingTop, mUserPaddingRight, mUserPaddingBottom);
        onRtlPropertiesChanged(resolved);
        mPrivateFlags2 |= PFLAG2_PADDING_RESOLVED;
    }

    public void resetResolvedPadding() {
        mPrivateFlags2 &= ~PFLAG2_PADDING_RESOLVED;
    }

    public int getRawTextDirection() {
        return mRawTextDirection;
    }

    public void setTextDirection(int textDirection) {
        if (mRawTextDirection != textDirection) {
            mRawTextDirection = textDirection;
            resetResolvedTextDirection();
            resolveTextDirection();
            onRtlPropertiesChanged(getLayoutDirection());
            requestLayout();
            invalidate(true);
        }
    }

    public int getTextDirection() {
        return mResolvedTextDirection == -1 ? TEXT_DIRECTION_RESOLVED_DEFAULT : mResolvedTextDirection;
    }

    public boolean resolveTextDirection() {
        mResolvedTextDirection = -1;
        if (!hasRtlSupport()) {
            mResolvedTextDirection = TEXT_DIRECTION_RESOLVED_DEFAULT;
        } else if (mRawTextDirection == TEXT_DIRECTION_INHERIT) {
            if (!canResolveTextDirection() || !mParent.isTextDirectionResolved()) {
                return false;
            }
            mResolvedTextDirection = mParent.getTextDirection();
        } else {
            mResolvedTextDirection = mRawTextDirection;
        }
        return true;
    }

    public boolean canResolveTextDirection() {
        return mRawTextDirection != TEXT_DIRECTION_INHERIT || mParent != null && mParent.canResolveTextDirection();
    }

    public void resetResolvedTextDirection() { mResolvedTextDirection = -1; }
    public boolean isTextDirectionInherited() { return mRawTextDirection == TEXT_DIRECTION_INHERIT; }
    public boolean isTextDirectionResolved() { return mResolvedTextDirection != -1; }
    public int getRawTextAlignment() { return mRawTextAlignment; }

    public void setTextAlignment(int textAlignment) {
        if (textAlignment != mRawTextAlignment) {
            mRawTextAlignment = textAlignment;
            resetResolvedTextAlignment();
            resolveTextAlignment();
            onRtlPropertiesChanged(getLayoutDirection());
            requestLayout();
            invalidate(true);
        }
    }

    public int getTextAlignment() {
        return mResolvedTextAlignment == -1 ? TEXT_ALIGNMENT_RESOLVED_DEFAULT : mResolvedTextAlignment;
    }

    public boolean resolveTextAlignment() {
        mResolvedTextAlignment = -1;
        if (!hasRtlSupport()) {
            mResolvedTextAlignment = TEXT_ALIGNMENT_RESOLVED_DEFAULT;
        } else if (mRawTextAlignment == TEXT_ALIGNMENT_INHERIT) {
            if (!canResolveTextAlignment() || !mParent.isTextAlignmentResolved()) {
                return false;
            }
            mResolvedTextAlignment = mParent.getTextAlignment();
        } else {
            mResolvedTextAlignment = mRawTextAlignment;
        }
        return true;
    }

    public boolean canResolveTextAlignment() {
        return mRawTextAlignment != TEXT_ALIGNMENT_INHERIT || mParent != null && mParent.canResolveTextAlignment();
    }

    public void resetResolvedTextAlignment() { mResolvedTextAlignment = -1; }
    public boolean isTextAlignmentInherited() { return mRawTextAlignment == TEXT_ALIGNMENT_INHERIT; }
    public boolean isTextAlignmentResolved() { return mResolvedTextAlignment != -1; }

    // ---- drawing

    public void setLayerType(int layerType, Paint paint) {
        if (layerType < LAYER_TYPE_NONE || layerType > LAYER_TYPE_HARDWARE) {
            throw new IllegalArgumentException("Layer type can only be one of: LAYER_TYPE_NONE, "
                    + "LAYER_TYPE_SOFTWARE or LAYER_TYPE_HARDWARE");
        }
        if (mLayerType == layerType) {
            setLayerPaint(paint);
            return;
        }
        mLayerType = layerType;
        mLayerPaint = mLayerType == LAYER_TYPE_NONE ? null : paint;
        if (mLayerType != LAYER_TYPE_SOFTWARE) {
            destroyDrawingCache();
        }
        invalidateParentCaches();
        invalidate(true);
    }

    public void setLayerPaint(Paint paint) {
        if (mLayerType != LAYER_TYPE_NONE) {
            mLayerPaint = paint;
            invalidate(true);
        }
    }

    public int getLayerType() {
        return mLayerType;
    }

    public void buildLayer() {
        if (mLayerType != LAYER_TYPE_NONE && mAttachInfo == null) {
            throw new IllegalStateException("This view must be attached to a window first");
        }
    }

    protected void destroyHardwareResources() {
        mDisplayListValid = false;
    }

    public void setDrawingCacheEnabled(boolean enabled) {
        mCachingFailed = false;
        setFlags(enabled ? DRAWING_CACHE_ENABLED : 0, DRAWING_CACHE_ENABLED);
    }

    public boolean isDrawingCacheEnabled() {
        return (mViewFlags & DRAWING_CACHE_ENABLED) == DRAWING_CACHE_ENABLED;
    }

    public Bitmap getDrawingCache() {
        return getDrawingCache(false);
    }

    public Bitmap getDrawingCache(boolean autoScale) {
        if ((mViewFlags & WILL_NOT_CACHE_DRAWING) == WILL_NOT_CACHE_DRAWING) {
            return null;
        }
        if ((mViewFlags & DRAWING_CACHE_ENABLED) == DRAWING_CACHE_ENABLED) {
            buildDrawingCache(autoScale);
        }
        return autoScale ? mDrawingCache : mUnscaledDrawingCache;
    }

    public void destroyDrawingCache() {
        mDrawingCache = null;
        mUnscaledDrawingCache = null;
    }

    public void setDrawingCacheBackgroundColor(int color) {
        if (color != mDrawingCacheBackgroundColor) {
            mDrawingCacheBackgroundColor = color;
            mPrivateFlags &= ~PFLAG_DRAWING_CACHE_VALID;
        }
    }

    public int getDrawingCacheBackgroundColor() {
        return mDrawingCacheBackgroundColor;
    }

    public void buildDrawingCache() {
        buildDrawingCache(false);
    }

    public void buildDrawingCache(boolean autoScale) {
        if ((mPrivateFlags & PFLAG_DRAWING_CACHE_VALID) != 0 && (autoScale ? mDrawingCache : mUnscaledDrawingCache) != null) {
            return;
        }
        mCachingFailed = false;
        final int width = mRight - mLeft, height = mBottom - mTop;
        final boolean opaque = mDrawingCacheBackgroundColor != 0 || isOpaque();
        final long needed = (long) width * height * 4;
        final long allowed = ViewConfiguration.get(mContext).getScaledMaximumDrawingCacheSize();
        if (width <= 0 || height <= 0 || needed > allowed) {
            if (width > 0 && height > 0) {
                Log.w(VIEW_LOG_TAG, getClass().getSimpleName() + " not displayed because it is"
                        + " too large to fit into a software layer (or drawing cache), needs "
                        + needed + " bytes, only " + allowed + " available");
            }
            destroyDrawingCache();
            mCachingFailed = true;
            return;
        }
        final Bitmap bitmap = Bitmap.createBitmap(width, height, Bitmap.Config.ARGB_8888);
        bitmap.setDensity(getResources().getDisplayMetrics().densityDpi);
        if (autoScale) {
            mDrawingCache = bitmap;
        } else {
            mUnscaledDrawingCache = bitmap;
        }
        if (opaque) {
            bitmap.setHasAlpha(false);
        }
        final Canvas canvas = new Canvas(bitmap);
        if (mDrawingCacheBackgroundColor != 0) {
            bitmap.eraseColor(mDrawingCacheBackgroundColor);
        }
        computeScroll();
        final int saved = canvas.save();
        canvas.translate(-mScrollX, -mScrollY);
        mPrivateFlags |= PFLAG_DRAWN | PFLAG_DRAWING_CACHE_VALID;
        drawOrSkip(canvas);
        canvas.restoreToCount(saved);
        canvas.setBitmap(null);
    }

    public Bitmap createSnapshot(Bitmap.Config quality, int backgroundColor, boolean skipChildren) {
        final Bitmap bitmap = Bitmap.createBitmap(Math.max(1, mRight - mLeft), Math.max(1, mBottom - mTop), quality);
        if ((backgroundColor & 0xff000000) != 0) {
            bitmap.eraseColor(backgroundColor);
        }
        final Canvas canvas = new Canvas(bitmap);
        computeScroll();
        canvas.translate(-mScrollX, -mScrollY);
        final int flags = mPrivateFlags;
        mPrivateFlags &= ~PFLAG_DIRTY_MASK;
        if ((mPrivateFlags & PFLAG_SKIP_DRAW) == PFLAG_SKIP_DRAW) {
            dispatchDraw(canvas);
        } else {
            draw(canvas);
        }
        mPrivateFlags = flags;
        canvas.setBitmap(null);
        return bitmap;
    }

    public boolean isInEditMode() {
        return false;
    }

    protected boolean isPaddingOffsetRequired() { return false; }
    protected int getLeftPaddingOffset() { return 0; }
    protected int getRightPaddingOffset() { return 0; }
    protected int getTopPaddingOffset() { return 0; }
    protected int getBottomPaddingOffset() { return 0; }

    public boolean isHardwareAccelerated() {
        return mAttachInfo != null && mAttachInfo.mHardwareAccelerated;
    }

    public void setClipBounds(Rect clipBounds) {
        if (clipBounds == mClipBounds || clipBounds != null && clipBounds.equals(mClipBounds)) {
            return;
        }
        mClipBounds = clipBounds == null ? null : new Rect(clipBounds);
        invalidateViewProperty(false, false);
    }

    public Rect getClipBounds() {
        return mClipBounds != null ? new Rect(mClipBounds) : null;
    }

    public boolean getClipBounds(Rect outRect) {
        if (mClipBounds != null) {
            outRect.set(mClipBounds);
            return true;
        }
        return false;
    }

    private boolean applyLegacyAnimation(ViewGroup parent, long drawingTime, Animation a, Transformation out) {
        if (!a.isInitialized()) {
            a.initialize(mRight - mLeft, mBottom - mTop, parent.getWidth(), parent.getHeight());
            a.initializeInvalidateRegion(0, 0, mRight - mLeft, mBottom - mTop);
            if (mAttachInfo != null) {
                a.setListenerHandler(mAttachInfo.mHandler);
            }
            onAnimationStart();
        }
        final boolean more = a.getTransformation(drawingTime, out, 1f);
        if (more) {
            mPrivateFlags |= PFLAG_DRAW_ANIMATION;
            parent.invalidate(true);
        }
        return more;
    }

    /** Draws a child of a view group: with its place, matrix, alpha and animation. */
    boolean draw(Canvas canvas, ViewGroup parent, long drawingTime) {
        boolean more = false;
        final boolean hardware = canvas instanceof DisplayListCanvas && canvas.isHardwareAccelerated();
        if (hardware) {
            takeInvalidated();
        }
        Transformation transform = null;
        final Animation a = getAnimation();
        if (a != null) {
            transform = new Transformation();
            more = applyLegacyAnimation(parent, drawingTime, a, transform);
        } else if ((parent.mGroupFlags & ViewGroup.FLAG_SUPPORT_STATIC_TRANSFORMATIONS) != 0) {
            final Transformation t = parent.getChildTransformation();
            if (parent.getChildStaticTransformation(this, t)) {
                transform = t;
            }
        }
        mPrivateFlags |= PFLAG_DRAWN;
        final int saved = canvas.save();
        canvas.translate(mLeft, mTop);
        float alpha = getAlpha() * getTransitionAlpha();
        if (mAnimationMatrix != null) {
            canvas.concat(mAnimationMatrix);
        }
        if (transform != null) {
            canvas.concat(transform.getMatrix());
            if ((transform.getTransformationType() & Transformation.TYPE_ALPHA) != 0) {
                alpha *= transform.getAlpha();
            }
        }
        if (!hasIdentityMatrix()) {
            canvas.concat(getMatrix());
        }
        final int w = mRight - mLeft, h = mBottom - mTop;
        if (alpha < 1 && (mPrivateFlags & PFLAG_ALPHA_SET) == 0) {
            final int level = (int) (255 * alpha);
            if (!onSetAlpha(level)) {
                canvas.saveLayerAlpha(0, 0, w, h, Math.max(0, level), Canvas.ALL_SAVE_FLAG);
            } else {
                mPrivateFlags |= PFLAG_ALPHA_SET;
            }
        }
        if ((parent.mGroupFlags & ViewGroup.FLAG_CLIP_CHILDREN) != 0) {
            canvas.clipRect(0, 0, w, h);
        }
        if (mClipBounds != null) {
            canvas.clipRect(mClipBounds);
        }
        if (hardware) {
            updateDisplayListIfDirty((DisplayListCanvas) canvas);
        } else {
            computeScroll();
            canvas.translate(-mScrollX, -mScrollY);
            drawOrSkip(canvas);
        }
        canvas.restoreToCount(saved);
        if (a != null && !more) {
            if (!a.getFillAfter()) {
                onSetAlpha(255);
            }
            parent.finishAnimatingView(this, a);
        }
        return more;
    }

    private void drawOrSkip(Canvas canvas) {
        if ((mPrivateFlags & PFLAG_SKIP_DRAW) == PFLAG_SKIP_DRAW) {
            mPrivateFlags &= ~PFLAG_DIRTY_MASK;
            dispatchDraw(canvas);
            if (mOverlay != null && !mOverlay.isEmpty()) {
                mOverlay.getOverlayView().draw(canvas);
            }
        } else {
            draw(canvas);
        }
    }

    /** Notes whether the view was invalidated, so that being invalidated while it is drawn has it drawn again. */
    private void takeInvalidated() {
        mRecreateDisplayList = (mPrivateFlags & PFLAG_INVALIDATED) != 0;
        mPrivateFlags &= ~PFLAG_INVALIDATED;
    }

    /** Draws the view if the hardware has no drawing of it that still holds; else those inside of it for which it has none. */
    private void updateDisplayListIfDirty(DisplayListCanvas canvas) {
        final boolean valid = mDisplayListValid && !mRecreateDisplayList;
        final boolean below = valid && (mPrivateFlags & PFLAG_DRAWING_CACHE_VALID) == 0;
        mPrivateFlags = mPrivateFlags & ~PFLAG_DIRTY_MASK | PFLAG_DRAWN | PFLAG_DRAWING_CACHE_VALID;
        if (!valid || below) {
            final int outerWidth = canvas.getWidth(), outerHeight = canvas.getHeight();
            final int saved = canvas.save();
            if (!below) {
                mRecreateDisplayList = true;
                mDisplayListValid = true;
                computeScroll();
            }
            canvas.translate(-mScrollX, -mScrollY);
            canvas.resize(mRight - mLeft, mBottom - mTop);
            if (below) {
                dispatchGetDisplayList(canvas);
            } else {
                drawOrSkip(canvas);
            }
            canvas.resize(outerWidth, outerHeight);
            canvas.restoreToCount(saved);
        }
        mRecreateDisplayList = false;
    }

    /** Has the hardware draw what was invalidated of the view and of those inside of it. */
    void updateDisplayList(DisplayListCanvas canvas) {
        takeInvalidated();
        updateDisplayListIfDirty(canvas);
    }

    /** Asks the views inside of one whose own drawing holds for theirs. */
    void dispatchGetDisplayList(DisplayListCanvas canvas) {
    }

    public void draw(Canvas canvas) {
        final int flags = mPrivateFlags;
        final boolean dirtyOpaque = (flags & PFLAG_DIRTY_MASK) == PFLAG_DIRTY_OPAQUE
                && (mAttachInfo == null || !mAttachInfo.mIgnoreDirtyState);
        mPrivateFlags = (flags & ~PFLAG_DIRTY_MASK) | PFLAG_DRAWN;
        if (!dirtyOpaque) {
            drawBackground(canvas);
        }
        if (!dirtyOpaque) {
            onDraw(canvas);
        }
        dispatchDraw(canvas);
        if (mOverlay != null && !mOverlay.isEmpty()) {
            mOverlay.getOverlayView().dispatchDraw(canvas);
        }
        onDrawForeground(canvas);
    }

    private void drawBackground(Canvas canvas) {
        final Drawable background = mBackground;
        if (background == null) {
            return;
        }
        setBackgroundBounds();
        final int x = mScrollX, y = mScrollY;
        if ((x | y) == 0) {
            background.draw(canvas);
        } else {
            canvas.translate(x, y);
            background.draw(canvas);
            canvas.translate(-x, -y);
        }
    }

    void setBackgroundBounds() {
        if (mBackgroundSizeChanged && mBackground != null) {
            mBackground.setBounds(0, 0, mRight - mLeft, mBottom - mTop);
            mBackgroundSizeChanged = false;
        }
    }

    protected void onDraw(Canvas canvas) {
    }

    public void onDrawForeground(Canvas canvas) {
        onDrawScrollBars(canvas);
        final ForegroundInfo fi = mForegroundInfo;
        final Drawable foreground = fi != null ? fi.mDrawable : null;
        if (foreground != null) {
            if (fi.mBoundsChanged) {
                fi.mBoundsChanged = false;
                if (fi.mInsidePadding) {
                    fi.mSelfBounds.set(0, 0, getWidth(), getHeight());
                } else {
                    fi.mSelfBounds.set(mPaddingLeft, mPaddingTop, getWidth() - mPaddingRight, getHeight() - mPaddingBottom);
                }
                Gravity.apply(fi.mGravity, foreground.getIntrinsicWidth(), foreground.getIntrinsicHeight(),
                        fi.mSelfBounds, fi.mOverlayBounds, getLayoutDirection());
                foreground.setBounds(fi.mOverlayBounds);
            }
            foreground.draw(canvas);
        }
    }

    public ViewOverlay getOverlay() {
        if (mOverlay == null) {
            mOverlay = new ViewOverlay(mContext, this);
        }
        return mOverlay;
    }

    public int getSolidColor() {
        return 0;
    }

    // ---- layout

    public boolean isLayoutRequested() {
        return (mPrivateFlags & PFLAG_FORCE_LAYOUT) == PFLAG_FORCE_LAYOUT;
    }

    public static boolean isLayoutModeOptical(Object o) {
        return o instanceof ViewGroup && ((ViewGroup) o).isLayoutModeOptical();
    }

    public void layout(int l, int t, int r, int b) {
        if ((mPrivateFlags3 & PFLAG3_MEASURE_NEEDED_BEFORE_LAYOUT) != 0) {
            onMeasure(mOldWidthMeasureSpec, mOldHeightMeasureSpec);
            mPrivateFlags3 &= ~PFLAG3_MEASURE_NEEDED_BEFORE_LAYOUT;
        }
        final int oldL = mLeft, oldT = mTop, oldB = mBottom, oldR = mRight;
        final boolean changed = isLayoutModeOptical(mParent) ? setOpticalFrame(l, t, r, b) : setFrame(l, t, r, b);
        if (changed || (mPrivateFlags & PFLAG_LAYOUT_REQUIRED) == PFLAG_LAYOUT_REQUIRED) {
            onLayout(changed, l, t, r, b);
            mPrivateFlags &= ~PFLAG_LAYOUT_REQUIRED;
            final ListenerInfo li = mListenerInfo;
            if (li != null && li.mOnLayoutChangeListeners != null) {
                final ArrayList<OnLayoutChangeListener> copy =
                        (ArrayList<OnLayoutChangeListener>) li.mOnLayoutChangeListeners.clone();
                final int n = copy.size();
                for (int i = 0; i < n; ++i) {
                    copy.get(i).onLayoutChange(this, l, t, r, b, oldL, oldT, oldR, oldB);
                }
            }
        }
        mPrivateFlags &= ~PFLAG_FORCE_LAYOUT;
        mPrivateFlags3 |= PFLAG3_IS_LAID_OUT;
    }

    protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
    }

    private boolean setOpticalFrame(int left, int top, int right, int bottom) {
        final Insets p = mParent instanceof View ? ((View) mParent).getOpticalInsets() : Insets.NONE;
        final Insets c = getOpticalInsets();
        return setFrame(left + p.left - c.left, top + p.top - c.top, right + p.left + c.right, bottom + p.top + c.bottom);
    }

    protected boolean setFrame(int left, int top, int right, int bottom) {
        boolean changed = false;
        if (mLeft != left || mRight != right || mTop != top || mBottom != bottom) {
            changed = true;
            final int drawn = mPrivateFlags & PFLAG_DRAWN;
            final int oldWidth = mRight - mLeft, oldHeight = mBottom - mTop;
            final int newWidth = right - left, newHeight = bottom - top;
            final boolean sizeChanged = newWidth != oldWidth || newHeight != oldHeight;
            invalidate(sizeChanged);
            mLeft = left;
            mTop = top;
            mRight = right;
            mBottom = bottom;
            mPrivateFlags |= PFLAG_HAS_BOUNDS;
            if (sizeChanged) {
                sizeChange(newWidth, newHeight, oldWidth, oldHeight);
            }
            if ((mViewFlags & VISIBILITY_MASK) == VISIBLE || mGhostView != null) {
                mPrivateFlags |= PFLAG_DRAWN;
                invalidate(sizeChanged);
                invalidateParentCaches();
            }
            mPrivateFlags |= drawn;
            mBackgroundSizeChanged = true;
            if (mForegroundInfo != null) {
                mForegroundInfo.mBoundsChanged = true;
            }
        }
        return changed;
    }

    public void setLeftTopRightBottom(int left, int top, int right, int bottom) {
        setFrame(left, top, right, bottom);
    }

    private void sizeChange(int newWidth, int newHeight, int oldWidth, int oldHeight) {
        if (mTransformationInfo != null) {
            mTransformationInfo.mMatrixDirty = true;
            mTransformationInfo.mInverseDirty = true;
        }
        onSizeChanged(newWidth, newHeight, oldWidth, oldHeight);
        if (mOverlay != null) {
            mOverlay.getOverlayView().setRight(newWidth);
            mOverlay.getOverlayView().setBottom(newHeight);
        }
    }

    protected void onFinishInflate() {
    }

    public Resources getResources() {
        return mResources;
    }

    // ---- drawables and their states

    @Override
    public void invalidateDrawable(Drawable drawable) {
        if (verifyDrawable(drawable)) {
            final Rect dirty = drawable.getDirtyBounds();
            invalidate(dirty.left + mScrollX, dirty.top + mScrollY, dirty.right + mScrollX, dirty.bottom + mScrollY);
        }
    }

    @Override
    public void scheduleDrawable(Drawable who, Runnable what, long when) {
        if (verifyDrawable(who) && what != null) {
            final long delay = when - SystemClock.uptimeMillis();
            if (mAttachInfo != null) {
                Choreographer.getInstance().postCallbackDelayed(Choreographer.CALLBACK_ANIMATION, what, who,
                        Choreographer.subtractFrameDelay(delay));
            } else {
                getRunQueue().postDelayed(what, delay);
            }
        }
    }

    @Override
    public void unscheduleDrawable(Drawable who, Runnable what) {
        if (verifyDrawable(who) && what != null) {
            if (mAttachInfo != null) {
                Choreographer.getInstance().removeCallbacks(Choreographer.CALLBACK_ANIMATION, what, who);
            }
            getRunQueue().removeCallbacks(what);
        }
    }

    public void unscheduleDrawable(Drawable who) {
        if (mAttachInfo != null && who != null) {
            Choreographer.getInstance().removeCallbacks(Choreographer.CALLBACK_ANIMATION, null, who);
        }
    }

    protected void resolveDrawables() {
        if (!isLayoutDirectionResolved() && getRawLayoutDirection() == LAYOUT_DIRECTION_INHERIT) {
            return;
        }
        final int direction = isLayoutDirectionResolved() ? getLayoutDirection() : getRawLayoutDirection();
        if (mBackground != null) {
            mBackground.setLayoutDirection(direction);
        }
        if (mForegroundInfo != null && mForegroundInfo.mDrawable != null) {
            mForegroundInfo.mDrawable.setLayoutDirection(direction);
        }
        mPrivateFlags2 |= PFLAG2_DRAWABLE_RESOLVED;
        onResolveDrawables(direction);
    }

    boolean areDrawablesResolved() {
        return (mPrivateFlags2 & PFLAG2_DRAWABLE_RESOLVED) == PFLAG2_DRAWABLE_RESOLVED;
    }

    public void onResolveDrawables(int layoutDirection) {
    }

    protected void resetResolvedDrawables() {
        mPrivateFlags2 &= ~PFLAG2_DRAWABLE_RESOLVED;
    }

    protected boolean verifyDrawable(Drawable who) {
        return who == mBackground || mForegroundInfo != null && mForegroundInfo.mDrawable == who;
    }

    protected void drawableStateChanged() {
        final int[] state = getDrawableState();
        boolean changed = false;
        final Drawable bg = mBackground;
        if (bg != null && bg.isStateful()) {
            changed |= bg.setState(state);
        }
        final Drawable fg = mForegroundInfo != null ? mForegroundInfo.mDrawable : null;
        if (fg != null && fg.isStateful()) {
            changed |= fg.setState(state);
        }
        if (mScrollCache != null) {
            final Drawable v = mScrollCache.verticalThumb, h = mScrollCache.horizontalThumb;
            if (v != null && v.isStateful() && v.setState(state) || h != null && h.isStateful() && h.setState(state)) {
                changed |= mScrollCache.state != ScrollabilityCache.OFF;
            }
        }
        if (mStateListAnimator != null) {
            mStateListAnimator.setState(state);
        }
        if (changed) {
            invalidate();
        }
    }

    public void drawableHotspotChanged(float x, float y) {
        if (mBackground != null) {
            mBackground.setHotspot(x, y);
        }
        if (mForegroundInfo != null && mForegroundInfo.mDrawable != null) {
            mForegroundInfo.mDrawable.setHotspot(x, y);
        }
        dispatchDrawableHotspotChanged(x, y);
    }

    public void dispatchDrawableHotspotChanged(float x, float y) {
    }

    public void refreshDrawableState() {
        mPrivateFlags |= PFLAG_DRAWABLE_STATE_DIRTY;
        drawableStateChanged();
        final ViewParent parent = mParent;
        if (parent != null) {
            parent.childDrawableStateChanged(this);
        }
    }

    public final int[] getDrawableState() {
        if (mDrawableState != null && (mPrivateFlags & PFLAG_DRAWABLE_STATE_DIRTY) == 0) {
            return mDrawableState;
        }
        mDrawableState = onCreateDrawableState(0);
        mPrivateFlags &= ~PFLAG_DRAWABLE_STATE_DIRTY;
        return mDrawableState;
    }

    protected int[] onCreateDrawableState(int extraSpace) {
        if ((mViewFlags & DUPLICATE_PARENT_STATE) == DUPLICATE_PARENT_STATE && mParent instanceof View) {
            return ((View) mParent).onCreateDrawableState(extraSpace);
        }
        final int privateFlags = mPrivateFlags;
        int index = 0;
        if ((privateFlags & PFLAG_PRESSED) != 0) index |= StateSet.VIEW_STATE_PRESSED;
        if ((mViewFlags & ENABLED_MASK) == ENABLED) index |= StateSet.VIEW_STATE_ENABLED;
        if (isFocused()) index |= StateSet.VIEW_STATE_FOCUSED;
        if ((privateFlags & PFLAG_SELECTED) != 0) index |= StateSet.VIEW_STATE_SELECTED;
        if (hasWindowFocus()) index |= StateSet.VIEW_STATE_WINDOW_FOCUSED;
        if ((privateFlags & PFLAG_ACTIVATED) != 0) index |= StateSet.VIEW_STATE_ACTIVATED;
        if (mAttachInfo != null && mAttachInfo.mHardwareAccelerationRequested) index |= StateSet.VIEW_STATE_ACCELERATED;
        if ((privateFlags & PFLAG_HOVERED) != 0) index |= StateSet.VIEW_STATE_HOVERED;
        if ((mPrivateFlags2 & PFLAG2_DRAG_CAN_ACCEPT) != 0) index |= StateSet.VIEW_STATE_DRAG_CAN_ACCEPT;
        if ((mPrivateFlags2 & PFLAG2_DRAG_HOVERED) != 0) index |= StateSet.VIEW_STATE_DRAG_HOVERED;
        final int[] drawableState = StateSet.get(index);
        if (extraSpace == 0) {
            return drawableState;
        }
        final int[] full = new int[drawableState.length + extraSpace];
        System.arraycopy(drawableState, 0, full, 0, drawableState.length);
        return full;
    }

    protected static int[] mergeDrawableStates(int[] baseState, int[] additionalState) {
        int i = baseState.length - 1;
        while (i >= 0 && baseState[i] == 0) {
            i--;
        }
        System.arraycopy(additionalState, 0, baseState, i + 1, additionalState.length);
        return baseState;
    }

    public void jumpDrawablesToCurrentState() {
        if (mBackground != null) {
            mBackground.jumpToCurrentState();
        }
        if (mStateListAnimator != null) {
            mStateListAnimator.jumpToCurrentState();
        }
        if (mForegroundInfo != null && mForegroundInfo.mDrawable != null) {
            mForegroundInfo.mDrawable.jumpToCurrentState();
        }
    }

    public void setBackgroundColor(int color) {
        if (mBackground instanceof ColorDrawable) {
            ((ColorDrawable) mBackground.mutate()).setColor(color);
            computeOpaqueFlags();
            mBackgroundResource = 0;
        } else {
            setBackground(new ColorDrawable(color));
        }
    }

    public void setBackgroundResource(int resid) {
        if (resid != 0 && resid == mBackgroundResource) {
            return;
        }
        Drawable d = null;
        if (resid != 0) {
            d = mContext.getDrawable(resid);
        }
        setBackground(d);
        mBackgroundResource = resid;
    }

    public void setBackground(Drawable background) {
        setBackgroundDrawable(background);
    }

    @Deprecated
    public void setBackgroundDrawable(Drawable background) {
        computeOpaqueFlags();
        if (background == mBackground) {
            return;
        }
        boolean requestLayout = false;
        mBackgroundResource = 0;
        if (mBackground != null) {
            if (isAttachedToWindow()) {
                mBackground.setVisible(false, false);
            }
            mBackground.setCallback(null);
            unscheduleDrawable(mBackground);
        }
        if (background != null) {
            final Rect padding = new Rect();
            resetResolvedDrawables();
            background.setLayoutDirection(getLayoutDirection());
            if (background.getPadding(padding)) {
                resetResolvedPadding();
                if (background.getLayoutDirection() == LAYOUT_DIRECTION_RTL) {
                    mUserPaddingLeftInitial = padding.right;
                    mUserPaddingRightInitial = padding.left;
                    internalSetPadding(padding.right, padding.top, padding.left, padding.bottom);
                } else {
                    mUserPaddingLeftInitial = padding.left;
                    mUserPaddingRightInitial = padding.right;
                    internalSetPadding(padding.left, padding.top, padding.right, padding.bottom);
                }
                mLeftPaddingDefined = false;
                mRightPaddingDefined = false;
            }
            if (mBackground == null || mBackground.getMinimumHeight() != background.getMinimumHeight()
                    || mBackground.getMinimumWidth() != background.getMinimumWidth()) {
                requestLayout = true;
            }
            mBackground = background;
            if (background.isStateful()) {
                background.setState(getDrawableState());
            }
            if (isAttachedToWindow()) {
                background.setVisible(getWindowVisibility() == VISIBLE && isShown(), false);
            }
            applyBackgroundTint();
            background.setCallback(this);
            if ((mPrivateFlags & PFLAG_SKIP_DRAW) != 0) {
                mPrivateFlags &= ~PFLAG_SKIP_DRAW;
                requestLayout = true;
            }
        } else {
            mBackground = null;
            if ((mViewFlags & WILL_NOT_DRAW) != 0 && (mForegroundInfo == null || mForegroundInfo.mDrawable == null)) {
                mPrivateFlags |= PFLAG_SKIP_DRAW;
            }
            requestLayout = true;
        }
        computeOpaqueFlags();
        if (requestLayout) {
            requestLayout();
        }
        mBackgroundSizeChanged = true;
        invalidate(true);
        invalidateOutline();
    }

    public Drawable getBackground() {
        return mBackground;
    }

    private static TintInfo tinted(TintInfo t, ColorStateList list) {
        final TintInfo out = t == null ? new TintInfo() : t;
        out.mTintList = list;
        out.mHasTintList = true;
        return out;
    }

    private static TintInfo tinted(TintInfo t, PorterDuff.Mode mode) {
        final TintInfo out = t == null ? new TintInfo() : t;
        out.mTintMode = mode;
        out.mHasTintMode = true;
        return out;
    }

    private Drawable tint(Drawable d, TintInfo tint) {
        if (d == null || tint == null || !tint.mHasTintList && !tint.mHasTintMode) {
            return d;
        }
        d = d.mutate();
        if (tint.mHasTintList) {
            d.setTintList(tint.mTintList);
        }
        if (tint.mHasTintMode) {
            d.setTintMode(tint.mTintMode);
        }
        if (d.isStateful()) {
            d.setState(getDrawableState());
        }
        return d;
    }

    public void setBackgroundTintList(ColorStateList tint) {
        mBackgroundTint = tinted(mBackgroundTint, tint);
        applyBackgroundTint();
    }

    public ColorStateList getBackgroundTintList() {
        return mBackgroundTint != null ? mBackgroundTint.mTintList : null;
    }

    public void setBackgroundTintMode(PorterDuff.Mode tintMode) {
        mBackgroundTint = tinted(mBackgroundTint, tintMode);
        applyBackgroundTint();
    }

    public PorterDuff.Mode getBackgroundTintMode() {
        return mBackgroundTint != null ? mBackgroundTint.mTintMode : null;
    }

    private void applyBackgroundTint() {
        mBackground = tint(mBackground, mBackgroundTint);
    }

    public Drawable getForeground() {
        return mForegroundInfo != null ? mForegroundInfo.mDrawable : null;
    }

    private ForegroundInfo foreground() {
        if (mForegroundInfo == null) {
            mForegroundInfo = new ForegroundInfo();
        }
        return mForegroundInfo;
    }

    public void setForeground(Drawable foreground) {
        if (mForegroundInfo == null) {
            if (foreground == null) {
                return;
            }
            mForegroundInfo = new ForegroundInfo();
        }
        final ForegroundInfo fi = mForegroundInfo;
        if (foreground == fi.mDrawable) {
            return;
        }
        if (fi.mDrawable != null) {
            if (isAttachedToWindow()) {
                fi.mDrawable.setVisible(false, false);
            }
            fi.mDrawable.setCallback(null);
            unscheduleDrawable(fi.mDrawable);
        }
        fi.mDrawable = foreground;
        fi.mBoundsChanged = true;
        if (foreground != null) {
            if ((mPrivateFlags & PFLAG_SKIP_DRAW) != 0) {
                mPrivateFlags &= ~PFLAG_SKIP_DRAW;
            }
            foreground.setLayoutDirection(getLayoutDirection());
            if (foreground.isStateful()) {
                foreground.setState(getDrawableState());
            }
            applyForegroundTint();
            if (isAttachedToWindow()) {
                foreground.setVisible(getWindowVisibility() == VISIBLE && isShown(), false);
            }
            foreground.setCallback(this);
        } else if ((mViewFlags & WILL_NOT_DRAW) != 0 && mBackground == null) {
            mPrivateFlags |= PFLAG_SKIP_DRAW;
        }
        requestLayout();
        invalidate();
    }

    public boolean isForegroundInsidePadding() {
        return mForegroundInfo == null || mForegroundInfo.mInsidePadding;
    }

    public int getForegroundGravity() {
        return mForegroundInfo != null ? mForegroundInfo.mGravity : Gravity.START | Gravity.TOP;
    }

    public void setForegroundGravity(int gravity) {
        final ForegroundInfo fi = foreground();
        if (fi.mGravity != gravity) {
            if ((gravity & Gravity.RELATIVE_HORIZONTAL_GRAVITY_MASK) == 0) {
                gravity |= Gravity.START;
            }
            if ((gravity & Gravity.VERTICAL_GRAVITY_MASK) == 0) {
                gravity |= Gravity.TOP;
            }
            fi.mGravity = gravity;
            requestLayout();
        }
    }

    public void setForegroundTintList(ColorStateList tint) {
        foreground().mTintInfo = tinted(foreground().mTintInfo, tint);
        applyForegroundTint();
    }

    public ColorStateList getForegroundTintList() {
        return mForegroundInfo != null && mForegroundInfo.mTintInfo != null ? mForegroundInfo.mTintInfo.mTintList : null;
    }

    public void setForegroundTintMode(PorterDuff.Mode tintMode) {
        foreground().mTintInfo = tinted(foreground().mTintInfo, tintMode);
        applyForegroundTint();
    }

    public PorterDuff.Mode getForegroundTintMode() {
        return mForegroundInfo != null && mForegroundInfo.mTintInfo != null ? mForegroundInfo.mTintInfo.mTintMode : null;
    }

    private void applyForegroundTint() {
        mForegroundInfo.mDrawable = tint(mForegroundInfo.mDrawable, mForegroundInfo.mTintInfo);
    }

    public void setPadding(int left, int top, int right, int bottom) {
        resetResolvedPadding();
        mUserPaddingStart = UNDEFINED_PADDING;
        mUserPaddingEnd = UNDEFINED_PADDING;
        mUserPaddingLeftInitial = left;
        mUserPaddingRightInitial = right;
        mLeftPaddingDefined = true;
        mRightPaddingDefined = true;
        internalSetPadding(left, top, right, bottom);
    }

    protected void internalSetPadding(int left, int top, int right, int bottom) {
        mUserPaddingLeft = left;
        mUserPaddingRight = right;
        mUserPaddingBottom = bottom;
        final int viewFlags = mViewFlags;
        if ((viewFlags & (SCROLLBARS_VERTICAL | SCROLLBARS_HORIZONTAL)) != 0) {
            if ((viewFlags & SCROLLBARS_VERTICAL) != 0) {
                final int offset = (viewFlags & SCROLLBARS_INSET_MASK) == 0 ? 0 : getVerticalScrollbarWidth();
                switch (mVerticalScrollbarPosition) {
                    case SCROLLBAR_POSITION_DEFAULT:
                        if (isLayoutRtl()) {
                            left += offset;
                        } else {
                            right += offset;
                        }
                        break;
                    case SCROLLBAR_POSITION_RIGHT:
                        right += offset;
                        break;
                    case SCROLLBAR_POSITION_LEFT:
                        left += offset;
                        break;
                }
            }
            if ((viewFlags & SCROLLBARS_HORIZONTAL) != 0) {
                bottom += (viewFlags & SCROLLBARS_INSET_MASK) == 0 ? 0 : getHorizontalScrollbarHeight();
            }
        }
        if (mPaddingLeft != left || mPaddingTop != top || mPaddingRight != right || mPaddingBottom != bottom) {
            mPaddingLeft = left;
            mPaddingTop = top;
            mPaddingRight = right;
            mPaddingBottom = bottom;
            requestLayout();
            invalidateOutline();
        }
    }

    public void setPaddingRelative(int start, int top, int end, int bottom) {
        resetResolvedPadding();
        mUserPaddingStart = start;
        mUserPaddingEnd = end;
        mLeftPaddingDefined = true;
        mRightPaddingDefined = true;
        if (getLayoutDirection() == LAYOUT_DIRECTION_RTL) {
            mUserPaddingLeftInitial = end;
            mUserPaddingRightInitial = start;
            internalSetPadding(end, top, start, bottom);
        } else {
            mUserPaddingLeftInitial = start;
            mUserPaddingRightInitial = end;
            internalSetPadding(start, top, end, bottom);
        }
    }

    private void resolvePaddingOnce() {
        if (!isPaddingResolved()) {
            resolvePadding();
        }
    }

    public int getPaddingTop() { return mPaddingTop; }
    public int getPaddingBottom() { return mPaddingBottom; }

    public int getPaddingLeft() {
        resolvePaddingOnce();
        return mPaddingLeft;
    }

    public int getPaddingStart() {
        resolvePaddingOnce();
        return getLayoutDirection() == LAYOUT_DIRECTION_RTL ? mPaddingRight : mPaddingLeft;
    }

    public int getPaddingRight() {
        resolvePaddingOnce();
        return mPaddingRight;
    }

    public int getPaddingEnd() {
        resolvePaddingOnce();
        return getLayoutDirection() == LAYOUT_DIRECTION_RTL ? mPaddingLeft : mPaddingRight;
    }

    public boolean isPaddingRelative() {
        return mUserPaddingStart != UNDEFINED_PADDING || mUserPaddingEnd != UNDEFINED_PADDING;
    }

    public void resetPaddingToInitialValues() {
        if (isRtlCompatibilityMode()) {
            mPaddingLeft = mUserPaddingLeftInitial;
            mPaddingRight = mUserPaddingRightInitial;
            return;
        }
        final boolean rtl = isLayoutRtl();
        final int l = rtl ? mUserPaddingEnd : mUserPaddingStart, r = rtl ? mUserPaddingStart : mUserPaddingEnd;
        mPaddingLeft = l >= 0 ? l : mUserPaddingLeftInitial;
        mPaddingRight = r >= 0 ? r : mUserPaddingRightInitial;
    }

    public Insets getOpticalInsets() {
        if (mLayoutInsets == null) {
            mLayoutInsets = mBackground == null ? Insets.NONE : mBackground.getOpticalInsets();
        }
        return mLayoutInsets;
    }

    public void setOpticalInsets(Insets insets) {
        mLayoutInsets = insets;
    }

    public void setSelected(boolean selected) {
        if (((mPrivateFlags & PFLAG_SELECTED) != 0) != selected) {
            mPrivateFlags = (mPrivateFlags & ~PFLAG_SELECTED) | (selected ? PFLAG_SELECTED : 0);
            if (!selected) {
                resetPressedState();
            }
            invalidate(true);
            refreshDrawableState();
            dispatchSetSelected(selected);
            if (selected) {
                sendAccessibilityEvent(AccessibilityEvent.TYPE_VIEW_SELECTED);
            }
        }
    }

    protected void dispatchSetSelected(boolean selected) {
    }

    public boolean isSelected() {
        return (mPrivateFlags & PFLAG_SELECTED) != 0;
    }

    public void setActivated(boolean activated) {
        if (((mPrivateFlags & PFLAG_ACTIVATED) != 0) != activated) {
            mPrivateFlags = (mPrivateFlags & ~PFLAG_ACTIVATED) | (activated ? PFLAG_ACTIVATED : 0);
            invalidate(true);
            refreshDrawableState();
            dispatchSetActivated(activated);
        }
    }

    protected void dispatchSetActivated(boolean activated) {
    }

    public boolean isActivated() {
        return (mPrivateFlags & PFLAG_ACTIVATED) != 0;
    }

    // ---- the tree

    public ViewTreeObserver getViewTreeObserver() {
        if (mAttachInfo != null) {
            return mAttachInfo.mTreeObserver;
        }
        if (mFloatingTreeObserver == null) {
            mFloatingTreeObserver = new ViewTreeObserver(mContext);
        }
        return mFloatingTreeObserver;
    }

    public View getRootView() {
        if (mAttachInfo != null && mAttachInfo.mRootView != null) {
            return mAttachInfo.mRootView;
        }
        View parent = this;
        while (parent.mParent instanceof View) {
            parent = (View) parent.mParent;
        }
        return parent;
    }

    public boolean toGlobalMotionEvent(MotionEvent ev) {
        if (mAttachInfo == null) {
            return false;
        }
        final Matrix m = new Matrix();
        transformMatrixToGlobal(m);
        ev.transform(m);
        return true;
    }

    public boolean toLocalMotionEvent(MotionEvent ev) {
        if (mAttachInfo == null) {
            return false;
        }
        final Matrix m = new Matrix();
        transformMatrixToLocal(m);
        ev.transform(m);
        return true;
    }

    public void transformMatrixToGlobal(Matrix m) {
        if (mParent instanceof View) {
            final View vp = (View) mParent;
            vp.transformMatrixToGlobal(m);
            m.preTranslate(-vp.mScrollX, -vp.mScrollY);
        }
        m.preTranslate(mLeft, mTop);
        if (!hasIdentityMatrix()) {
            m.preConcat(getMatrix());
        }
    }

    public void transformMatrixToLocal(Matrix m) {
        if (mParent instanceof View) {
            final View vp = (View) mParent;
            vp.transformMatrixToLocal(m);
            m.postTranslate(vp.mScrollX, vp.mScrollY);
        }
        m.postTranslate(-mLeft, -mTop);
        if (!hasIdentityMatrix()) {
            m.postConcat(getInverseMatrix());
        }
    }

    public int[] getLocationOnScreen() {
        final int[] location = new int[2];
        getLocationOnScreen(location);
        return location;
    }

    public void getLocationOnScreen(int[] outLocation) {
        getLocationInWindow(outLocation);
        final AttachInfo info = mAttachInfo;
        if (info != null) {
            outLocation[0] += info.mWindowLeft;
            outLocation[1] += info.mWindowTop;
        }
    }

    public void getLocationInWindow(int[] outLocation) {
        if (outLocation == null || outLocation.length < 2) {
            throw new IllegalArgumentException("outLocation must be an array of two integers");
        }
        outLocation[0] = 0;
        outLocation[1] = 0;
        transformFromViewToWindowSpace(outLocation);
    }

    public void transformFromViewToWindowSpace(int[] inOutLocation) {
        if (inOutLocation == null || inOutLocation.length < 2) {
            throw new IllegalArgumentException("inOutLocation must be an array of two integers");
        }
        if (mAttachInfo == null) {
            inOutLocation[0] = inOutLocation[1] = 0;
            return;
        }
        final float[] position = {inOutLocation[0], inOutLocation[1]};
        if (!hasIdentityMatrix()) {
            getMatrix().mapPoints(position);
        }
        position[0] += mLeft;
        position[1] += mTop;
        ViewParent viewParent = mParent;
        while (viewParent instanceof View) {
            final View view = (View) viewParent;
            position[0] -= view.mScrollX;
            position[1] -= view.mScrollY;
            if (!view.hasIdentityMatrix()) {
                view.getMatrix().mapPoints(position);
            }
            position[0] += view.mLeft;
            position[1] += view.mTop;
            viewParent = view.mParent;
        }
        inOutLocation[0] = Math.round(position[0]);
        inOutLocation[1] = Math.round(position[1]);
    }

    public void getLocationInSurface(int[] location) {
        getLocationInWindow(location);
    }

    protected <T extends View> T findViewTraversal(int id) {
        return id == mID ? (T) this : null;
    }

    protected <T extends View> T findViewWithTagTraversal(Object tag) {
        return tag != null && tag.equals(mTag) ? (T) this : null;
    }

    public final <T extends View> T findViewById(int id) {
        return id < 0 ? null : this.<T>findViewTraversal(id);
    }

    public final <T extends View> T findViewWithTag(Object tag) {
        return tag == null ? null : this.<T>findViewWithTagTraversal(tag);
    }

    public void setId(int id) {
        mID = id;
        if (mID == NO_ID && mLabelForId != NO_ID) {
            mID = generateViewId();
        }
    }

    public void setIsRootNamespace(boolean isRoot) {
        mPrivateFlags = isRoot ? mPrivateFlags | PFLAG_IS_ROOT_NAMESPACE : mPrivateFlags & ~PFLAG_IS_ROOT_NAMESPACE;
    }

    public boolean isRootNamespace() {
        return (mPrivateFlags & PFLAG_IS_ROOT_NAMESPACE) != 0;
    }

    public int getId() {
        return mID;
    }

    public Object getTag() {
        return mTag;
    }

    public void setTag(Object tag) {
        mTag = tag;
    }

    public Object getTag(int key) {
        return mKeyedTags != null ? mKeyedTags.get(key) : null;
    }

    public void setTag(int key, Object tag) {
        if ((key >>> 24) < 2) {
            throw new IllegalArgumentException("The key must be an application-specific resource id.");
        }
        setKeyedTag(key, tag);
    }

    public void setTagInternal(int key, Object tag) {
        if ((key >>> 24) != 0x1) {
            throw new IllegalArgumentException("The key must be a framework-specific resource id.");
        }
        setKeyedTag(key, tag);
    }

    private void setKeyedTag(int key, Object tag) {
        if (mKeyedTags == null) {
            mKeyedTags = new SparseArray<Object>(2);
        }
        mKeyedTags.put(key, tag);
    }

    public int getBaseline() {
        return -1;
    }

    public boolean isInLayout() {
        final ViewRootImpl root = getViewRootImpl();
        return root != null && root.isInLayout();
    }

    public void requestLayout() {
        mMeasureCached = 0;
        if (mAttachInfo != null && mAttachInfo.mViewRequestingLayout == null) {
            final ViewRootImpl root = getViewRootImpl();
            if (root != null && root.isInLayout()) {
                if (!root.requestLayoutDuringLayout(this)) {
                    return;
                }
            }
            mAttachInfo.mViewRequestingLayout = this;
        }
        mPrivateFlags |= PFLAG_FORCE_LAYOUT;
        mPrivateFlags |= PFLAG_INVALIDATED;
        if (mParent != null && !mParent.isLayoutRequested()) {
            mParent.requestLayout();
        }
        if (mAttachInfo != null && mAttachInfo.mViewRequestingLayout == this) {
            mAttachInfo.mViewRequestingLayout = null;
        }
    }

    public void forceLayout() {
        mMeasureCached = 0;
        mPrivateFlags |= PFLAG_FORCE_LAYOUT;
        mPrivateFlags |= PFLAG_INVALIDATED;
    }

    // The sizes that onMeasure gave for each pair of specifications since the last request are kept as pairs of longs.
    private long cachedMeasure(long key) {
        for (int i = 0; i < mMeasureCached; i++) {
            if (mMeasureCache[2 * i] == key) {
                return mMeasureCache[2 * i + 1];
            }
        }
        return Long.MIN_VALUE;
    }

    private void cacheMeasure(long key, long value) {
        for (int i = 0; i < mMeasureCached; i++) {
            if (mMeasureCache[2 * i] == key) {
                mMeasureCache[2 * i + 1] = value;
                return;
            }
        }
        if (mMeasureCache == null) {
            mMeasureCache = new long[4];
        } else if (2 * mMeasureCached == mMeasureCache.length) {
            mMeasureCache = Arrays.copyOf(mMeasureCache, 2 * mMeasureCache.length);
        }
        mMeasureCache[2 * mMeasureCached] = key;
        mMeasureCache[2 * mMeasureCached++ + 1] = value;
    }

    public final void measure(int widthMeasureSpec, int heightMeasureSpec) {
        final boolean optical = isLayoutModeOptical(this);
        if (optical != isLayoutModeOptical(mParent)) {
            final Insets insets = getOpticalInsets();
            final int oWidth = insets.left + insets.right, oHeight = insets.top + insets.bottom;
            widthMeasureSpec = MeasureSpec.adjust(widthMeasureSpec, optical ? -oWidth : oWidth);
            heightMeasureSpec = MeasureSpec.adjust(heightMeasureSpec, optical ? -oHeight : oHeight);
        }
        final long key = (long) widthMeasureSpec << 32 | (long) heightMeasureSpec & 0xffffffffL;
        final boolean forceLayout = (mPrivateFlags & PFLAG_FORCE_LAYOUT) == PFLAG_FORCE_LAYOUT;
        final boolean specChanged = widthMeasureSpec != mOldWidthMeasureSpec || heightMeasureSpec != mOldHeightMeasureSpec;
        final boolean exactly = MeasureSpec.getMode(widthMeasureSpec) == MeasureSpec.EXACTLY
                && MeasureSpec.getMode(heightMeasureSpec) == MeasureSpec.EXACTLY;
        final boolean matches = getMeasuredWidth() == MeasureSpec.getSize(widthMeasureSpec)
                && getMeasuredHeight() == MeasureSpec.getSize(heightMeasureSpec);
        final boolean needsLayout = specChanged && (sAlwaysRemeasureExactly || !exactly || !matches);
        if (forceLayout || needsLayout) {
            mPrivateFlags &= ~PFLAG_MEASURED_DIMENSION_SET;
            resolveRtlPropertiesIfNeeded();
            final long cached = forceLayout || sIgnoreMeasureCache ? Long.MIN_VALUE : cachedMeasure(key);
            if (cached == Long.MIN_VALUE) {
                onMeasure(widthMeasureSpec, heightMeasureSpec);
                mPrivateFlags3 &= ~PFLAG3_MEASURE_NEEDED_BEFORE_LAYOUT;
            } else {
                setMeasuredDimensionRaw((int) (cached >> 32), (int) cached);
                mPrivateFlags3 |= PFLAG3_MEASURE_NEEDED_BEFORE_LAYOUT;
            }
            if ((mPrivateFlags & PFLAG_MEASURED_DIMENSION_SET) != PFLAG_MEASURED_DIMENSION_SET) {
                throw new IllegalStateException("View with id " + getId() + ": " + getClass().getName()
                        + "#onMeasure() did not set the" + " measured dimension by calling" + " setMeasuredDimension()");
            }
            mPrivateFlags |= PFLAG_LAYOUT_REQUIRED;
        }
        mOldWidthMeasureSpec = widthMeasureSpec;
        mOldHeightMeasureSpec = heightMeasureSpec;
        cacheMeasure(key, (long) mMeasuredWidth << 32 | (long) mMeasuredHeight & 0xffffffffL);
    }

    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        setMeasuredDimension(getDefaultSize(getSuggestedMinimumWidth(), widthMeasureSpec),
                getDefaultSize(getSuggestedMinimumHeight(), heightMeasureSpec));
    }

    protected final void setMeasuredDimension(int measuredWidth, int measuredHeight) {
        final boolean optical = isLayoutModeOptical(this);
        if (optical != isLayoutModeOptical(mParent)) {
            final Insets insets = getOpticalInsets();
            final int w = insets.left + insets.right, h = insets.top + insets.bottom;
            measuredWidth += optical ? w : -w;
            measuredHeight += optical ? h : -h;
        }
        setMeasuredDimensionRaw(measuredWidth, measuredHeight);
    }

    private void setMeasuredDimensionRaw(int measuredWidth, int measuredHeight) {
        mMeasuredWidth = measuredWidth;
        mMeasuredHeight = measuredHeight;
        mPrivateFlags |= PFLAG_MEASURED_DIMENSION_SET;
    }

    public static int combineMeasuredStates(int curState, int newState) {
        return curState | newState;
    }

    public static int resolveSize(int size, int measureSpec) {
        return resolveSizeAndState(size, measureSpec, 0) & MEASURED_SIZE_MASK;
    }

    public static int resolveSizeAndState(int size, int measureSpec, int childMeasuredState) {
        final int specSize = MeasureSpec.getSize(measureSpec);
        final int result;
        switch (MeasureSpec.getMode(measureSpec)) {
            case MeasureSpec.AT_MOST:
                result = specSize < size ? specSize | MEASURED_STATE_TOO_SMALL : size;
                break;
            case MeasureSpec.EXACTLY:
                result = specSize;
                break;
            default:
                result = size;
        }
        return result | (childMeasuredState & MEASURED_STATE_MASK);
    }

    public static int getDefaultSize(int size, int measureSpec) {
        return MeasureSpec.getMode(measureSpec) == MeasureSpec.UNSPECIFIED ? size : MeasureSpec.getSize(measureSpec);
    }

    protected int getSuggestedMinimumHeight() {
        return mBackground == null ? mMinHeight : Math.max(mMinHeight, mBackground.getMinimumHeight());
    }

    protected int getSuggestedMinimumWidth() {
        return mBackground == null ? mMinWidth : Math.max(mMinWidth, mBackground.getMinimumWidth());
    }

    public int getMinimumHeight() {
        return mMinHeight;
    }

    public void setMinimumHeight(int minHeight) {
        mMinHeight = minHeight;
        requestLayout();
    }

    public int getMinimumWidth() {
        return mMinWidth;
    }

    public void setMinimumWidth(int minWidth) {
        mMinWidth = minWidth;
        requestLayout();
    }

    // ---- animation

    public Animation getAnimation() {
        return mCurrentAnimation;
    }

    public void startAnimation(Animation animation) {
        animation.setStartTime(Animation.START_ON_FIRST_FRAME);
        setAnimation(animation);
        invalidateParentCaches();
        invalidate(true);
    }

    public void clearAnimation() {
        if (mCurrentAnimation != null) {
            mCurrentAnimation.detach();
        }
        mCurrentAnimation = null;
        invalidateParentIfNeeded();
    }

    public void setAnimation(Animation animation) {
        mCurrentAnimation = animation;
        if (animation != null) {
            animation.reset();
        }
    }

    protected void onAnimationStart() {
        mPrivateFlags |= PFLAG_ANIMATION_STARTED;
    }

    protected void onAnimationEnd() {
        mPrivateFlags &= ~PFLAG_ANIMATION_STARTED;
    }

    protected boolean onSetAlpha(int alpha) {
        return false;
    }

    public boolean gatherTransparentRegion(Region region) {
        return true;
    }

    public void applyDrawableToTransparentRegion(Drawable dr, Region region) {
    }

    public void playSoundEffect(int soundConstant) {
        if (mAttachInfo == null || mAttachInfo.mRootCallbacks == null || !isSoundEffectsEnabled()) {
            return;
        }
        mAttachInfo.mRootCallbacks.playSoundEffect(soundConstant);
    }

    public boolean performHapticFeedback(int feedbackConstant) {
        return performHapticFeedback(feedbackConstant, 0);
    }

    public boolean performHapticFeedback(int feedbackConstant, int flags) {
        if (mAttachInfo == null) {
            return false;
        }
        if ((flags & HapticFeedbackConstants.FLAG_IGNORE_VIEW_SETTING) == 0 && !isHapticFeedbackEnabled()) {
            return false;
        }
        return mAttachInfo.mRootCallbacks.performHapticFeedback(feedbackConstant,
                (flags & HapticFeedbackConstants.FLAG_IGNORE_GLOBAL_SETTING) != 0);
    }

    public ViewPropertyAnimator animate() {
        if (mAnimator == null) {
            mAnimator = new ViewPropertyAnimator(this);
        }
        return mAnimator;
    }

    public final void setTransitionName(String transitionName) {
        mTransitionName = transitionName;
    }

    public String getTransitionName() {
        return mTransitionName;
    }

    public void captureTransitioningViews(List<View> transitioningViews) {
        if (getVisibility() == View.VISIBLE) {
            transitioningViews.add(this);
        }
    }

    public void findNamedViews(Map<String, View> namedElements) {
        if (getVisibility() == VISIBLE || mGhostView != null) {
            final String name = getTransitionName();
            if (name != null) {
                namedElements.put(name, this);
            }
        }
    }

    public void requestKeyboardShortcuts(List<KeyboardShortcutGroup> data, int deviceId) {
    }

    // ---- dragging

    @Deprecated
    public final boolean startDrag(ClipData data, DragShadowBuilder shadowBuilder, Object myLocalState, int flags) {
        return startDragAndDrop(data, shadowBuilder, myLocalState, flags);
    }

    public final boolean startDragAndDrop(ClipData data, DragShadowBuilder shadowBuilder, Object myLocalState, int flags) {
        if (mAttachInfo == null) {
            Log.w(VIEW_LOG_TAG, "startDragAndDrop called on a detached view.");
            return false;
        }
        final Point shadowSize = new Point(), shadowTouchPoint = new Point();
        shadowBuilder.onProvideShadowMetrics(shadowSize, shadowTouchPoint);
        if (shadowSize.x < 0 || shadowSize.y < 0 || shadowTouchPoint.x < 0 || shadowTouchPoint.y < 0) {
            throw new IllegalStateException("Drag shadow dimensions must not be negative");
        }
        return esdroid.device.Input.startDrag(this, data, myLocalState);
    }

    public final void cancelDragAndDrop() {
        esdroid.device.Input.cancelDrag();
    }

    public final void updateDragShadow(DragShadowBuilder shadowBuilder) {
    }

    public boolean onDragEvent(DragEvent event) {
        return false;
    }

    boolean callDragEventHandler(DragEvent event) {
        final ListenerInfo li = mListenerInfo;
        final boolean result;
        if (li != null && li.mOnDragListener != null && (mViewFlags & ENABLED_MASK) == ENABLED
                && li.mOnDragListener.onDrag(this, event)) {
            result = true;
        } else {
            result = onDragEvent(event);
        }
        switch (event.mAction) {
            case DragEvent.ACTION_DRAG_ENTERED:
                mPrivateFlags2 |= PFLAG2_DRAG_HOVERED;
                refreshDrawableState();
                break;
            case DragEvent.ACTION_DRAG_EXITED:
                mPrivateFlags2 &= ~PFLAG2_DRAG_HOVERED;
                refreshDrawableState();
                break;
            case DragEvent.ACTION_DRAG_ENDED:
                mPrivateFlags2 &= ~(PFLAG2_DRAG_HOVERED | PFLAG2_DRAG_CAN_ACCEPT);
                refreshDrawableState();
                break;
        }
        return result;
    }

    public boolean dispatchDragEvent(DragEvent event) {
        event.mEventHandlerWasCalled = true;
        return callDragEventHandler(event);
    }

    boolean dispatchDragEnterExitInPreN(DragEvent event) {
        return callDragEventHandler(event);
    }

    public void onCloseSystemDialogs(String reason) {
    }

    public static View inflate(Context context, int resource, ViewGroup root) {
        return LayoutInflater.from(context).inflate(resource, root);
    }

    // ---- overscroll and nested scrolling

    protected boolean overScrollBy(int deltaX, int deltaY, int scrollX, int scrollY, int scrollRangeX, int scrollRangeY,
            int maxOverScrollX, int maxOverScrollY, boolean isTouchEvent) {
        final int mode = mOverScrollMode;
        final boolean canH = computeHorizontalScrollRange() > computeHorizontalScrollExtent();
        final boolean canV = computeVerticalScrollRange() > computeVerticalScrollExtent();
        final boolean overH = mode == OVER_SCROLL_ALWAYS || mode == OVER_SCROLL_IF_CONTENT_SCROLLS && canH;
        final boolean overV = mode == OVER_SCROLL_ALWAYS || mode == OVER_SCROLL_IF_CONTENT_SCROLLS && canV;
        int newX = scrollX + deltaX, newY = scrollY + deltaY;
        if (!overH) {
            maxOverScrollX = 0;
        }
        if (!overV) {
            maxOverScrollY = 0;
        }
        final int left = -maxOverScrollX, right = maxOverScrollX + scrollRangeX;
        final int top = -maxOverScrollY, bottom = maxOverScrollY + scrollRangeY;
        boolean clampedX = false, clampedY = false;
        if (newX > right) {
            newX = right;
            clampedX = true;
        } else if (newX < left) {
            newX = left;
            clampedX = true;
        }
        if (newY > bottom) {
            newY = bottom;
            clampedY = true;
        } else if (newY < top) {
            newY = top;
            clampedY = true;
        }
        onOverScrolled(newX, newY, clampedX, clampedY);
        return clampedX || clampedY;
    }

    protected void onOverScrolled(int scrollX, int scrollY, boolean clampedX, boolean clampedY) {
    }

    public int getOverScrollMode() {
        return mOverScrollMode;
    }

    public void setOverScrollMode(int overScrollMode) {
        if (overScrollMode != OVER_SCROLL_ALWAYS && overScrollMode != OVER_SCROLL_IF_CONTENT_SCROLLS
                && overScrollMode != OVER_SCROLL_NEVER) {
            throw new IllegalArgumentException("Invalid overscroll mode " + overScrollMode);
        }
        mOverScrollMode = overScrollMode;
    }

    public void setNestedScrollingEnabled(boolean enabled) {
        if (enabled) {
            mPrivateFlags3 |= PFLAG3_NESTED_SCROLLING_ENABLED;
        } else {
            stopNestedScroll();
            mPrivateFlags3 &= ~PFLAG3_NESTED_SCROLLING_ENABLED;
        }
    }

    public boolean isNestedScrollingEnabled() {
        return (mPrivateFlags3 & PFLAG3_NESTED_SCROLLING_ENABLED) == PFLAG3_NESTED_SCROLLING_ENABLED;
    }

    public boolean startNestedScroll(int axes) {
        if (hasNestedScrollingParent()) {
            return true;
        }
        if (isNestedScrollingEnabled()) {
            ViewParent p = getParent();
            View child = this;
            while (p != null) {
                if (p.onStartNestedScroll(child, this, axes)) {
                    mNestedScrollingParent = p;
                    p.onNestedScrollAccepted(child, this, axes);
                    return true;
                }
                if (p instanceof View) {
                    child = (View) p;
                }
                p = p.getParent();
            }
        }
        return false;
    }

    public void stopNestedScroll() {
        if (mNestedScrollingParent != null) {
            mNestedScrollingParent.onStopNestedScroll(this);
            mNestedScrollingParent = null;
        }
    }

    public boolean hasNestedScrollingParent() {
        return mNestedScrollingParent != null;
    }

    public boolean dispatchNestedScroll(int dxConsumed, int dyConsumed, int dxUnconsumed, int dyUnconsumed, int[] offsetInWindow) {
        if (isNestedScrollingEnabled() && mNestedScrollingParent != null) {
            if (dxConsumed != 0 || dyConsumed != 0 || dxUnconsumed != 0 || dyUnconsumed != 0) {
                int startX = 0, startY = 0;
                if (offsetInWindow != null) {
                    getLocationInWindow(offsetInWindow);
                    startX = offsetInWindow[0];
                    startY = offsetInWindow[1];
                }
                mNestedScrollingParent.onNestedScroll(this, dxConsumed, dyConsumed, dxUnconsumed, dyUnconsumed);
                if (offsetInWindow != null) {
                    getLocationInWindow(offsetInWindow);
                    offsetInWindow[0] -= startX;
                    offsetInWindow[1] -= startY;
                }
                return true;
            }
            if (offsetInWindow != null) {
                offsetInWindow[0] = 0;
                offsetInWindow[1] = 0;
            }
        }
        return false;
    }

    public boolean dispatchNestedPreScroll(int dx, int dy, int[] consumed, int[] offsetInWindow) {
        if (isNestedScrollingEnabled() && mNestedScrollingParent != null) {
            if (dx != 0 || dy != 0) {
                int startX = 0, startY = 0;
                if (offsetInWindow != null) {
                    getLocationInWindow(offsetInWindow);
                    startX = offsetInWindow[0];
                    startY = offsetInWindow[1];
                }
                if (consumed == null) {
                    if (mTempNestedScrollConsumed == null) {
                        mTempNestedScrollConsumed = new int[2];
                    }
                    consumed = mTempNestedScrollConsumed;
                }
                consumed[0] = 0;
                consumed[1] = 0;
                mNestedScrollingParent.onNestedPreScroll(this, dx, dy, consumed);
                if (offsetInWindow != null) {
                    getLocationInWindow(offsetInWindow);
                    offsetInWindow[0] -= startX;
                    offsetInWindow[1] -= startY;
                }
                return consumed[0] != 0 || consumed[1] != 0;
            }
            if (offsetInWindow != null) {
                offsetInWindow[0] = 0;
                offsetInWindow[1] = 0;
            }
        }
        return false;
    }

    public boolean dispatchNestedFling(float velocityX, float velocityY, boolean consumed) {
        return isNestedScrollingEnabled() && mNestedScrollingParent != null
                && mNestedScrollingParent.onNestedFling(this, velocityX, velocityY, consumed);
    }

    public boolean dispatchNestedPreFling(float velocityX, float velocityY) {
        return isNestedScrollingEnabled() && mNestedScrollingParent != null
                && mNestedScrollingParent.onNestedPreFling(this, velocityX, velocityY);
    }

    protected float getVerticalScrollFactor() {
        if (mVerticalScrollFactor == 0) {
            final TypedValue outValue = new TypedValue();
            if (!mContext.getTheme().resolveAttribute(R.attr.listPreferredItemHeight, outValue, true)) {
                throw new IllegalStateException("Expected theme to define listPreferredItemHeight.");
            }
            mVerticalScrollFactor = outValue.getDimension(mContext.getResources().getDisplayMetrics());
        }
        return mVerticalScrollFactor;
    }

    protected float getHorizontalScrollFactor() {
        return getVerticalScrollFactor();
    }

    public static int generateViewId() {
        while (true) {
            final int result = sNextGeneratedId.get();
            int next = result + 1;
            if (next > 0x00FFFFFF) {
                next = 1;
            }
            if (sNextGeneratedId.compareAndSet(result, next)) {
                return result;
            }
        }
    }

    public PointerIcon onResolvePointerIcon(MotionEvent event, int pointerIndex) {
        return mPointerIcon;
    }

    public void setPointerIcon(PointerIcon pointerIcon) {
        mPointerIcon = pointerIcon;
    }

    public PointerIcon getPointerIcon() {
        return mPointerIcon;
    }

    public boolean hasPointerCapture() {
        return false;
    }

    public void requestPointerCapture() {
    }

    public void releasePointerCapture() {
    }

    public void onPointerCaptureChange(boolean hasCapture) {
    }

    public void dispatchPointerCaptureChanged(boolean hasCapture) {
        onPointerCaptureChange(hasCapture);
    }

    public boolean onCapturedPointerEvent(MotionEvent event) {
        return false;
    }

    public void setTooltipText(CharSequence tooltipText) {
        mTooltipText = TextUtils.isEmpty(tooltipText) ? null : tooltipText;
        setFlags(mTooltipText == null ? 0 : TOOLTIP, TOOLTIP);
    }

    private com.android.internal.view.TooltipPopup mTooltip; // while the hint is shown
    private Runnable mHideTooltip;

    private boolean showTooltip(int x, int y) {
        if (mAttachInfo == null || mTooltipText == null || !isEnabled()) {
            return false;
        }
        hideTooltip();
        if (mHideTooltip == null) {
            mHideTooltip = new Runnable() {
                @Override
                public void run() {
                    hideTooltip();
                }
            };
        }
        mTooltip = new com.android.internal.view.TooltipPopup(getContext());
        mTooltip.show(this, x, y, (mPrivateFlags3 & PFLAG3_FINGER_DOWN) != 0, mTooltipText);
        mAttachInfo.mTooltipHost = this;
        return true;
    }

    private void hideTooltipLater() {
        if (mTooltip != null) {
            removeCallbacks(mHideTooltip);
            postDelayed(mHideTooltip, ViewConfiguration.getLongPressTooltipHideTimeout());
        }
    }

    void handleTooltipKey(KeyEvent event) {
        if (event.getAction() == KeyEvent.ACTION_UP) {
            hideTooltipLater();
        } else if (event.getAction() == KeyEvent.ACTION_DOWN && event.getRepeatCount() == 0) {
            hideTooltip();
        }
    }

    void hideTooltip() {
        if (mTooltip == null) {
            return;
        }
        removeCallbacks(mHideTooltip);
        mTooltip.hide();
        mTooltip = null;
        if (mAttachInfo != null) {
            mAttachInfo.mTooltipHost = null;
        }
    }

    public CharSequence getTooltipText() {
        return mTooltipText;
    }

    /** How large a view may or must be along one axis, packed into an int. */
    public static class MeasureSpec {
        private static final int MODE_SHIFT = 30;
        private static final int MODE_MASK = 0x3 << MODE_SHIFT;
        public static final int UNSPECIFIED = 0 << MODE_SHIFT;
        public static final int EXACTLY = 1 << MODE_SHIFT;
        public static final int AT_MOST = 2 << MODE_SHIFT;

        public static int makeMeasureSpec(int size, int mode) {
            return sUseBrokenMakeMeasureSpec ? size + mode : (size & ~MODE_MASK) | (mode & MODE_MASK);
        }

        public static int makeSafeMeasureSpec(int size, int mode) {
            return sUseZeroUnspecifiedMeasureSpec && mode == UNSPECIFIED ? 0 : makeMeasureSpec(size, mode);
        }

        public static int getMode(int measureSpec) {
            return measureSpec & MODE_MASK;
        }

        public static int getSize(int measureSpec) {
            return measureSpec & ~MODE_MASK;
        }

        static int adjust(int measureSpec, int delta) {
            final int mode = getMode(measureSpec);
            int size = getSize(measureSpec);
            if (mode == UNSPECIFIED) {
                return makeMeasureSpec(size, UNSPECIFIED);
            }
            size += delta;
            if (size < 0) {
                Log.e(VIEW_LOG_TAG, "MeasureSpec.adjust: new size would be negative! (" + size + ") spec: "
                        + toString(measureSpec) + " delta: " + delta);
                size = 0;
            }
            return makeMeasureSpec(size, mode);
        }

        public static String toString(int measureSpec) {
            final int mode = getMode(measureSpec);
            final StringBuilder sb = new StringBuilder("MeasureSpec: ");
            if (mode == UNSPECIFIED) {
                sb.append("UNSPECIFIED ");
            } else if (mode == EXACTLY) {
                sb.append("EXACTLY ");
            } else if (mode == AT_MOST) {
                sb.append("AT_MOST ");
            } else {
                sb.append(mode).append(" ");
            }
            return sb.append(getSize(measureSpec)).toString();
        }
    }

    /** Draws what follows the finger while dragging. */
    public static class DragShadowBuilder {
        private final java.lang.ref.WeakReference<View> mView;

        public DragShadowBuilder(View view) {
            mView = new java.lang.ref.WeakReference<View>(view);
        }

        public DragShadowBuilder() {
            mView = new java.lang.ref.WeakReference<View>(null);
        }

        final public View getView() {
            return mView.get();
        }

        public void onProvideShadowMetrics(Point outShadowSize, Point outShadowTouchPoint) {
            final View view = mView.get();
            if (view != null) {
                outShadowSize.set(view.getWidth(), view.getHeight());
                outShadowTouchPoint.set(outShadowSize.x / 2, outShadowSize.y / 2);
            } else {
                Log.e(View.VIEW_LOG_TAG, "Asked for drag thumb metrics but no view");
            }
        }

        public void onDrawShadow(Canvas canvas) {
            final View view = mView.get();
            if (view != null) {
                view.draw(canvas);
            } else {
                Log.e(View.VIEW_LOG_TAG, "Asked to draw drag shadow but no view");
            }
        }
    }

    public interface OnKeyListener { boolean onKey(View v, int keyCode, KeyEvent event); }
    public interface OnTouchListener { boolean onTouch(View v, MotionEvent event); }
    public interface OnHoverListener { boolean onHover(View v, MotionEvent event); }
    public interface OnGenericMotionListener { boolean onGenericMotion(View v, MotionEvent event); }
    public interface OnLongClickListener { boolean onLongClick(View v); }
    public interface OnDragListener { boolean onDrag(View v, DragEvent event); }
    public interface OnFocusChangeListener { void onFocusChange(View v, boolean hasFocus); }
    public interface OnClickListener { void onClick(View v); }
    public interface OnContextClickListener { boolean onContextClick(View v); }
    public interface OnSystemUiVisibilityChangeListener { void onSystemUiVisibilityChange(int visibility); }
    public interface OnApplyWindowInsetsListener { WindowInsets onApplyWindowInsets(View v, WindowInsets insets); }
    public interface OnCapturedPointerListener { boolean onCapturedPointer(View view, MotionEvent event); }

    public interface OnScrollChangeListener {
        void onScrollChange(View v, int scrollX, int scrollY, int oldScrollX, int oldScrollY);
    }

    public interface OnLayoutChangeListener {
        void onLayoutChange(View v, int left, int top, int right, int bottom,
                int oldLeft, int oldTop, int oldRight, int oldBottom);
    }

    public interface OnCreateContextMenuListener {
        void onCreateContextMenu(ContextMenu menu, View v, ContextMenu.ContextMenuInfo menuInfo);
    }

    public interface OnAttachStateChangeListener {
        void onViewAttachedToWindow(View v);

        void onViewDetachedFromWindow(View v);
    }

    /** What views save: their own state on top of that of their super class. */
    public static class BaseSavedState extends AbsSavedState {
        String mStartActivityRequestWhoSaved;

        public BaseSavedState(Parcel source) {
            this(source, null);
        }

        public BaseSavedState(Parcel source, ClassLoader loader) {
            super(source, loader);
            mStartActivityRequestWhoSaved = source.readString();
        }

        public BaseSavedState(Parcelable superState) {
            super(superState);
        }

        @Override
        public void writeToParcel(Parcel out, int flags) {
            super.writeToParcel(out, flags);
            out.writeString(mStartActivityRequestWhoSaved);
        }

        public static final Parcelable.Creator<BaseSavedState> CREATOR = new Parcelable.ClassLoaderCreator<BaseSavedState>() {
            @Override
            public BaseSavedState createFromParcel(Parcel in) {
                return new BaseSavedState(in);
            }

            @Override
            public BaseSavedState createFromParcel(Parcel in, ClassLoader loader) {
                return new BaseSavedState(in, loader);
            }

            @Override
            public BaseSavedState[] newArray(int size) {
                return new BaseSavedState[size];
            }
        };
    }

    /** What a view shares with all views of its window. */
    final static class AttachInfo {
        interface Callbacks {
            void playSoundEffect(int effectId);

            boolean performHapticFeedback(int effectId, boolean always);
        }

        final IBinder mWindowToken;
        Display mDisplay;
        final Callbacks mRootCallbacks;
        View mRootView;
        View mTooltipHost; // of the hint that is shown
        IBinder mPanelParentWindowToken;
        boolean mHardwareAccelerated;
        boolean mHardwareAccelerationRequested;
        float mApplicationScale = 1;
        boolean mScalingRequired;
        int mWindowLeft, mWindowTop;
        final Rect mOverscanInsets = new Rect();
        final Rect mContentInsets = new Rect();
        final Rect mVisibleInsets = new Rect();
        final Rect mStableInsets = new Rect();
        final Rect mOutsets = new Rect();
        final ArrayList<View> mScrollContainers = new ArrayList<View>();
        final KeyEvent.DispatcherState mKeyDispatchState = new KeyEvent.DispatcherState();
        boolean mHasWindowFocus;
        int mWindowVisibility = GONE;
        long mDrawingTime;
        boolean mIgnoreDirtyState;
        boolean mSetIgnoreDirtyState;
        boolean mInTouchMode;
        boolean mRecomputeGlobalAttributes;
        boolean mForceReportNewAttributes;
        boolean mKeepScreenOn;
        int mSystemUiVisibility;
        int mDisabledSystemUiVisibility;
        int mGlobalSystemUiVisibility = -1;
        boolean mHasSystemUiListeners;
        boolean mOverscanRequested;
        boolean mViewVisibilityChanged;
        boolean mViewScrollChanged;
        final int[] mTransparentLocation = new int[2];
        final int[] mInvalidateChildLocation = new int[2];
        final int[] mTmpLocation = new int[2];
        final ViewTreeObserver mTreeObserver;
        Canvas mCanvas;
        final ViewRootImpl mViewRootImpl;
        final Handler mHandler;
        final Rect mTmpInvalRect = new Rect();
        final ArrayList<View> mTempArrayList = new ArrayList<View>(24);
        int mAccessibilityWindowId = -1;
        View mViewRequestingLayout;
        private ArrayList<View> mAnimated;

        AttachInfo(IBinder windowToken, Display display, ViewRootImpl viewRootImpl, Handler handler, Callbacks effectPlayer,
                Context context) {
            mWindowToken = windowToken;
            mDisplay = display;
            mViewRootImpl = viewRootImpl;
            mHandler = handler;
            mRootCallbacks = effectPlayer;
            mTreeObserver = new ViewTreeObserver(context);
        }

        private final Runnable mInvalidator = new Runnable() {
            @Override
            public void run() {
                final ArrayList<View> views = mAnimated;
                mAnimated = null;
                for (int i = 0; views != null && i < views.size(); i++) {
                    views.get(i).invalidate();
                }
            }
        };

        void postInvalidateOnAnimation(View view) {
            if (mAnimated == null) {
                mAnimated = new ArrayList<View>();
                mAnimated.add(view);
                Choreographer.getInstance().postCallback(Choreographer.CALLBACK_ANIMATION, mInvalidator, null);
            } else if (!mAnimated.contains(view)) {
                mAnimated.add(view);
            }
        }
    }

    /** Overrides what a view does for accessibility. */
    public static class AccessibilityDelegate {
        public void sendAccessibilityEvent(View host, int eventType) {
            host.sendAccessibilityEventInternal(eventType);
        }

        public boolean performAccessibilityAction(View host, int action, Bundle args) {
            return host.performAccessibilityActionInternal(action, args);
        }

        public void sendAccessibilityEventUnchecked(View host, AccessibilityEvent event) {
            host.sendAccessibilityEventUncheckedInternal(event);
        }

        public boolean dispatchPopulateAccessibilityEvent(View host, AccessibilityEvent event) {
            return host.dispatchPopulateAccessibilityEventInternal(event);
        }

        public void onPopulateAccessibilityEvent(View host, AccessibilityEvent event) {
            host.onPopulateAccessibilityEventInternal(event);
        }

        public void onInitializeAccessibilityEvent(View host, AccessibilityEvent event) {
            host.onInitializeAccessibilityEventInternal(event);
        }

        public void onInitializeAccessibilityNodeInfo(View host, AccessibilityNodeInfo info) {
            host.onInitializeAccessibilityNodeInfoInternal(info);
        }

        public void addExtraDataToAccessibilityNodeInfo(View host, AccessibilityNodeInfo info, String extraDataKey, Bundle arguments) {
            host.addExtraDataToAccessibilityNodeInfo(info, extraDataKey, arguments);
        }

        public boolean onRequestSendAccessibilityEvent(ViewGroup host, View child, AccessibilityEvent event) {
            return host.onRequestSendAccessibilityEventInternal(child, event);
        }

        public AccessibilityNodeProvider getAccessibilityNodeProvider(View host) {
            return null;
        }

        public AccessibilityNodeInfo createAccessibilityNodeInfo(View host) {
            return host.createAccessibilityNodeInfoInternal();
        }
    }

    public static final Property<View, Float> ALPHA = new FloatProperty<View>("alpha") {
        @Override public void setValue(View v, float value) { v.setAlpha(value); }
        @Override public Float get(View v) { return v.getAlpha(); }
    };
    public static final Property<View, Float> TRANSLATION_X = new FloatProperty<View>("translationX") {
        @Override public void setValue(View v, float value) { v.setTranslationX(value); }
        @Override public Float get(View v) { return v.getTranslationX(); }
    };
    public static final Property<View, Float> TRANSLATION_Y = new FloatProperty<View>("translationY") {
        @Override public void setValue(View v, float value) { v.setTranslationY(value); }
        @Override public Float get(View v) { return v.getTranslationY(); }
    };
    public static final Property<View, Float> TRANSLATION_Z = new FloatProperty<View>("translationZ") {
        @Override public void setValue(View v, float value) { v.setTranslationZ(value); }
        @Override public Float get(View v) { return v.getTranslationZ(); }
    };
    public static final Property<View, Float> X = new FloatProperty<View>("x") {
        @Override public void setValue(View v, float value) { v.setX(value); }
        @Override public Float get(View v) { return v.getX(); }
    };
    public static final Property<View, Float> Y = new FloatProperty<View>("y") {
        @Override public void setValue(View v, float value) { v.setY(value); }
        @Override public Float get(View v) { return v.getY(); }
    };
    public static final Property<View, Float> Z = new FloatProperty<View>("z") {
        @Override public void setValue(View v, float value) { v.setZ(value); }
        @Override public Float get(View v) { return v.getZ(); }
    };
    public static final Property<View, Float> ROTATION = new FloatProperty<View>("rotation") {
        @Override public void setValue(View v, float value) { v.setRotation(value); }
        @Override public Float get(View v) { return v.getRotation(); }
    };
    public static final Property<View, Float> ROTATION_X = new FloatProperty<View>("rotationX") {
        @Override public void setValue(View v, float value) { v.setRotationX(value); }
        @Override public Float get(View v) { return v.getRotationX(); }
    };
    public static final Property<View, Float> ROTATION_Y = new FloatProperty<View>("rotationY") {
        @Override public void setValue(View v, float value) { v.setRotationY(value); }
        @Override public Float get(View v) { return v.getRotationY(); }
    };
    public static final Property<View, Float> SCALE_X = new FloatProperty<View>("scaleX") {
        @Override public void setValue(View v, float value) { v.setScaleX(value); }
        @Override public Float get(View v) { return v.getScaleX(); }
    };
    public static final Property<View, Float> SCALE_Y = new FloatProperty<View>("scaleY") {
        @Override public void setValue(View v, float value) { v.setScaleY(value); }
        @Override public Float get(View v) { return v.getScaleY(); }
    };
}
