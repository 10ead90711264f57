import android.app.Activity;
import android.app.DatePickerDialog;
import android.app.ProgressDialog;
import android.app.TimePickerDialog;
import android.os.Bundle;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Dialogs of progress. */
public class Progress {
    public static void main(String[] args) throws Exception {
        Activity a = Runner.activity;
        ProgressDialog p = ProgressDialog.show(a, "Title", "Working", true, false);
        say(p.isShowing(), p.isIndeterminate());
        p.setMessage("More");
        p.dismiss();
        say(p.isShowing());
        ProgressDialog h = new ProgressDialog(a);
        h.setProgressStyle(ProgressDialog.STYLE_HORIZONTAL);
        h.setMax(50);
        h.setProgress(10);
        h.setSecondaryProgress(20);
        say(h.getProgress(), h.getMax(), h.getSecondaryProgress());
        h.show();
        h.incrementProgressBy(5);
        h.incrementSecondaryProgressBy(1);
        say(h.getProgress(), h.getSecondaryProgress(), h.getMax());
        h.setProgress(500);
        say(h.getProgress());
        h.dismiss();
        final DatePickerDialog d = new DatePickerDialog(a, null, 2017, 4, 6);
        say(d.getDatePicker().getYear(), d.getDatePicker().getMonth(), d.getDatePicker().getDayOfMonth());
        d.updateDate(2018, 0, 1);
        Bundle s = d.onSaveInstanceState();
        say(s.getInt("year"), s.getInt("month"), s.getInt("day"));
        TimePickerDialog t = new TimePickerDialog(a, null, 13, 45, true);
        Bundle ts = t.onSaveInstanceState();
        say(ts.getInt("hour"), ts.getInt("minute"), ts.getBoolean("is24hour"));
    }
}
