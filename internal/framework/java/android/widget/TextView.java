package android.widget;

import android.R.attr;
import android.content.ClipData;
import android.content.ClipDescription;
import android.content.ClipboardManager;
import android.content.Context;
import android.content.Intent;
import android.content.res.ColorStateList;
import android.content.res.Resources;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.PorterDuff;
import android.graphics.Rect;
import android.graphics.Typeface;
import android.graphics.drawable.Drawable;
import android.os.Bundle;
import android.os.LocaleList;
import android.os.Parcel;
import android.os.Parcelable;
import android.os.SystemClock;
import android.provider.Settings;
import android.text.BoringLayout;
import android.text.DynamicLayout;
import android.text.Editable;
import android.text.GetChars;
import android.text.InputFilter;
import android.text.InputType;
import android.text.Layout;
import android.text.Selection;
import android.text.SpanWatcher;
import android.text.Spannable;
import android.text.SpannableString;
import android.text.Spanned;
import android.text.SpannedString;
import android.text.StaticLayout;
import android.text.TextDirectionHeuristic;
import android.text.TextDirectionHeuristics;
import android.text.TextPaint;
import android.text.TextUtils;
import android.text.TextWatcher;
import android.text.method.AllCapsTransformationMethod;
import android.text.method.ArrowKeyMovementMethod;
import android.text.method.DateKeyListener;
import android.text.method.DateTimeKeyListener;
import android.text.method.DialerKeyListener;
import android.text.method.DigitsKeyListener;
import android.text.method.KeyListener;
import android.text.method.LinkMovementMethod;
import android.text.method.MetaKeyKeyListener;
import android.text.method.MovementMethod;
import android.text.method.PasswordTransformationMethod;
import android.text.method.SingleLineTransformationMethod;
import android.text.method.TextKeyListener;
import android.text.method.TimeKeyListener;
import android.text.method.TransformationMethod;
import android.text.method.TransformationMethod2;
import android.text.style.CharacterStyle;
import android.text.style.ClickableSpan;
import android.text.style.ParagraphStyle;
import android.text.style.URLSpan;
import android.text.style.UpdateAppearance;
import android.text.util.Linkify;
import android.util.AttributeSet;
import android.util.DisplayMetrics;
import android.util.TypedValue;
import android.view.ActionMode;
import android.view.Gravity;
import android.view.InputDevice;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewConfiguration;
import android.view.ViewGroup.LayoutParams;
import android.view.ViewRootImpl;
import android.view.ViewTreeObserver;
import android.view.accessibility.AccessibilityEvent;
import android.view.accessibility.AccessibilityNodeInfo;
import android.view.autofill.AutofillValue;
import android.view.inputmethod.CompletionInfo;
import android.view.inputmethod.CorrectionInfo;
import android.view.inputmethod.EditorInfo;
import android.view.inputmethod.ExtractedText;
import android.view.inputmethod.ExtractedTextRequest;
import android.view.inputmethod.InputConnection;
import android.view.inputmethod.InputMethodManager;
import android.view.textclassifier.TextClassificationManager;
import android.view.textclassifier.TextClassifier;
import com.android.internal.R;
import com.android.internal.widget.EditableInputConnection;
import java.util.ArrayList;
import java.util.Locale;

/** Shows text and lets it be edited. */
public class TextView extends View implements ViewTreeObserver.OnPreDrawListener {
    public static final int AUTO_SIZE_TEXT_TYPE_NONE = 0;
    public static final int AUTO_SIZE_TEXT_TYPE_UNIFORM = 1;
    private static final int SANS = 1, SERIF = 2, MONOSPACE = 3;
    private static final int LINES = 1, EMS = LINES, PIXELS = 2;
    private static final int VERY_WIDE = 1024 * 1024;
    static final int ID_SELECT_ALL = 16908319, ID_CUT = 16908320, ID_COPY = 16908321, ID_PASTE = 16908322;
    static final int ID_PASTE_AS_PLAIN_TEXT = 16908337, ID_SHARE = 16908341;
    static final int HANDLE_LEFT = 0, HANDLE_RIGHT = 1, HANDLE_MIDDLE = 2;
    private static final BoringLayout.Metrics UNKNOWN_BORING = new BoringLayout.Metrics();
    private static final Spanned EMPTY_SPANNED = new SpannedString("");
    private static final InputFilter[] NO_FILTERS = new InputFilter[0];
    private static final int[] MULTILINE_STATE_SET = {16843597};

    /** How the text is kept. */
    public enum BufferType {
        NORMAL, SPANNABLE, EDITABLE,
    }

    /** Told of actions of the keyboard. */
    public interface OnEditorActionListener {
        boolean onEditorAction(TextView v, int actionId, KeyEvent event);
    }

    private static class Drawables {
        static final int LEFT = 0, TOP = 1, RIGHT = 2, BOTTOM = 3;
        final Drawable[] mShowing = new Drawable[4];
        Drawable mStart, mEnd, mLeftInitial, mRightInitial;
        ColorStateList mTintList;
        PorterDuff.Mode mTintMode;
        boolean mHasTint, mHasTintMode, mOverride;
        int mSizeTop, mSizeBottom, mSizeLeft, mSizeRight, mWidthTop, mWidthBottom, mHeightLeft, mHeightRight;
        int mPadding;
    }

    private ColorStateList mTextColor, mHintTextColor, mLinkTextColor;
    private int mCurTextColor, mCurHintTextColor;
    private boolean mFreezesText;
    private Editable.Factory mEditableFactory = Editable.Factory.getInstance();
    private Spannable.Factory mSpannableFactory = Spannable.Factory.getInstance();
    private float mShadowRadius, mShadowDx, mShadowDy;
    private int mShadowColor;
    private boolean mPreDrawRegistered;
    private TextUtils.TruncateAt mEllipsize;
    Drawables mDrawables;
    private int mMarqueeRepeatLimit = 3;
    private CharSequence mText = "", mTransformed, mHint;
    private BufferType mBufferType = BufferType.NORMAL;
    private Layout mLayout, mHintLayout;
    private MovementMethod mMovement;
    private TransformationMethod mTransformation;
    private boolean mAllowTransformationLengthChange;
    private ChangeWatcher mChangeWatcher;
    private ArrayList<TextWatcher> mListeners;
    private final TextPaint mTextPaint;
    private boolean mUserSetTextScaleX;
    private int mGravity = Gravity.TOP | Gravity.START;
    private boolean mHorizontallyScrolling, mSingleLine, mLinksClickable = true, mNeedsAutoSizeText;
    private int mAutoLinkMask;
    private float mSpacingMult = 1.0f, mSpacingAdd;
    private int mBreakStrategy, mHyphenationFrequency, mJustificationMode;
    private int mMaximum = Integer.MAX_VALUE, mMaxMode = LINES, mMinimum, mMinMode = LINES, mOldMaximum = mMaximum, mOldMaxMode = mMaxMode;
    private int mMaxWidth = Integer.MAX_VALUE, mMaxWidthMode = PIXELS, mMinWidth, mMinWidthMode = PIXELS;
    private int mDesiredHeightAtMeasure = -1;
    private boolean mIncludePad = true;
    private BoringLayout.Metrics mBoring, mHintBoring;
    private TextDirectionHeuristic mTextDir;
    private InputFilter[] mFilters = NO_FILTERS;
    int mHighlightColor = 0x6633B5E5;
    private Scroller mScroller;
    private CharSequence mError;
    private Drawable mErrorIcon;
    private boolean mSelectAllOnFocus, mCursorVisible = true, mTextIsSelectable, mInBatch, mAllowUndo = true;
    int mBatchDepth;
    private boolean mShowSoftInputOnFocus = true;
    private Editor mEditor; // null while the text can be neither edited nor selected
    private KeyListener mKeyListener;
    private int mInputType = EditorInfo.TYPE_NULL;
    private int mImeOptions = EditorInfo.IME_NULL, mImeActionId;
    private CharSequence mImeActionLabel;
    private String mPrivateImeOptions;
    private Bundle mInputExtras;
    private TextClassifier mTextClassifier; // null until it is asked for
    private LocaleList mImeHintLocales;
    private OnEditorActionListener mOnEditorActionListener;
    private boolean mEnterDown;
    private ActionMode.Callback mSelectionCallback, mInsertionCallback;
    private Layout.Alignment mLayoutAlignment;
    private int mAutoSizeType, mAutoSizeMin = -1, mAutoSizeMax = -1, mAutoSizeStep = -1;
    private int[] mAutoSizePresets = new int[0];
    private int mCursorDrawableRes;
    private final int[] mSelectHandleRes = new int[3];
    static long sLastCutCopyOrTextChangedTime;

    public static void preloadFontCache() {
    }

    public TextView(Context context) {
        this(context, null);
    }

    public TextView(Context context, AttributeSet attrs) {
        this(context, attrs, attr.textViewStyle);
    }

    public TextView(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public TextView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        if (getImportantForAutofill() == IMPORTANT_FOR_AUTOFILL_AUTO) {
            setImportantForAutofill(IMPORTANT_FOR_AUTOFILL_YES);
        }
        final Resources res = getResources();
        mTextPaint = new TextPaint(Paint.ANTI_ALIAS_FLAG);
        mTextPaint.density = res.getDisplayMetrics().density;
        mMovement = getDefaultMovementMethod();
        final Look look = new Look();
        look.size = 15;
        mBreakStrategy = Layout.BREAK_STRATEGY_SIMPLE;
        final Resources.Theme theme = context.getTheme();
        TypedArray a = theme.obtainStyledAttributes(attrs, R.styleable.TextViewAppearance, defStyleAttr, defStyleRes);
        TypedArray appearance = null;
        final int ap = a.getResourceId(R.styleable.TextViewAppearance_textAppearance, -1);
        a.recycle();
        if (ap != -1) {
            appearance = theme.obtainStyledAttributes(ap, R.styleable.TextAppearance);
        }
        if (appearance != null) {
            look.read(appearance, false);
            appearance.recycle();
        }
        final boolean editable = getDefaultEditable();
        CharSequence inputMethod = null, digits = null, text = "", hint = null;
        int numeric = 0, autocap = -1, buffertype = 0, drawablePadding = 0, ellipsize = -1, maxlength = -1;
        boolean phone = false, autotext = false, selectallonfocus = false, singleLine = false, password = false, editableAttr = editable;
        Drawable left = null, top = null, right = null, bottom = null, start = null, end = null;
        ColorStateList drawableTint = null;
        PorterDuff.Mode drawableTintMode = null;
        int inputType = EditorInfo.TYPE_NULL;
        a = theme.obtainStyledAttributes(attrs, R.styleable.TextView, defStyleAttr, defStyleRes);
        final int n = a.getIndexCount();
        boolean fromResource = false;
        for (int i = 0; i < n; i++) {
            final int at = a.getIndex(i);
            switch (at) {
                case R.styleable.TextView_editable: editableAttr = a.getBoolean(at, editableAttr); break;
                case R.styleable.TextView_inputMethod: inputMethod = a.getText(at); break;
                case R.styleable.TextView_numeric: numeric = a.getInt(at, numeric); break;
                case R.styleable.TextView_digits: digits = a.getText(at); break;
                case R.styleable.TextView_phoneNumber: phone = a.getBoolean(at, phone); break;
                case R.styleable.TextView_autoText: autotext = a.getBoolean(at, autotext); break;
                case R.styleable.TextView_capitalize: autocap = a.getInt(at, autocap); break;
                case R.styleable.TextView_bufferType: buffertype = a.getInt(at, buffertype); break;
                case R.styleable.TextView_selectAllOnFocus: selectallonfocus = a.getBoolean(at, selectallonfocus); break;
                case R.styleable.TextView_autoLink: mAutoLinkMask = a.getInt(at, 0); break;
                case R.styleable.TextView_linksClickable: mLinksClickable = a.getBoolean(at, true); break;
                case R.styleable.TextView_drawableLeft: left = a.getDrawable(at); break;
                case R.styleable.TextView_drawableTop: top = a.getDrawable(at); break;
                case R.styleable.TextView_drawableRight: right = a.getDrawable(at); break;
                case R.styleable.TextView_drawableBottom: bottom = a.getDrawable(at); break;
                case R.styleable.TextView_drawableStart: start = a.getDrawable(at); break;
                case R.styleable.TextView_drawableEnd: end = a.getDrawable(at); break;
                case R.styleable.TextView_drawableTint: drawableTint = a.getColorStateList(at); break;
                case R.styleable.TextView_drawableTintMode: drawableTintMode = Drawable.parseTintMode(a.getInt(at, -1), null); break;
                case R.styleable.TextView_drawablePadding: drawablePadding = a.getDimensionPixelSize(at, drawablePadding); break;
                case R.styleable.TextView_maxLines: setMaxLines(a.getInt(at, -1)); break;
                case R.styleable.TextView_maxHeight: setMaxHeight(a.getDimensionPixelSize(at, -1)); break;
                case R.styleable.TextView_lines: setLines(a.getInt(at, -1)); break;
                case R.styleable.TextView_height: setHeight(a.getDimensionPixelSize(at, -1)); break;
                case R.styleable.TextView_minLines: setMinLines(a.getInt(at, -1)); break;
                case R.styleable.TextView_minHeight: setMinHeight(a.getDimensionPixelSize(at, -1)); break;
                case R.styleable.TextView_maxEms: setMaxEms(a.getInt(at, -1)); break;
                case R.styleable.TextView_maxWidth: setMaxWidth(a.getDimensionPixelSize(at, -1)); break;
                case R.styleable.TextView_ems: setEms(a.getInt(at, -1)); break;
                case R.styleable.TextView_width: setWidth(a.getDimensionPixelSize(at, -1)); break;
                case R.styleable.TextView_minEms: setMinEms(a.getInt(at, -1)); break;
                case R.styleable.TextView_minWidth: setMinWidth(a.getDimensionPixelSize(at, -1)); break;
                case R.styleable.TextView_gravity: setGravity(a.getInt(at, -1)); break;
                case R.styleable.TextView_hint: hint = a.getText(at); break;
                case R.styleable.TextView_text:
                    fromResource = true;
                    text = a.getText(at);
                    break;
                case R.styleable.TextView_scrollHorizontally:
                    if (a.getBoolean(at, false)) {
                        setHorizontallyScrolling(true);
                    }
                    break;
                case R.styleable.TextView_singleLine: singleLine = a.getBoolean(at, singleLine); break;
                case R.styleable.TextView_ellipsize: ellipsize = a.getInt(at, ellipsize); break;
                case R.styleable.TextView_marqueeRepeatLimit: setMarqueeRepeatLimit(a.getInt(at, mMarqueeRepeatLimit)); break;
                case R.styleable.TextView_includeFontPadding:
                    if (!a.getBoolean(at, true)) {
                        setIncludeFontPadding(false);
                    }
                    break;
                case R.styleable.TextView_cursorVisible:
                    if (!a.getBoolean(at, true)) {
                        setCursorVisible(false);
                    }
                    break;
                case R.styleable.TextView_maxLength: maxlength = a.getInt(at, -1); break;
                case R.styleable.TextView_textScaleX: setTextScaleX(a.getFloat(at, 1.0f)); break;
                case R.styleable.TextView_freezesText: mFreezesText = a.getBoolean(at, false); break;
                case R.styleable.TextView_enabled: setEnabled(a.getBoolean(at, isEnabled())); break;
                case R.styleable.TextView_password: password = a.getBoolean(at, password); break;
                case R.styleable.TextView_lineSpacingExtra: mSpacingAdd = a.getDimensionPixelSize(at, (int) mSpacingAdd); break;
                case R.styleable.TextView_lineSpacingMultiplier: mSpacingMult = a.getFloat(at, mSpacingMult); break;
                case R.styleable.TextView_inputType: inputType = a.getInt(at, EditorInfo.TYPE_NULL); break;
                case R.styleable.TextView_allowUndo: mAllowUndo = a.getBoolean(at, true); break;
                case R.styleable.TextView_imeOptions: mImeOptions = a.getInt(at, mImeOptions); break;
                case R.styleable.TextView_imeActionLabel: mImeActionLabel = a.getText(at); break;
                case R.styleable.TextView_imeActionId: mImeActionId = a.getInt(at, mImeActionId); break;
                case R.styleable.TextView_privateImeOptions: setPrivateImeOptions(a.getString(at)); break;
                case R.styleable.TextView_textCursorDrawable: mCursorDrawableRes = a.getResourceId(at, 0); break;
                case R.styleable.TextView_textSelectHandleLeft: mSelectHandleRes[HANDLE_LEFT] = a.getResourceId(at, 0); break;
                case R.styleable.TextView_textSelectHandleRight: mSelectHandleRes[HANDLE_RIGHT] = a.getResourceId(at, 0); break;
                case R.styleable.TextView_textSelectHandle: mSelectHandleRes[HANDLE_MIDDLE] = a.getResourceId(at, 0); break;
                case R.styleable.TextView_textIsSelectable: setTextIsSelectable(a.getBoolean(at, false)); break;
                case R.styleable.TextView_breakStrategy: mBreakStrategy = a.getInt(at, Layout.BREAK_STRATEGY_SIMPLE); break;
                case R.styleable.TextView_hyphenationFrequency: mHyphenationFrequency = a.getInt(at, Layout.HYPHENATION_FREQUENCY_NONE); break;
                case R.styleable.TextView_justificationMode: mJustificationMode = a.getInt(at, Layout.JUSTIFICATION_MODE_NONE); break;
                case R.styleable.TextView_autoSizeTextType: mAutoSizeType = a.getInt(at, AUTO_SIZE_TEXT_TYPE_NONE); break;
                case R.styleable.TextView_autoSizeStepGranularity: mAutoSizeStep = (int) a.getDimension(at, -1); break;
                case R.styleable.TextView_autoSizeMinTextSize: mAutoSizeMin = (int) a.getDimension(at, -1); break;
                case R.styleable.TextView_autoSizeMaxTextSize: mAutoSizeMax = (int) a.getDimension(at, -1); break;
            }
        }
        look.read(a, true);
        a.recycle();
        BufferType bufferType = BufferType.EDITABLE;
        final int variation = inputType & (EditorInfo.TYPE_MASK_CLASS | EditorInfo.TYPE_MASK_VARIATION);
        final boolean passwordType = variation == (EditorInfo.TYPE_CLASS_TEXT | EditorInfo.TYPE_TEXT_VARIATION_PASSWORD);
        final boolean webPassword = variation == (EditorInfo.TYPE_CLASS_TEXT | EditorInfo.TYPE_TEXT_VARIATION_WEB_PASSWORD);
        final boolean numberPassword = variation == (EditorInfo.TYPE_CLASS_NUMBER | EditorInfo.TYPE_NUMBER_VARIATION_PASSWORD);
        if (inputMethod != null) {
            try {
                mKeyListener = (KeyListener) Class.forName(inputMethod.toString()).newInstance();
            } catch (ClassNotFoundException ex) {
                throw new RuntimeException(ex);
            } catch (InstantiationException ex) {
                throw new RuntimeException(ex);
            } catch (IllegalAccessException ex) {
                throw new RuntimeException(ex);
            }
            mInputType = inputType != EditorInfo.TYPE_NULL ? inputType : mKeyListener.getInputType();
        } else if (digits != null) {
            mKeyListener = DigitsKeyListener.getInstance(digits.toString());
            mInputType = inputType != EditorInfo.TYPE_NULL ? inputType : EditorInfo.TYPE_CLASS_TEXT;
        } else if (inputType != EditorInfo.TYPE_NULL) {
            setInputType(inputType, true);
            singleLine = !isMultilineInputType(inputType);
        } else if (phone) {
            mKeyListener = DialerKeyListener.getInstance();
            mInputType = EditorInfo.TYPE_CLASS_PHONE;
        } else if (numeric != 0) {
            mKeyListener = DigitsKeyListener.getInstance((numeric & 2) != 0, (numeric & 4) != 0);
            mInputType = mKeyListener.getInputType();
        } else if (autotext || autocap != -1) {
            TextKeyListener.Capitalize cap = TextKeyListener.Capitalize.NONE;
            inputType = EditorInfo.TYPE_CLASS_TEXT;
            switch (autocap) {
                case 1: cap = TextKeyListener.Capitalize.SENTENCES; inputType |= EditorInfo.TYPE_TEXT_FLAG_CAP_SENTENCES; break;
                case 2: cap = TextKeyListener.Capitalize.WORDS; inputType |= EditorInfo.TYPE_TEXT_FLAG_CAP_WORDS; break;
                case 3: cap = TextKeyListener.Capitalize.CHARACTERS; inputType |= EditorInfo.TYPE_TEXT_FLAG_CAP_CHARACTERS; break;
            }
            mKeyListener = TextKeyListener.getInstance(autotext, cap);
            mInputType = inputType;
        } else if (editableAttr) {
            mKeyListener = TextKeyListener.getInstance();
            mInputType = EditorInfo.TYPE_CLASS_TEXT;
        } else if (isTextSelectable()) {
            mKeyListener = null;
            mInputType = EditorInfo.TYPE_NULL;
            bufferType = BufferType.SPANNABLE;
            setMovementMethod(ArrowKeyMovementMethod.getInstance());
        } else {
            mKeyListener = null;
            switch (buffertype) {
                case 0: bufferType = BufferType.NORMAL; break;
                case 1: bufferType = BufferType.SPANNABLE; break;
                case 2: bufferType = BufferType.EDITABLE; break;
            }
        }
        if ((password || passwordType) && (mInputType & EditorInfo.TYPE_MASK_CLASS) == EditorInfo.TYPE_CLASS_TEXT) {
            mInputType = mInputType & ~EditorInfo.TYPE_MASK_VARIATION | EditorInfo.TYPE_TEXT_VARIATION_PASSWORD;
        }
        if (selectallonfocus) {
            mSelectAllOnFocus = true;
            if (bufferType == BufferType.NORMAL) {
                bufferType = BufferType.SPANNABLE;
            }
        }
        if (drawableTint != null || drawableTintMode != null) {
            if (mDrawables == null) {
                mDrawables = new Drawables();
            }
            mDrawables.mTintList = drawableTint;
            mDrawables.mHasTint = drawableTint != null;
            mDrawables.mTintMode = drawableTintMode;
            mDrawables.mHasTintMode = drawableTintMode != null;
        }
        setCompoundDrawablesWithIntrinsicBounds(left, top, right, bottom);
        setRelativeDrawablesIfNeeded(start, end);
        setCompoundDrawablePadding(drawablePadding);
        setInputTypeSingleLine(singleLine);
        applySingleLine(singleLine, singleLine, singleLine);
        if (singleLine && getKeyListener() == null && ellipsize < 0) {
            ellipsize = 3;
        }
        switch (ellipsize) {
            case 1: setEllipsize(TextUtils.TruncateAt.START); break;
            case 2: setEllipsize(TextUtils.TruncateAt.MIDDLE); break;
            case 3: setEllipsize(TextUtils.TruncateAt.END); break;
            case 4:
                setHorizontalFadingEdgeEnabled(ViewConfiguration.get(context).isFadingMarqueeEnabled());
                setEllipsize(TextUtils.TruncateAt.MARQUEE);
                break;
        }
        final boolean isPassword = password || passwordType || webPassword || numberPassword;
        final boolean monospace = isPassword
                || (mInputType & (EditorInfo.TYPE_MASK_CLASS | EditorInfo.TYPE_MASK_VARIATION))
                == (EditorInfo.TYPE_CLASS_TEXT | EditorInfo.TYPE_TEXT_VARIATION_VISIBLE_PASSWORD);
        if (monospace) {
            look.typeface = MONOSPACE;
        }
        look.apply(true);
        if (isPassword) {
            setTransformationMethod(PasswordTransformationMethod.getInstance());
        }
        if (maxlength >= 0) {
            setFilters(new InputFilter[] {new InputFilter.LengthFilter(maxlength)});
        } else {
            setFilters(NO_FILTERS);
        }
        setText(text, bufferType);
        if (hint != null) {
            setHint(hint);
        }
        a = context.obtainStyledAttributes(attrs, R.styleable.View, defStyleAttr, defStyleRes);
        final boolean canInput = mMovement != null || getKeyListener() != null;
        boolean clickable = canInput || isClickable(), longClickable = canInput || isLongClickable();
        int focusable = getFocusable();
        for (int i = 0; i < a.getIndexCount(); i++) {
            final int at = a.getIndex(i);
            switch (at) {
                case R.styleable.View_focusable: {
                    final TypedValue val = new TypedValue();
                    if (a.getValue(at, val)) {
                        focusable = val.type == TypedValue.TYPE_INT_BOOLEAN ? val.data == 0 ? NOT_FOCUSABLE : FOCUSABLE : val.data;
                    }
                    break;
                }
                case R.styleable.View_clickable: clickable = a.getBoolean(at, clickable); break;
                case R.styleable.View_longClickable: longClickable = a.getBoolean(at, longClickable); break;
            }
        }
        a.recycle();
        if (canInput && (getFocusable() & FOCUSABLE_AUTO) != 0 && focusable == FOCUSABLE_AUTO) {
            focusable = FOCUSABLE;
        }
        if (focusable != getFocusable()) {
            setFocusable(focusable);
        }
        setClickable(clickable);
        setLongClickable(longClickable);
        if (getImportantForAccessibility() == IMPORTANT_FOR_ACCESSIBILITY_AUTO) {
            setImportantForAccessibility(IMPORTANT_FOR_ACCESSIBILITY_YES);
        }
        if (mAutoSizeType == AUTO_SIZE_TEXT_TYPE_UNIFORM) {
            final DisplayMetrics dm = res.getDisplayMetrics();
            setUniform(mAutoSizeMin == -1 ? (int) TypedValue.applyDimension(TypedValue.COMPLEX_UNIT_SP, 12, dm) : mAutoSizeMin,
                    mAutoSizeMax == -1 ? (int) TypedValue.applyDimension(TypedValue.COMPLEX_UNIT_SP, 112, dm) : mAutoSizeMax,
                    mAutoSizeStep == -1 ? 1 : mAutoSizeStep);
        }
    }

    /** What a text appearance says. */
    private final class Look {
        ColorStateList color, hintColor, linkColor;
        int highlight;
        int size = -1, typeface = -1, style = -1, shadowColor;
        float dx, dy, r, spacing;
        String family, features;
        Typeface font;
        boolean allCaps, elegant, fallbackSet, capsSet, spacingSet, elegantSet;

        void read(TypedArray a, boolean view) {
            final int n = a.getIndexCount();
            for (int i = 0; i < n; i++) {
                final int at = a.getIndex(i);
                if (at == (view ? R.styleable.TextView_textColorHighlight : R.styleable.TextAppearance_textColorHighlight)) {
                    highlight = a.getColor(at, highlight);
                } else if (at == (view ? R.styleable.TextView_textColor : R.styleable.TextAppearance_textColor)) {
                    color = a.getColorStateList(at);
                } else if (at == (view ? R.styleable.TextView_textColorHint : R.styleable.TextAppearance_textColorHint)) {
                    hintColor = a.getColorStateList(at);
                } else if (at == (view ? R.styleable.TextView_textColorLink : R.styleable.TextAppearance_textColorLink)) {
                    linkColor = a.getColorStateList(at);
                } else if (at == (view ? R.styleable.TextView_textSize : R.styleable.TextAppearance_textSize)) {
                    size = a.getDimensionPixelSize(at, size);
                } else if (at == (view ? R.styleable.TextView_typeface : R.styleable.TextAppearance_typeface)) {
                    typeface = a.getInt(at, typeface);
                    if (typeface != -1 && !fallbackSet) {
                        family = null;
                    }
                } else if (at == (view ? R.styleable.TextView_fontFamily : R.styleable.TextAppearance_fontFamily)) {
                    if (!getContext().isRestricted()) {
                        try {
                            font = a.getFont(at);
                        } catch (UnsupportedOperationException e) {
                            font = null;
                        } catch (Resources.NotFoundException e) {
                            font = null;
                        }
                    }
                    if (font == null) {
                        family = a.getString(at);
                    }
                    fallbackSet = view; // that of an appearance gives way to the typeface of the view
                } else if (at == (view ? R.styleable.TextView_textStyle : R.styleable.TextAppearance_textStyle)) {
                    style = a.getInt(at, style);
                } else if (at == (view ? R.styleable.TextView_textAllCaps : R.styleable.TextAppearance_textAllCaps)) {
                    allCaps = a.getBoolean(at, false);
                    capsSet = true;
                } else if (at == (view ? R.styleable.TextView_shadowColor : R.styleable.TextAppearance_shadowColor)) {
                    shadowColor = a.getInt(at, 0);
                } else if (at == (view ? R.styleable.TextView_shadowDx : R.styleable.TextAppearance_shadowDx)) {
                    dx = a.getFloat(at, 0);
                } else if (at == (view ? R.styleable.TextView_shadowDy : R.styleable.TextAppearance_shadowDy)) {
                    dy = a.getFloat(at, 0);
                } else if (at == (view ? R.styleable.TextView_shadowRadius : R.styleable.TextAppearance_shadowRadius)) {
                    r = a.getFloat(at, 0);
                } else if (at == (view ? R.styleable.TextView_elegantTextHeight : R.styleable.TextAppearance_elegantTextHeight)) {
                    elegant = a.getBoolean(at, false);
                    elegantSet = true;
                } else if (at == (view ? R.styleable.TextView_letterSpacing : R.styleable.TextAppearance_letterSpacing)) {
                    spacing = a.getFloat(at, 0);
                    spacingSet = true;
                } else if (at == (view ? R.styleable.TextView_fontFeatureSettings : R.styleable.TextAppearance_fontFeatureSettings)) {
                    features = a.getString(at);
                }
            }
        }

        void apply(boolean all) {
            if (all || color != null) {
                setTextColor(color != null ? color : ColorStateList.valueOf(0xFF000000));
            }
            if (all || hintColor != null) {
                setHintTextColor(hintColor);
            }
            if (all || linkColor != null) {
                setLinkTextColor(linkColor);
            }
            if (highlight != 0) {
                setHighlightColor(highlight);
            }
            if (size > 0) {
                setRawTextSize(size, true);
            }
            if (elegantSet) {
                setElegantTextHeight(elegant);
            }
            if (spacingSet) {
                setLetterSpacing(spacing);
            }
            if (features != null) {
                setFontFeatureSettings(features);
            }
            if (capsSet) {
                if (allCaps) {
                    setTransformationMethod(new AllCapsTransformationMethod(getContext()));
                } else if (!all) {
                    setTransformationMethod(null);
                }
            }
            setTypefaceFromAttrs(font, family, typeface, style);
            if (shadowColor != 0) {
                setShadowLayer(r, dx, dy, shadowColor);
            }
        }
    }

    public void setTextAppearance(int resId) {
        setTextAppearance(getContext(), resId);
    }

    @Deprecated
    public void setTextAppearance(Context context, int resId) {
        final TypedArray a = context.obtainStyledAttributes(resId, R.styleable.TextAppearance);
        final Look look = new Look();
        look.read(a, false);
        a.recycle();
        look.apply(false);
    }

    private void setTypefaceFromAttrs(Typeface font, String familyName, int typefaceIndex, int styleIndex) {
        Typeface tf = font;
        if (tf == null && familyName != null) {
            tf = Typeface.create(familyName, styleIndex);
        } else if (tf != null && tf.getStyle() != styleIndex && styleIndex >= 0) {
            tf = Typeface.create(tf, styleIndex);
        }
        if (tf != null) {
            setTypeface(tf);
            return;
        }
        switch (typefaceIndex) {
            case SANS: tf = Typeface.SANS_SERIF; break;
            case SERIF: tf = Typeface.SERIF; break;
            case MONOSPACE: tf = Typeface.MONOSPACE; break;
        }
        setTypeface(tf, styleIndex);
    }

    @Override
    public void setEnabled(boolean enabled) {
        if (enabled == isEnabled()) {
            return;
        }
        if (!enabled) {
            final InputMethodManager imm = InputMethodManager.peekInstance();
            if (imm != null && imm.isActive(this)) {
                imm.hideSoftInputFromWindow(getWindowToken(), 0);
            }
        }
        super.setEnabled(enabled);
        prepareCursorControllers();
        if (enabled) {
            final InputMethodManager imm = InputMethodManager.peekInstance();
            if (imm != null) {
                imm.restartInput(this);
            }
        }
    }

    public void setTypeface(Typeface tf, int style) {
        if (style > 0) {
            tf = tf == null ? Typeface.defaultFromStyle(style) : Typeface.create(tf, style);
            setTypeface(tf);
            final int typefaceStyle = tf != null ? tf.getStyle() : 0;
            final int need = style & ~typefaceStyle;
            mTextPaint.setFakeBoldText((need & Typeface.BOLD) != 0);
            mTextPaint.setTextSkewX((need & Typeface.ITALIC) != 0 ? -0.25f : 0);
        } else {
            mTextPaint.setFakeBoldText(false);
            mTextPaint.setTextSkewX(0);
            setTypeface(tf);
        }
    }

    protected boolean getDefaultEditable() {
        return false;
    }

    protected MovementMethod getDefaultMovementMethod() {
        return null;
    }

    public CharSequence getText() {
        return mText;
    }

    public int length() {
        return mText.length();
    }

    public Editable getEditableText() {
        return mText instanceof Editable ? (Editable) mText : null;
    }

    public int getLineHeight() {
        return Math.round(mTextPaint.getFontMetricsInt(null) * mSpacingMult + mSpacingAdd);
    }

    public final Layout getLayout() {
        return mLayout;
    }

    final Layout getHintLayout() {
        return mHintLayout;
    }

    public final KeyListener getKeyListener() {
        return mKeyListener;
    }

    public void setKeyListener(KeyListener input) {
        setKeyListenerOnly(input);
        fixFocusableAndClickableSettings();
        if (input != null) {
            try {
                mInputType = input.getInputType();
            } catch (IncompatibleClassChangeError e) {
                mInputType = EditorInfo.TYPE_CLASS_TEXT;
            }
            setInputTypeSingleLine(mSingleLine);
        } else {
            mInputType = EditorInfo.TYPE_NULL;
        }
        final InputMethodManager imm = InputMethodManager.peekInstance();
        if (imm != null) {
            imm.restartInput(this);
        }
    }

    private void setKeyListenerOnly(KeyListener input) {
        if (mKeyListener != input) {
            mKeyListener = input;
            if (input != null && !(mText instanceof Editable)) {
                setText(mText);
            }
            setFilters((Editable) (mText instanceof Editable ? mText : null), mFilters);
        }
    }

    public final MovementMethod getMovementMethod() {
        return mMovement;
    }

    public final void setMovementMethod(MovementMethod movement) {
        if (mMovement != movement) {
            mMovement = movement;
            if (movement != null && !(mText instanceof Spannable)) {
                setText(mText);
            }
            fixFocusableAndClickableSettings();
            prepareCursorControllers();
        }
    }

    private void fixFocusableAndClickableSettings() {
        if (mMovement != null || mKeyListener != null) {
            setFocusable(FOCUSABLE);
            setClickable(true);
            setLongClickable(true);
        } else {
            setFocusable(FOCUSABLE_AUTO);
            setClickable(false);
            setLongClickable(false);
        }
    }

    public final TransformationMethod getTransformationMethod() {
        return mTransformation;
    }

    public final void setTransformationMethod(TransformationMethod method) {
        if (method == mTransformation) {
            return;
        }
        if (mTransformation != null && mText instanceof Spannable) {
            ((Spannable) mText).removeSpan(mTransformation);
        }
        mTransformation = method;
        if (method instanceof TransformationMethod2) {
            mAllowTransformationLengthChange = !isTextSelectable() && !(mText instanceof Editable);
            ((TransformationMethod2) method).setLengthChangesAllowed(mAllowTransformationLengthChange);
        } else {
            mAllowTransformationLengthChange = false;
        }
        setText(mText);
        mTextDir = getTextDirectionHeuristic();
    }

    // ---- compound padding and drawables

    public int getCompoundPaddingTop() {
        final Drawables dr = mDrawables;
        return dr == null || dr.mShowing[Drawables.TOP] == null ? mPaddingTop : mPaddingTop + dr.mPadding + dr.mSizeTop;
    }

    public int getCompoundPaddingBottom() {
        final Drawables dr = mDrawables;
        return dr == null || dr.mShowing[Drawables.BOTTOM] == null ? mPaddingBottom : mPaddingBottom + dr.mPadding + dr.mSizeBottom;
    }

    public int getCompoundPaddingLeft() {
        final Drawables dr = mDrawables;
        return dr == null || dr.mShowing[Drawables.LEFT] == null ? mPaddingLeft : mPaddingLeft + dr.mPadding + dr.mSizeLeft;
    }

    public int getCompoundPaddingRight() {
        final Drawables dr = mDrawables;
        return dr == null || dr.mShowing[Drawables.RIGHT] == null ? mPaddingRight : mPaddingRight + dr.mPadding + dr.mSizeRight;
    }

    public int getHorizontalOffsetForDrawables() {
        return 0;
    }

    public int getCompoundPaddingStart() {
        resolveDrawables();
        return isLayoutRtl() ? getCompoundPaddingRight() : getCompoundPaddingLeft();
    }

    public int getCompoundPaddingEnd() {
        resolveDrawables();
        return isLayoutRtl() ? getCompoundPaddingLeft() : getCompoundPaddingRight();
    }

    public int getExtendedPaddingTop() {
        if (mMaxMode != LINES) {
            return getCompoundPaddingTop();
        }
        if (mLayout == null) {
            assumeLayout();
        }
        if (mLayout.getLineCount() <= mMaximum) {
            return getCompoundPaddingTop();
        }
        final int top = getCompoundPaddingTop(), bottom = getCompoundPaddingBottom();
        final int view = getHeight() - top - bottom, height = mLayout.getLineTop(mMaximum);
        if (height >= view) {
            return top;
        }
        final int gravity = mGravity & Gravity.VERTICAL_GRAVITY_MASK;
        if (gravity == Gravity.TOP) {
            return top;
        } else if (gravity == Gravity.BOTTOM) {
            return top + view - height;
        }
        return top + (view - height) / 2;
    }

    public int getExtendedPaddingBottom() {
        if (mMaxMode != LINES) {
            return getCompoundPaddingBottom();
        }
        if (mLayout == null) {
            assumeLayout();
        }
        if (mLayout.getLineCount() <= mMaximum) {
            return getCompoundPaddingBottom();
        }
        final int top = getCompoundPaddingTop(), bottom = getCompoundPaddingBottom();
        final int view = getHeight() - top - bottom, height = mLayout.getLineTop(mMaximum);
        if (height >= view) {
            return bottom;
        }
        final int gravity = mGravity & Gravity.VERTICAL_GRAVITY_MASK;
        if (gravity == Gravity.TOP) {
            return bottom + view - height;
        } else if (gravity == Gravity.BOTTOM) {
            return bottom;
        }
        return bottom + (view - height) / 2;
    }

    public int getTotalPaddingLeft() { return getCompoundPaddingLeft(); }
    public int getTotalPaddingRight() { return getCompoundPaddingRight(); }
    public int getTotalPaddingStart() { return getCompoundPaddingStart(); }
    public int getTotalPaddingEnd() { return getCompoundPaddingEnd(); }
    public int getTotalPaddingTop() { return getExtendedPaddingTop() + getVerticalOffset(true); }
    public int getTotalPaddingBottom() { return getExtendedPaddingBottom() + getBottomVerticalOffset(true); }

    public void setCompoundDrawables(Drawable left, Drawable top, Drawable right, Drawable bottom) {
        if (mDrawables != null) {
            mDrawables.mStart = mDrawables.mEnd = null;
            mDrawables.mOverride = false;
            mDrawables.mLeftInitial = left;
            mDrawables.mRightInitial = right;
        }
        show(left, top, right, bottom);
    }

    private void show(Drawable left, Drawable top, Drawable right, Drawable bottom) {
        Drawables dr = mDrawables;
        if (dr == null) {
            if (left == null && top == null && right == null && bottom == null) {
                return;
            }
            mDrawables = dr = new Drawables();
            dr.mLeftInitial = left;
            dr.mRightInitial = right;
        }
        final Drawable[] d = {left, top, right, bottom};
        final int[] state = getDrawableState();
        for (int i = 0; i < 4; i++) {
            if (dr.mShowing[i] != d[i] && dr.mShowing[i] != null) {
                dr.mShowing[i].setCallback(null);
            }
            dr.mShowing[i] = d[i];
            final Rect b = new Rect();
            if (d[i] != null) {
                d[i].setState(state);
                d[i].copyBounds(b);
                d[i].setCallback(this);
            }
            switch (i) {
                case Drawables.LEFT: dr.mSizeLeft = b.width(); dr.mHeightLeft = b.height(); break;
                case Drawables.RIGHT: dr.mSizeRight = b.width(); dr.mHeightRight = b.height(); break;
                case Drawables.TOP: dr.mSizeTop = b.height(); dr.mWidthTop = b.width(); break;
                default: dr.mSizeBottom = b.height(); dr.mWidthBottom = b.width();
            }
        }
        resetResolvedDrawables();
        resolveDrawables();
        applyCompoundDrawableTint();
        invalidate();
        requestLayout();
    }

    private static Drawable natural(Drawable d) {
        if (d != null) {
            d.setBounds(0, 0, d.getIntrinsicWidth(), d.getIntrinsicHeight());
        }
        return d;
    }

    private Drawable load(int id) {
        return id != 0 ? getContext().getDrawable(id) : null;
    }

    public void setCompoundDrawablesWithIntrinsicBounds(int left, int top, int right, int bottom) {
        setCompoundDrawablesWithIntrinsicBounds(load(left), load(top), load(right), load(bottom));
    }

    public void setCompoundDrawablesWithIntrinsicBounds(Drawable left, Drawable top, Drawable right, Drawable bottom) {
        setCompoundDrawables(natural(left), natural(top), natural(right), natural(bottom));
    }

    private void setRelativeDrawablesIfNeeded(Drawable start, Drawable end) {
        if (start == null && end == null) {
            return;
        }
        if (mDrawables == null) {
            mDrawables = new Drawables();
        }
        mDrawables.mOverride = true;
        mDrawables.mStart = natural(start);
        mDrawables.mEnd = natural(end);
        resetResolvedDrawables();
        resolveDrawables();
    }

    public void setCompoundDrawablesRelative(Drawable start, Drawable top, Drawable end, Drawable bottom) {
        if (mDrawables == null) {
            if (start == null && top == null && end == null && bottom == null) {
                return;
            }
            mDrawables = new Drawables();
        }
        mDrawables.mLeftInitial = mDrawables.mRightInitial = null;
        mDrawables.mStart = start;
        mDrawables.mEnd = end;
        mDrawables.mOverride = true;
        final boolean rtl = isLayoutRtl();
        show(rtl ? end : start, top, rtl ? start : end, bottom);
    }

    public void setCompoundDrawablesRelativeWithIntrinsicBounds(int start, int top, int end, int bottom) {
        setCompoundDrawablesRelativeWithIntrinsicBounds(load(start), load(top), load(end), load(bottom));
    }

    public void setCompoundDrawablesRelativeWithIntrinsicBounds(Drawable start, Drawable top, Drawable end, Drawable bottom) {
        setCompoundDrawablesRelative(natural(start), natural(top), natural(end), natural(bottom));
    }

    @Override
    public void onResolveDrawables(int layoutDirection) {
        final Drawables dr = mDrawables;
        if (dr == null || !dr.mOverride) {
            return;
        }
        final boolean rtl = layoutDirection == LAYOUT_DIRECTION_RTL;
        Drawable left = rtl ? dr.mEnd : dr.mStart, right = rtl ? dr.mStart : dr.mEnd;
        if (left == null) {
            left = dr.mLeftInitial;
        }
        if (right == null) {
            right = dr.mRightInitial;
        }
        if (left != dr.mShowing[Drawables.LEFT] || right != dr.mShowing[Drawables.RIGHT]) {
            final boolean had = dr.mOverride;
            show(left, dr.mShowing[Drawables.TOP], right, dr.mShowing[Drawables.BOTTOM]);
            dr.mOverride = had;
        }
    }

    public Drawable[] getCompoundDrawables() {
        return mDrawables != null ? mDrawables.mShowing.clone() : new Drawable[] {null, null, null, null};
    }

    public Drawable[] getCompoundDrawablesRelative() {
        final Drawables dr = mDrawables;
        return dr != null ? new Drawable[] {dr.mStart, dr.mShowing[Drawables.TOP], dr.mEnd, dr.mShowing[Drawables.BOTTOM]}
                : new Drawable[] {null, null, null, null};
    }

    public void setCompoundDrawablePadding(int pad) {
        if (mDrawables == null) {
            if (pad == 0) {
                return;
            }
            mDrawables = new Drawables();
        }
        mDrawables.mPadding = pad;
        invalidate();
        requestLayout();
    }

    public int getCompoundDrawablePadding() {
        return mDrawables != null ? mDrawables.mPadding : 0;
    }

    public void setCompoundDrawableTintList(ColorStateList tint) {
        if (mDrawables == null) {
            mDrawables = new Drawables();
        }
        mDrawables.mTintList = tint;
        mDrawables.mHasTint = true;
        applyCompoundDrawableTint();
    }

    public ColorStateList getCompoundDrawableTintList() { return mDrawables != null ? mDrawables.mTintList : null; }

    public void setCompoundDrawableTintMode(PorterDuff.Mode tintMode) {
        if (mDrawables == null) {
            mDrawables = new Drawables();
        }
        mDrawables.mTintMode = tintMode;
        mDrawables.mHasTintMode = true;
        applyCompoundDrawableTint();
    }

    public PorterDuff.Mode getCompoundDrawableTintMode() { return mDrawables != null ? mDrawables.mTintMode : null; }

    private void applyCompoundDrawableTint() {
        final Drawables dr = mDrawables;
        if (dr == null || !dr.mHasTint && !dr.mHasTintMode) {
            return;
        }
        for (Drawable d : dr.mShowing) {
            if (d != null) {
                d.mutate();
                if (dr.mHasTint) {
                    d.setTintList(dr.mTintList);
                }
                if (dr.mHasTintMode) {
                    d.setTintMode(dr.mTintMode);
                }
                if (d.isStateful()) {
                    d.setState(getDrawableState());
                }
            }
        }
    }

    @Override
    public void setPadding(int left, int top, int right, int bottom) {
        if (left != mPaddingLeft || right != mPaddingRight || top != mPaddingTop || bottom != mPaddingBottom) {
            nullLayouts();
        }
        super.setPadding(left, top, right, bottom);
        invalidate();
    }

    @Override
    public void setPaddingRelative(int start, int top, int end, int bottom) {
        nullLayouts();
        super.setPaddingRelative(start, top, end, bottom);
        invalidate();
    }

    // ---- appearance

    public final int getAutoLinkMask() { return mAutoLinkMask; }
    public final void setAutoLinkMask(int mask) { mAutoLinkMask = mask; }
    public Locale getTextLocale() { return mTextPaint.getTextLocale(); }
    public LocaleList getTextLocales() { return mTextPaint.getTextLocales(); }

    public void setTextLocale(Locale locale) {
        mTextPaint.setTextLocale(locale);
        relayout();
    }

    public void setTextLocales(LocaleList locales) {
        mTextPaint.setTextLocales(locales);
        relayout();
    }

    private void relayout() {
        if (mLayout != null) {
            nullLayouts();
            requestLayout();
            invalidate();
        }
    }

    public float getTextSize() { return mTextPaint.getTextSize(); }
    public float getScaledTextSize() { return mTextPaint.getTextSize() / mTextPaint.density; }
    public int getTypefaceStyle() { final Typeface t = mTextPaint.getTypeface(); return t != null ? t.getStyle() : Typeface.NORMAL; }
    public void setTextSize(float size) { setTextSize(TypedValue.COMPLEX_UNIT_SP, size); }

    public void setTextSize(int unit, float size) {
        if (mAutoSizeType == AUTO_SIZE_TEXT_TYPE_NONE) {
            setRawTextSize(TypedValue.applyDimension(unit, size, getResources().getDisplayMetrics()), true);
        }
    }

    private void setRawTextSize(float size, boolean request) {
        if (size != mTextPaint.getTextSize()) {
            mTextPaint.setTextSize(size);
            if (request && mLayout != null) {
                mNeedsAutoSizeText = false;
                relayout();
            }
        }
    }

    public float getTextScaleX() { return mTextPaint.getTextScaleX(); }

    public void setTextScaleX(float size) {
        if (size != mTextPaint.getTextScaleX()) {
            mUserSetTextScaleX = true;
            mTextPaint.setTextScaleX(size);
            relayout();
        }
    }

    public void setTypeface(Typeface tf) {
        if (mTextPaint.getTypeface() != tf) {
            mTextPaint.setTypeface(tf);
            relayout();
        }
    }

    public Typeface getTypeface() { return mTextPaint.getTypeface(); }

    public void setElegantTextHeight(boolean elegant) {
        if (elegant != mTextPaint.isElegantTextHeight()) {
            mTextPaint.setElegantTextHeight(elegant);
            relayout();
        }
    }

    public float getLetterSpacing() { return mTextPaint.getLetterSpacing(); }

    public void setLetterSpacing(float letterSpacing) {
        if (letterSpacing != mTextPaint.getLetterSpacing()) {
            mTextPaint.setLetterSpacing(letterSpacing);
            relayout();
        }
    }

    public String getFontFeatureSettings() { return mTextPaint.getFontFeatureSettings(); }
    public String getFontVariationSettings() { return mTextPaint.getFontVariationSettings(); }

    public void setFontFeatureSettings(String fontFeatureSettings) {
        mTextPaint.setFontFeatureSettings(fontFeatureSettings);
        relayout();
    }

    public boolean setFontVariationSettings(String settings) {
        final boolean effective = mTextPaint.setFontVariationSettings(settings);
        if (effective) {
            relayout();
        }
        return effective;
    }

    public void setBreakStrategy(int breakStrategy) {
        mBreakStrategy = breakStrategy;
        relayout();
    }

    public int getBreakStrategy() { return mBreakStrategy; }

    public void setHyphenationFrequency(int hyphenationFrequency) {
        mHyphenationFrequency = hyphenationFrequency;
        relayout();
    }

    public int getHyphenationFrequency() { return mHyphenationFrequency; }

    public void setJustificationMode(int justificationMode) {
        mJustificationMode = justificationMode;
        relayout();
    }

    public int getJustificationMode() { return mJustificationMode; }

    public void setTextColor(int color) {
        mTextColor = ColorStateList.valueOf(color);
        updateTextColors();
    }

    public void setTextColor(ColorStateList colors) {
        if (colors == null) {
            throw new NullPointerException();
        }
        mTextColor = colors;
        updateTextColors();
    }

    public final ColorStateList getTextColors() { return mTextColor; }
    public final int getCurrentTextColor() { return mCurTextColor; }

    public void setHighlightColor(int color) {
        if (mHighlightColor != color) {
            mHighlightColor = color;
            invalidate();
        }
    }

    public int getHighlightColor() { return mHighlightColor; }

    public final void setShowSoftInputOnFocus(boolean show) { mShowSoftInputOnFocus = show; }
    public final boolean getShowSoftInputOnFocus() { return mShowSoftInputOnFocus; }

    public void setShadowLayer(float radius, float dx, float dy, int color) {
        mTextPaint.setShadowLayer(radius, dx, dy, color);
        mShadowRadius = radius;
        mShadowDx = dx;
        mShadowDy = dy;
        mShadowColor = color;
        invalidate();
    }

    public float getShadowRadius() { return mShadowRadius; }
    public float getShadowDx() { return mShadowDx; }
    public float getShadowDy() { return mShadowDy; }
    public int getShadowColor() { return mShadowColor; }
    public TextPaint getPaint() { return mTextPaint; }
    public final void setLinksClickable(boolean whether) { mLinksClickable = whether; }
    public final boolean getLinksClickable() { return mLinksClickable; }

    public URLSpan[] getUrls() {
        return mText instanceof Spanned ? ((Spanned) mText).getSpans(0, mText.length(), URLSpan.class) : new URLSpan[0];
    }

    public final void setHintTextColor(int color) {
        mHintTextColor = ColorStateList.valueOf(color);
        updateTextColors();
    }

    public final void setHintTextColor(ColorStateList colors) {
        mHintTextColor = colors;
        updateTextColors();
    }

    public final ColorStateList getHintTextColors() { return mHintTextColor; }
    public final int getCurrentHintTextColor() { return mHintTextColor != null ? mCurHintTextColor : mCurTextColor; }

    public final void setLinkTextColor(int color) {
        mLinkTextColor = ColorStateList.valueOf(color);
        updateTextColors();
    }

    public final void setLinkTextColor(ColorStateList colors) {
        mLinkTextColor = colors;
        updateTextColors();
    }

    public final ColorStateList getLinkTextColors() { return mLinkTextColor; }

    public void setGravity(int gravity) {
        if ((gravity & Gravity.RELATIVE_HORIZONTAL_GRAVITY_MASK) == 0) {
            gravity |= Gravity.START;
        }
        if ((gravity & Gravity.VERTICAL_GRAVITY_MASK) == 0) {
            gravity |= Gravity.TOP;
        }
        final boolean newLayout = (gravity & Gravity.RELATIVE_HORIZONTAL_GRAVITY_MASK) != (mGravity & Gravity.RELATIVE_HORIZONTAL_GRAVITY_MASK);
        if (gravity != mGravity) {
            invalidate();
        }
        mGravity = gravity;
        if (mLayout != null && newLayout) {
            makeNewLayout(mLayout.getWidth(), mHintLayout == null ? 0 : mHintLayout.getWidth(), UNKNOWN_BORING, UNKNOWN_BORING,
                    mRight - mLeft - getCompoundPaddingLeft() - getCompoundPaddingRight(), true);
        }
    }

    public int getGravity() { return mGravity; }
    public int getPaintFlags() { return mTextPaint.getFlags(); }

    public void setPaintFlags(int flags) {
        if (mTextPaint.getFlags() != flags) {
            mTextPaint.setFlags(flags);
            relayout();
        }
    }

    public void setHorizontallyScrolling(boolean whether) {
        if (mHorizontallyScrolling != whether) {
            mHorizontallyScrolling = whether;
            relayout();
        }
    }

    public boolean getHorizontallyScrolling() { return mHorizontallyScrolling; }

    private void bounds(int minMode, int min, int maxMode, int max) {
        mMinMode = minMode;
        mMinimum = min;
        mMaxMode = maxMode;
        mMaximum = max;
        requestLayout();
        invalidate();
    }

    public void setMinLines(int minLines) { bounds(LINES, minLines, mMaxMode, mMaximum); }
    public int getMinLines() { return mMinMode == LINES ? mMinimum : -1; }
    public void setMinHeight(int minPixels) { bounds(PIXELS, minPixels, mMaxMode, mMaximum); }
    public int getMinHeight() { return mMinMode == PIXELS ? mMinimum : -1; }
    public void setMaxLines(int maxLines) { bounds(mMinMode, mMinimum, LINES, maxLines); }
    public int getMaxLines() { return mMaxMode == LINES ? mMaximum : -1; }
    public void setMaxHeight(int maxPixels) { bounds(mMinMode, mMinimum, PIXELS, maxPixels); }
    public int getMaxHeight() { return mMaxMode == PIXELS ? mMaximum : -1; }
    public void setLines(int lines) { bounds(LINES, lines, LINES, lines); }
    public void setHeight(int pixels) { bounds(PIXELS, pixels, PIXELS, pixels); }

    private void widths(int minMode, int min, int maxMode, int max) {
        mMinWidthMode = minMode;
        mMinWidth = min;
        mMaxWidthMode = maxMode;
        mMaxWidth = max;
        requestLayout();
        invalidate();
    }

    public void setMinEms(int minEms) { widths(EMS, minEms, mMaxWidthMode, mMaxWidth); }
    public int getMinEms() { return mMinWidthMode == EMS ? mMinWidth : -1; }
    public void setMinWidth(int minPixels) { widths(PIXELS, minPixels, mMaxWidthMode, mMaxWidth); }
    public int getMinWidth() { return mMinWidthMode == PIXELS ? mMinWidth : -1; }
    public void setMaxEms(int maxEms) { widths(mMinWidthMode, mMinWidth, EMS, maxEms); }
    public int getMaxEms() { return mMaxWidthMode == EMS ? mMaxWidth : -1; }
    public void setMaxWidth(int maxPixels) { widths(mMinWidthMode, mMinWidth, PIXELS, maxPixels); }
    public int getMaxWidth() { return mMaxWidthMode == PIXELS ? mMaxWidth : -1; }
    public void setEms(int ems) { widths(EMS, ems, EMS, ems); }
    public void setWidth(int pixels) { widths(PIXELS, pixels, PIXELS, pixels); }

    public void setLineSpacing(float add, float mult) {
        if (mSpacingAdd != add || mSpacingMult != mult) {
            mSpacingAdd = add;
            mSpacingMult = mult;
            relayout();
        }
    }

    public float getLineSpacingMultiplier() { return mSpacingMult; }
    public float getLineSpacingExtra() { return mSpacingAdd; }

    public final void append(CharSequence text) {
        append(text, 0, text.length());
    }

    public void append(CharSequence text, int start, int end) {
        if (!(mText instanceof Editable)) {
            setText(mText, BufferType.EDITABLE);
        }
        ((Editable) mText).append(text, start, end);
        if (mAutoLinkMask != 0) {
            if (Linkify.addLinks((Spannable) mText, mAutoLinkMask) && mLinksClickable && !textCanBeSelected()) {
                setMovementMethod(LinkMovementMethod.getInstance());
            }
        }
    }

    private void updateTextColors() {
        boolean inval = false;
        final int[] state = getDrawableState();
        if (mTextColor == null) {
            return;
        }
        int color = mTextColor.getColorForState(state, 0);
        if (color != mCurTextColor) {
            mCurTextColor = color;
            inval = true;
        }
        if (mLinkTextColor != null) {
            color = mLinkTextColor.getColorForState(state, 0);
            if (color != mTextPaint.linkColor) {
                mTextPaint.linkColor = color;
                inval = true;
            }
        }
        if (mHintTextColor != null) {
            color = mHintTextColor.getColorForState(state, 0);
            if (color != mCurHintTextColor) {
                mCurHintTextColor = color;
                inval |= mText.length() == 0;
            }
        }
        if (inval) {
            invalidate();
        }
    }

    @Override
    protected void drawableStateChanged() {
        super.drawableStateChanged();
        if (mTextColor != null && mTextColor.isStateful() || mHintTextColor != null && mHintTextColor.isStateful()
                || mLinkTextColor != null && mLinkTextColor.isStateful()) {
            updateTextColors();
        }
        if (mDrawables != null) {
            final int[] state = getDrawableState();
            for (Drawable d : mDrawables.mShowing) {
                if (d != null && d.isStateful() && d.setState(state)) {
                    invalidateDrawable(d);
                }
            }
        }
    }

    @Override
    public void drawableHotspotChanged(float x, float y) {
        super.drawableHotspotChanged(x, y);
        if (mDrawables != null) {
            for (Drawable d : mDrawables.mShowing) {
                if (d != null) {
                    d.setHotspot(x, y);
                }
            }
        }
    }

    // ---- saved state

    @Override
    public Parcelable onSaveInstanceState() {
        final Parcelable superState = super.onSaveInstanceState();
        final boolean freezesText = getFreezesText();
        boolean hasSelection = false;
        int start = -1, end = -1;
        if (mText != null) {
            start = getSelectionStart();
            end = getSelectionEnd();
            hasSelection = start >= 0 || end >= 0;
        }
        if (freezesText || hasSelection) {
            final SavedState ss = new SavedState(superState);
            if (freezesText) {
                if (mText instanceof Spanned) {
                    final Spannable sp = new SpannableString(mText);
                    if (mChangeWatcher != null) {
                        for (Object o : sp.getSpans(0, sp.length(), ChangeWatcher.class)) {
                            sp.removeSpan(o);
                        }
                    }
                    ss.text = sp;
                } else {
                    ss.text = mText.toString();
                }
            }
            if (hasSelection) {
                ss.selStart = start;
                ss.selEnd = end;
            }
            ss.frozenWithFocus = isFocused() && start >= 0 && end >= 0;
            ss.error = getError();
            return ss;
        }
        return superState;
    }

    @Override
    public void onRestoreInstanceState(Parcelable state) {
        if (!(state instanceof SavedState)) {
            super.onRestoreInstanceState(state);
            return;
        }
        final SavedState ss = (SavedState) state;
        super.onRestoreInstanceState(ss.getSuperState());
        if (ss.text != null) {
            setText(ss.text);
        }
        if (ss.selStart >= 0 && ss.selEnd >= 0 && mText instanceof Spannable) {
            final int len = mText.length();
            if (ss.selStart > len || ss.selEnd > len) {
                android.util.Log.e("TextView", "Saved cursor position " + ss.selStart + "/" + ss.selEnd + " out of range for "
                        + (ss.text != null ? "(restored) " : "") + "text " + mText);
            } else {
                Selection.setSelection((Spannable) mText, ss.selStart, ss.selEnd);
            }
        }
        if (ss.frozenWithFocus && mText instanceof Spannable) {
            editor().mFrozenWithFocus = true;
        }
        if (ss.error != null) {
            final CharSequence error = ss.error;
            post(new Runnable() {
                @Override
                public void run() {
                    setError(error);
                }
            });
        }
    }

    public void setFreezesText(boolean freezesText) { mFreezesText = freezesText; }
    public boolean getFreezesText() { return mFreezesText; }

    /** The text and the selection as saved. */
    public static class SavedState extends BaseSavedState {
        int selStart = -1, selEnd = -1;
        CharSequence text;
        boolean frozenWithFocus;
        CharSequence error;

        SavedState(Parcelable superState) {
            super(superState);
        }

        @Override
        public void writeToParcel(Parcel out, int flags) {
            super.writeToParcel(out, flags);
            out.writeInt(selStart);
            out.writeInt(selEnd);
            out.writeInt(frozenWithFocus ? 1 : 0);
            TextUtils.writeToParcel(text, out, flags);
            TextUtils.writeToParcel(error, out, flags);
        }

        @Override
        public String toString() {
            String str = "TextView.SavedState{" + Integer.toHexString(System.identityHashCode(this)) + " start=" + selStart + " end=" + selEnd;
            if (text != null) {
                str += " text=" + text;
            }
            return str + "}";
        }

        public static final Parcelable.Creator<SavedState> CREATOR = new Parcelable.Creator<SavedState>() {
            @Override
            public SavedState createFromParcel(Parcel in) {
                return new SavedState(in);
            }

            @Override
            public SavedState[] newArray(int size) {
                return new SavedState[size];
            }
        };

        private SavedState(Parcel in) {
            super(in);
            selStart = in.readInt();
            selEnd = in.readInt();
            frozenWithFocus = in.readInt() != 0;
            text = TextUtils.CHAR_SEQUENCE_CREATOR.createFromParcel(in);
            error = TextUtils.CHAR_SEQUENCE_CREATOR.createFromParcel(in);
        }
    }

    // ---- the text

    public final void setEditableFactory(Editable.Factory factory) {
        mEditableFactory = factory;
        setText(mText);
    }

    public final void setSpannableFactory(Spannable.Factory factory) {
        mSpannableFactory = factory;
        setText(mText);
    }

    public final void setText(CharSequence text) {
        setText(text, mBufferType);
    }

    public final void setTextKeepState(CharSequence text) {
        setTextKeepState(text, mBufferType);
    }

    public void setText(CharSequence text, BufferType type) {
        setText(text, type, true, 0);
    }

    private void setText(CharSequence text, BufferType type, boolean notifyBefore, int oldlen) {
        if (text == null) {
            text = "";
        }
        if (!isSuggestionsEnabled()) {
            text = TextUtils.stringOrSpannedString(text) == null ? text : text;
        }
        if (!mUserSetTextScaleX) {
            mTextPaint.setTextScaleX(1.0f);
        }
        for (int i = 0; i < mFilters.length; i++) {
            final CharSequence out = mFilters[i].filter(text, 0, text.length(), EMPTY_SPANNED, 0, 0);
            if (out != null) {
                text = out;
            }
        }
        if (notifyBefore) {
            if (mText != null) {
                oldlen = mText.length();
                sendBeforeTextChanged(mText, 0, oldlen, text.length());
            } else {
                sendBeforeTextChanged("", 0, 0, text.length());
            }
        }
        boolean needEditableForNotification = mListeners != null && mListeners.size() != 0;
        if (type == BufferType.EDITABLE || getKeyListener() != null || needEditableForNotification) {
            final Editable t = mEditableFactory.newEditable(text);
            text = t;
            setFilters(t, mFilters);
            final InputMethodManager imm = InputMethodManager.peekInstance();
            if (imm != null) {
                imm.restartInput(this);
            }
        } else if (type == BufferType.SPANNABLE || mMovement != null) {
            text = mSpannableFactory.newSpannable(text);
        } else if (!(text instanceof CharWrapper)) {
            text = TextUtils.stringOrSpannedString(text);
        }
        if (mAutoLinkMask != 0) {
            final Spannable s2 = type == BufferType.EDITABLE || text instanceof Spannable ? (Spannable) text : mSpannableFactory.newSpannable(text);
            if (Linkify.addLinks(s2, mAutoLinkMask)) {
                text = s2;
                type = type == BufferType.EDITABLE ? BufferType.EDITABLE : BufferType.SPANNABLE;
                mText = text;
                if (mLinksClickable && !textCanBeSelected()) {
                    setMovementMethod(LinkMovementMethod.getInstance());
                }
            }
        }
        mBufferType = type;
        mText = text;
        mTransformed = mTransformation == null ? text : mTransformation.getTransformation(text, this);
        final int textLength = text.length();
        if (text instanceof Spannable && !mAllowTransformationLengthChange) {
            final Spannable sp = (Spannable) text;
            for (ChangeWatcher w : sp.getSpans(0, sp.length(), ChangeWatcher.class)) {
                sp.removeSpan(w);
            }
            if (mChangeWatcher == null) {
                mChangeWatcher = new ChangeWatcher();
            }
            sp.setSpan(mChangeWatcher, 0, textLength, Spanned.SPAN_INCLUSIVE_INCLUSIVE | 100 << Spanned.SPAN_PRIORITY_SHIFT);
            if (mKeyListener != null) {
                sp.setSpan(mKeyListener, 0, textLength, Spanned.SPAN_INCLUSIVE_INCLUSIVE);
            }
            if (mTransformation != null) {
                sp.setSpan(mTransformation, 0, textLength, Spanned.SPAN_INCLUSIVE_INCLUSIVE);
            }
            if (mMovement != null) {
                mMovement.initialize(this, (Spannable) text);
                if (mEditor != null) {
                    mEditor.mSelectionMoved = false;
                }
            }
        }
        if (mLayout != null) {
            checkForRelayout();
        }
        sendOnTextChanged(text, 0, oldlen, textLength);
        onTextChanged(text, 0, oldlen, textLength);
        if (needEditableForNotification) {
            sendAfterTextChanged((Editable) text);
        }
        prepareCursorControllers();
    }

    public final void setText(char[] text, int start, int len) {
        int oldlen = 0;
        if (start < 0 || len < 0 || start + len > text.length) {
            throw new IndexOutOfBoundsException(start + ", " + len);
        }
        if (mText != null) {
            oldlen = mText.length();
            sendBeforeTextChanged(mText, 0, oldlen, len);
        } else {
            sendBeforeTextChanged("", 0, 0, len);
        }
        setText(new CharWrapper(text, start, len), mBufferType, false, oldlen);
    }

    public final void setTextKeepState(CharSequence text, BufferType type) {
        final int start = getSelectionStart(), end = getSelectionEnd(), len = text.length();
        setText(text, type);
        if ((start >= 0 || end >= 0) && mText instanceof Spannable) {
            Selection.setSelection((Spannable) mText, Math.max(0, Math.min(start, len)), Math.max(0, Math.min(end, len)));
        }
    }

    public final void setText(int resid) {
        setText(getContext().getResources().getText(resid));
    }

    public final void setText(int resid, BufferType type) {
        setText(getContext().getResources().getText(resid), type);
    }

    public final void setHint(CharSequence hint) {
        mHint = TextUtils.stringOrSpannedString(hint);
        if (mLayout != null) {
            checkForRelayout();
        }
        if (mText.length() == 0) {
            invalidate();
        }
    }

    public final void setHint(int resid) {
        setHint(getContext().getResources().getText(resid));
    }

    public CharSequence getHint() { return mHint; }
    boolean isSingleLine() { return mSingleLine; }

    private static boolean isMultilineInputType(int type) {
        return (type & (EditorInfo.TYPE_MASK_CLASS | EditorInfo.TYPE_TEXT_FLAG_MULTI_LINE))
                == (EditorInfo.TYPE_CLASS_TEXT | EditorInfo.TYPE_TEXT_FLAG_MULTI_LINE);
    }

    private static boolean isPasswordInputType(int inputType) {
        final int variation = inputType & (EditorInfo.TYPE_MASK_CLASS | EditorInfo.TYPE_MASK_VARIATION);
        return variation == (EditorInfo.TYPE_CLASS_TEXT | EditorInfo.TYPE_TEXT_VARIATION_PASSWORD)
                || variation == (EditorInfo.TYPE_CLASS_TEXT | EditorInfo.TYPE_TEXT_VARIATION_WEB_PASSWORD)
                || variation == (EditorInfo.TYPE_CLASS_NUMBER | EditorInfo.TYPE_NUMBER_VARIATION_PASSWORD);
    }

    public void setInputType(int type) {
        final boolean wasPassword = isPasswordInputType(getInputType());
        final boolean wasVisible = (getInputType() & 0xfff) == 0x91;
        setInputType(type, false);
        final boolean isPassword = isPasswordInputType(type), isVisible = (type & 0xfff) == 0x91;
        boolean forceUpdate = false;
        if (isPassword) {
            setTransformationMethod(PasswordTransformationMethod.getInstance());
            setTypefaceFromAttrs(null, null, MONOSPACE, 0);
        } else if (isVisible) {
            if (mTransformation == PasswordTransformationMethod.getInstance()) {
                forceUpdate = true;
            }
            setTypefaceFromAttrs(null, null, MONOSPACE, 0);
        } else if (wasPassword || wasVisible) {
            setTypefaceFromAttrs(null, null, -1, -1);
            if (mTransformation == PasswordTransformationMethod.getInstance()) {
                forceUpdate = true;
            }
        }
        final boolean singleLine = !isMultilineInputType(type);
        if (mSingleLine != singleLine || forceUpdate) {
            applySingleLine(singleLine, !isPassword, true);
        }
        final InputMethodManager imm = InputMethodManager.peekInstance();
        if (imm != null) {
            imm.restartInput(this);
        }
    }

    public void setRawInputType(int type) {
        mInputType = type;
    }

    private void setInputType(int type, boolean direct) {
        final int cls = type & EditorInfo.TYPE_MASK_CLASS;
        final KeyListener input;
        if (cls == EditorInfo.TYPE_CLASS_TEXT) {
            final boolean autotext = (type & EditorInfo.TYPE_TEXT_FLAG_AUTO_CORRECT) != 0;
            final TextKeyListener.Capitalize cap = (type & EditorInfo.TYPE_TEXT_FLAG_CAP_CHARACTERS) != 0 ? TextKeyListener.Capitalize.CHARACTERS
                    : (type & EditorInfo.TYPE_TEXT_FLAG_CAP_WORDS) != 0 ? TextKeyListener.Capitalize.WORDS
                    : (type & EditorInfo.TYPE_TEXT_FLAG_CAP_SENTENCES) != 0 ? TextKeyListener.Capitalize.SENTENCES : TextKeyListener.Capitalize.NONE;
            input = TextKeyListener.getInstance(autotext, cap);
        } else if (cls == EditorInfo.TYPE_CLASS_NUMBER) {
            input = DigitsKeyListener.getInstance((type & EditorInfo.TYPE_NUMBER_FLAG_SIGNED) != 0, (type & EditorInfo.TYPE_NUMBER_FLAG_DECIMAL) != 0);
        } else if (cls == EditorInfo.TYPE_CLASS_DATETIME) {
            switch (type & EditorInfo.TYPE_MASK_VARIATION) {
                case EditorInfo.TYPE_DATETIME_VARIATION_DATE: input = DateKeyListener.getInstance(); break;
                case EditorInfo.TYPE_DATETIME_VARIATION_TIME: input = TimeKeyListener.getInstance(); break;
                default: input = DateTimeKeyListener.getInstance();
            }
        } else if (cls == EditorInfo.TYPE_CLASS_PHONE) {
            input = DialerKeyListener.getInstance();
        } else {
            input = TextKeyListener.getInstance();
        }
        setRawInputType(type);
        if (direct) {
            mKeyListener = input;
        } else {
            setKeyListenerOnly(input);
        }
    }

    public int getInputType() { return mInputType; }
    public void setImeOptions(int imeOptions) { mImeOptions = imeOptions; }
    public int getImeOptions() { return mImeOptions; }

    public void setImeActionLabel(CharSequence label, int actionId) {
        mImeActionLabel = label;
        mImeActionId = actionId;
    }

    public CharSequence getImeActionLabel() { return mImeActionLabel; }
    public int getImeActionId() { return mImeActionId; }
    public void setOnEditorActionListener(OnEditorActionListener l) { mOnEditorActionListener = l; }

    public void onEditorAction(int actionCode) {
        if (mOnEditorActionListener != null && mOnEditorActionListener.onEditorAction(this, actionCode, null)) {
            return;
        }
        if (actionCode == EditorInfo.IME_ACTION_NEXT) {
            final View v = focusSearch(FOCUS_FORWARD);
            if (v != null && !v.requestFocus(FOCUS_FORWARD)) {
                throw new IllegalStateException("focus search returned a view that wasn't able to take focus!");
            }
            return;
        } else if (actionCode == EditorInfo.IME_ACTION_PREVIOUS) {
            final View v = focusSearch(FOCUS_BACKWARD);
            if (v != null && !v.requestFocus(FOCUS_BACKWARD)) {
                throw new IllegalStateException("focus search returned a view that wasn't able to take focus!");
            }
            return;
        } else if (actionCode == EditorInfo.IME_ACTION_DONE) {
            final InputMethodManager imm = InputMethodManager.peekInstance();
            if (imm != null && imm.isActive(this)) {
                imm.hideSoftInputFromWindow(getWindowToken(), 0);
            }
            return;
        }
        final ViewRootImpl root = getViewRootImpl();
        if (root != null) {
            final long now = android.os.SystemClock.uptimeMillis();
            final int flags = KeyEvent.FLAG_SOFT_KEYBOARD | KeyEvent.FLAG_KEEP_TOUCH_MODE | KeyEvent.FLAG_EDITOR_ACTION;
            root.dispatchInputEvent(new KeyEvent(now, now, KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_ENTER, 0, 0, -1, 0, flags));
            root.dispatchInputEvent(new KeyEvent(now, now, KeyEvent.ACTION_UP, KeyEvent.KEYCODE_ENTER, 0, 0, -1, 0, flags));
        }
    }

    public void setPrivateImeOptions(String type) { mPrivateImeOptions = type; }
    public String getPrivateImeOptions() { return mPrivateImeOptions; }

    public Bundle getInputExtras(boolean create) {
        if (mInputExtras == null && create) {
            mInputExtras = new Bundle();
        }
        return mInputExtras;
    }

    public void setTextClassifier(TextClassifier textClassifier) { mTextClassifier = textClassifier; }

    public TextClassifier getTextClassifier() {
        if (mTextClassifier == null) {
            TextClassificationManager manager = mContext.getSystemService(TextClassificationManager.class);
            mTextClassifier = manager == null ? TextClassifier.NO_OP : manager.getTextClassifier();
        }
        return mTextClassifier;
    }

    public void setImeHintLocales(LocaleList hintLocales) { mImeHintLocales = hintLocales; }
    public LocaleList getImeHintLocales() { return mImeHintLocales; }
    public CharSequence getError() { return mError; }

    public void setError(CharSequence error) {
        if (error == null) {
            setError(null, null);
        } else {
            final Drawable dr = getContext().getDrawable(R.drawable.indicator_input_error);
            dr.setBounds(0, 0, dr.getIntrinsicWidth(), dr.getIntrinsicHeight());
            setError(error, dr);
        }
    }

    public void setError(CharSequence error, Drawable icon) {
        final boolean had = mErrorIcon != null;
        mError = TextUtils.stringOrSpannedString(error);
        mErrorIcon = error == null ? null : icon;
        if (had || mErrorIcon != null) {
            final Drawable[] d = getCompoundDrawables();
            if (mErrorIcon != null && !had) {
                mBeforeError = d[Drawables.RIGHT];
            }
            show(d[0], d[1], mErrorIcon != null ? mErrorIcon : mBeforeError, d[3]);
            if (mErrorIcon == null) {
                mBeforeError = null;
            }
        }
        if (mError != null || mEditor != null) {
            editor().setError(mError);
        }
    }

    private Drawable mBeforeError;

    @Override
    protected boolean setFrame(int l, int t, int r, int b) {
        final boolean result = super.setFrame(l, t, r, b);
        if (mEditor != null) {
            mEditor.setFrame();
        }
        return result;
    }

    public void setFilters(InputFilter[] filters) {
        if (filters == null) {
            throw new IllegalArgumentException();
        }
        mFilters = filters;
        if (mText instanceof Editable) {
            setFilters((Editable) mText, filters);
        }
    }

    private void setFilters(Editable e, InputFilter[] filters) {
        if (e == null) {
            return;
        }
        if (mKeyListener instanceof InputFilter) {
            final InputFilter[] nf = new InputFilter[filters.length + 1];
            System.arraycopy(filters, 0, nf, 0, filters.length);
            nf[filters.length] = (InputFilter) mKeyListener;
            e.setFilters(nf);
        } else {
            e.setFilters(filters);
        }
    }

    public InputFilter[] getFilters() { return mFilters; }

    // ---- layout

    private int getBoxHeight(Layout l) {
        final int padding = l == mHintLayout ? getCompoundPaddingTop() + getCompoundPaddingBottom()
                : getExtendedPaddingTop() + getExtendedPaddingBottom();
        return getMeasuredHeight() - padding;
    }

    int getVerticalOffset(boolean forceNormal) {
        int voffset = 0;
        final int gravity = mGravity & Gravity.VERTICAL_GRAVITY_MASK;
        Layout l = mLayout;
        if (!forceNormal && mText.length() == 0 && mHintLayout != null) {
            l = mHintLayout;
        }
        if (gravity != Gravity.TOP) {
            final int box = getBoxHeight(l), text = l.getHeight();
            if (text < box) {
                voffset = gravity == Gravity.BOTTOM ? box - text : box - text >> 1;
            }
        }
        return voffset;
    }

    private int getBottomVerticalOffset(boolean forceNormal) {
        int voffset = 0;
        final int gravity = mGravity & Gravity.VERTICAL_GRAVITY_MASK;
        Layout l = mLayout;
        if (!forceNormal && mText.length() == 0 && mHintLayout != null) {
            l = mHintLayout;
        }
        if (gravity != Gravity.BOTTOM) {
            final int box = getBoxHeight(l), text = l.getHeight();
            if (text < box) {
                voffset = gravity == Gravity.TOP ? box - text : box - text >> 1;
            }
        }
        return voffset;
    }

    private void registerForPreDraw() {
        if (!mPreDrawRegistered) {
            getViewTreeObserver().addOnPreDrawListener(this);
            mPreDrawRegistered = true;
        }
    }

    private void unregisterForPreDraw() {
        getViewTreeObserver().removeOnPreDrawListener(this);
        mPreDrawRegistered = false;
    }

    @Override
    public boolean onPreDraw() {
        if (mLayout == null) {
            assumeLayout();
        }
        if (mMovement != null) {
            int curs = getSelectionEnd();
            if (curs < 0 && (mGravity & Gravity.VERTICAL_GRAVITY_MASK) == Gravity.BOTTOM) {
                curs = mText.length();
            }
            if (curs >= 0) {
                bringPointIntoView(curs);
            }
        } else {
            bringTextIntoView();
        }
        if (mEditor != null && mEditor.mCreatedWithASelection) {
            mEditor.refreshTextActionMode();
            mEditor.mCreatedWithASelection = false;
        }
        unregisterForPreDraw();
        return true;
    }

    @Override
    protected void onAttachedToWindow() {
        super.onAttachedToWindow();
        if (mEditor != null) {
            mEditor.onAttachedToWindow();
        }
    }

    @Override
    protected void onDetachedFromWindowInternal() {
        if (mPreDrawRegistered) {
            unregisterForPreDraw();
        }
        resetResolvedDrawables();
        if (mEditor != null) {
            mEditor.onDetachedFromWindow();
        }
        super.onDetachedFromWindowInternal();
    }

    @Override
    public void onScreenStateChanged(int screenState) {
        super.onScreenStateChanged(screenState);
    }

    @Override
    protected boolean isPaddingOffsetRequired() {
        return mShadowRadius != 0 || mDrawables != null;
    }

    @Override
    protected int getLeftPaddingOffset() {
        return getCompoundPaddingLeft() - mPaddingLeft + (int) Math.min(0, mShadowDx - mShadowRadius);
    }

    @Override
    protected int getTopPaddingOffset() {
        return (int) Math.min(0, mShadowDy - mShadowRadius);
    }

    @Override
    protected int getBottomPaddingOffset() {
        return (int) Math.max(0, mShadowDy + mShadowRadius);
    }

    @Override
    protected int getRightPaddingOffset() {
        return -(getCompoundPaddingRight() - mPaddingRight) + (int) Math.max(0, mShadowDx + mShadowRadius);
    }

    @Override
    protected boolean verifyDrawable(Drawable who) {
        if (super.verifyDrawable(who)) {
            return true;
        }
        if (mDrawables != null) {
            for (Drawable dr : mDrawables.mShowing) {
                if (who == dr) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public void jumpDrawablesToCurrentState() {
        super.jumpDrawablesToCurrentState();
        if (mDrawables != null) {
            for (Drawable dr : mDrawables.mShowing) {
                if (dr != null) {
                    dr.jumpToCurrentState();
                }
            }
        }
    }

    @Override
    public void invalidateDrawable(Drawable drawable) {
        if (super.verifyDrawable(drawable)) {
            super.invalidateDrawable(drawable);
        } else if (verifyDrawable(drawable)) {
            invalidate();
        }
    }

    @Override
    public boolean hasOverlappingRendering() {
        return getBackground() != null && getBackground().getCurrent() != null || mText instanceof Spannable || hasSelection()
                || isHorizontalFadingEdgeEnabled();
    }

    public boolean isTextSelectable() {
        return mTextIsSelectable;
    }

    public void setTextIsSelectable(boolean selectable) {
        if (mTextIsSelectable == selectable) {
            return;
        }
        mTextIsSelectable = selectable;
        setFocusableInTouchMode(selectable);
        setFocusable(FOCUSABLE_AUTO);
        setClickable(selectable);
        setLongClickable(selectable);
        setMovementMethod(selectable ? ArrowKeyMovementMethod.getInstance() : null);
        setText(mText, selectable ? BufferType.SPANNABLE : BufferType.NORMAL);
    }

    @Override
    protected int[] onCreateDrawableState(int extraSpace) {
        final int[] state;
        if (mSingleLine) {
            state = super.onCreateDrawableState(extraSpace);
        } else {
            state = super.onCreateDrawableState(extraSpace + 1);
            mergeDrawableStates(state, MULTILINE_STATE_SET);
        }
        if (isTextSelectable()) {
            for (int i = 0; i < state.length; i++) {
                if (state[i] == attr.state_pressed) {
                    final int[] out = new int[state.length - 1];
                    System.arraycopy(state, 0, out, 0, i);
                    System.arraycopy(state, i + 1, out, i, state.length - i - 1);
                    return out;
                }
            }
        }
        return state;
    }

    @Override
    protected void onDraw(Canvas canvas) {
        super.onDraw(canvas);
        final int left = getCompoundPaddingLeft(), top = getCompoundPaddingTop(), right = getCompoundPaddingRight(), bottom = getCompoundPaddingBottom();
        final int scrollX = mScrollX, scrollY = mScrollY, r = mRight, l = mLeft, b = mBottom, t = mTop;
        final Drawables dr = mDrawables;
        if (dr != null) {
            final int vspace = b - t - bottom - top, hspace = r - l - right - left;
            if (dr.mShowing[0] != null) {
                draw(canvas, dr.mShowing[0], scrollX + mPaddingLeft, scrollY + top + (vspace - dr.mHeightLeft) / 2);
            }
            if (dr.mShowing[2] != null) {
                draw(canvas, dr.mShowing[2], scrollX + r - l - mPaddingRight - dr.mSizeRight, scrollY + top + (vspace - dr.mHeightRight) / 2);
            }
            if (dr.mShowing[1] != null) {
                draw(canvas, dr.mShowing[1], scrollX + left + (hspace - dr.mWidthTop) / 2, scrollY + mPaddingTop);
            }
            if (dr.mShowing[3] != null) {
                draw(canvas, dr.mShowing[3], scrollX + left + (hspace - dr.mWidthBottom) / 2, scrollY + b - t - mPaddingBottom - dr.mSizeBottom);
            }
        }
        int color = mCurTextColor;
        if (mLayout == null) {
            assumeLayout();
        }
        Layout layout = mLayout;
        if (mHint != null && mText.length() == 0) {
            if (mHintTextColor != null) {
                color = mCurHintTextColor;
            }
            layout = mHintLayout;
        }
        mTextPaint.setColor(color);
        mTextPaint.drawableState = getDrawableState();
        canvas.save();
        final int extendedTop = getExtendedPaddingTop(), extendedBottom = getExtendedPaddingBottom();
        final int vspace = mBottom - mTop - bottom - top, maxScrollY = mLayout.getHeight() - vspace;
        float clipLeft = left + scrollX, clipTop = scrollY == 0 ? 0 : extendedTop + scrollY, clipRight = r - l - right + scrollX;
        float clipBottom = b - t + scrollY - (scrollY == maxScrollY ? 0 : extendedBottom);
        if (mShadowRadius != 0) {
            clipLeft += Math.min(0, mShadowDx - mShadowRadius);
            clipRight += Math.max(0, mShadowDx + mShadowRadius);
            clipTop += Math.min(0, mShadowDy - mShadowRadius);
            clipBottom += Math.max(0, mShadowDy + mShadowRadius);
        }
        canvas.clipRect(clipLeft, clipTop, clipRight, clipBottom);
        canvas.translate(left, extendedTop + ((mGravity & Gravity.VERTICAL_GRAVITY_MASK) != Gravity.TOP ? getVerticalOffset(false) : 0));
        if (layout != null) {
            layout.draw(canvas);
        }
        canvas.restore();
    }

    private static void draw(Canvas canvas, Drawable d, int x, int y) {
        canvas.save();
        canvas.translate(x, y);
        d.draw(canvas);
        canvas.restore();
    }

    @Override
    public void getFocusedRect(Rect r) {
        if (mLayout == null) {
            super.getFocusedRect(r);
            return;
        }
        final int selEnd = getSelectionEnd();
        if (selEnd < 0) {
            super.getFocusedRect(r);
            return;
        }
        final int line = mLayout.getLineForOffset(selEnd);
        r.top = mLayout.getLineTop(line);
        r.bottom = mLayout.getLineBottom(line);
        r.left = (int) mLayout.getPrimaryHorizontal(selEnd) - 2;
        r.right = r.left + 4;
        r.offset(getCompoundPaddingLeft(), getExtendedPaddingTop() + ((mGravity & Gravity.VERTICAL_GRAVITY_MASK) != Gravity.TOP ? getVerticalOffset(false) : 0));
        r.bottom += getExtendedPaddingBottom();
    }

    public int getLineCount() { return mLayout != null ? mLayout.getLineCount() : 0; }

    public int getLineBounds(int line, Rect bounds) {
        if (mLayout == null) {
            if (bounds != null) {
                bounds.set(0, 0, 0, 0);
            }
            return 0;
        }
        final int baseline = mLayout.getLineBounds(line, bounds);
        int voffset = getExtendedPaddingTop();
        if ((mGravity & Gravity.VERTICAL_GRAVITY_MASK) != Gravity.TOP) {
            voffset += getVerticalOffset(true);
        }
        if (bounds != null) {
            bounds.offset(getCompoundPaddingLeft(), voffset);
        }
        return baseline + voffset;
    }

    @Override
    public int getBaseline() {
        if (mLayout == null) {
            return super.getBaseline();
        }
        int voffset = 0;
        if ((mGravity & Gravity.VERTICAL_GRAVITY_MASK) != Gravity.TOP) {
            voffset = getVerticalOffset(true);
        }
        if (isLayoutModeOptical(mParent)) {
            voffset -= getOpticalInsets().top;
        }
        final Layout layout = mText.length() == 0 && mHintLayout != null ? mHintLayout : mLayout;
        return getExtendedPaddingTop() + voffset + layout.getLineBaseline(0);
    }

    public void nullLayouts() {
        mLayout = mHintLayout = null;
        mBoring = mHintBoring = null;
        prepareCursorControllers();
    }

    private void assumeLayout() {
        int width = mRight - mLeft - getCompoundPaddingLeft() - getCompoundPaddingRight();
        if (width < 1) {
            width = 0;
        }
        final int physical = width;
        if (mHorizontallyScrolling) {
            width = VERY_WIDE;
        }
        makeNewLayout(width, physical, UNKNOWN_BORING, UNKNOWN_BORING, physical, false);
    }

    private Layout.Alignment getLayoutAlignment() {
        switch (getTextAlignment()) {
            case TEXT_ALIGNMENT_TEXT_START: return Layout.Alignment.ALIGN_NORMAL;
            case TEXT_ALIGNMENT_TEXT_END: return Layout.Alignment.ALIGN_OPPOSITE;
            case TEXT_ALIGNMENT_CENTER: return Layout.Alignment.ALIGN_CENTER;
            case TEXT_ALIGNMENT_VIEW_START: return isLayoutRtl() ? Layout.Alignment.ALIGN_RIGHT : Layout.Alignment.ALIGN_LEFT;
            case TEXT_ALIGNMENT_VIEW_END: return isLayoutRtl() ? Layout.Alignment.ALIGN_LEFT : Layout.Alignment.ALIGN_RIGHT;
            case TEXT_ALIGNMENT_GRAVITY:
                switch (mGravity & Gravity.RELATIVE_HORIZONTAL_GRAVITY_MASK) {
                    case Gravity.START: return Layout.Alignment.ALIGN_NORMAL;
                    case Gravity.END: return Layout.Alignment.ALIGN_OPPOSITE;
                    case Gravity.LEFT: return Layout.Alignment.ALIGN_LEFT;
                    case Gravity.RIGHT: return Layout.Alignment.ALIGN_RIGHT;
                    case Gravity.CENTER_HORIZONTAL: return Layout.Alignment.ALIGN_CENTER;
                }
        }
        return Layout.Alignment.ALIGN_NORMAL;
    }

    protected void makeNewLayout(int wantWidth, int hintWidth, BoringLayout.Metrics boring, BoringLayout.Metrics hintBoring,
            int ellipsisWidth, boolean bringIntoView) {
        mOldMaximum = mMaximum;
        mOldMaxMode = mMaxMode;
        wantWidth = Math.max(0, wantWidth);
        hintWidth = Math.max(0, hintWidth);
        final Layout.Alignment alignment = getLayoutAlignment();
        boolean shouldEllipsize = mEllipsize != null && getKeyListener() == null;
        if (mTextDir == null) {
            mTextDir = getTextDirectionHeuristic();
        }
        mLayout = makeSingleLayout(wantWidth, boring, ellipsisWidth, alignment, shouldEllipsize);
        shouldEllipsize = mEllipsize != null;
        mHintLayout = null;
        if (mHint != null) {
            if (shouldEllipsize) {
                hintWidth = wantWidth;
            }
            if (hintBoring == UNKNOWN_BORING) {
                hintBoring = BoringLayout.isBoring(mHint, mTextPaint, mTextDir, mHintBoring);
                if (hintBoring != null) {
                    mHintBoring = hintBoring;
                }
            }
            if (hintBoring != null) {
                if (hintBoring.width <= hintWidth && (!shouldEllipsize || hintBoring.width <= ellipsisWidth)) {
                    mHintLayout = BoringLayout.make(mHint, mTextPaint, hintWidth, alignment, mSpacingMult, mSpacingAdd, hintBoring, mIncludePad);
                } else if (shouldEllipsize && hintBoring.width <= hintWidth) {
                    mHintLayout = BoringLayout.make(mHint, mTextPaint, hintWidth, alignment, mSpacingMult, mSpacingAdd, hintBoring,
                            mIncludePad, mEllipsize, ellipsisWidth);
                }
            }
            if (mHintLayout == null) {
                mHintLayout = makeStatic(mHint, hintWidth, alignment, shouldEllipsize, ellipsisWidth);
            }
        }
        if (bringIntoView) {
            registerForPreDraw();
        }
        prepareCursorControllers();
    }

    private Layout makeStatic(CharSequence text, int width, Layout.Alignment alignment, boolean ellipsize, int ellipsisWidth) {
        final StaticLayout.Builder builder = StaticLayout.Builder.obtain(text, 0, text.length(), mTextPaint, width)
                .setAlignment(alignment).setTextDirection(mTextDir).setLineSpacing(mSpacingAdd, mSpacingMult).setIncludePad(mIncludePad)
                .setBreakStrategy(mBreakStrategy).setHyphenationFrequency(mHyphenationFrequency).setJustificationMode(mJustificationMode)
                .setMaxLines(mMaxMode == LINES ? mMaximum : Integer.MAX_VALUE);
        if (ellipsize) {
            builder.setEllipsize(mEllipsize).setEllipsizedWidth(ellipsisWidth);
        }
        return builder.build();
    }

    private Layout makeSingleLayout(int wantWidth, BoringLayout.Metrics boring, int ellipsisWidth, Layout.Alignment alignment, boolean shouldEllipsize) {
        if (mText instanceof Spannable) {
            return new DynamicLayout(mText, mTransformed, mTextPaint, wantWidth, alignment, mTextDir, mSpacingMult, mSpacingAdd, mIncludePad,
                    mBreakStrategy, mHyphenationFrequency, mJustificationMode, getKeyListener() == null ? mEllipsize : null, ellipsisWidth);
        }
        Layout result = null;
        if (boring == UNKNOWN_BORING) {
            boring = BoringLayout.isBoring(mTransformed, mTextPaint, mTextDir, mBoring);
            if (boring != null) {
                mBoring = boring;
            }
        }
        if (boring != null) {
            if (boring.width <= wantWidth && (mEllipsize == null || boring.width <= ellipsisWidth)) {
                result = BoringLayout.make(mTransformed, mTextPaint, wantWidth, alignment, mSpacingMult, mSpacingAdd, boring, mIncludePad);
            } else if (shouldEllipsize && boring.width <= wantWidth) {
                result = BoringLayout.make(mTransformed, mTextPaint, wantWidth, alignment, mSpacingMult, mSpacingAdd, boring, mIncludePad,
                        mEllipsize, ellipsisWidth);
            }
        }
        return result != null ? result : makeStatic(mTransformed, wantWidth, alignment, shouldEllipsize, ellipsisWidth);
    }

    public void setIncludeFontPadding(boolean includepad) {
        if (mIncludePad != includepad) {
            mIncludePad = includepad;
            relayout();
        }
    }

    public boolean getIncludeFontPadding() { return mIncludePad; }

    private static int desired(Layout layout) {
        final int n = layout.getLineCount();
        final CharSequence text = layout.getText();
        float max = 0;
        for (int i = 0; i < n - 1; i++) {
            if (text.charAt(layout.getLineEnd(i) - 1) != '\n') {
                return -1;
            }
        }
        for (int i = 0; i < n; i++) {
            max = Math.max(max, layout.getLineWidth(i));
        }
        return (int) Math.ceil(max);
    }

    private int wide(int width) {
        width = mMaxWidthMode == EMS ? Math.min(width, mMaxWidth * getLineHeight()) : Math.min(width, mMaxWidth);
        width = mMinWidthMode == EMS ? Math.max(width, mMinWidth * getLineHeight()) : Math.max(width, mMinWidth);
        return Math.max(width, getSuggestedMinimumWidth());
    }

    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        final int widthMode = MeasureSpec.getMode(widthMeasureSpec), heightMode = MeasureSpec.getMode(heightMeasureSpec);
        final int widthSize = MeasureSpec.getSize(widthMeasureSpec), heightSize = MeasureSpec.getSize(heightMeasureSpec);
        int width, height;
        BoringLayout.Metrics boring = UNKNOWN_BORING, hintBoring = UNKNOWN_BORING;
        if (mTextDir == null) {
            mTextDir = getTextDirectionHeuristic();
        }
        int des = -1;
        boolean fromExisting = false;
        if (widthMode == MeasureSpec.EXACTLY) {
            width = widthSize;
        } else {
            if (mLayout != null && mEllipsize == null) {
                des = desired(mLayout);
            }
            if (des < 0) {
                boring = BoringLayout.isBoring(mTransformed, mTextPaint, mTextDir, mBoring);
                if (boring != null) {
                    mBoring = boring;
                }
            } else {
                fromExisting = true;
            }
            if (boring == null || boring == UNKNOWN_BORING) {
                if (des < 0) {
                    des = (int) Math.ceil(Layout.getDesiredWidth(mTransformed, 0, mTransformed.length(), mTextPaint, mTextDir));
                }
                width = des;
            } else {
                width = boring.width;
            }
            final Drawables dr = mDrawables;
            if (dr != null) {
                width = Math.max(Math.max(width, dr.mWidthTop), dr.mWidthBottom);
            }
            if (mHint != null) {
                int hintDes = -1;
                if (mHintLayout != null && mEllipsize == null) {
                    hintDes = desired(mHintLayout);
                }
                if (hintDes < 0) {
                    hintBoring = BoringLayout.isBoring(mHint, mTextPaint, mTextDir, mHintBoring);
                    if (hintBoring != null) {
                        mHintBoring = hintBoring;
                    }
                }
                int hintWidth;
                if (hintBoring == null || hintBoring == UNKNOWN_BORING) {
                    if (hintDes < 0) {
                        hintDes = (int) Math.ceil(Layout.getDesiredWidth(mHint, 0, mHint.length(), mTextPaint, mTextDir));
                    }
                    hintWidth = hintDes;
                } else {
                    hintWidth = hintBoring.width;
                }
                width = Math.max(width, hintWidth);
            }
            width += getCompoundPaddingLeft() + getCompoundPaddingRight();
            width = wide(width);
            if (widthMode == MeasureSpec.AT_MOST) {
                width = Math.min(widthSize, width);
            }
        }
        int want = width - getCompoundPaddingLeft() - getCompoundPaddingRight();
        final int unpaddedWidth = want;
        if (mHorizontallyScrolling) {
            want = VERY_WIDE;
        }
        final int hintWant = want;
        final int hintWidth = mHintLayout == null ? hintWant : mHintLayout.getWidth();
        if (mLayout == null) {
            makeNewLayout(want, hintWant, boring, hintBoring, unpaddedWidth, false);
        } else {
            final boolean layoutChanged = mLayout.getWidth() != want || hintWidth != hintWant || mLayout.getEllipsizedWidth() != unpaddedWidth;
            final boolean widthChanged = mHint == null && mEllipsize == null && want > mLayout.getWidth()
                    && (mLayout instanceof BoringLayout || fromExisting && des >= 0 && des <= want);
            final boolean maximumChanged = mMaxMode != mOldMaxMode || mMaximum != mOldMaximum;
            if (layoutChanged || maximumChanged) {
                if (!maximumChanged && widthChanged) {
                    mLayout.increaseWidthTo(want);
                } else {
                    makeNewLayout(want, hintWant, boring, hintBoring, unpaddedWidth, false);
                }
            }
        }
        if (heightMode == MeasureSpec.EXACTLY) {
            height = heightSize;
            mDesiredHeightAtMeasure = -1;
        } else {
            final int desired = getDesiredHeight();
            height = desired;
            mDesiredHeightAtMeasure = desired;
            if (heightMode == MeasureSpec.AT_MOST) {
                height = Math.min(desired, heightSize);
            }
        }
        int unpaddedHeight = height - getCompoundPaddingTop() - getCompoundPaddingBottom();
        if (mMaxMode == LINES && mLayout.getLineCount() > mMaximum) {
            unpaddedHeight = Math.min(unpaddedHeight, mLayout.getLineTop(mMaximum));
        }
        if (mMovement != null || mLayout.getWidth() > unpaddedWidth || mLayout.getHeight() > unpaddedHeight) {
            registerForPreDraw();
        } else {
            scrollTo(0, 0);
        }
        setMeasuredDimension(width, height);
    }

    private int getDesiredHeight() {
        return Math.max(getDesiredHeight(mLayout, true), getDesiredHeight(mHintLayout, mEllipsize != null));
    }

    private int getDesiredHeight(Layout layout, boolean cap) {
        if (layout == null) {
            return 0;
        }
        int lines = layout.getLineCount();
        int desired = layout.getHeight(cap);
        final boolean capped = cap && mMaxMode == LINES && lines > mMaximum && layout instanceof android.text.DynamicLayout;
        if (capped) {
            desired = layout.getLineTop(mMaximum);
        }
        final Drawables dr = mDrawables;
        if (dr != null) {
            desired = Math.max(Math.max(desired, dr.mHeightLeft), dr.mHeightRight);
        }
        desired += getCompoundPaddingTop() + getCompoundPaddingBottom();
        if (mMaxMode != LINES) {
            desired = Math.min(desired, mMaximum);
        } else if (capped) {
            lines = mMaximum;
        }
        if (mMinMode == LINES) {
            if (lines < mMinimum) {
                desired += getLineHeight() * (mMinimum - lines);
            }
        } else {
            desired = Math.max(desired, mMinimum);
        }
        return Math.max(desired, getSuggestedMinimumHeight());
    }

    private void checkForResize() {
        boolean sizeChanged = false;
        if (mLayout != null) {
            if (mLayoutParams.width == LayoutParams.WRAP_CONTENT) {
                sizeChanged = true;
                invalidate();
            }
            if (mLayoutParams.height == LayoutParams.WRAP_CONTENT) {
                if (getDesiredHeight() != getHeight()) {
                    sizeChanged = true;
                }
            } else if (mLayoutParams.height == LayoutParams.MATCH_PARENT && mDesiredHeightAtMeasure >= 0
                    && getDesiredHeight() != mDesiredHeightAtMeasure) {
                sizeChanged = true;
            }
        }
        if (sizeChanged) {
            requestLayout();
        }
    }

    private void checkForRelayout() {
        if ((mLayoutParams.width != LayoutParams.WRAP_CONTENT
                || mMaxWidthMode == mMinWidthMode && mMaxWidth == mMinWidth) && (mHint == null || mHintLayout != null)
                && mRight - mLeft - getCompoundPaddingLeft() - getCompoundPaddingRight() > 0) {
            final int oldht = mLayout.getHeight();
            final int want = mLayout.getWidth(), hintWant = mHintLayout == null ? 0 : mHintLayout.getWidth();
            makeNewLayout(want, hintWant, UNKNOWN_BORING, UNKNOWN_BORING,
                    mRight - mLeft - getCompoundPaddingLeft() - getCompoundPaddingRight(), false);
            if (mEllipsize != TextUtils.TruncateAt.MARQUEE) {
                if (mLayoutParams.height != LayoutParams.WRAP_CONTENT && mLayoutParams.height != LayoutParams.MATCH_PARENT) {
                    invalidate();
                    return;
                }
                if (mLayout.getHeight() == oldht && (mHintLayout == null || mHintLayout.getHeight() == oldht)) {
                    invalidate();
                    return;
                }
            }
            requestLayout();
            invalidate();
        } else {
            nullLayouts();
            requestLayout();
            invalidate();
        }
    }

    @Override
    protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
        super.onLayout(changed, left, top, right, bottom);
        if (mAutoSizeType != AUTO_SIZE_TEXT_TYPE_NONE) {
            mNeedsAutoSizeText = true;
            autoSizeText();
        }
    }

    private boolean bringTextIntoView() {
        final Layout layout = mText.length() == 0 && mHintLayout != null ? mHintLayout : mLayout;
        int line = 0;
        if ((mGravity & Gravity.VERTICAL_GRAVITY_MASK) == Gravity.BOTTOM) {
            line = layout.getLineCount() - 1;
        }
        final Layout.Alignment a = layout.getParagraphAlignment(line);
        final int dir = layout.getParagraphDirection(line);
        final int hspace = mRight - mLeft - getCompoundPaddingLeft() - getCompoundPaddingRight();
        final int vspace = mBottom - mTop - getExtendedPaddingTop() - getExtendedPaddingBottom();
        final int ht = layout.getHeight();
        int scrollx, scrolly;
        final boolean ltr = dir == Layout.DIR_LEFT_TO_RIGHT;
        if (a == Layout.Alignment.ALIGN_CENTER) {
            final int left = (int) Math.floor(layout.getLineLeft(line)), right = (int) Math.ceil(layout.getLineRight(line));
            scrollx = right - left < hspace ? (right + left) / 2 - hspace / 2 : ltr ? left : right - hspace;
        } else if (a == Layout.Alignment.ALIGN_RIGHT || a == Layout.Alignment.ALIGN_NORMAL && !ltr || a == Layout.Alignment.ALIGN_OPPOSITE && ltr) {
            scrollx = (int) Math.ceil(layout.getLineRight(line)) - hspace;
        } else {
            scrollx = (int) Math.floor(layout.getLineLeft(line));
        }
        scrolly = ht < vspace ? 0 : (mGravity & Gravity.VERTICAL_GRAVITY_MASK) == Gravity.BOTTOM ? ht - vspace : 0;
        if (scrollx != mScrollX || scrolly != mScrollY) {
            scrollTo(scrollx, scrolly);
            return true;
        }
        return false;
    }

    public boolean bringPointIntoView(int offset) {
        if (isLayoutRequested()) {
            return false;
        }
        final Layout layout = mText.length() == 0 && mHintLayout != null ? mHintLayout : mLayout;
        if (layout == null) {
            return false;
        }
        final int line = layout.getLineForOffset(offset);
        final int x = (int) layout.getPrimaryHorizontal(offset);
        final int top = layout.getLineTop(line), bottom = layout.getLineTop(line + 1);
        final int left = (int) Math.floor(layout.getLineLeft(line)), right = (int) Math.ceil(layout.getLineRight(line)), ht = layout.getHeight();
        final int hspace = mRight - mLeft - getCompoundPaddingLeft() - getCompoundPaddingRight();
        final int vspace = mBottom - mTop - getExtendedPaddingTop() - getExtendedPaddingBottom();
        final int hslack = Math.min((bottom - top) / 2, hspace / 4), vslack = Math.min((bottom - top) / 2, vspace / 4);
        int hs = mScrollX, vs = mScrollY;
        if (top - vs < vslack) {
            vs = top - vslack;
        }
        if (bottom - vs > vspace - vslack) {
            vs = bottom - (vspace - vslack);
        }
        if (ht - vs < vspace) {
            vs = ht - vspace;
        }
        if (0 - vs > 0) {
            vs = 0;
        }
        if (right - left <= hspace && !mHorizontallyScrolling) {
            hs = left;
        } else {
            if (x - hs < hslack) {
                hs = x - hslack;
            }
            if (x - hs > hspace - hslack) {
                hs = x - (hspace - hslack);
            }
            if (left - hs > 0) {
                hs = left;
            }
            if (right - hs < hspace) {
                hs = Math.max(left, right - hspace);
            }
        }
        if (hs != mScrollX || vs != mScrollY) {
            scrollTo(hs, vs);
            return true;
        }
        return false;
    }

    /** Moves the cursor to the nearest line that can be seen. */
    public boolean moveCursorToVisibleOffset() {
        if (!(mText instanceof Spannable)) {
            return false;
        }
        final int start = getSelectionStart();
        if (start != getSelectionEnd()) {
            return false;
        }
        int line = mLayout.getLineForOffset(start);
        final int top = mLayout.getLineTop(line), bottom = mLayout.getLineTop(line + 1);
        final int vspace = mBottom - mTop - getExtendedPaddingTop() - getExtendedPaddingBottom();
        final int slack = Math.min((bottom - top) / 2, vspace / 4);
        if (top < mScrollY + slack) {
            line = mLayout.getLineForVertical(mScrollY + slack + (bottom - top));
        } else if (bottom > vspace + mScrollY - slack) {
            line = mLayout.getLineForVertical(vspace + mScrollY - slack - (bottom - top));
        }
        final int hspace = mRight - mLeft - getCompoundPaddingLeft() - getCompoundPaddingRight();
        final int left = mLayout.getOffsetForHorizontal(line, mScrollX), right = mLayout.getOffsetForHorizontal(line, hspace + mScrollX);
        final int low = Math.min(left, right), high = Math.max(left, right);
        final int to = Math.max(low, Math.min(start, high));
        if (to == start) {
            return false;
        }
        Selection.setSelection((Spannable) mText, to);
        return true;
    }

    @Override
    public void computeScroll() {
        if (mScroller != null && mScroller.computeScrollOffset()) {
            mScrollX = mScroller.getCurrX();
            mScrollY = mScroller.getCurrY();
            invalidateParentCaches();
            postInvalidate();
        }
    }

    public int getSelectionStart() { return Selection.getSelectionStart(getText()); }
    public int getSelectionEnd() { return Selection.getSelectionEnd(getText()); }

    public boolean hasSelection() {
        final int s = getSelectionStart(), e = getSelectionEnd();
        return s >= 0 && e > 0 && s != e;
    }

    public void setSingleLine() { setSingleLine(true); }
    public void setAllCaps(boolean allCaps) { setTransformationMethod(allCaps ? new AllCapsTransformationMethod(getContext()) : null); }

    public void setSingleLine(boolean singleLine) {
        setInputTypeSingleLine(singleLine);
        applySingleLine(singleLine, true, true);
    }

    private void setInputTypeSingleLine(boolean singleLine) {
        if ((mInputType & EditorInfo.TYPE_MASK_CLASS) == EditorInfo.TYPE_CLASS_TEXT) {
            mInputType = singleLine ? mInputType & ~EditorInfo.TYPE_TEXT_FLAG_MULTI_LINE : mInputType | EditorInfo.TYPE_TEXT_FLAG_MULTI_LINE;
        }
    }

    private void applySingleLine(boolean singleLine, boolean applyTransformation, boolean changeMaxLines) {
        mSingleLine = singleLine;
        if (singleLine) {
            setLines(1);
            setHorizontallyScrolling(true);
            if (applyTransformation) {
                setTransformationMethod(SingleLineTransformationMethod.getInstance());
            }
        } else {
            if (changeMaxLines) {
                setMaxLines(Integer.MAX_VALUE);
            }
            setHorizontallyScrolling(false);
            if (applyTransformation) {
                setTransformationMethod(null);
            }
        }
    }

    public void setEllipsize(TextUtils.TruncateAt where) {
        if (mEllipsize != where) {
            mEllipsize = where;
            relayout();
        }
    }

    public void setMarqueeRepeatLimit(int marqueeLimit) { mMarqueeRepeatLimit = marqueeLimit; }
    public int getMarqueeRepeatLimit() { return mMarqueeRepeatLimit; }
    public TextUtils.TruncateAt getEllipsize() { return mEllipsize; }

    public void setSelectAllOnFocus(boolean selectAllOnFocus) {
        mSelectAllOnFocus = selectAllOnFocus;
        if (selectAllOnFocus && !(mText instanceof Spannable)) {
            setText(mText, BufferType.SPANNABLE);
        }
    }

    public void setCursorVisible(boolean visible) {
        if (mCursorVisible != visible) {
            mCursorVisible = visible;
            invalidate();
            prepareCursorControllers();
        }
    }

    public boolean isCursorVisible() { return mCursorVisible; }
    protected void onTextChanged(CharSequence text, int start, int lengthBefore, int lengthAfter) { }
    protected void onSelectionChanged(int selStart, int selEnd) { }

    public void addTextChangedListener(TextWatcher watcher) {
        if (mListeners == null) {
            mListeners = new ArrayList<TextWatcher>();
        }
        mListeners.add(watcher);
    }

    public void removeTextChangedListener(TextWatcher watcher) {
        if (mListeners != null) {
            mListeners.remove(watcher);
        }
    }

    private void sendBeforeTextChanged(CharSequence text, int start, int before, int after) {
        if (mListeners != null) {
            final ArrayList<TextWatcher> list = mListeners;
            final int count = list.size();
            for (int i = 0; i < count; i++) {
                list.get(i).beforeTextChanged(text, start, before, after);
            }
        }
    }

    void sendOnTextChanged(CharSequence text, int start, int before, int after) {
        if (mListeners != null) {
            final ArrayList<TextWatcher> list = mListeners;
            final int count = list.size();
            for (int i = 0; i < count; i++) {
                list.get(i).onTextChanged(text, start, before, after);
            }
        }
        if (mEditor != null) {
            mEditor.sendOnTextChanged();
        }
    }

    void sendAfterTextChanged(Editable text) {
        if (mListeners != null) {
            final ArrayList<TextWatcher> list = mListeners;
            final int count = list.size();
            for (int i = 0; i < count; i++) {
                list.get(i).afterTextChanged(text);
            }
        }
    }

    void handleTextChanged(CharSequence buffer, int start, int before, int after) {
        sLastCutCopyOrTextChangedTime = 0;
        invalidate();
        if (mLayout != null) {
            checkForResizeAfterEdit();
        }
        sendOnTextChanged(buffer, start, before, after);
        onTextChanged(buffer, start, before, after);
        if (mError != null) {
            setError(null, null);
        }
        final int curs = getSelectionStart();
        if (curs >= 0 || (mGravity & Gravity.VERTICAL_GRAVITY_MASK) == Gravity.BOTTOM) {
            registerForPreDraw();
        }
    }

    private void checkForResizeAfterEdit() {
        checkForResize();
    }

    /** Sees every change of a text with spans. */
    private class ChangeWatcher implements TextWatcher, SpanWatcher {
        @Override
        public void beforeTextChanged(CharSequence buffer, int start, int before, int after) {
            sendBeforeTextChanged(buffer, start, before, after);
        }

        @Override
        public void onTextChanged(CharSequence buffer, int start, int before, int after) {
            handleTextChanged(buffer, start, before, after);
        }

        @Override
        public void afterTextChanged(Editable buffer) {
            sendAfterTextChanged(buffer);
        }

        private void spanChange(Spanned buf, Object what, int oldStart, int newStart, int oldEnd, int newEnd) {
            boolean selChanged = false;
            if (what == Selection.SELECTION_END) {
                selChanged = true;
                if (oldStart >= 0 || newStart >= 0) {
                    registerForPreDraw();
                }
            }
            if (what == Selection.SELECTION_START) {
                selChanged = true;
            }
            if (selChanged && mEditor != null && !isFocused()) {
                mEditor.mSelectionMoved = true;
            }
            if (selChanged && (buf.getSpanFlags(what) & Spanned.SPAN_INTERMEDIATE) == 0) {
                invalidate();
                if (mEditor != null) {
                    mEditor.refreshTextActionMode();
                    if (!hasSelection() && mEditor.getTextActionMode() == null && hasTransientState()) {
                        setHasTransientState(false);
                    }
                }
                onSelectionChanged(Selection.getSelectionStart(buf), Selection.getSelectionEnd(buf));
            }
            if (what instanceof UpdateAppearance || what instanceof ParagraphStyle || what instanceof CharacterStyle) {
                invalidate();
                checkForResize();
            }
        }

        @Override
        public void onSpanChanged(Spannable buf, Object what, int s, int e, int st, int en) {
            spanChange(buf, what, s, st, e, en);
        }

        @Override
        public void onSpanAdded(Spannable buf, Object what, int s, int e) {
            spanChange(buf, what, -1, s, -1, e);
        }

        @Override
        public void onSpanRemoved(Spannable buf, Object what, int s, int e) {
            spanChange(buf, what, s, -1, e, -1);
        }
    }

    // ---- focus, keys, touches

    @Override
    protected void onFocusChanged(boolean focused, int direction, Rect previouslyFocusedRect) {
        if (isTemporarilyDetached()) {
            super.onFocusChanged(focused, direction, previouslyFocusedRect);
            return;
        }
        if (mEditor != null) {
            mEditor.onFocusChanged(focused, direction);
        }
        if (focused && mText instanceof Spannable) {
            MetaKeyKeyListener.resetMetaState((Spannable) mText);
        }
        if (mTransformation != null) {
            mTransformation.onFocusChanged(this, mText, focused, direction, previouslyFocusedRect);
        }
        super.onFocusChanged(focused, direction, previouslyFocusedRect);
    }

    @Override
    public void onWindowFocusChanged(boolean hasWindowFocus) {
        super.onWindowFocusChanged(hasWindowFocus);
        if (mEditor != null) {
            mEditor.onWindowFocusChanged(hasWindowFocus);
        }
    }

    @Override
    protected void onVisibilityChanged(View changedView, int visibility) {
        super.onVisibilityChanged(changedView, visibility);
        if (mEditor != null && visibility != VISIBLE) {
            mEditor.hideControllers();
        }
    }

    /** What edits and selects the text, made when first there is something to do for it. */
    private Editor editor() {
        if (mEditor == null) {
            mEditor = new Editor(this);
        }
        return mEditor;
    }

    /** Says that whether there are handles may have changed. */
    private void prepareCursorControllers() {
        if (mText instanceof Spannable && (getKeyListener() != null || mTextIsSelectable || mSelectAllOnFocus || mBufferType == BufferType.EDITABLE)) {
            editor();
        }
        if (mEditor != null) {
            mEditor.prepareCursorControllers();
        }
    }

    public void clearComposingText() {
        if (mText instanceof Spannable) {
            android.view.inputmethod.BaseInputConnection.removeComposingSpans((Spannable) mText);
        }
    }

    @Override
    public void setSelected(boolean selected) {
        super.setSelected(selected);
    }

    boolean isTextEditable() {
        return mText instanceof Editable && onCheckIsTextEditor() && isEnabled();
    }

    boolean textCanBeSelected() {
        if (mMovement == null || !mMovement.canSelectArbitrarily()) {
            return false;
        }
        return isTextEditable() || isTextSelectable() && mText instanceof Spannable && isEnabled();
    }

    @Override
    public boolean onTouchEvent(MotionEvent event) {
        final int action = event.getActionMasked();
        if (mEditor != null) {
            mEditor.onTouchEvent(event);
            if (mEditor.isDragAcceleratorActive()) {
                return true;
            }
        }
        final boolean superResult = super.onTouchEvent(event);
        if (mEditor != null && action == MotionEvent.ACTION_UP && mEditor.discardActionUp()) {
            return superResult;
        }
        final boolean finished = action == MotionEvent.ACTION_UP && (mEditor == null || !mEditor.mIgnoreActionUpEvent) && isFocused();
        if ((mMovement != null || onCheckIsTextEditor()) && isEnabled() && mText instanceof Spannable && mLayout != null) {
            boolean handled = false;
            if (mMovement != null) {
                handled |= mMovement.onTouchEvent(this, (Spannable) mText, event);
            }
            final boolean selectable = isTextSelectable();
            if (finished && mLinksClickable && mAutoLinkMask != 0 && selectable) {
                final ClickableSpan[] links = ((Spannable) mText).getSpans(getSelectionStart(), getSelectionEnd(), ClickableSpan.class);
                if (links.length > 0) {
                    links[0].onClick(this);
                    handled = true;
                }
            }
            if (finished && (isTextEditable() || selectable)) {
                final InputMethodManager imm = InputMethodManager.peekInstance();
                if (imm != null) {
                    imm.viewClicked(this);
                    if (isTextEditable() && mShowSoftInputOnFocus) {
                        imm.showSoftInput(this, 0);
                    }
                }
                mEditor.onTouchUpEvent(event);
                handled = true;
            }
            if (handled) {
                return true;
            }
        }
        return superResult;
    }

    @Override
    public boolean onGenericMotionEvent(MotionEvent event) {
        if (mMovement != null && mText instanceof Spannable && mLayout != null
                && mMovement.onGenericMotionEvent(this, (Spannable) mText, event)) {
            return true;
        }
        return super.onGenericMotionEvent(event);
    }

    @Override
    public boolean onTrackballEvent(MotionEvent event) {
        if (mMovement != null && mText instanceof Spannable && mLayout != null
                && mMovement.onTrackballEvent(this, (Spannable) mText, event)) {
            return true;
        }
        return super.onTrackballEvent(event);
    }

    @Override
    public boolean onKeyDown(int keyCode, KeyEvent event) {
        return doKeyDown(keyCode, event) || super.onKeyDown(keyCode, event);
    }

    private boolean shouldAdvanceFocusOnEnter() {
        if (getKeyListener() == null) {
            return false;
        }
        if (mSingleLine) {
            return true;
        }
        if ((mInputType & EditorInfo.TYPE_MASK_CLASS) == EditorInfo.TYPE_CLASS_TEXT) {
            final int variation = mInputType & EditorInfo.TYPE_MASK_VARIATION;
            return variation == EditorInfo.TYPE_TEXT_VARIATION_EMAIL_ADDRESS || variation == EditorInfo.TYPE_TEXT_VARIATION_EMAIL_SUBJECT;
        }
        return false;
    }

    private boolean doKeyDown(int keyCode, KeyEvent event) {
        if (!isEnabled()) {
            return false;
        }
        if (event.getRepeatCount() == 0 && !KeyEvent.isModifierKey(keyCode)) {
            mEnterDown = false;
            mPreventDefaultMovement = false;
        }
        switch (keyCode) {
            case KeyEvent.KEYCODE_ENTER:
                if (event.hasNoModifiers()) {
                    if (mOnEditorActionListener != null && mOnEditorActionListener.onEditorAction(this, EditorInfo.IME_NULL, event)) {
                        mEnterDown = true;
                        return true;
                    }
                    if ((event.getFlags() & KeyEvent.FLAG_EDITOR_ACTION) != 0 || shouldAdvanceFocusOnEnter()) {
                        return !hasOnClickListeners();
                    }
                }
                break;
            case KeyEvent.KEYCODE_DPAD_CENTER:
                if (event.hasNoModifiers() && shouldAdvanceFocusOnEnter()) {
                    return false;
                }
                break;
            case KeyEvent.KEYCODE_TAB:
                if ((event.hasNoModifiers() || event.hasModifiers(KeyEvent.META_SHIFT_ON)) && shouldAdvanceFocusOnTab()) {
                    return false;
                }
                break;
            case KeyEvent.KEYCODE_BACK:
                if (mEditor != null && mEditor.getTextActionMode() != null) {
                    stopTextActionMode();
                    return true;
                }
                break;
            case KeyEvent.KEYCODE_CUT:
            case KeyEvent.KEYCODE_COPY:
            case KeyEvent.KEYCODE_PASTE:
                if (event.hasNoModifiers() && (keyCode == KeyEvent.KEYCODE_CUT ? canCut() : keyCode == KeyEvent.KEYCODE_COPY ? canCopy() : canPaste())
                        && onTextContextMenuItem(keyCode == KeyEvent.KEYCODE_CUT ? android.R.id.cut : keyCode == KeyEvent.KEYCODE_COPY ? android.R.id.copy : android.R.id.paste)) {
                    return true;
                }
                break;
        }
        if (mKeyListener != null && mText instanceof Editable) {
            beginBatchEdit();
            final boolean handled = mKeyListener.onKeyDown(this, (Editable) mText, keyCode, event);
            endBatchEdit();
            if (handled) {
                return true;
            }
        }
        if (mMovement != null && mLayout != null && mText instanceof Spannable) {
            if (mMovement.onKeyDown(this, (Spannable) mText, keyCode, event)) {
                mPreventDefaultMovement |= event.getRepeatCount() == 0 && !KeyEvent.isModifierKey(keyCode);
                return true;
            }
            // The arrows of a keyboard, which has a tab key to leave the field by, move nothing else.
            if (event.getSource() == InputDevice.SOURCE_KEYBOARD && isArrow(keyCode)) {
                return true;
            }
        }
        return mPreventDefaultMovement && !KeyEvent.isModifierKey(keyCode);
    }

    private boolean mPreventDefaultMovement; // while the key is held that has moved within the text

    private static boolean isArrow(int keyCode) {
        return keyCode == KeyEvent.KEYCODE_DPAD_UP || keyCode == KeyEvent.KEYCODE_DPAD_DOWN || keyCode == KeyEvent.KEYCODE_DPAD_LEFT
                || keyCode == KeyEvent.KEYCODE_DPAD_RIGHT;
    }

    private boolean shouldAdvanceFocusOnTab() {
        return getKeyListener() == null || mSingleLine || (mInputType & EditorInfo.TYPE_MASK_CLASS) != EditorInfo.TYPE_CLASS_TEXT
                || (mInputType & (EditorInfo.TYPE_TEXT_FLAG_IME_MULTI_LINE | EditorInfo.TYPE_TEXT_FLAG_MULTI_LINE)) == 0;
    }

    @Override
    public boolean onKeyMultiple(int keyCode, int repeatCount, KeyEvent event) {
        if (isEnabled() && mKeyListener != null && mText instanceof Editable
                && mKeyListener.onKeyOther(this, (Editable) mText, event)) {
            return true;
        }
        return super.onKeyMultiple(keyCode, repeatCount, event);
    }

    @Override
    public boolean onKeyUp(int keyCode, KeyEvent event) {
        if (!isEnabled()) {
            return super.onKeyUp(keyCode, event);
        }
        switch (keyCode) {
            case KeyEvent.KEYCODE_DPAD_CENTER:
                if (event.hasNoModifiers() && !hasOnClickListeners() && mMovement != null && mText instanceof Editable
                        && mLayout != null && onCheckIsTextEditor()) {
                    final InputMethodManager imm = InputMethodManager.peekInstance();
                    if (imm != null && mShowSoftInputOnFocus) {
                        imm.showSoftInput(this, 0);
                    }
                }
                return super.onKeyUp(keyCode, event);
            case KeyEvent.KEYCODE_ENTER:
                if (event.hasNoModifiers()) {
                    if (mOnEditorActionListener != null && mEnterDown) {
                        mEnterDown = false;
                        if (mOnEditorActionListener.onEditorAction(this, EditorInfo.IME_NULL, event)) {
                            return true;
                        }
                    }
                    if (((event.getFlags() & KeyEvent.FLAG_EDITOR_ACTION) != 0 || shouldAdvanceFocusOnEnter()) && !hasOnClickListeners()) {
                        final View v = focusSearch(FOCUS_DOWN);
                        if (v != null) {
                            if (!v.requestFocus(FOCUS_DOWN)) {
                                throw new IllegalStateException("focus search returned a view that wasn't able to take focus!");
                            }
                            super.onKeyUp(keyCode, event);
                            return true;
                        } else if ((event.getFlags() & KeyEvent.FLAG_EDITOR_ACTION) != 0) {
                            final InputMethodManager imm = InputMethodManager.peekInstance();
                            if (imm != null && imm.isActive(this)) {
                                imm.hideSoftInputFromWindow(getWindowToken(), 0);
                            }
                        }
                    }
                    return super.onKeyUp(keyCode, event);
                }
                break;
        }
        if (mKeyListener != null && mText instanceof Editable && mKeyListener.onKeyUp(this, (Editable) mText, keyCode, event)) {
            return true;
        }
        if (mMovement != null && mLayout != null && mText instanceof Spannable
                && mMovement.onKeyUp(this, (Spannable) mText, keyCode, event)) {
            return true;
        }
        return super.onKeyUp(keyCode, event);
    }

    @Override
    public boolean onKeyShortcut(int keyCode, KeyEvent event) {
        if (event.hasModifiers(KeyEvent.META_CTRL_ON)) {
            switch (keyCode) {
                case KeyEvent.KEYCODE_A:
                    if (textCanBeSelected()) {
                        return onTextContextMenuItem(ID_SELECT_ALL);
                    }
                    break;
                case KeyEvent.KEYCODE_X: return onTextContextMenuItem(ID_CUT);
                case KeyEvent.KEYCODE_C: return onTextContextMenuItem(ID_COPY);
                case KeyEvent.KEYCODE_V: return onTextContextMenuItem(ID_PASTE);
            }
        }
        return super.onKeyShortcut(keyCode, event);
    }

    @Override
    public boolean onCheckIsTextEditor() {
        return mInputType != EditorInfo.TYPE_NULL;
    }

    @Override
    public InputConnection onCreateInputConnection(EditorInfo outAttrs) {
        if (onCheckIsTextEditor() && isEnabled()) {
            outAttrs.inputType = getInputType();
            outAttrs.imeOptions = mImeOptions;
            outAttrs.privateImeOptions = mPrivateImeOptions;
            outAttrs.actionLabel = mImeActionLabel;
            outAttrs.actionId = mImeActionId;
            outAttrs.extras = mInputExtras;
            outAttrs.hintLocales = mImeHintLocales;
            if (focusSearch(FOCUS_DOWN) != null) {
                outAttrs.imeOptions |= EditorInfo.IME_FLAG_NAVIGATE_NEXT;
            }
            if (focusSearch(FOCUS_UP) != null) {
                outAttrs.imeOptions |= EditorInfo.IME_FLAG_NAVIGATE_PREVIOUS;
            }
            if ((outAttrs.imeOptions & EditorInfo.IME_MASK_ACTION) == EditorInfo.IME_ACTION_UNSPECIFIED) {
                outAttrs.imeOptions |= (outAttrs.imeOptions & EditorInfo.IME_FLAG_NAVIGATE_NEXT) != 0 ? EditorInfo.IME_ACTION_NEXT : EditorInfo.IME_ACTION_DONE;
                if (!shouldAdvanceFocusOnEnter()) {
                    outAttrs.imeOptions |= EditorInfo.IME_FLAG_NO_ENTER_ACTION;
                }
            }
            if (isMultilineInputType(outAttrs.inputType)) {
                outAttrs.imeOptions |= EditorInfo.IME_FLAG_NO_ENTER_ACTION;
            }
            outAttrs.hintText = mHint;
            if (mText instanceof Editable) {
                final InputConnection ic = new EditableInputConnection(this);
                outAttrs.initialSelStart = getSelectionStart();
                outAttrs.initialSelEnd = getSelectionEnd();
                outAttrs.initialCapsMode = ic.getCursorCapsMode(getInputType());
                return ic;
            }
        }
        return null;
    }

    public boolean extractText(ExtractedTextRequest request, ExtractedText out) {
        out.text = mText;
        out.startOffset = 0;
        out.partialStartOffset = out.partialEndOffset = -1;
        out.selectionStart = Math.max(0, getSelectionStart());
        out.selectionEnd = Math.max(0, getSelectionEnd());
        return true;
    }

    public void setExtractedText(ExtractedText text) { }
    public void onCommitCompletion(CompletionInfo text) { }
    public void onCommitCorrection(CorrectionInfo info) { }

    public void beginBatchEdit() {
        if (mBatchDepth++ == 0) {
            onBeginBatchEdit();
        }
    }

    public void endBatchEdit() {
        if (--mBatchDepth == 0) {
            onEndBatchEdit();
            if (mEditor != null) {
                mEditor.endBatchEdit();
            }
        }
    }

    public void onBeginBatchEdit() { }
    public void onEndBatchEdit() { }
    public boolean onPrivateIMECommand(String action, Bundle data) { return false; }

    protected boolean getDefaultEditableInternal() {
        return getDefaultEditable();
    }

    public boolean isInputMethodTarget() {
        final InputMethodManager imm = InputMethodManager.peekInstance();
        return imm != null && imm.isActive(this);
    }

    public boolean isSuggestionsEnabled() {
        if ((mInputType & InputType.TYPE_MASK_CLASS) != InputType.TYPE_CLASS_TEXT || (mInputType & InputType.TYPE_TEXT_FLAG_NO_SUGGESTIONS) > 0) {
            return false;
        }
        final int v = mInputType & EditorInfo.TYPE_MASK_VARIATION;
        return v == 0 || v == EditorInfo.TYPE_TEXT_VARIATION_EMAIL_SUBJECT || v == EditorInfo.TYPE_TEXT_VARIATION_LONG_MESSAGE
                || v == EditorInfo.TYPE_TEXT_VARIATION_SHORT_MESSAGE || v == EditorInfo.TYPE_TEXT_VARIATION_WEB_EDIT_TEXT;
    }

    public void setCustomSelectionActionModeCallback(ActionMode.Callback callback) { mSelectionCallback = callback; }
    public ActionMode.Callback getCustomSelectionActionModeCallback() { return mSelectionCallback; }
    public void setCustomInsertionActionModeCallback(ActionMode.Callback callback) { mInsertionCallback = callback; }
    public ActionMode.Callback getCustomInsertionActionModeCallback() { return mInsertionCallback; }

    public boolean onTextContextMenuItem(int id) {
        int min = 0, max = mText.length();
        if (isFocused()) {
            final int selStart = getSelectionStart(), selEnd = getSelectionEnd();
            min = Math.max(0, Math.min(selStart, selEnd));
            max = Math.max(0, Math.max(selStart, selEnd));
        }
        switch (id) {
            case ID_SELECT_ALL: {
                final boolean had = hasSelection();
                selectAllText();
                if (mEditor != null && had) {
                    mEditor.invalidateActionMode();
                }
                return true;
            }
            case ID_PASTE: paste(min, max, true); return true;
            case ID_PASTE_AS_PLAIN_TEXT: paste(min, max, false); return true;
            case ID_CUT:
                setPrimaryClip(getTransformedText(min, max));
                ((Editable) mText).delete(min, max);
                return true;
            case ID_COPY:
                setPrimaryClip(getTransformedText(min, max));
                stopTextActionMode();
                return true;
            case ID_SHARE: share(); return true;
        }
        return false;
    }

    private ClipboardManager clipboard() {
        return (ClipboardManager) getContext().getSystemService(Context.CLIPBOARD_SERVICE);
    }

    private void setPrimaryClip(CharSequence text) {
        clipboard().setPrimaryClip(ClipData.newPlainText(null, text));
        sLastCutCopyOrTextChangedTime = SystemClock.uptimeMillis();
    }

    private void paste(int min, int max, boolean withFormatting) {
        final ClipData clip = clipboard().getPrimaryClip();
        if (clip == null) {
            return;
        }
        boolean first = true;
        for (int i = 0; i < clip.getItemCount(); i++) {
            final CharSequence item = clip.getItemAt(i).coerceToStyledText(getContext());
            final CharSequence paste = withFormatting || !(item instanceof Spanned) ? item : item.toString();
            if (paste == null) {
                continue;
            }
            if (first) {
                Selection.setSelection((Spannable) mText, max);
                ((Editable) mText).replace(min, max, paste);
                first = false;
            } else {
                ((Editable) mText).insert(getSelectionEnd(), "\n");
                ((Editable) mText).insert(getSelectionEnd(), paste);
            }
        }
        stopTextActionMode();
        sLastCutCopyOrTextChangedTime = 0;
    }

    private void share() {
        final int start = getSelectionStart(), end = getSelectionEnd();
        if (start < 0 || start == end) {
            return;
        }
        final Intent send = new Intent(Intent.ACTION_SEND).setType("text/plain");
        send.putExtra(Intent.EXTRA_TEXT, getTransformedText(Math.min(start, end), Math.max(start, end)).toString());
        getContext().startActivity(Intent.createChooser(send, null));
        Selection.setSelection((Spannable) mText, end);
    }

    boolean selectAllText() {
        final int length = mText.length();
        Selection.setSelection((Spannable) mText, 0, length);
        return length > 0;
    }

    boolean canSelectText() { return mText.length() != 0 && mEditor != null && mEditor.hasSelectionController(); }

    boolean canSelectAllText() {
        return canSelectText() && !hasPasswordTransformation() && !(getSelectionStart() == 0 && getSelectionEnd() == mText.length());
    }

    boolean canCut() { return canCopy() && mText instanceof Editable && mKeyListener != null; }
    boolean canCopy() { return !hasPasswordTransformation() && mText.length() > 0 && hasSelection() && mEditor != null; }

    boolean canPaste() {
        return mText instanceof Editable && mKeyListener != null && getSelectionStart() >= 0 && getSelectionEnd() >= 0 && clipboard().hasPrimaryClip();
    }

    boolean canPasteAsPlainText() {
        if (!canPaste()) {
            return false;
        }
        final ClipData clip = clipboard().getPrimaryClip();
        if (clip.getDescription().hasMimeType(ClipDescription.MIMETYPE_TEXT_HTML)) {
            return true;
        }
        final CharSequence text = clip.getItemAt(0).getText();
        return text instanceof Spanned && TextUtils.hasStyleSpan((Spanned) text);
    }

    boolean canShare() {
        return getContext().canStartActivityForResult()
                && Settings.Global.getInt(getContext().getContentResolver(), Settings.Global.DEVICE_PROVISIONED, 0) != 0 && canCopy();
    }

    boolean hasPasswordTransformation() { return mTransformation instanceof PasswordTransformationMethod; }
    boolean selectsAllOnFocus() { return mSelectAllOnFocus; }
    boolean isInBatchEditMode() { return mBatchDepth > 0; }
    Drawable getSelectHandle(int which) { return getContext().getDrawable(mSelectHandleRes[which]); }
    Drawable getCursorDrawable() { return load(mCursorDrawableRes); }

    /** The text as shown, without how it is kept. */
    CharSequence getTransformedText(int start, int end) { return mTransformed.subSequence(start, end); }

    void stopTextActionMode() {
        if (mEditor != null) {
            mEditor.stopTextActionMode();
        }
    }

    int viewportToContentHorizontalOffset() { return getCompoundPaddingLeft() - mScrollX; }

    int viewportToContentVerticalOffset() {
        final int offset = getExtendedPaddingTop() - mScrollY;
        return (mGravity & Gravity.VERTICAL_GRAVITY_MASK) == Gravity.TOP ? offset : offset + getVerticalOffset(false);
    }

    float convertToLocalHorizontalCoordinate(float x) {
        return Math.min(getWidth() - getTotalPaddingRight() - 1, Math.max(0.0f, x - getTotalPaddingLeft())) + getScrollX();
    }

    int getOffsetAtCoordinate(int line, float x) {
        return getLayout().getOffsetForHorizontal(line, convertToLocalHorizontalCoordinate(x));
    }

    /** Whether a point of this view is inside of all views that it is in. */
    boolean isPositionVisible(float x, float y) {
        final float[] at = {x, y};
        for (View view = this; view != null; view = view.getParent() instanceof View ? (View) view.getParent() : null) {
            if (view != this) {
                at[0] -= view.getScrollX();
                at[1] -= view.getScrollY();
            }
            if (at[0] < 0 || at[1] < 0 || at[0] > view.getWidth() || at[1] > view.getHeight()) {
                return false;
            }
            view.getMatrix().mapPoints(at);
            at[0] += view.getLeft();
            at[1] += view.getTop();
        }
        return true;
    }

    @Override
    public boolean performLongClick() {
        boolean handled = super.performLongClick();
        if (mEditor != null) {
            handled = mEditor.performLongClick(handled);
            mEditor.mDiscardNextActionUp |= handled;
        }
        return handled;
    }

    @Override
    protected void onScrollChanged(int horiz, int vert, int oldHoriz, int oldVert) {
        super.onScrollChanged(horiz, vert, oldHoriz, oldVert);
        if (mEditor != null) {
            mEditor.onScrollChanged();
        }
    }

    public TextDirectionHeuristic getTextDirectionHeuristic() {
        if (mTransformation instanceof PasswordTransformationMethod) {
            return TextDirectionHeuristics.LTR;
        }
        final boolean rtl = getLayoutDirection() == LAYOUT_DIRECTION_RTL;
        switch (getTextDirection()) {
            case TEXT_DIRECTION_ANY_RTL: return TextDirectionHeuristics.ANYRTL_LTR;
            case TEXT_DIRECTION_LTR: return TextDirectionHeuristics.LTR;
            case TEXT_DIRECTION_RTL: return TextDirectionHeuristics.RTL;
            case TEXT_DIRECTION_LOCALE: return TextDirectionHeuristics.LOCALE;
            case TEXT_DIRECTION_FIRST_STRONG_LTR: return TextDirectionHeuristics.FIRSTSTRONG_LTR;
            case TEXT_DIRECTION_FIRST_STRONG_RTL: return TextDirectionHeuristics.FIRSTSTRONG_RTL;
            default: return rtl ? TextDirectionHeuristics.FIRSTSTRONG_RTL : TextDirectionHeuristics.FIRSTSTRONG_LTR;
        }
    }

    @Override
    public void onRtlPropertiesChanged(int layoutDirection) {
        super.onRtlPropertiesChanged(layoutDirection);
        final TextDirectionHeuristic newTextDir = getTextDirectionHeuristic();
        if (mTextDir != newTextDir) {
            mTextDir = newTextDir;
            if (mLayout != null) {
                checkForRelayout();
            }
        }
    }

    public final void setScroller(Scroller s) { mScroller = s; }

    @Override
    protected int computeHorizontalScrollRange() {
        return mLayout != null ? mSingleLine && (mGravity & Gravity.HORIZONTAL_GRAVITY_MASK) == Gravity.LEFT ? (int) mLayout.getLineWidth(0)
                : mLayout.getWidth() : super.computeHorizontalScrollRange();
    }

    @Override
    protected int computeVerticalScrollRange() {
        return mLayout != null ? mLayout.getHeight() : super.computeVerticalScrollRange();
    }

    @Override
    protected int computeVerticalScrollExtent() {
        return getHeight() - getCompoundPaddingTop() - getCompoundPaddingBottom();
    }

    @Override
    public void findViewsWithText(ArrayList<View> outViews, CharSequence searched, int flags) {
        super.findViewsWithText(outViews, searched, flags);
        if (!outViews.contains(this) && (flags & FIND_VIEWS_WITH_TEXT) != 0 && !TextUtils.isEmpty(searched) && !TextUtils.isEmpty(mText)
                && mText.toString().toLowerCase().contains(searched.toString().toLowerCase())) {
            outViews.add(this);
        }
    }

    public int getOffsetForPosition(float x, float y) {
        if (getLayout() == null) {
            return -1;
        }
        return getOffsetAtCoordinate(getLineAtCoordinate(y), x);
    }

    int getLineAtCoordinate(float y) {
        y = Math.max(0.0f, y - getTotalPaddingTop());
        y = Math.min(getHeight() - getTotalPaddingBottom() - 1, y) + getScrollY();
        return getLayout().getLineForVertical((int) y);
    }

    @Override
    public CharSequence getAccessibilityClassName() {
        return TextView.class.getName();
    }

    @Override
    public void onPopulateAccessibilityEventInternal(AccessibilityEvent event) {
        super.onPopulateAccessibilityEventInternal(event);
        final CharSequence text = !TextUtils.isEmpty(mText) ? mTransformed : mHint;
        if (!TextUtils.isEmpty(text)) {
            event.getText().add(text);
        }
    }

    @Override
    public void onInitializeAccessibilityNodeInfoInternal(AccessibilityNodeInfo info) {
        super.onInitializeAccessibilityNodeInfoInternal(info);
        info.setText(TextUtils.isEmpty(mText) ? mHint : mTransformed);
        info.setPassword(mTransformation instanceof PasswordTransformationMethod);
        info.setHintText(mHint);
        info.setShowingHintText(TextUtils.isEmpty(mText) && !TextUtils.isEmpty(mHint));
        info.setEditable(mText instanceof Editable);
        if (mText instanceof Editable && isEnabled()) {
            info.addAction(AccessibilityNodeInfo.AccessibilityAction.ACTION_SET_TEXT);
        }
        info.setInputType(mInputType);
        if (mError != null) {
            info.setContentInvalid(true);
            info.setError(mError);
        }
        for (InputFilter filter : getFilters()) {
            if (filter instanceof InputFilter.LengthFilter) info.setMaxTextLength(((InputFilter.LengthFilter) filter).getMax());
        }
        info.setMultiLine(!isSingleLine());
    }

    @Override
    public boolean performAccessibilityActionInternal(int action, android.os.Bundle arguments) {
        if (action != AccessibilityNodeInfo.ACTION_SET_TEXT) return super.performAccessibilityActionInternal(action, arguments);
        if (!isEnabled() || !(mText instanceof Editable)) return false;
        setText(arguments == null ? null : arguments.getCharSequence(AccessibilityNodeInfo.ACTION_ARGUMENT_SET_TEXT_CHARSEQUENCE));
        if (mText.length() > 0) Selection.setSelection((Spannable) mText, mText.length());
        return true;
    }

    public CharSequence getTransformed() {
        return mTransformed;
    }

    @Override
    public int getAutofillType() {
        return isTextEditable() ? AUTOFILL_TYPE_TEXT : AUTOFILL_TYPE_NONE;
    }

    @Override
    public AutofillValue getAutofillValue() {
        return isTextEditable() ? AutofillValue.forText(getText()) : null;
    }

    @Override
    public void autofill(AutofillValue value) {
        if (value.isText() && isTextEditable()) {
            setText(value.getTextValue());
        }
    }

    @Override
    protected float getLeftFadingEdgeStrength() {
        return super.getLeftFadingEdgeStrength();
    }

    public boolean didTouchFocusSelect() { return mEditor != null && mEditor.mTouchFocusSelected; }

    @Override
    public void cancelLongPress() {
        super.cancelLongPress();
        if (mEditor != null) {
            mEditor.mIgnoreActionUpEvent = true;
        }
    }

    // ---- sizes that fit

    public void setAutoSizeTextTypeWithDefaults(int type) {
        if (type == AUTO_SIZE_TEXT_TYPE_NONE) {
            mAutoSizeType = type;
            mAutoSizeMin = mAutoSizeMax = mAutoSizeStep = -1;
            mAutoSizePresets = new int[0];
        } else if (type == AUTO_SIZE_TEXT_TYPE_UNIFORM) {
            setAutoSizeTextTypeUniformWithConfiguration(12, 112, 1, TypedValue.COMPLEX_UNIT_SP);
        } else {
            throw new IllegalArgumentException("Unknown auto-size text type: " + type);
        }
    }

    public void setAutoSizeTextTypeUniformWithConfiguration(int min, int max, int step, int unit) {
        final DisplayMetrics dm = getResources().getDisplayMetrics();
        setUniform((int) TypedValue.applyDimension(unit, min, dm), (int) TypedValue.applyDimension(unit, max, dm),
                Math.max(1, (int) TypedValue.applyDimension(unit, step, dm)));
    }

    private void setUniform(int min, int max, int step) {
        if (min <= 0) {
            throw new IllegalArgumentException("Minimum auto-size text size (" + (float) min + "px) is less or equal to (0px)");
        }
        if (max <= min) {
            throw new IllegalArgumentException("Maximum auto-size text size (" + (float) max + "px) is less or equal to minimum auto-size text size ("
                    + (float) min + "px)");
        }
        mAutoSizeType = AUTO_SIZE_TEXT_TYPE_UNIFORM;
        mAutoSizeMin = min;
        mAutoSizeMax = max;
        mAutoSizeStep = step;
        final int count = (max - min) / Math.max(1, step) + 1;
        mAutoSizePresets = new int[count];
        for (int i = 0; i < count; i++) {
            mAutoSizePresets[i] = min + i * step;
        }
        mNeedsAutoSizeText = true;
        autoSizeText();
        invalidate();
    }

    public void setAutoSizeTextTypeUniformWithPresetSizes(int[] presetSizes, int unit) {
        final int[] px = new int[presetSizes.length];
        for (int i = 0; i < px.length; i++) {
            px[i] = Math.round(TypedValue.applyDimension(unit, presetSizes[i], getResources().getDisplayMetrics()));
        }
        java.util.Arrays.sort(px);
        mAutoSizeType = px.length == 0 ? AUTO_SIZE_TEXT_TYPE_NONE : AUTO_SIZE_TEXT_TYPE_UNIFORM;
        mAutoSizePresets = px;
        mAutoSizeMin = px.length == 0 ? -1 : px[0];
        mAutoSizeMax = px.length == 0 ? -1 : px[px.length - 1];
        mAutoSizeStep = -1;
        mNeedsAutoSizeText = true;
        autoSizeText();
        invalidate();
    }

    public int getAutoSizeTextType() { return mAutoSizeType; }
    public int getAutoSizeStepGranularity() { return mAutoSizeStep; }
    public int getAutoSizeMinTextSize() { return mAutoSizeMin; }
    public int getAutoSizeMaxTextSize() { return mAutoSizeMax; }
    public int[] getAutoSizeTextAvailableSizes() { return mAutoSizePresets; }

    private void autoSizeText() {
        if (mAutoSizeType == AUTO_SIZE_TEXT_TYPE_NONE || !mNeedsAutoSizeText || getMeasuredWidth() <= 0 || getMeasuredHeight() <= 0) {
            return;
        }
        final int width = mHorizontallyScrolling ? VERY_WIDE : getMeasuredWidth() - getTotalPaddingLeft() - getTotalPaddingRight();
        final int height = getMeasuredHeight() - getExtendedPaddingBottom() - getExtendedPaddingTop();
        if (width <= 0 || height <= 0 || mAutoSizePresets.length == 0) {
            return;
        }
        int best = 0, low = 1, high = mAutoSizePresets.length - 1;
        while (low <= high) {
            final int at = (low + high) / 2;
            if (fits(mAutoSizePresets[at], width, height)) {
                best = at;
                low = at + 1;
            } else {
                high = at - 1;
            }
        }
        if (mAutoSizePresets[best] != getTextSize()) {
            setRawTextSize(mAutoSizePresets[best], false);
            makeNewLayout(width, 0, UNKNOWN_BORING, UNKNOWN_BORING, mRight - mLeft - getCompoundPaddingLeft() - getCompoundPaddingRight(), false);
        }
    }

    private boolean fits(int size, int width, int height) {
        final TextPaint paint = new TextPaint(mTextPaint);
        paint.setTextSize(size);
        final CharSequence text = mTransformed != null ? mTransformed : mText;
        final int maxLines = mMaxMode == LINES ? mMaximum : Integer.MAX_VALUE;
        final StaticLayout layout = StaticLayout.Builder.obtain(text, 0, text.length(), paint, width).setAlignment(getLayoutAlignment())
                .setLineSpacing(mSpacingAdd, mSpacingMult).setIncludePad(mIncludePad).setBreakStrategy(mBreakStrategy)
                .setHyphenationFrequency(mHyphenationFrequency).setMaxLines(maxLines).setTextDirection(getTextDirectionHeuristic()).build();
        if (maxLines != Integer.MAX_VALUE && (layout.getLineCount() > maxLines || layout.getLineEnd(layout.getLineCount() - 1) != text.length())) {
            return false;
        }
        return layout.getHeight() <= height;
    }

    /** A text that is an array of the app. */
    private static class CharWrapper implements CharSequence, GetChars {
        private final char[] mChars;
        private final int mStart, mLength;

        CharWrapper(char[] chars, int start, int len) {
            mChars = chars;
            mStart = start;
            mLength = len;
        }

        @Override public int length() { return mLength; }
        @Override public char charAt(int off) { return mChars[off + mStart]; }
        @Override public String toString() { return new String(mChars, mStart, mLength); }

        @Override
        public CharSequence subSequence(int start, int end) {
            if (start < 0 || end < 0 || start > mLength || end > mLength) {
                throw new IndexOutOfBoundsException(start + ", " + end);
            }
            return new String(mChars, start + mStart, end - start);
        }

        @Override
        public void getChars(int start, int end, char[] buf, int off) {
            System.arraycopy(mChars, start + mStart, buf, off, end - start);
        }
    }
}
