package com.android.internal.view;

import android.content.Context;
import android.content.res.Configuration;
import android.content.res.Resources;
import android.content.res.TypedArray;
import com.android.internal.R;

/** How much an action bar shows on a screen. */
public class ActionBarPolicy {
    private final Context mContext;

    public static ActionBarPolicy get(Context context) {
        return new ActionBarPolicy(context);
    }

    private ActionBarPolicy(Context context) {
        mContext = context;
    }

    public int getMaxActionButtons() {
        Configuration c = mContext.getResources().getConfiguration();
        int w = c.screenWidthDp;
        int h = c.screenHeightDp;
        if (c.smallestScreenWidthDp > 600 || w > 960 && h > 720 || w > 720 && h > 960) {
            return 5;
        }
        if (w >= 500 || w > 640 && h > 480 || w > 480 && h > 640) {
            return 4;
        }
        return w >= 360 ? 3 : 2;
    }

    public boolean showsOverflowMenuButton() {
        return true;
    }

    public int getEmbeddedMenuWidthLimit() {
        return mContext.getResources().getDisplayMetrics().widthPixels / 2;
    }

    public boolean hasEmbeddedTabs() {
        if (mContext.getApplicationInfo().targetSdkVersion >= 16) {
            return mContext.getResources().getBoolean(R.bool.action_bar_embed_tabs);
        }
        Configuration c = mContext.getResources().getConfiguration();
        return c.orientation == Configuration.ORIENTATION_LANDSCAPE || c.screenWidthDp >= 480
                || c.screenWidthDp >= 640 && c.screenHeightDp >= 480;
    }

    public int getTabContainerHeight() {
        TypedArray a = mContext.obtainStyledAttributes(null, R.styleable.ActionBar, R.attr.actionBarStyle, 0);
        int height = a.getLayoutDimension(R.styleable.ActionBar_height, 0);
        Resources r = mContext.getResources();
        if (!hasEmbeddedTabs()) {
            height = Math.min(height, r.getDimensionPixelSize(R.dimen.action_bar_stacked_max_height));
        }
        a.recycle();
        return height;
    }

    public boolean enableHomeButtonByDefault() {
        return mContext.getApplicationInfo().targetSdkVersion < 14;
    }

    public int getStackedTabMaxWidth() {
        return mContext.getResources().getDimensionPixelSize(R.dimen.action_bar_stacked_tab_max_width);
    }
}
