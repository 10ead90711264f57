import android.app.AlertDialog;
import android.app.Dialog;
import android.app.DialogFragment;
import android.app.FragmentManager;
import android.content.DialogInterface;
import android.os.Bundle;
import android.os.Handler;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Dialogs that are fragments. */
public class DialogFragments {
    /** Asks something. */
    public static class Asks extends DialogFragment {
        @Override
        public Dialog onCreateDialog(Bundle s) {
            say("create dialog");
            return new AlertDialog.Builder(getActivity()).setTitle("Sure?").setMessage("Really").setPositiveButton("Yes", new DialogInterface.OnClickListener() {
                public void onClick(DialogInterface x, int which) {
                    say("clicked", which);
                }
            }).setNegativeButton("No", null).create();
        }

        @Override
        public void onDismiss(DialogInterface x) {
            super.onDismiss(x);
            say("dismissed");
        }
    }

    public static void main(String[] args) throws Exception {
        final FragmentManager m = Runner.activity.getFragmentManager();
        final Asks d = new Asks();
        d.show(m, "ask");
        m.executePendingTransactions();
        say(d.getDialog() != null, d.getDialog().isShowing(), d.isCancelable(), d.getShowsDialog(), d.getTheme(), m.findFragmentByTag("ask") == d);
        ((AlertDialog) d.getDialog()).getButton(DialogInterface.BUTTON_POSITIVE).performClick();
        new Handler().postDelayed(new Runnable() {
            public void run() {
                say(m.findFragmentByTag("ask"), d.getDialog());
                Asks e = new Asks();
                e.setCancelable(false);
                e.show(m, "second");
                m.executePendingTransactions();
                say(e.isCancelable(), e.getDialog().isShowing());
                e.dismiss();
                m.executePendingTransactions();
                say(m.findFragmentByTag("second"));
            }
        }, 200);
    }
}
