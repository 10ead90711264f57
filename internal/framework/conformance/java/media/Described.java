import android.text.InputFilter;
import android.widget.*;
import android.view.accessibility.AccessibilityEvent;
import android.view.accessibility.AccessibilityNodeInfo;
import android.os.Bundle;
import android.view.View;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** What views say of themselves to those who cannot see them. */
public class Described {
    private static AccessibilityNodeInfo of(View v) {
        return v.createAccessibilityNodeInfo();
    }

    public static void main(String[] args) throws Exception {
        CheckBox box = new CheckBox(Runner.activity);
        box.setChecked(true);
        say(of(box).isCheckable(), of(box).isChecked(), of(new Switch(Runner.activity)).isCheckable(), of(new Button(Runner.activity)).isCheckable());
        SeekBar bar = new SeekBar(Runner.activity);
        bar.setProgress(40);
        AccessibilityNodeInfo.RangeInfo range = of(bar).getRangeInfo();
        say(range.getType(), range.getMin(), range.getMax(), range.getCurrent());
        bar.setIndeterminate(true);
        say(of(bar).getRangeInfo());
        EditText edit = new EditText(Runner.activity);
        edit.setHint("hint");
        edit.setFilters(new InputFilter[] {new InputFilter.LengthFilter(7)});
        AccessibilityNodeInfo info = of(edit);
        say(info.getHintText(), info.isEditable(), info.isMultiLine(), info.getMaxTextLength(), info.getError(), info.isContentInvalid());
        edit.setText("abc");
        edit.setError("wrong");
        edit.setSingleLine();
        info = of(edit);
        say(info.getHintText(), info.isMultiLine(), info.getError(), info.isContentInvalid());
        Bundle text = new Bundle();
        text.putCharSequence(AccessibilityNodeInfo.ACTION_ARGUMENT_SET_TEXT_CHARSEQUENCE, "given");
        say(edit.performAccessibilityAction(AccessibilityNodeInfo.ACTION_SET_TEXT, text), edit.getText(), edit.getSelectionStart());
        say(edit.performAccessibilityAction(AccessibilityNodeInfo.ACTION_SET_TEXT, new Bundle()), edit.getText());
        edit.setEnabled(false);
        say(edit.performAccessibilityAction(AccessibilityNodeInfo.ACTION_SET_TEXT, text), edit.getText());
        say(new TextView(Runner.activity).performAccessibilityAction(AccessibilityNodeInfo.ACTION_SET_TEXT, text));
        for (int i = 0; i < 25; i++) say(AccessibilityEvent.eventTypeToString(1 << i));
        say(AccessibilityEvent.eventTypeToString(3), AccessibilityEvent.eventTypeToString(AccessibilityEvent.TYPES_ALL_MASK), AccessibilityEvent.eventTypeToString(0));
        say(Runner.activity.getWindow().getTransitionBackgroundFadeDuration());
    }
}
