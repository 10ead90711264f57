package com.android.internal.widget;

import android.animation.Animator;
import android.animation.AnimatorListenerAdapter;
import android.animation.AnimatorSet;
import android.animation.ObjectAnimator;
import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.Color;
import android.graphics.Rect;
import android.graphics.Region;
import android.graphics.drawable.AnimatedVectorDrawable;
import android.graphics.drawable.ColorDrawable;
import android.graphics.drawable.Drawable;
import android.text.TextUtils;
import android.util.Size;
import android.util.TypedValue;
import android.view.ContextThemeWrapper;
import android.view.Gravity;
import android.view.LayoutInflater;
import android.view.Menu;
import android.view.MenuItem;
import android.view.MotionEvent;
import android.view.View;
import android.view.View.MeasureSpec;
import android.view.ViewConfiguration;
import android.view.ViewGroup;
import android.view.ViewTreeObserver;
import android.view.Window;
import android.view.WindowManager;
import android.view.animation.Animation;
import android.view.animation.AnimationSet;
import android.view.animation.AnimationUtils;
import android.view.animation.Interpolator;
import android.view.animation.Transformation;
import android.widget.AdapterView;
import android.widget.ArrayAdapter;
import android.widget.ImageButton;
import android.widget.ImageView;
import android.widget.LinearLayout;
import android.widget.ListView;
import android.widget.PopupWindow;
import android.widget.TextView;
import com.android.internal.R;
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.Objects;

/** The menu of a selection, in a bar that floats above or below it; what does not fit opens as a list. */
public final class FloatingToolbar {
    public static final String FLOATING_TOOLBAR_TAG = "floating_toolbar";

    private final Window mWindow;
    private final FloatingToolbarPopup mPopup;
    private final Rect mContentRect = new Rect(), mPreviousContentRect = new Rect();
    private Menu mMenu;
    private List<MenuItem> mShowingMenuItems = new ArrayList<MenuItem>();
    private MenuItem.OnMenuItemClickListener mMenuItemClickListener;
    private int mSuggestedWidth;
    private boolean mWidthChanged = true;

    private final View.OnLayoutChangeListener mOrientationChangeHandler = new View.OnLayoutChangeListener() {
        @Override
        public void onLayoutChange(View v, int left, int top, int right, int bottom, int oldLeft, int oldTop, int oldRight, int oldBottom) {
            final boolean moved = left != oldLeft || top != oldTop || right != oldRight || bottom != oldBottom;
            if (mPopup.isShowing() && moved) {
                mWidthChanged = true;
                updateLayout();
            }
        }
    };

    public FloatingToolbar(Context context, Window window) {
        mWindow = window;
        mPopup = new FloatingToolbarPopup(themed(context), window.getDecorView());
    }

    /** The bar looks as of Material whatever the theme, light or dark as that is. */
    private static Context themed(Context context) {
        final TypedArray a = context.obtainStyledAttributes(new int[] {R.attr.isLightTheme});
        final boolean light = a.getBoolean(0, true);
        a.recycle();
        return new ContextThemeWrapper(context, light ? R.style.Theme_Material_Light : R.style.Theme_Material);
    }

    public FloatingToolbar setMenu(Menu menu) {
        mMenu = menu;
        return this;
    }

    public FloatingToolbar setOnMenuItemClickListener(MenuItem.OnMenuItemClickListener listener) {
        mMenuItemClickListener = listener;
        return this;
    }

    /** Sets what the bar must not hide, on the screen. */
    public FloatingToolbar setContentRect(Rect rect) {
        mContentRect.set(rect);
        return this;
    }

    public FloatingToolbar setSuggestedWidth(int suggestedWidth) {
        mWidthChanged = Math.abs(suggestedWidth - mSuggestedWidth) > mSuggestedWidth * 0.2;
        mSuggestedWidth = suggestedWidth;
        return this;
    }

    public FloatingToolbar show() {
        mWindow.getDecorView().removeOnLayoutChangeListener(mOrientationChangeHandler);
        mWindow.getDecorView().addOnLayoutChangeListener(mOrientationChangeHandler);
        showNow();
        return this;
    }

    public FloatingToolbar updateLayout() {
        if (mPopup.isShowing()) {
            showNow();
        }
        return this;
    }

    public void dismiss() {
        mWindow.getDecorView().removeOnLayoutChangeListener(mOrientationChangeHandler);
        mPopup.dismiss();
    }

    /** Hides the bar until it is shown again. */
    public void hide() {
        mPopup.hide();
    }

    public boolean isShowing() {
        return mPopup.isShowing();
    }

    public boolean isHidden() {
        return mPopup.isHidden();
    }

    private void showNow() {
        final List<MenuItem> items = new ArrayList<MenuItem>();
        collect(mMenu, items);
        tidy(items);
        if (mWidthChanged || !isCurrentlyShowing(items)) {
            mPopup.dismiss();
            mPopup.layoutMenuItems(items, mMenuItemClickListener, mSuggestedWidth);
            mShowingMenuItems = items;
        }
        if (!mPopup.isShowing()) {
            mPopup.show(mContentRect);
        } else if (!mPreviousContentRect.equals(mContentRect)) {
            mPopup.updateCoordinates(mContentRect);
        }
        mWidthChanged = false;
        mPreviousContentRect.set(mContentRect);
    }

    private boolean isCurrentlyShowing(List<MenuItem> items) {
        if (items.size() != mShowingMenuItems.size()) {
            return false;
        }
        for (int i = 0; i < items.size(); i++) {
            final MenuItem a = items.get(i), b = mShowingMenuItems.get(i);
            if (a.getItemId() != b.getItemId() || a.getGroupId() != b.getGroupId() || !TextUtils.equals(a.getTitle(), b.getTitle())
                    || !Objects.equals(a.getIcon(), b.getIcon())) {
                return false;
            }
        }
        return true;
    }

    /** Gathers the items that can be chosen, those of submenus in the submenu's place. */
    private static void collect(Menu menu, List<MenuItem> out) {
        for (int i = 0; menu != null && i < menu.size(); i++) {
            final MenuItem item = menu.getItem(i);
            if (!item.isVisible() || !item.isEnabled()) {
                continue;
            }
            if (item.getSubMenu() != null) {
                collect(item.getSubMenu(), out);
            } else {
                out.add(item);
            }
        }
    }

    /** An item has its title or its icon; what helps with the text itself has both and comes first. */
    private static void tidy(List<MenuItem> items) {
        MenuItem assist = null;
        for (MenuItem item : items) {
            if (item.getItemId() == R.id.textAssist) {
                assist = item;
            } else if (!TextUtils.isEmpty(item.getTitle())) {
                item.setIcon(null);
            }
        }
        if (assist != null) {
            items.remove(assist);
            items.add(0, assist);
        }
    }

    /**
     * The window of the bar: a panel with the first items, a list with the others and a button between them. The panel's
     * class has no name but its number, which those who look at the screen see: the classes without name before it are as many
     * as the platform's.
     */
    private static final class FloatingToolbarPopup {
        private static final int MIN_OVERFLOW_SIZE = 2, MAX_OVERFLOW_SIZE = 4;

        private final Context mContext;
        private final View mParent;
        private final PopupWindow mPopupWindow;
        private final int mMarginHorizontal, mMarginVertical, mLineHeight, mIconTextSpacing;
        private final ViewGroup mContentContainer, mMainPanel;
        private final OverflowPanel mOverflowPanel;
        private final ImageButton mOverflowButton;
        private final Drawable mArrow, mOverflow;
        private final AnimatedVectorDrawable mToArrow, mToOverflow;
        private final OverflowPanelViewHelper mOverflowPanelViewHelper;
        private final Interpolator mLogAccelerate = new LogAccelerateInterpolator(), mFastOutSlowIn, mLinearOutSlowIn, mFastOutLinearIn;
        private final AnimatorSet mShowAnimation, mDismissAnimation, mHideAnimation;
        private final AnimationSet mOpenOverflowAnimation = new AnimationSet(true), mCloseOverflowAnimation = new AnimationSet(true);
        private final Rect mViewPort = new Rect();
        private final int[] mCoordsOnWindow = new int[2];
        private final Region mTouchableRegion = new Region();
        private final Touchable mInsetsComputer = new Touchable();
        private final Size mOverflowButtonSize;
        private Size mOverflowPanelSize; // null when all items fit
        private Size mMainPanelSize;
        private MenuItem.OnMenuItemClickListener mOnMenuItemClickListener;
        private boolean mDismissed = true, mHidden, mOpenOverflowUpwards, mIsOverflowOpen;
        private int mTransitionDurationScale;

        private final Runnable mPreparePopupContentRTLHelper = new Runnable() {
            @Override
            public void run() {
                setPanelsStatesAtRestingPosition();
                setContentAreaAsTouchableSurface();
                mContentContainer.setAlpha(1);
            }
        };

        private final View.OnClickListener mMenuItemButtonOnClickListener = new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                choose((MenuItem) v.getTag());
            }
        };

        FloatingToolbarPopup(Context context, View parent) {
            mParent = parent;
            mContext = context;
            mContentContainer = (ViewGroup) LayoutInflater.from(context).inflate(R.layout.floating_popup_container, null);
            mContentContainer.setTag(FLOATING_TOOLBAR_TAG);
            mPopupWindow = createPopupWindow(mContentContainer);
            mMarginHorizontal = dimension(R.dimen.floating_toolbar_horizontal_margin);
            mMarginVertical = dimension(R.dimen.floating_toolbar_vertical_margin);
            mLineHeight = dimension(R.dimen.floating_toolbar_height);
            mIconTextSpacing = dimension(R.dimen.floating_toolbar_menu_button_side_padding);
            mFastOutSlowIn = AnimationUtils.loadInterpolator(context, R.interpolator.fast_out_slow_in);
            mLinearOutSlowIn = AnimationUtils.loadInterpolator(context, R.interpolator.linear_out_slow_in);
            mFastOutLinearIn = AnimationUtils.loadInterpolator(context, R.interpolator.fast_out_linear_in);
            mArrow = mirrored(R.drawable.ft_avd_tooverflow);
            mOverflow = mirrored(R.drawable.ft_avd_toarrow);
            mToArrow = (AnimatedVectorDrawable) mirrored(R.drawable.ft_avd_toarrow_animation);
            mToOverflow = (AnimatedVectorDrawable) mirrored(R.drawable.ft_avd_tooverflow_animation);
            mShowAnimation = fade(0, 1, 150, 0, null);
            mDismissAnimation = fade(1, 0, 100, 150, new AnimatorListenerAdapter() {
                @Override
                public void onAnimationEnd(Animator animation) {
                    mPopupWindow.dismiss();
                    mContentContainer.removeAllViews();
                }
            });
            mHideAnimation = fade(1, 0, 100, 0, new AnimatorListenerAdapter() {
                @Override
                public void onAnimationEnd(Animator animation) {
                    mPopupWindow.dismiss();
                }
            });
            mOverflowButton = (ImageButton) LayoutInflater.from(context).inflate(R.layout.floating_popup_overflow_button, null);
            mOverflowButton.setImageDrawable(mOverflow);
            mOverflowButtonSize = measure(mOverflowButton);
            mMainPanel = createMainPanel();
            mOverflowPanelViewHelper = new OverflowPanelViewHelper(context);
            mOverflowPanel = createOverflowPanel();
            final Animation.AnimationListener resting = createOverflowAnimationListener();
            mOpenOverflowAnimation.setAnimationListener(resting);
            mCloseOverflowAnimation.setAnimationListener(resting);
            mOverflowButton.setOnClickListener(new View.OnClickListener() {
                @Override
                public void onClick(View v) {
                    final AnimatedVectorDrawable to = mIsOverflowOpen ? mToOverflow : mToArrow;
                    mOverflowButton.setImageDrawable(to);
                    to.start();
                    if (mIsOverflowOpen) {
                        closeOverflow();
                    } else {
                        openOverflow();
                    }
                }
            });
        }

        private static PopupWindow createPopupWindow(ViewGroup content) {
            final ViewGroup holder = new LinearLayout(content.getContext());
            final PopupWindow window = new PopupWindow(holder);
            window.setClippingEnabled(false);
            window.setWindowLayoutType(WindowManager.LayoutParams.TYPE_APPLICATION_ABOVE_SUB_PANEL);
            window.setAnimationStyle(0);
            window.setBackgroundDrawable(new ColorDrawable(Color.TRANSPARENT));
            content.setLayoutParams(new ViewGroup.LayoutParams(ViewGroup.LayoutParams.WRAP_CONTENT, ViewGroup.LayoutParams.WRAP_CONTENT));
            holder.addView(content);
            return window;
        }

        private int dimension(int id) {
            return mParent.getResources().getDimensionPixelSize(id);
        }

        private Drawable mirrored(int id) {
            final Drawable d = mContext.getDrawable(id);
            d.setAutoMirrored(true);
            return d;
        }

        private AnimatorSet fade(float from, float to, int millis, int delay, Animator.AnimatorListener end) {
            final AnimatorSet set = new AnimatorSet();
            set.playTogether(ObjectAnimator.ofFloat(mContentContainer, View.ALPHA, from, to).setDuration(millis));
            set.setStartDelay(delay);
            if (end != null) {
                set.addListener(end);
            }
            return set;
        }

        private void choose(MenuItem item) {
            if (mOnMenuItemClickListener != null) {
                mOnMenuItemClickListener.onMenuItemClick(item);
            }
        }

        void layoutMenuItems(List<MenuItem> items, MenuItem.OnMenuItemClickListener listener, int suggestedWidth) {
            mOnMenuItemClickListener = listener;
            cancelOverflowAnimations();
            clearPanels();
            final List<MenuItem> rest = layoutMainPanelItems(items, getAdjustedToolbarWidth(suggestedWidth));
            if (!rest.isEmpty()) {
                layoutOverflowPanelItems(rest);
            }
            updatePopupSize();
        }

        void show(Rect content) {
            if (isShowing()) {
                return;
            }
            mHidden = mDismissed = false;
            mDismissAnimation.cancel();
            mHideAnimation.cancel();
            cancelOverflowAnimations();
            place(content);
            preparePopupContent();
            mPopupWindow.showAtLocation(mParent, Gravity.NO_GRAVITY, mCoordsOnWindow[0], mCoordsOnWindow[1]);
            final ViewTreeObserver observer = mPopupWindow.getContentView().getRootView().getViewTreeObserver();
            observer.removeOnComputeInternalInsetsListener(mInsetsComputer);
            observer.addOnComputeInternalInsetsListener(mInsetsComputer);
            mShowAnimation.start();
        }

        void dismiss() {
            if (mDismissed) {
                return;
            }
            mHidden = false;
            mDismissed = true;
            mHideAnimation.cancel();
            mDismissAnimation.start();
            mTouchableRegion.setEmpty();
        }

        void hide() {
            if (!isShowing()) {
                return;
            }
            mHidden = true;
            mHideAnimation.start();
            mTouchableRegion.setEmpty();
        }

        boolean isShowing() {
            return !mDismissed && !mHidden;
        }

        boolean isHidden() {
            return mHidden;
        }

        void updateCoordinates(Rect content) {
            if (!isShowing() || !mPopupWindow.isShowing()) {
                return;
            }
            cancelOverflowAnimations();
            place(content);
            preparePopupContent();
            mPopupWindow.update(mCoordsOnWindow[0], mCoordsOnWindow[1], mPopupWindow.getWidth(), mPopupWindow.getHeight());
        }

        /** Finds the window's place beside the content, and to which side the list opens. */
        private void place(Rect content) {
            refreshViewPort();
            final int x = Math.min(content.centerX() - mPopupWindow.getWidth() / 2, mViewPort.right - mPopupWindow.getWidth());
            final int above = content.top - mViewPort.top, below = mViewPort.bottom - content.bottom;
            final int margin = 2 * mMarginVertical, bar = mLineHeight + margin;
            final int y;
            if (!hasOverflow()) {
                if (above >= bar) {
                    y = content.top - bar;
                } else if (below >= bar) {
                    y = content.bottom;
                } else if (below >= mLineHeight) {
                    y = content.bottom - mMarginVertical;
                } else {
                    y = Math.max(mViewPort.top, content.top - bar);
                }
            } else {
                final int list = calculateOverflowHeight(MIN_OVERFLOW_SIZE) + margin;
                final int down = mViewPort.bottom - content.top + bar, up = content.bottom - mViewPort.top + bar;
                if (above >= list) {
                    updateOverflowHeight(above - margin);
                    y = content.top - mPopupWindow.getHeight();
                    mOpenOverflowUpwards = true;
                } else if (above >= bar && down >= list) {
                    updateOverflowHeight(down - margin);
                    y = content.top - bar;
                    mOpenOverflowUpwards = false;
                } else if (below >= list) {
                    updateOverflowHeight(below - margin);
                    y = content.bottom;
                    mOpenOverflowUpwards = false;
                } else if (below >= bar && mViewPort.height() >= list) {
                    updateOverflowHeight(up - margin);
                    y = content.bottom + bar - mPopupWindow.getHeight();
                    mOpenOverflowUpwards = true;
                } else {
                    updateOverflowHeight(mViewPort.height() - margin);
                    y = mViewPort.top;
                    mOpenOverflowUpwards = false;
                }
            }
            final View root = mParent.getRootView();
            final int[] onScreen = new int[2], inWindow = new int[2];
            root.getLocationOnScreen(onScreen);
            root.getLocationInWindow(inWindow);
            mCoordsOnWindow[0] = Math.max(0, x - (onScreen[0] - inWindow[0]));
            mCoordsOnWindow[1] = Math.max(0, y - (onScreen[1] - inWindow[1]));
        }

        private void cancelOverflowAnimations() {
            mContentContainer.clearAnimation();
            mMainPanel.animate().cancel();
            mOverflowPanel.animate().cancel();
            mToArrow.stop();
            mToOverflow.stop();
        }

        private void openOverflow() {
            final int targetWidth = mOverflowPanelSize.getWidth(), targetHeight = mOverflowPanelSize.getHeight();
            final int startWidth = mContentContainer.getWidth(), startHeight = mContentContainer.getHeight();
            final float startY = mContentContainer.getY(), left = mContentContainer.getX(), right = left + startWidth;
            final float buttonFrom = mOverflowButton.getX(), buttonBy = targetWidth - mOverflowButton.getWidth();
            final Animation width = new Animation() {
                @Override
                protected void applyTransformation(float at, Transformation t) {
                    widen(startWidth, targetWidth, at, left, right, startWidth, targetWidth);
                }
            };
            final Animation height = new Animation() {
                @Override
                protected void applyTransformation(float at, Transformation t) {
                    setHeight(mContentContainer, startHeight + (int) (at * (targetHeight - startHeight)));
                    if (mOpenOverflowUpwards) {
                        mContentContainer.setY(startY - (mContentContainer.getHeight() - startHeight));
                        alignPanelsToBottom();
                    }
                }
            };
            final Animation button = new Animation() {
                @Override
                protected void applyTransformation(float at, Transformation t) {
                    moveButton(buttonFrom, isInRTLMode() ? buttonBy : -buttonBy, at, startWidth);
                }
            };
            run(mOpenOverflowAnimation, width, mLogAccelerate, height, mFastOutSlowIn, button);
            mIsOverflowOpen = true;
            mMainPanel.animate().alpha(0).withLayer().setInterpolator(mLinearOutSlowIn).setDuration(250).start();
            mOverflowPanel.setAlpha(1);
        }

        private void closeOverflow() {
            final int targetWidth = mMainPanelSize.getWidth(), targetHeight = mMainPanelSize.getHeight();
            final int startWidth = mContentContainer.getWidth(), startHeight = mContentContainer.getHeight();
            final float left = mContentContainer.getX(), right = left + startWidth, bottom = mContentContainer.getY() + startHeight;
            final float buttonFrom = mOverflowButton.getX(), buttonBy = startWidth - mOverflowButton.getWidth();
            final Animation width = new Animation() {
                @Override
                protected void applyTransformation(float at, Transformation t) {
                    widen(startWidth, targetWidth, at, left, right, targetWidth, startWidth);
                }
            };
            final Animation height = new Animation() {
                @Override
                protected void applyTransformation(float at, Transformation t) {
                    setHeight(mContentContainer, startHeight + (int) (at * (targetHeight - startHeight)));
                    if (mOpenOverflowUpwards) {
                        mContentContainer.setY(bottom - mContentContainer.getHeight());
                        alignPanelsToBottom();
                    }
                }
            };
            final Animation button = new Animation() {
                @Override
                protected void applyTransformation(float at, Transformation t) {
                    moveButton(buttonFrom, isInRTLMode() ? -buttonBy : buttonBy, at, startWidth);
                }
            };
            run(mCloseOverflowAnimation, width, mFastOutSlowIn, height, mLogAccelerate, button);
            mIsOverflowOpen = false;
            mMainPanel.animate().alpha(1).withLayer().setInterpolator(mFastOutLinearIn).setDuration(100).start();
            mOverflowPanel.animate().alpha(0).withLayer().setInterpolator(mLinearOutSlowIn).setDuration(150).start();
        }

        /** Gives the container a width on the way from one to another, with its outer edge and the panels in place. */
        private void widen(int from, int to, float at, float left, float right, int main, int list) {
            setWidth(mContentContainer, from + (int) (at * (to - from)));
            if (isInRTLMode()) {
                mContentContainer.setX(left);
                mMainPanel.setX(0);
                mOverflowPanel.setX(0);
            } else {
                final int width = mContentContainer.getWidth();
                mContentContainer.setX(right - width);
                mMainPanel.setX(width - main);
                mOverflowPanel.setX(width - list);
            }
        }

        private void moveButton(float from, float by, float at, int startWidth) {
            mOverflowButton.setX(from + at * by + (isInRTLMode() ? 0 : mContentContainer.getWidth() - startWidth));
        }

        private void run(AnimationSet set, Animation width, Interpolator widthBy, Animation height, Interpolator heightBy, Animation button) {
            width.setInterpolator(widthBy);
            height.setInterpolator(heightBy);
            button.setInterpolator(mFastOutSlowIn);
            set.getAnimations().clear();
            for (Animation a : new Animation[] {width, height, button}) {
                a.setDuration(mTransitionDurationScale < 150 ? 200 : mTransitionDurationScale > 300 ? 300 : 250);
                set.addAnimation(a);
            }
            mContentContainer.startAnimation(set);
        }

        private void setPanelsStatesAtRestingPosition() {
            mOverflowButton.setEnabled(true);
            mOverflowPanel.awakenScrollBars();
            final boolean rtl = isInRTLMode(), open = mIsOverflowOpen;
            final Size size = open ? mOverflowPanelSize : mMainPanelSize;
            setSize(mContentContainer, size);
            mMainPanel.setAlpha(open ? 0 : 1);
            mMainPanel.setVisibility(open ? View.INVISIBLE : View.VISIBLE);
            mOverflowPanel.setAlpha(open ? 1 : 0);
            mOverflowPanel.setVisibility(open ? View.VISIBLE : View.INVISIBLE);
            mOverflowButton.setImageDrawable(open ? mArrow : mOverflow);
            mOverflowButton.setContentDescription(mContext.getString(open ? R.string.floating_toolbar_close_overflow_description
                    : R.string.floating_toolbar_open_overflow_description));
            if (!hasOverflow()) {
                mContentContainer.setX(mMarginHorizontal);
                mContentContainer.setY(mMarginVertical);
                mMainPanel.setX(0);
                mMainPanel.setY(0);
                return;
            }
            final int beside = size.getWidth() - mOverflowButtonSize.getWidth();
            mContentContainer.setX(rtl ? mMarginHorizontal : mPopupWindow.getWidth() - size.getWidth() - mMarginHorizontal);
            mMainPanel.setX(open && !rtl ? -mContentContainer.getX() : 0);
            mOverflowButton.setX(open == rtl ? beside : 0);
            mOverflowPanel.setX(open || rtl ? 0 : size.getWidth() - mOverflowPanelSize.getWidth());
            if (!mOpenOverflowUpwards) {
                mContentContainer.setY(mMarginVertical);
                mMainPanel.setY(0);
                mOverflowButton.setY(0);
                mOverflowPanel.setY(mOverflowButtonSize.getHeight());
                return;
            }
            final int shorter = mOverflowPanelSize.getHeight() - size.getHeight();
            mContentContainer.setY(mMarginVertical + shorter);
            mMainPanel.setY(open ? size.getHeight() - mContentContainer.getHeight() : 0);
            mOverflowButton.setY(open ? size.getHeight() - mOverflowButtonSize.getHeight() : 0);
            mOverflowPanel.setY(-shorter);
        }

        private void alignPanelsToBottom() {
            final int bottom = mContentContainer.getHeight();
            mMainPanel.setY(bottom - mMainPanelSize.getHeight());
            mOverflowButton.setY(bottom - mOverflowButton.getHeight());
            mOverflowPanel.setY(bottom - mOverflowPanelSize.getHeight());
        }

        private void updateOverflowHeight(int suggestedHeight) {
            final int items = (suggestedHeight - mOverflowButtonSize.getHeight()) / mLineHeight;
            mOverflowPanelSize = new Size(mOverflowPanelSize.getWidth(), calculateOverflowHeight(items));
            setSize(mOverflowPanel, mOverflowPanelSize);
            setSize(mContentContainer, mIsOverflowOpen ? mOverflowPanelSize : mMainPanelSize);
            updatePopupSize();
        }

        private void updatePopupSize() {
            int width = mMainPanelSize.getWidth(), height = mMainPanelSize.getHeight();
            if (hasOverflow()) {
                final int w = width - mOverflowPanelSize.getWidth(), h = mOverflowPanelSize.getHeight() - height;
                mTransitionDurationScale = (int) (Math.sqrt(w * w + h * h) / mContext.getResources().getDisplayMetrics().density);
                width = Math.max(width, mOverflowPanelSize.getWidth());
                height = Math.max(height, mOverflowPanelSize.getHeight());
            }
            mPopupWindow.setWidth(width + mMarginHorizontal * 2);
            mPopupWindow.setHeight(height + mMarginVertical * 2);
        }

        private void refreshViewPort() {
            mParent.getWindowVisibleDisplayFrame(mViewPort);
        }

        private int getAdjustedToolbarWidth(int suggestedWidth) {
            refreshViewPort();
            final int width = suggestedWidth > 0 ? suggestedWidth : dimension(R.dimen.floating_toolbar_preferred_width);
            return Math.min(width, mViewPort.width() - 2 * mMarginHorizontal);
        }

        private void setContentAreaAsTouchableSurface() {
            final Size size = mIsOverflowOpen ? mOverflowPanelSize : mMainPanelSize;
            final int x = (int) mContentContainer.getX(), y = (int) mContentContainer.getY();
            mTouchableRegion.set(x, y, x + size.getWidth(), y + size.getHeight());
        }

        /** Leaves touches beside the bar to what is below. */
        private final class Touchable implements ViewTreeObserver.OnComputeInternalInsetsListener {
            @Override
            public void onComputeInternalInsets(ViewTreeObserver.InternalInsetsInfo info) {
                info.contentInsets.setEmpty();
                info.visibleInsets.setEmpty();
                info.touchableRegion.set(mTouchableRegion);
                info.setTouchableInsets(ViewTreeObserver.InternalInsetsInfo.TOUCHABLE_INSETS_REGION);
            }
        }

        private boolean isInRTLMode() {
            return mContext.getApplicationInfo().hasRtlSupport()
                    && mContext.getResources().getConfiguration().getLayoutDirection() == View.LAYOUT_DIRECTION_RTL;
        }

        private boolean hasOverflow() {
            return mOverflowPanelSize != null;
        }

        /** Puts as many items into the panel as fit, and returns the others. */
        private List<MenuItem> layoutMainPanelItems(List<MenuItem> items, int toolbarWidth) {
            final LinkedList<MenuItem> rest = new LinkedList<MenuItem>();
            final List<MenuItem> last = new ArrayList<MenuItem>();
            for (MenuItem item : items) {
                (item.requiresOverflow() ? last : rest).add(item);
            }
            rest.addAll(last);
            mMainPanel.removeAllViews();
            mMainPanel.setPaddingRelative(0, 0, 0, 0);
            int available = toolbarWidth, lastGroup = -1;
            for (boolean first = true; !rest.isEmpty(); first = false) {
                final MenuItem item = rest.peek();
                if (!first && item.requiresOverflow()) {
                    break;
                }
                final View button = createMenuItemButton(mContext, item, mIconTextSpacing);
                if (first) {
                    pad(button, button.getPaddingStart() / 2, 0);
                }
                final boolean only = rest.size() == 1;
                if (only) {
                    pad(button, 0, button.getPaddingEnd() / 2);
                }
                button.measure(MeasureSpec.UNSPECIFIED, MeasureSpec.UNSPECIFIED);
                final int width = Math.min(button.getMeasuredWidth(), toolbarWidth);
                final boolean divided = !first && lastGroup != item.getGroupId();
                final int extra = divided ? button.getPaddingEnd() * 2 : 0;
                if (width > available - mOverflowButtonSize.getWidth() - extra && !(only && width <= available - extra)) {
                    break;
                }
                if (divided) {
                    final View divider = createDivider(mContext), previous = mMainPanel.getChildAt(mMainPanel.getChildCount() - 1);
                    final int more = extra / 2 - divider.getLayoutParams().width;
                    pad(previous, 0, more);
                    final ViewGroup.LayoutParams params = previous.getLayoutParams();
                    params.width += more;
                    previous.setLayoutParams(params);
                    pad(button, extra / 2, 0);
                    mMainPanel.addView(divider);
                }
                button.setTag(item);
                button.setOnClickListener(mMenuItemButtonOnClickListener);
                button.setTooltipText(item.getTooltipText());
                mMainPanel.addView(button);
                final ViewGroup.LayoutParams params = button.getLayoutParams();
                params.width = width + extra / 2;
                button.setLayoutParams(params);
                available -= width + extra;
                rest.pop();
                lastGroup = item.getGroupId();
            }
            if (!rest.isEmpty()) {
                mMainPanel.setPaddingRelative(0, 0, mOverflowButtonSize.getWidth(), 0);
            }
            mMainPanelSize = measure(mMainPanel);
            return rest;
        }

        private static void pad(View v, int start, int end) {
            v.setPaddingRelative(v.getPaddingStart() + start, v.getPaddingTop(), v.getPaddingEnd() + end, v.getPaddingBottom());
        }

        @SuppressWarnings("unchecked")
        private ArrayAdapter<MenuItem> overflowAdapter() {
            return (ArrayAdapter<MenuItem>) mOverflowPanel.getAdapter();
        }

        private void layoutOverflowPanelItems(List<MenuItem> items) {
            final ArrayAdapter<MenuItem> adapter = overflowAdapter();
            adapter.clear();
            int width = mOverflowButtonSize.getWidth();
            for (MenuItem item : items) {
                adapter.add(item);
                width = Math.max(width, mOverflowPanelViewHelper.calculateWidth(item));
            }
            mOverflowPanel.setAdapter(adapter);
            mOverflowPanel.setY(mOpenOverflowUpwards ? 0 : mOverflowButtonSize.getHeight());
            mOverflowPanelSize = new Size(width, calculateOverflowHeight(MAX_OVERFLOW_SIZE));
            setSize(mOverflowPanel, mOverflowPanelSize);
        }

        private void preparePopupContent() {
            mContentContainer.removeAllViews();
            if (hasOverflow()) {
                mContentContainer.addView(mOverflowPanel);
            }
            mContentContainer.addView(mMainPanel);
            if (hasOverflow()) {
                mContentContainer.addView(mOverflowButton);
            }
            setPanelsStatesAtRestingPosition();
            setContentAreaAsTouchableSurface();
            if (isInRTLMode()) {
                mContentContainer.setAlpha(0);
                mContentContainer.post(mPreparePopupContentRTLHelper);
            }
        }

        private void clearPanels() {
            mOverflowPanelSize = mMainPanelSize = null;
            mIsOverflowOpen = false;
            mMainPanel.removeAllViews();
            final ArrayAdapter<MenuItem> adapter = overflowAdapter();
            adapter.clear();
            mOverflowPanel.setAdapter(adapter);
            mContentContainer.removeAllViews();
        }

        /** The height of the list and its button with so many items, a half one more where it scrolls. */
        private int calculateOverflowHeight(int items) {
            final int all = mOverflowPanel.getCount();
            final int shown = Math.min(MAX_OVERFLOW_SIZE, Math.min(Math.max(MIN_OVERFLOW_SIZE, items), all));
            return shown * mLineHeight + mOverflowButtonSize.getHeight() + (shown < all ? (int) (mLineHeight * 0.5f) : 0);
        }

        private ViewGroup createMainPanel() {
            return new LinearLayout(mContext) {
                @Override
                protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
                    if (isOverflowAnimating()) {
                        widthMeasureSpec = MeasureSpec.makeMeasureSpec(mMainPanelSize.getWidth(), MeasureSpec.EXACTLY);
                    }
                    super.onMeasure(widthMeasureSpec, heightMeasureSpec);
                }

                @Override
                public boolean onInterceptTouchEvent(MotionEvent ev) {
                    return isOverflowAnimating();
                }
            };
        }

        private OverflowPanel createOverflowPanel() {
            final OverflowPanel panel = new OverflowPanel(this);
            panel.setLayoutParams(new ViewGroup.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.MATCH_PARENT));
            panel.setDivider(null);
            panel.setDividerHeight(0);
            panel.setAdapter(new ArrayAdapter<MenuItem>(mContext, 0) {
                @Override
                public View getView(int position, View convertView, ViewGroup parent) {
                    return mOverflowPanelViewHelper.getView(getItem(position), mOverflowPanelSize.getWidth(), convertView);
                }
            });
            panel.setOnItemClickListener(new AdapterView.OnItemClickListener() {
                @Override
                public void onItemClick(AdapterView<?> parent, View view, int position, long id) {
                    choose((MenuItem) panel.getAdapter().getItem(position));
                }
            });
            return panel;
        }

        private boolean isOverflowAnimating() {
            return mOpenOverflowAnimation.hasStarted() && !mOpenOverflowAnimation.hasEnded()
                    || mCloseOverflowAnimation.hasStarted() && !mCloseOverflowAnimation.hasEnded();
        }

        private Animation.AnimationListener createOverflowAnimationListener() {
            return new Animation.AnimationListener() {
                @Override
                public void onAnimationStart(Animation animation) {
                    mOverflowButton.setEnabled(false);
                    mMainPanel.setVisibility(View.VISIBLE);
                    mOverflowPanel.setVisibility(View.VISIBLE);
                }

                @Override
                public void onAnimationEnd(Animation animation) {
                    mContentContainer.post(new Runnable() {
                        @Override
                        public void run() {
                            setPanelsStatesAtRestingPosition();
                            setContentAreaAsTouchableSurface();
                        }
                    });
                }

                @Override
                public void onAnimationRepeat(Animation animation) {
                }
            };
        }

        private static Size measure(View view) {
            view.measure(MeasureSpec.UNSPECIFIED, MeasureSpec.UNSPECIFIED);
            return new Size(view.getMeasuredWidth(), view.getMeasuredHeight());
        }

        private static void setSize(View view, Size size) {
            setSize(view, size.getWidth(), size.getHeight());
        }

        private static void setSize(View view, int width, int height) {
            view.setMinimumWidth(width);
            view.setMinimumHeight(height);
            ViewGroup.LayoutParams params = view.getLayoutParams();
            if (params == null) {
                params = new ViewGroup.LayoutParams(0, 0);
            }
            params.width = width;
            params.height = height;
            view.setLayoutParams(params);
        }

        private static void setWidth(View view, int width) {
            setSize(view, width, view.getLayoutParams().height);
        }

        private static void setHeight(View view, int height) {
            setSize(view, view.getLayoutParams().width, height);
        }

        /** The list of the items that do not fit. */
        private static final class OverflowPanel extends ListView {
            private final FloatingToolbarPopup mPopup;

            OverflowPanel(FloatingToolbarPopup popup) {
                super(popup.mContext);
                mPopup = popup;
                setScrollBarDefaultDelayBeforeFade(ViewConfiguration.getScrollDefaultDelay() * 3);
                setScrollIndicators(View.SCROLL_INDICATOR_TOP | View.SCROLL_INDICATOR_BOTTOM);
            }

            @Override
            protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
                final int height = mPopup.mOverflowPanelSize.getHeight() - mPopup.mOverflowButtonSize.getHeight();
                super.onMeasure(widthMeasureSpec, MeasureSpec.makeMeasureSpec(height, MeasureSpec.EXACTLY));
            }

            @Override
            public boolean dispatchTouchEvent(MotionEvent ev) {
                return mPopup.isOverflowAnimating() || super.dispatchTouchEvent(ev);
            }

            @Override
            protected boolean awakenScrollBars() {
                return super.awakenScrollBars();
            }
        }

        private static final class LogAccelerateInterpolator implements Interpolator {
            private static final int BASE = 100;
            private static final float SCALE = 1f / log(1);

            private static float log(float t) {
                return (float) (1 - Math.pow(BASE, -t));
            }

            @Override
            public float getInterpolation(float t) {
                return 1 - log(1 - t) * SCALE;
            }
        }

        /** Makes the rows of the list. */
        private static final class OverflowPanelViewHelper {
            private final Context mContext;
            private final int mIconTextSpacing, mSidePadding;
            private final View mCalculator;

            OverflowPanelViewHelper(Context context) {
                mContext = context;
                mIconTextSpacing = context.getResources().getDimensionPixelSize(R.dimen.floating_toolbar_menu_button_side_padding);
                mSidePadding = context.getResources().getDimensionPixelSize(R.dimen.floating_toolbar_overflow_side_padding);
                mCalculator = createMenuButton(null);
            }

            View getView(MenuItem item, int minimumWidth, View convertView) {
                if (convertView != null) {
                    updateMenuItemButton(convertView, item, mIconTextSpacing);
                } else {
                    convertView = createMenuButton(item);
                }
                convertView.setMinimumWidth(minimumWidth);
                return convertView;
            }

            int calculateWidth(MenuItem item) {
                updateMenuItemButton(mCalculator, item, mIconTextSpacing);
                return measure(mCalculator).getWidth();
            }

            private View createMenuButton(MenuItem item) {
                final View button = createMenuItemButton(mContext, item, mIconTextSpacing);
                button.setPadding(mSidePadding, 0, mSidePadding, 0);
                return button;
            }
        }
    }

    private static View createMenuItemButton(Context context, MenuItem item, int iconTextSpacing) {
        final View button = LayoutInflater.from(context).inflate(R.layout.floating_popup_menu_button, null);
        if (item != null) {
            updateMenuItemButton(button, item, iconTextSpacing);
        }
        return button;
    }

    private static void updateMenuItemButton(View button, MenuItem item, int iconTextSpacing) {
        final TextView text = (TextView) button.findViewById(R.id.floating_toolbar_menu_item_text);
        text.setVisibility(TextUtils.isEmpty(item.getTitle()) ? View.GONE : View.VISIBLE);
        if (!TextUtils.isEmpty(item.getTitle())) {
            text.setText(item.getTitle());
        }
        final ImageView icon = (ImageView) button.findViewById(R.id.floating_toolbar_menu_item_image);
        final boolean has = item.getIcon() != null;
        icon.setVisibility(has ? View.VISIBLE : View.GONE);
        if (has) {
            icon.setImageDrawable(item.getIcon());
        }
        text.setPaddingRelative(has ? iconTextSpacing : 0, 0, 0, 0);
        final CharSequence description = item.getContentDescription();
        button.setContentDescription(TextUtils.isEmpty(description) ? item.getTitle() : description);
    }

    private static View createDivider(Context context) {
        final View divider = new View(context);
        final int dp = (int) TypedValue.applyDimension(TypedValue.COMPLEX_UNIT_DIP, 1, context.getResources().getDisplayMetrics());
        final LinearLayout.LayoutParams params = new LinearLayout.LayoutParams(dp, ViewGroup.LayoutParams.MATCH_PARENT);
        params.setMarginsRelative(0, dp * 10, 0, dp * 10);
        divider.setLayoutParams(params);
        final TypedArray a = context.obtainStyledAttributes(new int[] {R.attr.floatingToolbarDividerColor});
        divider.setBackgroundColor(a.getColor(0, 0));
        a.recycle();
        divider.setImportantForAccessibility(View.IMPORTANT_FOR_ACCESSIBILITY_NO);
        divider.setEnabled(false);
        divider.setFocusable(false);
        return divider;
    }
}
