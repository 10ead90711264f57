package android.widget;

import android.app.ActionBar;
import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.drawable.Drawable;
import android.os.Parcel;
import android.os.Parcelable;
import android.text.Layout;
import android.text.TextUtils;
import android.util.AttributeSet;
import android.view.CollapsibleActionView;
import android.view.ContextThemeWrapper;
import android.view.Gravity;
import android.view.Menu;
import android.view.MenuInflater;
import android.view.MenuItem;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import com.android.internal.R;
import com.android.internal.view.menu.ExpandedItemPresenter;
import com.android.internal.view.menu.MenuBuilder;
import com.android.internal.view.menu.MenuItemImpl;
import com.android.internal.view.menu.MenuPresenter;
import com.android.internal.view.menu.MenuView;
import com.android.internal.view.menu.SubMenuBuilder;
import com.android.internal.widget.DecorToolbar;
import com.android.internal.widget.ToolbarWidgetWrapper;
import java.util.ArrayList;

/** An action bar as a view: navigation, title, views of the app, menu. */
public class Toolbar extends ViewGroup {
    private ActionMenuView mMenuView;
    private TextView mTitleTextView;
    private TextView mSubtitleTextView;
    private ImageButton mNavButtonView;
    private ImageView mLogoView;
    private final Drawable mCollapseIcon;
    private final CharSequence mCollapseDescription;
    private ImageButton mCollapseButtonView;
    View mExpandedActionView;
    private Context mPopupContext;
    private int mPopupTheme;
    private int mTitleTextAppearance;
    private int mSubtitleTextAppearance;
    private final int mNavButtonStyle;
    private int mButtonGravity;
    private int mMaxButtonHeight;
    private int mTitleMarginStart;
    private int mTitleMarginEnd;
    private int mTitleMarginTop;
    private int mTitleMarginBottom;
    private RtlSpacingHelper mContentInsets;
    private int mContentInsetStartWithNavigation;
    private int mContentInsetEndWithActions;
    private int mGravity = Gravity.START | Gravity.CENTER_VERTICAL;
    private CharSequence mTitleText;
    private CharSequence mSubtitleText;
    private int mTitleTextColor;
    private int mSubtitleTextColor;
    private boolean mEatingTouch;
    private final ArrayList<View> mTempViews = new ArrayList<View>();
    private final ArrayList<View> mHiddenViews = new ArrayList<View>();
    private final int[] mTempMargins = new int[2];
    private OnMenuItemClickListener mOnMenuItemClickListener;
    private final ActionMenuView.OnMenuItemClickListener mMenuViewItemClickListener =
            new ActionMenuView.OnMenuItemClickListener() {
                @Override
                public boolean onMenuItemClick(MenuItem item) {
                    return mOnMenuItemClickListener != null && mOnMenuItemClickListener.onMenuItemClick(item);
                }
            };
    private ToolbarWidgetWrapper mWrapper;
    private ActionMenuPresenter mOuterActionMenuPresenter;
    private ExpandedActionViewMenuPresenter mExpandedMenuPresenter;
    private MenuPresenter.Callback mActionMenuPresenterCallback;
    private MenuBuilder.Callback mMenuBuilderCallback;
    private boolean mCollapsible;
    private final Runnable mShowOverflowMenuRunnable = new Runnable() {
        @Override
        public void run() {
            showOverflowMenu();
        }
    };

    public Toolbar(Context context) {
        this(context, null);
    }

    public Toolbar(Context context, AttributeSet attrs) {
        this(context, attrs, R.attr.toolbarStyle);
    }

    public Toolbar(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public Toolbar(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.Toolbar, defStyleAttr, defStyleRes);
        mTitleTextAppearance = a.getResourceId(R.styleable.Toolbar_titleTextAppearance, 0);
        mSubtitleTextAppearance = a.getResourceId(R.styleable.Toolbar_subtitleTextAppearance, 0);
        mNavButtonStyle = a.getResourceId(R.styleable.Toolbar_navigationButtonStyle, 0);
        mGravity = a.getInteger(R.styleable.Toolbar_gravity, mGravity);
        mButtonGravity = a.getInteger(R.styleable.Toolbar_buttonGravity, Gravity.TOP);
        mTitleMarginStart = mTitleMarginEnd = mTitleMarginTop = mTitleMarginBottom =
                a.getDimensionPixelOffset(R.styleable.Toolbar_titleMargin, 0);
        int margin = a.getDimensionPixelOffset(R.styleable.Toolbar_titleMarginStart, -1);
        if (margin >= 0) {
            mTitleMarginStart = margin;
        }
        margin = a.getDimensionPixelOffset(R.styleable.Toolbar_titleMarginEnd, -1);
        if (margin >= 0) {
            mTitleMarginEnd = margin;
        }
        margin = a.getDimensionPixelOffset(R.styleable.Toolbar_titleMarginTop, -1);
        if (margin >= 0) {
            mTitleMarginTop = margin;
        }
        margin = a.getDimensionPixelOffset(R.styleable.Toolbar_titleMarginBottom, -1);
        if (margin >= 0) {
            mTitleMarginBottom = margin;
        }
        mMaxButtonHeight = a.getDimensionPixelSize(R.styleable.Toolbar_maxButtonHeight, -1);
        int start = a.getDimensionPixelOffset(R.styleable.Toolbar_contentInsetStart, RtlSpacingHelper.UNDEFINED);
        int end = a.getDimensionPixelOffset(R.styleable.Toolbar_contentInsetEnd, RtlSpacingHelper.UNDEFINED);
        int left = a.getDimensionPixelSize(R.styleable.Toolbar_contentInsetLeft, 0);
        int right = a.getDimensionPixelSize(R.styleable.Toolbar_contentInsetRight, 0);
        ensureContentInsets();
        mContentInsets.setAbsolute(left, right);
        if (start != RtlSpacingHelper.UNDEFINED || end != RtlSpacingHelper.UNDEFINED) {
            mContentInsets.setRelative(start, end);
        }
        mContentInsetStartWithNavigation = a.getDimensionPixelOffset(
                R.styleable.Toolbar_contentInsetStartWithNavigation, RtlSpacingHelper.UNDEFINED);
        mContentInsetEndWithActions = a.getDimensionPixelOffset(
                R.styleable.Toolbar_contentInsetEndWithActions, RtlSpacingHelper.UNDEFINED);
        mCollapseIcon = a.getDrawable(R.styleable.Toolbar_collapseIcon);
        mCollapseDescription = a.getText(R.styleable.Toolbar_collapseContentDescription);
        CharSequence title = a.getText(R.styleable.Toolbar_title);
        if (!TextUtils.isEmpty(title)) {
            setTitle(title);
        }
        CharSequence subtitle = a.getText(R.styleable.Toolbar_subtitle);
        if (!TextUtils.isEmpty(subtitle)) {
            setSubtitle(subtitle);
        }
        mPopupContext = mContext;
        setPopupTheme(a.getResourceId(R.styleable.Toolbar_popupTheme, 0));
        Drawable navIcon = a.getDrawable(R.styleable.Toolbar_navigationIcon);
        if (navIcon != null) {
            setNavigationIcon(navIcon);
        }
        CharSequence navDesc = a.getText(R.styleable.Toolbar_navigationContentDescription);
        if (!TextUtils.isEmpty(navDesc)) {
            setNavigationContentDescription(navDesc);
        }
        Drawable logo = a.getDrawable(R.styleable.Toolbar_logo);
        if (logo != null) {
            setLogo(logo);
        }
        CharSequence logoDesc = a.getText(R.styleable.Toolbar_logoDescription);
        if (!TextUtils.isEmpty(logoDesc)) {
            setLogoDescription(logoDesc);
        }
        if (a.hasValue(R.styleable.Toolbar_titleTextColor)) {
            setTitleTextColor(a.getColor(R.styleable.Toolbar_titleTextColor, 0xffffffff));
        }
        if (a.hasValue(R.styleable.Toolbar_subtitleTextColor)) {
            setSubtitleTextColor(a.getColor(R.styleable.Toolbar_subtitleTextColor, 0xffffffff));
        }
        a.recycle();
    }

    public void setPopupTheme(int resId) {
        if (mPopupTheme != resId) {
            mPopupTheme = resId;
            mPopupContext = resId == 0 ? mContext : new ContextThemeWrapper(mContext, resId);
        }
    }

    public int getPopupTheme() {
        return mPopupTheme;
    }

    public void setTitleMargin(int start, int top, int end, int bottom) {
        mTitleMarginStart = start;
        mTitleMarginTop = top;
        mTitleMarginEnd = end;
        mTitleMarginBottom = bottom;
        requestLayout();
    }

    public int getTitleMarginStart() {
        return mTitleMarginStart;
    }

    public void setTitleMarginStart(int margin) {
        mTitleMarginStart = margin;
        requestLayout();
    }

    public int getTitleMarginTop() {
        return mTitleMarginTop;
    }

    public void setTitleMarginTop(int margin) {
        mTitleMarginTop = margin;
        requestLayout();
    }

    public int getTitleMarginEnd() {
        return mTitleMarginEnd;
    }

    public void setTitleMarginEnd(int margin) {
        mTitleMarginEnd = margin;
        requestLayout();
    }

    public int getTitleMarginBottom() {
        return mTitleMarginBottom;
    }

    public void setTitleMarginBottom(int margin) {
        mTitleMarginBottom = margin;
        requestLayout();
    }

    @Override
    public void onRtlPropertiesChanged(int layoutDirection) {
        super.onRtlPropertiesChanged(layoutDirection);
        ensureContentInsets();
        mContentInsets.setDirection(layoutDirection == LAYOUT_DIRECTION_RTL);
    }

    public void setLogo(int resId) {
        setLogo(getContext().getDrawable(resId));
    }

    public boolean canShowOverflowMenu() {
        return getVisibility() == VISIBLE && mMenuView != null && mMenuView.isOverflowReserved();
    }

    public boolean isOverflowMenuShowing() {
        return mMenuView != null && mMenuView.isOverflowMenuShowing();
    }

    public boolean isOverflowMenuShowPending() {
        return mMenuView != null && mMenuView.isOverflowMenuShowPending();
    }

    public boolean showOverflowMenu() {
        return mMenuView != null && mMenuView.showOverflowMenu();
    }

    public boolean hideOverflowMenu() {
        return mMenuView != null && mMenuView.hideOverflowMenu();
    }

    public void setMenu(MenuBuilder menu, ActionMenuPresenter outerPresenter) {
        if (menu == null && mMenuView == null) {
            return;
        }
        ensureMenuView();
        MenuBuilder old = mMenuView.peekMenu();
        if (old == menu) {
            return;
        }
        if (old != null) {
            old.removeMenuPresenter(mOuterActionMenuPresenter);
            old.removeMenuPresenter(mExpandedMenuPresenter);
        }
        if (mExpandedMenuPresenter == null) {
            mExpandedMenuPresenter = new ExpandedActionViewMenuPresenter();
        }
        outerPresenter.setExpandedActionViewsExclusive(true);
        if (menu != null) {
            menu.addMenuPresenter(outerPresenter, mPopupContext);
            menu.addMenuPresenter(mExpandedMenuPresenter, mPopupContext);
        } else {
            outerPresenter.initForMenu(mPopupContext, null);
            mExpandedMenuPresenter.initForMenu(mPopupContext, null);
            outerPresenter.updateMenuView(true);
            mExpandedMenuPresenter.updateMenuView(true);
        }
        mMenuView.setPopupTheme(mPopupTheme);
        mMenuView.setPresenter(outerPresenter);
        mOuterActionMenuPresenter = outerPresenter;
    }

    public void dismissPopupMenus() {
        if (mMenuView != null) {
            mMenuView.dismissPopupMenus();
        }
    }

    public boolean isTitleTruncated() {
        if (mTitleTextView == null) {
            return false;
        }
        Layout layout = mTitleTextView.getLayout();
        if (layout == null) {
            return false;
        }
        for (int i = 0; i < layout.getLineCount(); i++) {
            if (layout.getEllipsisCount(i) > 0) {
                return true;
            }
        }
        return false;
    }

    public void setLogo(Drawable drawable) {
        if (drawable != null) {
            ensureLogoView();
            show(mLogoView);
        } else if (mLogoView != null) {
            hide(mLogoView);
        }
        if (mLogoView != null) {
            mLogoView.setImageDrawable(drawable);
        }
    }

    private void show(View v) {
        if (!isChildOrHidden(v)) {
            addSystemView(v, true);
        }
    }

    private void hide(View v) {
        if (isChildOrHidden(v)) {
            removeView(v);
            mHiddenViews.remove(v);
        }
    }

    public Drawable getLogo() {
        return mLogoView != null ? mLogoView.getDrawable() : null;
    }

    public void setLogoDescription(int resId) {
        setLogoDescription(getContext().getText(resId));
    }

    public void setLogoDescription(CharSequence description) {
        if (!TextUtils.isEmpty(description)) {
            ensureLogoView();
        }
        if (mLogoView != null) {
            mLogoView.setContentDescription(description);
        }
    }

    public CharSequence getLogoDescription() {
        return mLogoView != null ? mLogoView.getContentDescription() : null;
    }

    private void ensureLogoView() {
        if (mLogoView == null) {
            mLogoView = new ImageView(getContext());
        }
    }

    public boolean hasExpandedActionView() {
        return mExpandedMenuPresenter != null && mExpandedMenuPresenter.expandedItem() != null;
    }

    public void collapseActionView() {
        MenuItemImpl item = mExpandedMenuPresenter == null ? null : mExpandedMenuPresenter.expandedItem();
        if (item != null) {
            item.collapseActionView();
        }
    }

    public CharSequence getTitle() {
        return mTitleText;
    }

    public void setTitle(int resId) {
        setTitle(getContext().getText(resId));
    }

    private TextView newTextView(int appearance, int color) {
        TextView view = new TextView(getContext());
        view.setSingleLine();
        view.setEllipsize(TextUtils.TruncateAt.END);
        if (appearance != 0) {
            view.setTextAppearance(appearance);
        }
        if (color != 0) {
            view.setTextColor(color);
        }
        return view;
    }

    public void setTitle(CharSequence title) {
        if (!TextUtils.isEmpty(title)) {
            if (mTitleTextView == null) {
                mTitleTextView = newTextView(mTitleTextAppearance, mTitleTextColor);
            }
            show(mTitleTextView);
        } else if (mTitleTextView != null) {
            hide(mTitleTextView);
        }
        if (mTitleTextView != null) {
            mTitleTextView.setText(title);
        }
        mTitleText = title;
    }

    public CharSequence getSubtitle() {
        return mSubtitleText;
    }

    public void setSubtitle(int resId) {
        setSubtitle(getContext().getText(resId));
    }

    public void setSubtitle(CharSequence subtitle) {
        if (!TextUtils.isEmpty(subtitle)) {
            if (mSubtitleTextView == null) {
                mSubtitleTextView = newTextView(mSubtitleTextAppearance, mSubtitleTextColor);
            }
            show(mSubtitleTextView);
        } else if (mSubtitleTextView != null) {
            hide(mSubtitleTextView);
        }
        if (mSubtitleTextView != null) {
            mSubtitleTextView.setText(subtitle);
        }
        mSubtitleText = subtitle;
    }

    public void setTitleTextAppearance(Context context, int resId) {
        mTitleTextAppearance = resId;
        if (mTitleTextView != null) {
            mTitleTextView.setTextAppearance(resId);
        }
    }

    public void setSubtitleTextAppearance(Context context, int resId) {
        mSubtitleTextAppearance = resId;
        if (mSubtitleTextView != null) {
            mSubtitleTextView.setTextAppearance(resId);
        }
    }

    public void setTitleTextColor(int color) {
        mTitleTextColor = color;
        if (mTitleTextView != null) {
            mTitleTextView.setTextColor(color);
        }
    }

    public void setSubtitleTextColor(int color) {
        mSubtitleTextColor = color;
        if (mSubtitleTextView != null) {
            mSubtitleTextView.setTextColor(color);
        }
    }

    public CharSequence getNavigationContentDescription() {
        return mNavButtonView != null ? mNavButtonView.getContentDescription() : null;
    }

    public void setNavigationContentDescription(int resId) {
        setNavigationContentDescription(resId != 0 ? getContext().getText(resId) : null);
    }

    public void setNavigationContentDescription(CharSequence description) {
        if (!TextUtils.isEmpty(description)) {
            ensureNavButtonView();
        }
        if (mNavButtonView != null) {
            mNavButtonView.setContentDescription(description);
        }
    }

    public void setNavigationIcon(int resId) {
        setNavigationIcon(getContext().getDrawable(resId));
    }

    public void setNavigationIcon(Drawable icon) {
        if (icon != null) {
            ensureNavButtonView();
            show(mNavButtonView);
        } else if (mNavButtonView != null) {
            hide(mNavButtonView);
        }
        if (mNavButtonView != null) {
            mNavButtonView.setImageDrawable(icon);
        }
    }

    public Drawable getNavigationIcon() {
        return mNavButtonView != null ? mNavButtonView.getDrawable() : null;
    }

    public void setNavigationOnClickListener(OnClickListener listener) {
        ensureNavButtonView();
        mNavButtonView.setOnClickListener(listener);
    }

    public View getNavigationView() {
        return mNavButtonView;
    }

    public Menu getMenu() {
        ensureMenu();
        return mMenuView.getMenu();
    }

    public void setOverflowIcon(Drawable icon) {
        ensureMenu();
        mMenuView.setOverflowIcon(icon);
    }

    public Drawable getOverflowIcon() {
        ensureMenu();
        return mMenuView.getOverflowIcon();
    }

    private void ensureMenu() {
        ensureMenuView();
        if (mMenuView.peekMenu() == null) {
            MenuBuilder menu = (MenuBuilder) mMenuView.getMenu();
            if (mExpandedMenuPresenter == null) {
                mExpandedMenuPresenter = new ExpandedActionViewMenuPresenter();
            }
            mMenuView.setExpandedActionViewsExclusive(true);
            menu.addMenuPresenter(mExpandedMenuPresenter, mPopupContext);
        }
    }

    private void ensureMenuView() {
        if (mMenuView == null) {
            mMenuView = new ActionMenuView(getContext());
            mMenuView.setPopupTheme(mPopupTheme);
            mMenuView.setOnMenuItemClickListener(mMenuViewItemClickListener);
            mMenuView.setMenuCallbacks(mActionMenuPresenterCallback, mMenuBuilderCallback);
            LayoutParams lp = generateDefaultLayoutParams();
            lp.gravity = Gravity.END | (mButtonGravity & Gravity.VERTICAL_GRAVITY_MASK);
            mMenuView.setLayoutParams(lp);
            addSystemView(mMenuView, false);
        }
    }

    private MenuInflater getMenuInflater() {
        return new MenuInflater(getContext());
    }

    public void inflateMenu(int resId) {
        getMenuInflater().inflate(resId, getMenu());
    }

    public void setOnMenuItemClickListener(OnMenuItemClickListener listener) {
        mOnMenuItemClickListener = listener;
    }

    public void setContentInsetsRelative(int start, int end) {
        ensureContentInsets();
        mContentInsets.setRelative(start, end);
    }

    public int getContentInsetStart() {
        return mContentInsets != null ? mContentInsets.getStart() : 0;
    }

    public int getContentInsetEnd() {
        return mContentInsets != null ? mContentInsets.getEnd() : 0;
    }

    public void setContentInsetsAbsolute(int left, int right) {
        ensureContentInsets();
        mContentInsets.setAbsolute(left, right);
    }

    public int getContentInsetLeft() {
        return mContentInsets != null ? mContentInsets.getLeft() : 0;
    }

    public int getContentInsetRight() {
        return mContentInsets != null ? mContentInsets.getRight() : 0;
    }

    public int getContentInsetStartWithNavigation() {
        return mContentInsetStartWithNavigation != RtlSpacingHelper.UNDEFINED
                ? mContentInsetStartWithNavigation : getContentInsetStart();
    }

    public void setContentInsetStartWithNavigation(int inset) {
        if (inset < 0) {
            inset = RtlSpacingHelper.UNDEFINED;
        }
        if (inset != mContentInsetStartWithNavigation) {
            mContentInsetStartWithNavigation = inset;
            if (getNavigationIcon() != null) {
                requestLayout();
            }
        }
    }

    public int getContentInsetEndWithActions() {
        return mContentInsetEndWithActions != RtlSpacingHelper.UNDEFINED
                ? mContentInsetEndWithActions : getContentInsetEnd();
    }

    public void setContentInsetEndWithActions(int inset) {
        if (inset < 0) {
            inset = RtlSpacingHelper.UNDEFINED;
        }
        if (inset != mContentInsetEndWithActions) {
            mContentInsetEndWithActions = inset;
            if (getNavigationIcon() != null) {
                requestLayout();
            }
        }
    }

    public int getCurrentContentInsetStart() {
        return getNavigationIcon() != null
                ? Math.max(getContentInsetStart(), Math.max(mContentInsetStartWithNavigation, 0))
                : getContentInsetStart();
    }

    public int getCurrentContentInsetEnd() {
        boolean actions = false;
        if (mMenuView != null) {
            MenuBuilder menu = mMenuView.peekMenu();
            actions = menu != null && menu.hasVisibleItems();
        }
        return actions ? Math.max(getContentInsetEnd(), Math.max(mContentInsetEndWithActions, 0))
                : getContentInsetEnd();
    }

    public int getCurrentContentInsetLeft() {
        return isLayoutRtl() ? getCurrentContentInsetEnd() : getCurrentContentInsetStart();
    }

    public int getCurrentContentInsetRight() {
        return isLayoutRtl() ? getCurrentContentInsetStart() : getCurrentContentInsetEnd();
    }

    private void ensureNavButtonView() {
        if (mNavButtonView == null) {
            mNavButtonView = new ImageButton(getContext(), null, 0, mNavButtonStyle);
            LayoutParams lp = generateDefaultLayoutParams();
            lp.gravity = Gravity.START | (mButtonGravity & Gravity.VERTICAL_GRAVITY_MASK);
            mNavButtonView.setLayoutParams(lp);
        }
    }

    private void ensureCollapseButtonView() {
        if (mCollapseButtonView == null) {
            mCollapseButtonView = new ImageButton(getContext(), null, 0, mNavButtonStyle);
            mCollapseButtonView.setImageDrawable(mCollapseIcon);
            mCollapseButtonView.setContentDescription(mCollapseDescription);
            LayoutParams lp = generateDefaultLayoutParams();
            lp.gravity = Gravity.START | (mButtonGravity & Gravity.VERTICAL_GRAVITY_MASK);
            lp.mViewType = LayoutParams.EXPANDED;
            mCollapseButtonView.setLayoutParams(lp);
            mCollapseButtonView.setOnClickListener(new OnClickListener() {
                @Override
                public void onClick(View v) {
                    collapseActionView();
                }
            });
        }
    }

    private void addSystemView(View v, boolean allowHide) {
        ViewGroup.LayoutParams vlp = v.getLayoutParams();
        LayoutParams lp;
        if (vlp == null) {
            lp = generateDefaultLayoutParams();
        } else if (!checkLayoutParams(vlp)) {
            lp = generateLayoutParams(vlp);
        } else {
            lp = (LayoutParams) vlp;
        }
        lp.mViewType = LayoutParams.SYSTEM;
        if (allowHide && mExpandedActionView != null) {
            v.setLayoutParams(lp);
            mHiddenViews.add(v);
        } else {
            addView(v, lp);
        }
    }

    @Override
    protected Parcelable onSaveInstanceState() {
        SavedState state = new SavedState(super.onSaveInstanceState());
        if (mExpandedMenuPresenter != null && mExpandedMenuPresenter.expandedItem() != null) {
            state.expandedMenuItemId = mExpandedMenuPresenter.expandedItem().getItemId();
        }
        state.isOverflowOpen = isOverflowMenuShowing();
        return state;
    }

    @Override
    protected void onRestoreInstanceState(Parcelable state) {
        SavedState ss = (SavedState) state;
        super.onRestoreInstanceState(ss.getSuperState());
        Menu menu = mMenuView != null ? mMenuView.peekMenu() : null;
        if (ss.expandedMenuItemId != 0 && mExpandedMenuPresenter != null && menu != null) {
            MenuItem item = menu.findItem(ss.expandedMenuItemId);
            if (item != null) {
                item.expandActionView();
            }
        }
        if (ss.isOverflowOpen) {
            removeCallbacks(mShowOverflowMenuRunnable);
            post(mShowOverflowMenuRunnable);
        }
    }

    @Override
    protected void onDetachedFromWindow() {
        super.onDetachedFromWindow();
        removeCallbacks(mShowOverflowMenuRunnable);
    }

    @Override
    public boolean onTouchEvent(MotionEvent ev) {
        int action = ev.getActionMasked();
        if (action == MotionEvent.ACTION_DOWN) {
            mEatingTouch = false;
        }
        if (!mEatingTouch) {
            boolean handled = super.onTouchEvent(ev);
            if (action == MotionEvent.ACTION_DOWN && !handled) {
                mEatingTouch = true;
            }
        }
        if (action == MotionEvent.ACTION_UP || action == MotionEvent.ACTION_CANCEL) {
            mEatingTouch = false;
        }
        return true;
    }

    @Override
    protected void onSetLayoutParams(View child, ViewGroup.LayoutParams lp) {
        if (!checkLayoutParams(lp)) {
            child.setLayoutParams(generateLayoutParams(lp));
        }
    }

    private void measureChildConstrained(View child, int parentWidthSpec, int widthUsed, int parentHeightSpec,
            int heightUsed, int heightConstraint) {
        MarginLayoutParams lp = (MarginLayoutParams) child.getLayoutParams();
        int w = getChildMeasureSpec(parentWidthSpec,
                mPaddingLeft + mPaddingRight + lp.leftMargin + lp.rightMargin + widthUsed, lp.width);
        int h = getChildMeasureSpec(parentHeightSpec,
                mPaddingTop + mPaddingBottom + lp.topMargin + lp.bottomMargin + heightUsed, lp.height);
        int mode = MeasureSpec.getMode(h);
        if (mode != MeasureSpec.EXACTLY && heightConstraint >= 0) {
            int size = mode != MeasureSpec.UNSPECIFIED ? Math.min(MeasureSpec.getSize(h), heightConstraint)
                    : heightConstraint;
            h = MeasureSpec.makeMeasureSpec(size, MeasureSpec.EXACTLY);
        }
        child.measure(w, h);
    }

    private int measureChildCollapseMargins(View child, int parentWidthSpec, int widthUsed, int parentHeightSpec,
            int heightUsed, int[] collapsing) {
        MarginLayoutParams lp = (MarginLayoutParams) child.getLayoutParams();
        int leftDiff = lp.leftMargin - collapsing[0];
        int rightDiff = lp.rightMargin - collapsing[1];
        int margins = Math.max(0, leftDiff) + Math.max(0, rightDiff);
        collapsing[0] = Math.max(0, -leftDiff);
        collapsing[1] = Math.max(0, -rightDiff);
        child.measure(getChildMeasureSpec(parentWidthSpec, mPaddingLeft + mPaddingRight + margins + widthUsed, lp.width),
                getChildMeasureSpec(parentHeightSpec,
                        mPaddingTop + mPaddingBottom + lp.topMargin + lp.bottomMargin + heightUsed, lp.height));
        return child.getMeasuredWidth() + margins;
    }

    private boolean shouldCollapse() {
        if (!mCollapsible) {
            return false;
        }
        int count = getChildCount();
        for (int i = 0; i < count; i++) {
            View child = getChildAt(i);
            if (shouldLayout(child) && child.getMeasuredWidth() > 0 && child.getMeasuredHeight() > 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        int width = 0;
        int height = 0;
        int state = 0;
        int[] collapsing = mTempMargins;
        int startIndex = isLayoutRtl() ? 1 : 0;
        int endIndex = 1 - startIndex;
        int navWidth = 0;
        if (shouldLayout(mNavButtonView)) {
            measureChildConstrained(mNavButtonView, widthMeasureSpec, width, heightMeasureSpec, 0, mMaxButtonHeight);
            navWidth = mNavButtonView.getMeasuredWidth() + marginsH(mNavButtonView);
            height = Math.max(height, mNavButtonView.getMeasuredHeight() + marginsV(mNavButtonView));
            state = combineMeasuredStates(state, mNavButtonView.getMeasuredState());
        }
        if (shouldLayout(mCollapseButtonView)) {
            measureChildConstrained(mCollapseButtonView, widthMeasureSpec, width, heightMeasureSpec, 0,
                    mMaxButtonHeight);
            navWidth = mCollapseButtonView.getMeasuredWidth() + marginsH(mCollapseButtonView);
            height = Math.max(height, mCollapseButtonView.getMeasuredHeight() + marginsV(mCollapseButtonView));
            state = combineMeasuredStates(state, mCollapseButtonView.getMeasuredState());
        }
        int insetStart = getCurrentContentInsetStart();
        width += Math.max(insetStart, navWidth);
        collapsing[startIndex] = Math.max(0, insetStart - navWidth);
        int menuWidth = 0;
        if (shouldLayout(mMenuView)) {
            measureChildConstrained(mMenuView, widthMeasureSpec, width, heightMeasureSpec, 0, mMaxButtonHeight);
            menuWidth = mMenuView.getMeasuredWidth() + marginsH(mMenuView);
            height = Math.max(height, mMenuView.getMeasuredHeight() + marginsV(mMenuView));
            state = combineMeasuredStates(state, mMenuView.getMeasuredState());
        }
        int insetEnd = getCurrentContentInsetEnd();
        width += Math.max(insetEnd, menuWidth);
        collapsing[endIndex] = Math.max(0, insetEnd - menuWidth);
        int count = getChildCount();
        for (int i = -2; i < count; i++) {
            View child = i == -2 ? mExpandedActionView : i == -1 ? mLogoView : getChildAt(i);
            if (i >= 0 && ((LayoutParams) child.getLayoutParams()).mViewType != LayoutParams.CUSTOM
                    || !shouldLayout(child)) {
                continue;
            }
            width += measureChildCollapseMargins(child, widthMeasureSpec, width, heightMeasureSpec, 0, collapsing);
            height = Math.max(height, child.getMeasuredHeight() + marginsV(child));
            state = combineMeasuredStates(state, child.getMeasuredState());
        }
        int titleWidth = 0;
        int titleHeight = 0;
        int titleV = mTitleMarginTop + mTitleMarginBottom;
        int titleH = mTitleMarginStart + mTitleMarginEnd;
        if (shouldLayout(mTitleTextView)) {
            measureChildCollapseMargins(mTitleTextView, widthMeasureSpec, width + titleH, heightMeasureSpec, titleV,
                    collapsing);
            titleWidth = mTitleTextView.getMeasuredWidth() + marginsH(mTitleTextView);
            titleHeight = mTitleTextView.getMeasuredHeight() + marginsV(mTitleTextView);
            state = combineMeasuredStates(state, mTitleTextView.getMeasuredState());
        }
        if (shouldLayout(mSubtitleTextView)) {
            titleWidth = Math.max(titleWidth, measureChildCollapseMargins(mSubtitleTextView, widthMeasureSpec,
                    width + titleH, heightMeasureSpec, titleHeight + titleV, collapsing));
            titleHeight += mSubtitleTextView.getMeasuredHeight() + marginsV(mSubtitleTextView);
            state = combineMeasuredStates(state, mSubtitleTextView.getMeasuredState());
        }
        width += titleWidth + mPaddingLeft + mPaddingRight;
        height = Math.max(height, titleHeight) + mPaddingTop + mPaddingBottom;
        int w = resolveSizeAndState(Math.max(width, getSuggestedMinimumWidth()), widthMeasureSpec,
                state & MEASURED_STATE_MASK);
        int h = resolveSizeAndState(Math.max(height, getSuggestedMinimumHeight()), heightMeasureSpec,
                state << MEASURED_HEIGHT_STATE_SHIFT);
        setMeasuredDimension(w, shouldCollapse() ? 0 : h);
    }

    @Override
    protected void onLayout(boolean changed, int l, int t, int r, int b) {
        boolean rtl = isLayoutRtl();
        int width = getWidth();
        int height = getHeight();
        int left = mPaddingLeft;
        int right = width - mPaddingRight;
        int[] collapsing = mTempMargins;
        collapsing[0] = collapsing[1] = 0;
        int min = getMinimumHeight();
        int alignment = min >= 0 ? Math.min(min, b - t) : 0;
        if (shouldLayout(mNavButtonView)) {
            if (rtl) {
                right = layoutChildRight(mNavButtonView, right, collapsing, alignment);
            } else {
                left = layoutChildLeft(mNavButtonView, left, collapsing, alignment);
            }
        }
        if (shouldLayout(mCollapseButtonView)) {
            if (rtl) {
                right = layoutChildRight(mCollapseButtonView, right, collapsing, alignment);
            } else {
                left = layoutChildLeft(mCollapseButtonView, left, collapsing, alignment);
            }
        }
        if (shouldLayout(mMenuView)) {
            if (rtl) {
                left = layoutChildLeft(mMenuView, left, collapsing, alignment);
            } else {
                right = layoutChildRight(mMenuView, right, collapsing, alignment);
            }
        }
        int insetLeft = getCurrentContentInsetLeft();
        int insetRight = getCurrentContentInsetRight();
        collapsing[0] = Math.max(0, insetLeft - left);
        collapsing[1] = Math.max(0, insetRight - (width - mPaddingRight - right));
        left = Math.max(left, insetLeft);
        right = Math.min(right, width - mPaddingRight - insetRight);
        if (shouldLayout(mExpandedActionView)) {
            if (rtl) {
                right = layoutChildRight(mExpandedActionView, right, collapsing, alignment);
            } else {
                left = layoutChildLeft(mExpandedActionView, left, collapsing, alignment);
            }
        }
        if (shouldLayout(mLogoView)) {
            if (rtl) {
                right = layoutChildRight(mLogoView, right, collapsing, alignment);
            } else {
                left = layoutChildLeft(mLogoView, left, collapsing, alignment);
            }
        }
        boolean hasTitle = shouldLayout(mTitleTextView);
        boolean hasSubtitle = shouldLayout(mSubtitleTextView);
        int titleHeight = 0;
        if (hasTitle) {
            LayoutParams lp = (LayoutParams) mTitleTextView.getLayoutParams();
            titleHeight += lp.topMargin + mTitleTextView.getMeasuredHeight() + lp.bottomMargin;
        }
        if (hasSubtitle) {
            LayoutParams lp = (LayoutParams) mSubtitleTextView.getLayoutParams();
            titleHeight += lp.topMargin + mSubtitleTextView.getMeasuredHeight() + lp.bottomMargin;
        }
        if (hasTitle || hasSubtitle) {
            LayoutParams topLp = (LayoutParams) (hasTitle ? mTitleTextView : mSubtitleTextView).getLayoutParams();
            LayoutParams bottomLp = (LayoutParams) (hasSubtitle ? mSubtitleTextView : mTitleTextView).getLayoutParams();
            boolean titleHasWidth = hasTitle && mTitleTextView.getMeasuredWidth() > 0
                    || hasSubtitle && mSubtitleTextView.getMeasuredWidth() > 0;
            int titleTop;
            switch (mGravity & Gravity.VERTICAL_GRAVITY_MASK) {
                case Gravity.TOP:
                    titleTop = mPaddingTop + topLp.topMargin + mTitleMarginTop;
                    break;
                case Gravity.BOTTOM:
                    titleTop = height - mPaddingBottom - bottomLp.bottomMargin - mTitleMarginBottom - titleHeight;
                    break;
                default:
                    int space = height - mPaddingTop - mPaddingBottom;
                    int above = (space - titleHeight) / 2;
                    if (above < topLp.topMargin + mTitleMarginTop) {
                        above = topLp.topMargin + mTitleMarginTop;
                    } else {
                        int below = height - mPaddingBottom - titleHeight - above - mPaddingTop;
                        if (below < topLp.bottomMargin + mTitleMarginBottom) {
                            above = Math.max(0, above - (bottomLp.bottomMargin + mTitleMarginBottom - below));
                        }
                    }
                    titleTop = mPaddingTop + above;
                    break;
            }
            if (rtl) {
                int diff = (titleHasWidth ? mTitleMarginStart : 0) - collapsing[1];
                right -= Math.max(0, diff);
                collapsing[1] = Math.max(0, -diff);
                int titleRight = right;
                int subtitleRight = right;
                if (hasTitle) {
                    LayoutParams lp = (LayoutParams) mTitleTextView.getLayoutParams();
                    int bottom = titleTop + mTitleTextView.getMeasuredHeight();
                    mTitleTextView.layout(titleRight - mTitleTextView.getMeasuredWidth(), titleTop, titleRight, bottom);
                    titleRight = titleRight - mTitleTextView.getMeasuredWidth() - mTitleMarginEnd;
                    titleTop = bottom + lp.bottomMargin;
                }
                if (hasSubtitle) {
                    LayoutParams lp = (LayoutParams) mSubtitleTextView.getLayoutParams();
                    titleTop += lp.topMargin;
                    mSubtitleTextView.layout(subtitleRight - mSubtitleTextView.getMeasuredWidth(), titleTop,
                            subtitleRight, titleTop + mSubtitleTextView.getMeasuredHeight());
                    subtitleRight -= mTitleMarginEnd;
                }
                if (titleHasWidth) {
                    right = Math.min(titleRight, subtitleRight);
                }
            } else {
                int diff = (titleHasWidth ? mTitleMarginStart : 0) - collapsing[0];
                left += Math.max(0, diff);
                collapsing[0] = Math.max(0, -diff);
                int titleLeft = left;
                int subtitleLeft = left;
                if (hasTitle) {
                    LayoutParams lp = (LayoutParams) mTitleTextView.getLayoutParams();
                    int titleRight = titleLeft + mTitleTextView.getMeasuredWidth();
                    int bottom = titleTop + mTitleTextView.getMeasuredHeight();
                    mTitleTextView.layout(titleLeft, titleTop, titleRight, bottom);
                    titleLeft = titleRight + mTitleMarginEnd;
                    titleTop = bottom + lp.bottomMargin;
                }
                if (hasSubtitle) {
                    LayoutParams lp = (LayoutParams) mSubtitleTextView.getLayoutParams();
                    titleTop += lp.topMargin;
                    int subtitleRight = subtitleLeft + mSubtitleTextView.getMeasuredWidth();
                    mSubtitleTextView.layout(subtitleLeft, titleTop, subtitleRight,
                            titleTop + mSubtitleTextView.getMeasuredHeight());
                    subtitleLeft = subtitleRight + mTitleMarginEnd;
                }
                if (titleHasWidth) {
                    left = Math.max(titleLeft, subtitleLeft);
                }
            }
        }
        addCustomViews(mTempViews, Gravity.LEFT);
        for (int i = 0; i < mTempViews.size(); i++) {
            left = layoutChildLeft(mTempViews.get(i), left, collapsing, alignment);
        }
        addCustomViews(mTempViews, Gravity.RIGHT);
        for (int i = 0; i < mTempViews.size(); i++) {
            right = layoutChildRight(mTempViews.get(i), right, collapsing, alignment);
        }
        addCustomViews(mTempViews, Gravity.CENTER_HORIZONTAL);
        int centerWidth = viewListWidth(mTempViews, collapsing);
        int parentCenter = mPaddingLeft + (width - mPaddingLeft - mPaddingRight) / 2;
        int centerLeft = parentCenter - centerWidth / 2;
        int centerRight = centerLeft + centerWidth;
        if (centerLeft < left) {
            centerLeft = left;
        } else if (centerRight > right) {
            centerLeft -= centerRight - right;
        }
        for (int i = 0; i < mTempViews.size(); i++) {
            centerLeft = layoutChildLeft(mTempViews.get(i), centerLeft, collapsing, alignment);
        }
        mTempViews.clear();
    }

    private static int viewListWidth(ArrayList<View> views, int[] collapsing) {
        int left = collapsing[0];
        int right = collapsing[1];
        int width = 0;
        for (int i = 0; i < views.size(); i++) {
            View v = views.get(i);
            LayoutParams lp = (LayoutParams) v.getLayoutParams();
            int l = lp.leftMargin - left;
            int r = lp.rightMargin - right;
            left = Math.max(0, -l);
            right = Math.max(0, -r);
            width += Math.max(0, l) + v.getMeasuredWidth() + Math.max(0, r);
        }
        return width;
    }

    private int layoutChildLeft(View child, int left, int[] collapsing, int alignment) {
        LayoutParams lp = (LayoutParams) child.getLayoutParams();
        int l = lp.leftMargin - collapsing[0];
        left += Math.max(0, l);
        collapsing[0] = Math.max(0, -l);
        int top = childTop(child, alignment);
        int w = child.getMeasuredWidth();
        child.layout(left, top, left + w, top + child.getMeasuredHeight());
        return left + w + lp.rightMargin;
    }

    private int layoutChildRight(View child, int right, int[] collapsing, int alignment) {
        LayoutParams lp = (LayoutParams) child.getLayoutParams();
        int r = lp.rightMargin - collapsing[1];
        right -= Math.max(0, r);
        collapsing[1] = Math.max(0, -r);
        int top = childTop(child, alignment);
        int w = child.getMeasuredWidth();
        child.layout(right - w, top, right, top + child.getMeasuredHeight());
        return right - w - lp.leftMargin;
    }

    private int childTop(View child, int alignment) {
        LayoutParams lp = (LayoutParams) child.getLayoutParams();
        int h = child.getMeasuredHeight();
        int offset = alignment > 0 ? (h - alignment) / 2 : 0;
        int gravity = lp.gravity & Gravity.VERTICAL_GRAVITY_MASK;
        if (gravity != Gravity.TOP && gravity != Gravity.BOTTOM && gravity != Gravity.CENTER_VERTICAL) {
            gravity = mGravity & Gravity.VERTICAL_GRAVITY_MASK;
        }
        switch (gravity) {
            case Gravity.TOP:
                return getPaddingTop() - offset;
            case Gravity.BOTTOM:
                return getHeight() - getPaddingBottom() - h - lp.bottomMargin - offset;
            default:
                int space = getHeight() - getPaddingTop() - getPaddingBottom();
                int above = (space - h) / 2;
                if (above < lp.topMargin) {
                    above = lp.topMargin;
                } else {
                    int below = getHeight() - getPaddingBottom() - h - above - getPaddingTop();
                    if (below < lp.bottomMargin) {
                        above = Math.max(0, above - (lp.bottomMargin - below));
                    }
                }
                return getPaddingTop() + above;
        }
    }

    private void addCustomViews(ArrayList<View> views, int gravity) {
        boolean rtl = isLayoutRtl();
        int count = getChildCount();
        int wanted = Gravity.getAbsoluteGravity(gravity, getLayoutDirection());
        views.clear();
        for (int i = 0; i < count; i++) {
            View child = getChildAt(rtl ? count - 1 - i : i);
            LayoutParams lp = (LayoutParams) child.getLayoutParams();
            if (lp.mViewType == LayoutParams.CUSTOM && shouldLayout(child) && horizontal(lp.gravity) == wanted) {
                views.add(child);
            }
        }
    }

    private int horizontal(int gravity) {
        int direction = getLayoutDirection();
        int h = Gravity.getAbsoluteGravity(gravity, direction) & Gravity.HORIZONTAL_GRAVITY_MASK;
        if (h == Gravity.LEFT || h == Gravity.RIGHT || h == Gravity.CENTER_HORIZONTAL) {
            return h;
        }
        return direction == LAYOUT_DIRECTION_RTL ? Gravity.RIGHT : Gravity.LEFT;
    }

    private boolean shouldLayout(View view) {
        return view != null && view.getParent() == this && view.getVisibility() != GONE;
    }

    private static int marginsH(View v) {
        MarginLayoutParams lp = (MarginLayoutParams) v.getLayoutParams();
        return lp.getMarginStart() + lp.getMarginEnd();
    }

    private static int marginsV(View v) {
        MarginLayoutParams lp = (MarginLayoutParams) v.getLayoutParams();
        return lp.topMargin + lp.bottomMargin;
    }

    @Override
    public LayoutParams generateLayoutParams(AttributeSet attrs) {
        return new LayoutParams(getContext(), attrs);
    }

    @Override
    protected LayoutParams generateLayoutParams(ViewGroup.LayoutParams p) {
        if (p instanceof LayoutParams) {
            return new LayoutParams((LayoutParams) p);
        }
        if (p instanceof ActionBar.LayoutParams) {
            return new LayoutParams((ActionBar.LayoutParams) p);
        }
        if (p instanceof MarginLayoutParams) {
            return new LayoutParams((MarginLayoutParams) p);
        }
        return new LayoutParams(p);
    }

    @Override
    protected LayoutParams generateDefaultLayoutParams() {
        return new LayoutParams(LayoutParams.WRAP_CONTENT, LayoutParams.WRAP_CONTENT);
    }

    @Override
    protected boolean checkLayoutParams(ViewGroup.LayoutParams p) {
        return super.checkLayoutParams(p) && p instanceof LayoutParams;
    }

    public DecorToolbar getWrapper() {
        if (mWrapper == null) {
            mWrapper = new ToolbarWidgetWrapper(this, true);
        }
        return mWrapper;
    }

    void removeChildrenForExpandedActionView() {
        for (int i = getChildCount() - 1; i >= 0; i--) {
            View child = getChildAt(i);
            LayoutParams lp = (LayoutParams) child.getLayoutParams();
            if (lp.mViewType != LayoutParams.EXPANDED && child != mMenuView) {
                removeViewAt(i);
                mHiddenViews.add(child);
            }
        }
    }

    void addChildrenForExpandedActionView() {
        for (int i = mHiddenViews.size() - 1; i >= 0; i--) {
            addView(mHiddenViews.get(i));
        }
        mHiddenViews.clear();
    }

    private boolean isChildOrHidden(View child) {
        return child.getParent() == this || mHiddenViews.contains(child);
    }

    public void setCollapsible(boolean collapsible) {
        mCollapsible = collapsible;
        requestLayout();
    }

    public void setMenuCallbacks(MenuPresenter.Callback pcb, MenuBuilder.Callback mcb) {
        mActionMenuPresenterCallback = pcb;
        mMenuBuilderCallback = mcb;
        if (mMenuView != null) {
            mMenuView.setMenuCallbacks(pcb, mcb);
        }
    }

    private void ensureContentInsets() {
        if (mContentInsets == null) {
            mContentInsets = new RtlSpacingHelper();
        }
    }

    ActionMenuPresenter getOuterActionMenuPresenter() {
        return mOuterActionMenuPresenter;
    }

    Context getPopupContext() {
        return mPopupContext;
    }

    /** Told of clicks on items. */
    public interface OnMenuItemClickListener {
        boolean onMenuItemClick(MenuItem item);
    }

    /** A child's gravity and kind. */
    public static class LayoutParams extends ActionBar.LayoutParams {
        static final int CUSTOM = 0;
        static final int SYSTEM = 1;
        static final int EXPANDED = 2;

        int mViewType = CUSTOM;

        public LayoutParams(Context c, AttributeSet attrs) {
            super(c, attrs);
        }

        public LayoutParams(int width, int height) {
            super(width, height);
            gravity = Gravity.CENTER_VERTICAL | Gravity.START;
        }

        public LayoutParams(int width, int height, int gravity) {
            super(width, height);
            this.gravity = gravity;
        }

        public LayoutParams(int gravity) {
            this(WRAP_CONTENT, MATCH_PARENT, gravity);
        }

        public LayoutParams(LayoutParams source) {
            super(source);
            mViewType = source.mViewType;
        }

        public LayoutParams(ActionBar.LayoutParams source) {
            super(source);
        }

        public LayoutParams(MarginLayoutParams source) {
            super(source);
            leftMargin = source.leftMargin;
            topMargin = source.topMargin;
            rightMargin = source.rightMargin;
            bottomMargin = source.bottomMargin;
        }

        public LayoutParams(ViewGroup.LayoutParams source) {
            super(source);
        }
    }

    static class SavedState extends BaseSavedState {
        public int expandedMenuItemId;
        public boolean isOverflowOpen;

        public SavedState(Parcel source) {
            super(source);
            expandedMenuItemId = source.readInt();
            isOverflowOpen = source.readInt() != 0;
        }

        public SavedState(Parcelable superState) {
            super(superState);
        }

        @Override
        public void writeToParcel(Parcel out, int flags) {
            super.writeToParcel(out, flags);
            out.writeInt(expandedMenuItemId);
            out.writeInt(isOverflowOpen ? 1 : 0);
        }

        public static final Creator<SavedState> CREATOR = new Creator<SavedState>() {
            @Override
            public SavedState createFromParcel(Parcel source) {
                return new SavedState(source);
            }

            @Override
            public SavedState[] newArray(int size) {
                return new SavedState[size];
            }
        };
    }

    private class ExpandedActionViewMenuPresenter extends ExpandedItemPresenter {
        @Override
        protected void expand(MenuItemImpl item, View actionView) {
            ensureCollapseButtonView();
            if (mCollapseButtonView.getParent() != Toolbar.this) {
                addView(mCollapseButtonView);
            }
            mExpandedActionView = actionView;
            if (mExpandedActionView.getParent() != Toolbar.this) {
                LayoutParams lp = generateDefaultLayoutParams();
                lp.gravity = Gravity.START | (mButtonGravity & Gravity.VERTICAL_GRAVITY_MASK);
                lp.mViewType = LayoutParams.EXPANDED;
                mExpandedActionView.setLayoutParams(lp);
                addView(mExpandedActionView);
            }
            removeChildrenForExpandedActionView();
        }

        @Override
        protected void collapse() {
            removeView(mExpandedActionView);
            removeView(mCollapseButtonView);
            mExpandedActionView = null;
            addChildrenForExpandedActionView();
        }

        @Override
        protected void changed() {
            requestLayout();
        }
    }
}
