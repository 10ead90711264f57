import android.app.Activity;
import android.app.AlertDialog;
import android.app.ProgressDialog;
import android.content.DialogInterface;
import android.os.Handler;
import android.view.View;
import android.view.Window;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Dialogs: shown, dismissed, cancelled, without what they need. */
public class DialogsMisused {
    public static void main(String[] args) throws Exception {
        final Activity a = Runner.activity;
        final AlertDialog d = new AlertDialog.Builder(a).setTitle("t").setMessage("m").setPositiveButton("ok", null).setNegativeButton(android.R.string.cancel, new DialogInterface.OnClickListener() {
            public void onClick(DialogInterface x, int which) {
                say("click", which);
            }
        }).setOnCancelListener(new DialogInterface.OnCancelListener() {
            public void onCancel(DialogInterface x) {
                say("cancel");
            }
        }).setOnDismissListener(new DialogInterface.OnDismissListener() {
            public void onDismiss(DialogInterface x) {
                say("dismiss");
            }
        }).create();
        say(d.isShowing(), d.getButton(DialogInterface.BUTTON_POSITIVE), d.getListView(), d.getOwnerActivity(), d.getCurrentFocus());
        d.setOnShowListener(new DialogInterface.OnShowListener() {
            public void onShow(DialogInterface x) {
                say("shown");
            }
        });
        d.show();
        say(d.isShowing(), d.getButton(DialogInterface.BUTTON_NEGATIVE).getText(), d.getButton(DialogInterface.BUTTON_NEUTRAL) == null || d.getButton(DialogInterface.BUTTON_NEUTRAL).getVisibility() == View.GONE);
        fails("d.setButton(5, \"x\", (DialogInterface.OnClickListener) null)", new Code() {
            public void run() throws Exception {
                d.setButton(5, "x", (DialogInterface.OnClickListener) null);
            }
        });
        fails("d.getWindow().requestFeature(Window.FEATURE_NO_TITLE)", new Code() {
            public void run() throws Exception {
                d.getWindow().requestFeature(Window.FEATURE_NO_TITLE);
            }
        });
        d.getButton(DialogInterface.BUTTON_NEGATIVE).performClick();
        d.hide();
        d.cancel();
        d.cancel();
        d.dismiss();
        new Handler().postDelayed(new Runnable() {
            public void run() {
                say(d.isShowing());
                AlertDialog l = new AlertDialog.Builder(a).setItems(new String[] {"x", "y"}, new DialogInterface.OnClickListener() {
                    public void onClick(DialogInterface x, int which) {
                        say("item", which);
                    }
                }).show();
                say(l.getListView().getCount(), l.getListView().performItemClick(null, 1, 1), l.isShowing());
                AlertDialog s = new AlertDialog.Builder(a).setSingleChoiceItems(new String[] {"x", "y"}, 1, null).show();
                say(s.getListView().getCheckedItemPosition(), s.getListView().getChoiceMode());
                s.dismiss();
                boolean[] checked = {true, false};
                AlertDialog m = new AlertDialog.Builder(a).setMultiChoiceItems(new String[] {"x", "y"}, checked, new DialogInterface.OnMultiChoiceClickListener() {
                    public void onClick(DialogInterface x, int which, boolean on) {
                        say("multi", which, on);
                    }
                }).show();
                m.dismiss();
                ProgressDialog p = new ProgressDialog(a);
                p.setProgress(5);
                say(p.getProgress(), p.getMax());
                p.setMax(50);
                p.setProgressStyle(ProgressDialog.STYLE_HORIZONTAL);
                p.show();
                p.incrementProgressBy(60);
                say(p.getProgress(), p.getMax(), p.isIndeterminate());
                p.dismiss();
            }
        }, 100);
        fails("new AlertDialog.Builder(null)", new Code() {
            public void run() throws Exception {
                new AlertDialog.Builder(null);
            }
        });
        fails("new AlertDialog.Builder(a).setItems((CharSequence[]) null, null).show().getListView().getCount()", new Code() {
            public void run() throws Exception {
                new AlertDialog.Builder(a).setItems((CharSequence[]) null, null).show().getListView().getCount();
            }
        });
        fails("new android.app.Dialog(a).findViewById(5).getId()", new Code() {
            public void run() throws Exception {
                new android.app.Dialog(a).findViewById(5).getId();
            }
        });
    }
}
