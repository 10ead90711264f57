package android.content;

import android.view.KeyEvent;

/** What all dialogs can do. */
public interface DialogInterface {
    public static final int BUTTON_POSITIVE = -1;
    public static final int BUTTON_NEGATIVE = -2;
    public static final int BUTTON_NEUTRAL = -3;
    public static final int BUTTON1 = -1;
    public static final int BUTTON2 = -2;
    public static final int BUTTON3 = -3;

    void cancel();

    void dismiss();

    /** Is told when the dialog is cancelled. */
    interface OnCancelListener {
        void onCancel(DialogInterface dialog);
    }

    /** Is told when the dialog goes. */
    interface OnDismissListener {
        void onDismiss(DialogInterface dialog);
    }

    /** Is told when the dialog comes. */
    interface OnShowListener {
        void onShow(DialogInterface dialog);
    }

    /** Is told when an item or button is clicked. */
    interface OnClickListener {
        void onClick(DialogInterface dialog, int which);
    }

    /** Is told when an item of a multi-choice list is clicked. */
    interface OnMultiChoiceClickListener {
        void onClick(DialogInterface dialog, int which, boolean isChecked);
    }

    /** Gets keys before the dialog. */
    interface OnKeyListener {
        boolean onKey(DialogInterface dialog, int keyCode, KeyEvent event);
    }
}
