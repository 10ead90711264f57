import android.content.Context;
import android.graphics.drawable.Drawable;
import android.view.ContextThemeWrapper;
import android.widget.CheckBox;
import android.widget.SeekBar;
import android.widget.Switch;
import esdroid.conformance.Show;

/** What nine-patches say of the room around what they draw, and how wide it makes switches. */
public class OpticalInsets extends Show {
    public static void main(String[] args) {
        for (int theme : new int[] {android.R.style.Theme_Material, android.R.style.Theme_Material_Light, android.R.style.Theme_Holo, android.R.style.Theme_Holo_Light}) {
            Context c = new ContextThemeWrapper(context(), theme);
            Switch s = new Switch(c);
            show(s.getThumbDrawable());
            show(s.getTrackDrawable());
            for (boolean shown : new boolean[] {false, true}) {
                s.setShowText(shown);
                s.setTextOn("Yes, please");
                s.measure(0, 0);
                p(s.getMeasuredWidth(), s.getMeasuredHeight());
            }
            show(new SeekBar(c).getThumb());
            show(new CheckBox(c).getButtonDrawable());
        }
        for (int id : new int[] {android.R.drawable.btn_default, android.R.drawable.edit_text, android.R.drawable.alert_dark_frame, android.R.drawable.ic_menu_add}) show(context().getDrawable(id));
    }

    private static void show(Drawable d) {
        p(d.getClass().getSimpleName(), d.getIntrinsicWidth(), d.getIntrinsicHeight(), d.getOpticalInsets());
    }
}
