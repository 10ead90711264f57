package com.android.internal.view;

import android.content.Context;
import android.content.res.Resources;
import android.graphics.PixelFormat;
import android.graphics.Rect;
import android.view.Gravity;
import android.view.LayoutInflater;
import android.view.View;
import android.view.WindowManager;
import android.widget.TextView;
import com.android.internal.R;

/** The window of a view's hint. */
public class TooltipPopup {
    private final Context context;
    private final View content;
    private final TextView message;
    private final WindowManager.LayoutParams params = new WindowManager.LayoutParams();

    public TooltipPopup(Context context) {
        this.context = context;
        content = LayoutInflater.from(context).inflate(R.layout.tooltip, null);
        message = (TextView) content.findViewById(R.id.message);
        params.setTitle("TooltipPopup");
        params.packageName = context.getPackageName();
        params.type = WindowManager.LayoutParams.TYPE_APPLICATION_ABOVE_SUB_PANEL;
        params.width = params.height = WindowManager.LayoutParams.WRAP_CONTENT;
        params.format = PixelFormat.TRANSLUCENT;
        params.windowAnimations = R.style.Animation_Tooltip;
        params.flags = WindowManager.LayoutParams.FLAG_NOT_TOUCHABLE | WindowManager.LayoutParams.FLAG_NOT_FOCUSABLE;
    }

    public boolean isShowing() {
        return content.getParent() != null;
    }

    /** Shows the hint above or below a place of a view, or its middle where it is small. */
    public void show(View anchor, int x, int y, boolean fromTouch, CharSequence text) {
        hide();
        message.setText(text);
        place(anchor, x, y, fromTouch);
        manager().addView(content, params);
    }

    public void hide() {
        if (isShowing()) {
            manager().removeView(content);
        }
    }

    private WindowManager manager() {
        return (WindowManager) context.getSystemService(Context.WINDOW_SERVICE);
    }

    private void place(View anchor, int x, int y, boolean fromTouch) {
        final Resources r = context.getResources();
        final int precise = r.getDimensionPixelOffset(R.dimen.tooltip_precise_anchor_threshold);
        final int across = anchor.getWidth() >= precise ? x : anchor.getWidth() / 2;
        int above = 0, below = anchor.getHeight();
        if (anchor.getHeight() >= precise) {
            final int extra = r.getDimensionPixelOffset(R.dimen.tooltip_precise_anchor_extra_offset);
            above = y - extra;
            below = y + extra;
        }
        final int gap = r.getDimensionPixelOffset(fromTouch ? R.dimen.tooltip_y_offset_touch : R.dimen.tooltip_y_offset_non_touch);
        params.token = anchor.getWindowToken();
        params.gravity = Gravity.CENTER_HORIZONTAL | Gravity.TOP;
        final Rect frame = new Rect();
        anchor.getWindowVisibleDisplayFrame(frame);
        final int[] root = new int[2], at = new int[2];
        anchor.getRootView().getLocationOnScreen(root);
        anchor.getLocationOnScreen(at);
        params.x = at[0] - root[0] + across - frame.width() / 2;
        final int unbounded = View.MeasureSpec.makeMeasureSpec(0, View.MeasureSpec.UNSPECIFIED);
        content.measure(unbounded, unbounded);
        final int height = content.getMeasuredHeight();
        final int over = at[1] - root[1] + above - gap - height, under = at[1] - root[1] + below + gap;
        params.y = fromTouch ? over >= 0 ? over : under : under + height <= frame.height() ? under : over;
    }
}
