package com.android.internal.view.menu;

import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.CheckBox;
import android.widget.CompoundButton;
import android.widget.ImageView;
import android.widget.LinearLayout;
import android.widget.RadioButton;
import android.widget.TextView;

/** A row of a menu that is a list. */
public class ListMenuItemView extends LinearLayout implements MenuView.ItemView {
    private MenuItemImpl mItemData;
    private ImageView mIconView;
    private RadioButton mRadioButton;
    private TextView mTitleView;
    private CheckBox mCheckBox;
    private TextView mShortcutView;
    private ImageView mSubMenuArrowView;
    private final Drawable mBackground;
    private final int mTextAppearance;
    private final Context mTextAppearanceContext;
    private boolean mPreserveIconSpacing;
    private final Drawable mSubMenuArrow;
    private LayoutInflater mInflater;
    private boolean mForceShowIcon;

    public ListMenuItemView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        final TypedArray a = context.obtainStyledAttributes(attrs, com.android.internal.R.styleable.MenuView, defStyleAttr, defStyleRes);
        mBackground = a.getDrawable(com.android.internal.R.styleable.MenuView_itemBackground);
        mTextAppearance = a.getResourceId(com.android.internal.R.styleable.MenuView_itemTextAppearance, -1);
        mPreserveIconSpacing = a.getBoolean(com.android.internal.R.styleable.MenuView_preserveIconSpacing, false);
        mTextAppearanceContext = context;
        mSubMenuArrow = a.getDrawable(com.android.internal.R.styleable.MenuView_subMenuArrow);
        a.recycle();
    }

    public ListMenuItemView(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public ListMenuItemView(Context context, AttributeSet attrs) {
        this(context, attrs, com.android.internal.R.attr.listMenuViewStyle);
    }

    @Override
    protected void onFinishInflate() {
        super.onFinishInflate();
        setBackgroundDrawable(mBackground);
        mTitleView = (TextView) findViewById(com.android.internal.R.id.title);
        if (mTextAppearance != -1) {
            mTitleView.setTextAppearance(mTextAppearanceContext, mTextAppearance);
        }
        mShortcutView = (TextView) findViewById(com.android.internal.R.id.shortcut);
        mSubMenuArrowView = (ImageView) findViewById(com.android.internal.R.id.submenuarrow);
        if (mSubMenuArrowView != null) {
            mSubMenuArrowView.setImageDrawable(mSubMenuArrow);
        }
    }

    public void initialize(MenuItemImpl itemData, int menuType) {
        mItemData = itemData;
        setVisibility(itemData.isVisible() ? View.VISIBLE : View.GONE);
        setTitle(itemData.getTitleForItemView(this));
        setCheckable(itemData.isCheckable());
        setShortcut(itemData.shouldShowShortcut(), itemData.getShortcut());
        setIcon(itemData.getIcon());
        setEnabled(itemData.isEnabled());
        if (mSubMenuArrowView != null) {
            mSubMenuArrowView.setVisibility(itemData.hasSubMenu() ? View.VISIBLE : View.GONE);
        }
        setContentDescription(itemData.getContentDescription());
    }

    public void setForceShowIcon(boolean forceShow) {
        mPreserveIconSpacing = mForceShowIcon = forceShow;
    }

    public void setTitle(CharSequence title) {
        if (title != null) {
            mTitleView.setText(title);
            if (mTitleView.getVisibility() != VISIBLE) {
                mTitleView.setVisibility(VISIBLE);
            }
        } else if (mTitleView.getVisibility() != GONE) {
            mTitleView.setVisibility(GONE);
        }
    }

    public MenuItemImpl getItemData() {
        return mItemData;
    }

    public void setCheckable(boolean checkable) {
        if (!checkable && mRadioButton == null && mCheckBox == null) {
            return;
        }
        final CompoundButton compoundButton;
        final CompoundButton otherCompoundButton;
        if (mItemData.isExclusiveCheckable()) {
            if (mRadioButton == null) {
                mRadioButton = (RadioButton) inflater().inflate(com.android.internal.R.layout.list_menu_item_radio, this, false);
                addView(mRadioButton);
            }
            compoundButton = mRadioButton;
            otherCompoundButton = mCheckBox;
        } else {
            if (mCheckBox == null) {
                mCheckBox = (CheckBox) inflater().inflate(com.android.internal.R.layout.list_menu_item_checkbox, this, false);
                addView(mCheckBox);
            }
            compoundButton = mCheckBox;
            otherCompoundButton = mRadioButton;
        }
        if (checkable) {
            compoundButton.setChecked(mItemData.isChecked());
            compoundButton.setVisibility(VISIBLE);
            if (otherCompoundButton != null && otherCompoundButton.getVisibility() != GONE) {
                otherCompoundButton.setVisibility(GONE);
            }
        } else {
            if (mCheckBox != null) {
                mCheckBox.setVisibility(GONE);
            }
            if (mRadioButton != null) {
                mRadioButton.setVisibility(GONE);
            }
        }
    }

    public void setChecked(boolean checked) {
        (mItemData.isExclusiveCheckable() ? mRadioButton : mCheckBox).setChecked(checked);
    }

    public void setShortcut(boolean showShortcut, char shortcutKey) {
        final int visible = showShortcut && mItemData.shouldShowShortcut() ? VISIBLE : GONE;
        if (visible == VISIBLE) {
            mShortcutView.setText(String.valueOf(shortcutKey));
        }
        if (mShortcutView.getVisibility() != visible) {
            mShortcutView.setVisibility(visible);
        }
    }

    public void setIcon(Drawable icon) {
        final boolean showIcon = mItemData.shouldShowIcon() || mForceShowIcon;
        if (!showIcon && !mPreserveIconSpacing) {
            return;
        }
        if (mIconView == null && icon == null && !mPreserveIconSpacing) {
            return;
        }
        if (mIconView == null) {
            mIconView = (ImageView) inflater().inflate(com.android.internal.R.layout.list_menu_item_icon, this, false);
            addView(mIconView, 0);
        }
        if (icon != null || mPreserveIconSpacing) {
            mIconView.setImageDrawable(showIcon ? icon : null);
            mIconView.setVisibility(VISIBLE);
        } else {
            mIconView.setVisibility(GONE);
        }
    }

    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        if (mIconView != null && mPreserveIconSpacing) {
            ViewGroup.LayoutParams lp = getLayoutParams();
            LayoutParams iconLp = (LayoutParams) mIconView.getLayoutParams();
            if (lp.height > 0 && iconLp.width <= 0) {
                iconLp.width = lp.height;
            }
        }
        super.onMeasure(widthMeasureSpec, heightMeasureSpec);
    }

    public boolean prefersCondensedTitle() {
        return false;
    }

    public boolean showsIcon() {
        return mForceShowIcon;
    }

    private LayoutInflater inflater() {
        if (mInflater == null) {
            mInflater = LayoutInflater.from(mContext);
        }
        return mInflater;
    }
}
