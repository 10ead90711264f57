import android.os.Parcelable;
import android.view.View;
import android.widget.Checkable;
import android.widget.CheckBox;
import android.widget.CheckedTextView;
import android.widget.CompoundButton;
import android.widget.RadioButton;
import android.widget.RadioGroup;
import android.widget.Switch;
import android.widget.TextView;
import android.widget.ToggleButton;
import esdroid.conformance.Show;

/** Buttons of two states, and groups of them. */
public class Compounds extends Show {
    public static void main(String[] args) {
        CompoundButton[] buttons = {new CheckBox(context()), new RadioButton(context()), new Switch(context()), new ToggleButton(context())};
        for (CompoundButton b : buttons) {
            String name = b.getClass().getSimpleName();
            b.setOnCheckedChangeListener(new CompoundButton.OnCheckedChangeListener() {
                @Override public void onCheckedChanged(CompoundButton v, boolean checked) { p(" changed", v.getClass().getSimpleName(), checked); }
            });
            p(name, b.isChecked(), b.isClickable(), b.isFocusable(), "'" + b.getText() + "'", b.getAccessibilityClassName());
            b.setText("Label");
            place(b, 600, AT_MOST, 600, AT_MOST);
            if (!(b instanceof Switch)) p(bounds(b), b.getCompoundPaddingLeft(), b.getCompoundPaddingRight());
            p(b.getHeight(), b.getBaseline(), b.getMinimumHeight(), b.getGravity(), b.getTextSize());
            b.setChecked(true);
            b.setChecked(true);
            b.toggle();
            b.performClick();
            b.performClick();
            p(b.isChecked(), "'" + b.getText() + "'");
            b.setChecked(true);
            Parcelable state = b.onSaveInstanceState();
            b.setChecked(false);
            b.onRestoreInstanceState(state);
            StringBuilder states = new StringBuilder();
            for (int s : b.getDrawableState()) states.append(s == android.R.attr.state_checked ? "checked " : s == android.R.attr.state_enabled ? "enabled " : "other ");
            p(b.isChecked(), states);
            b.setEnabled(false);
            p(b.performClick(), b.isChecked());
        }
        ToggleButton t = (ToggleButton) buttons[3];
        t.setTextOn("yes");
        t.setTextOff("no");
        p(t.getTextOn(), t.getTextOff(), t.getText());
        t.setChecked(!t.isChecked());
        p(t.getText());
        Switch s = (Switch) buttons[2];
        android.graphics.Rect padding = new android.graphics.Rect();
        p(s.getTrackDrawable().getPadding(padding), padding, s.getTrackDrawable().getIntrinsicWidth(), s.getThumbDrawable().getPadding(padding), padding, s.getThumbDrawable().getIntrinsicWidth(), s.getSwitchMinWidth(), s.getSwitchPadding(), s.getShowText(), s.getSplitTrack());
        s.setTextOn("on!");
        s.setTextOff("off!");
        s.setShowText(true);
        s.setSwitchMinWidth(200);
        s.setSwitchPadding(9);
        place(s, 600, AT_MOST, 600, AT_MOST);
        p(bounds(s), s.getSwitchMinWidth(), s.getSwitchPadding(), s.getThumbTextPadding(), s.getShowText(), s.getSplitTrack());
        CheckedTextView c = new CheckedTextView(context());
        c.setText("row");
        p(c.isChecked(), c instanceof Checkable, c.getCheckMarkDrawable() == null);
        c.toggle();
        p(c.isChecked());
        final RadioGroup g = new RadioGroup(context());
        g.setOnCheckedChangeListener(new RadioGroup.OnCheckedChangeListener() {
            @Override public void onCheckedChanged(RadioGroup group, int id) { p(" group", id, group.getCheckedRadioButtonId()); }
        });
        for (int i = 0; i < 4; i++) {
            RadioButton r = new RadioButton(context());
            r.setText("choice " + i);
            r.setId(100 + i);
            g.addView(r);
        }
        TextView between = new TextView(context());
        between.setText("between");
        g.addView(between, 2);
        p(g.getCheckedRadioButtonId(), g.getOrientation());
        g.check(102);
        g.check(102);
        ((RadioButton) g.findViewById(100)).setChecked(true);
        ((RadioButton) g.findViewById(103)).performClick();
        ((RadioButton) g.findViewById(103)).performClick();
        ((RadioButton) g.findViewById(103)).toggle();
        p(g.getCheckedRadioButtonId(), ((RadioButton) g.findViewById(100)).isChecked());
        g.clearCheck();
        p(g.getCheckedRadioButtonId());
        RadioButton pre = new RadioButton(context());
        pre.setChecked(true);
        g.addView(pre);
        p(g.getCheckedRadioButtonId() == pre.getId(), pre.getId() != View.NO_ID);
        place(g, 500, AT_MOST, 900, AT_MOST);
        tree(g);
        RadioGroup.LayoutParams lp = new RadioGroup.LayoutParams(1, 2, 3);
        p(lp.width, lp.height, lp.weight);
    }
}
