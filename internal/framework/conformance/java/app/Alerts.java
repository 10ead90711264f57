import android.app.Activity;
import android.app.AlertDialog;
import android.content.DialogInterface;
import android.os.Handler;
import android.widget.TextView;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Dialogs that ask. */
public class Alerts {
    public static void main(String[] args) throws Exception {
        final Activity a = Runner.activity;
        DialogInterface.OnClickListener l = new DialogInterface.OnClickListener() {
            public void onClick(DialogInterface d, int which) {
                say("click", which);
            }
        };
        final AlertDialog d = new AlertDialog.Builder(a).setTitle("T").setMessage("M").setPositiveButton("P", l).setNegativeButton("N", l).setNeutralButton("U", l).setCancelable(true).setOnCancelListener(new DialogInterface.OnCancelListener() {
            public void onCancel(DialogInterface x) {
                say("cancelled");
            }
        }).setOnDismissListener(new DialogInterface.OnDismissListener() {
            public void onDismiss(DialogInterface x) {
                say("dismissed");
            }
        }).create();
        d.setOnShowListener(new DialogInterface.OnShowListener() {
            public void onShow(DialogInterface x) {
                say("shown");
            }
        });
        say(d.isShowing(), d.getButton(-1), d.getListView());
        d.show();
        say(d.isShowing(), d.getButton(-1).getText(), d.getButton(-2).getText(), d.getButton(-3).getText(), ((TextView) d.findViewById(android.R.id.message)).getText(), d.getWindow() != null, d.getOwnerActivity(), d.getContext() != null);
        d.getButton(-3).performClick();
        new Handler().postDelayed(new Runnable() {
            public void run() {
                say(d.isShowing());
                d.show();
                d.cancel();
                d.hide();
                d.dismiss();
            }
        }, 100);
        final AlertDialog list = new AlertDialog.Builder(a).setItems(new CharSequence[] {"one", "two"}, l).show();
        say(list.getListView().getCount(), list.getListView().getItemAtPosition(1), list.getListView().getCheckedItemPosition());
        list.getListView().performItemClick(null, 1, 1);
        final AlertDialog single = new AlertDialog.Builder(a).setSingleChoiceItems(new CharSequence[] {"x", "y", "z"}, 2, l).setPositiveButton("ok", null).show();
        say(single.getListView().getCheckedItemPosition(), single.getListView().getChoiceMode());
        single.dismiss();
        AlertDialog multi = new AlertDialog.Builder(a).setMultiChoiceItems(new CharSequence[] {"x", "y"}, new boolean[] {true, false}, null).show();
        say(multi.getListView().isItemChecked(0), multi.getListView().isItemChecked(1));
        multi.dismiss();
    }
}
