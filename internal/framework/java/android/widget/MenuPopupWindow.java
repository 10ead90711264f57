package android.widget;

import android.content.Context;
import android.transition.Transition;
import android.util.AttributeSet;
import android.view.KeyEvent;
import android.view.MenuItem;
import android.view.MotionEvent;
import android.view.View;
import com.android.internal.view.menu.ListMenuItemView;
import com.android.internal.view.menu.MenuAdapter;
import com.android.internal.view.menu.MenuBuilder;

/** A popup with the items of a menu. */
public class MenuPopupWindow extends ListPopupWindow implements MenuItemHoverListener {
    private MenuItemHoverListener mHoverListener;

    public MenuPopupWindow(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
    }

    @Override
    DropDownListView createDropDownListView(Context context, boolean hijackFocus) {
        MenuDropDownListView view = new MenuDropDownListView(context, hijackFocus);
        view.setHoverListener(this);
        return view;
    }

    public void setEnterTransition(Transition enterTransition) {
        mPopup.setEnterTransition(enterTransition);
    }

    public void setExitTransition(Transition exitTransition) {
        mPopup.setExitTransition(exitTransition);
    }

    public void setHoverListener(MenuItemHoverListener hoverListener) {
        mHoverListener = hoverListener;
    }

    public void setTouchModal(boolean touchModal) {
        mPopup.setTouchModal(touchModal);
    }

    @Override
    public void onItemHoverEnter(MenuBuilder menu, MenuItem item) {
        if (mHoverListener != null) {
            mHoverListener.onItemHoverEnter(menu, item);
        }
    }

    @Override
    public void onItemHoverExit(MenuBuilder menu, MenuItem item) {
        if (mHoverListener != null) {
            mHoverListener.onItemHoverExit(menu, item);
        }
    }

    /** The list of a menu's items. */
    public static class MenuDropDownListView extends DropDownListView {
        final int mAdvanceKey;
        final int mRetreatKey;
        private MenuItemHoverListener mHoverListener;
        private MenuItem mHoveredMenuItem;

        public MenuDropDownListView(Context context, boolean hijackFocus) {
            super(context, hijackFocus);
            boolean rtl = context.getResources().getConfiguration().getLayoutDirection() == View.LAYOUT_DIRECTION_RTL;
            mAdvanceKey = rtl ? KeyEvent.KEYCODE_DPAD_LEFT : KeyEvent.KEYCODE_DPAD_RIGHT;
            mRetreatKey = rtl ? KeyEvent.KEYCODE_DPAD_RIGHT : KeyEvent.KEYCODE_DPAD_LEFT;
        }

        public void setHoverListener(MenuItemHoverListener hoverListener) {
            mHoverListener = hoverListener;
        }

        public void clearSelection() {
            setSelectedPositionInt(INVALID_POSITION);
            setNextSelectedPositionInt(INVALID_POSITION);
        }

        private MenuAdapter menu() {
            ListAdapter adapter = getAdapter();
            return (MenuAdapter) (adapter instanceof HeaderViewListAdapter ? ((HeaderViewListAdapter) adapter).getWrappedAdapter() : adapter);
        }

        @Override
        public boolean onKeyDown(int keyCode, KeyEvent event) {
            View selected = getSelectedView();
            if (keyCode == mAdvanceKey && selected instanceof ListMenuItemView) {
                ListMenuItemView item = (ListMenuItemView) selected;
                if (item.isEnabled() && item.getItemData().hasSubMenu()) {
                    performItemClick(item, getSelectedItemPosition(), getSelectedItemId());
                }
                return true;
            }
            if (selected != null && keyCode == mRetreatKey) {
                clearSelection();
                menu().getAdapterMenu().close(false);
                return true;
            }
            return super.onKeyDown(keyCode, event);
        }

        @Override
        public boolean onHoverEvent(MotionEvent ev) {
            if (mHoverListener != null) {
                int headers = getAdapter() instanceof HeaderViewListAdapter ? getHeaderViewsCount() : 0;
                MenuAdapter adapter = menu();
                MenuItem item = null;
                if (ev.getAction() != MotionEvent.ACTION_HOVER_EXIT) {
                    int position = pointToPosition((int) ev.getX(), (int) ev.getY());
                    int at = position - headers;
                    if (position != INVALID_POSITION && at >= 0 && at < adapter.getCount()) {
                        item = adapter.getItem(at);
                    }
                }
                MenuItem old = mHoveredMenuItem;
                if (old != item) {
                    MenuBuilder menu = adapter.getAdapterMenu();
                    if (old != null) {
                        mHoverListener.onItemHoverExit(menu, old);
                    }
                    mHoveredMenuItem = item;
                    if (item != null) {
                        mHoverListener.onItemHoverEnter(menu, item);
                    }
                }
            }
            return super.onHoverEvent(ev);
        }
    }
}
