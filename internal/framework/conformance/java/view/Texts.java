import android.content.Context;
import android.text.InputFilter;
import android.text.InputType;
import android.text.TextUtils;
import android.util.TypedValue;
import android.view.Gravity;
import android.view.View;
import android.view.ViewGroup;
import android.widget.Button;
import android.widget.CheckBox;
import android.widget.EditText;
import android.widget.TextView;

/** The sizes of text views. */
public class Texts {
    private static final String LONG = "The quick brown fox jumps over the lazy dog, and then it sleeps until the moon is high above the old mill.";

    private static void show(String name, TextView v, int width, int mode) {
        if (v.getLayoutParams() == null) {
            v.setLayoutParams(new ViewGroup.LayoutParams(ViewGroup.LayoutParams.WRAP_CONTENT, ViewGroup.LayoutParams.WRAP_CONTENT));
        }
        v.measure(View.MeasureSpec.makeMeasureSpec(width, mode), View.MeasureSpec.makeMeasureSpec(0, View.MeasureSpec.UNSPECIFIED));
        v.layout(0, 0, v.getMeasuredWidth(), v.getMeasuredHeight());
        System.out.println(name + " " + v.getMeasuredWidth() + "x" + v.getMeasuredHeight() + " lines " + v.getLineCount()
                + " line height " + v.getLineHeight() + " baseline " + v.getBaseline());
    }

    public static void main(String[] args) throws Exception {
        Context c = (Context) Class.forName("android.app.ActivityThread").getMethod("currentApplication").invoke(null);
        float[] sizes = {10, 12, 14, 16, 18, 22, 34};
        for (float size : sizes) {
            TextView v = new TextView(c);
            v.setTextSize(TypedValue.COMPLEX_UNIT_SP, size);
            v.setText("Hello, world");
            show("short " + size, v, 1000, View.MeasureSpec.AT_MOST);
            v.setText(LONG);
            show("long " + size, v, 500, View.MeasureSpec.AT_MOST);
            show("exact " + size, v, 333, View.MeasureSpec.EXACTLY);
            v.setMaxLines(2);
            v.setEllipsize(TextUtils.TruncateAt.END);
            show("two " + size, v, 400, View.MeasureSpec.EXACTLY);
            v.setSingleLine();
            show("single " + size, v, 400, View.MeasureSpec.AT_MOST);
        }
        TextView e = new TextView(c);
        show("empty", e, 100, View.MeasureSpec.AT_MOST);
        e.setMinLines(3);
        show("three", e, 100, View.MeasureSpec.AT_MOST);
        e.setPadding(5, 6, 7, 8);
        e.setEms(4);
        show("ems", e, 1000, View.MeasureSpec.AT_MOST);
        e.setGravity(Gravity.CENTER);
        e.setLineSpacing(3, 1.5f);
        e.setText("a\nb\nc\nd");
        show("spaced", e, 1000, View.MeasureSpec.AT_MOST);
        show("button", new Button(c), 300, View.MeasureSpec.AT_MOST);
        Button b = new Button(c);
        b.setText("Press me");
        show("button with text", b, 1000, View.MeasureSpec.AT_MOST);
        CheckBox box = new CheckBox(c);
        box.setText("Check me");
        show("check box", box, 1000, View.MeasureSpec.AT_MOST);
        EditText edit = new EditText(c);
        edit.setHint("What is your name?");
        show("edit", edit, 1000, View.MeasureSpec.AT_MOST);
        edit.setText(LONG);
        show("edit with text", edit, 600, View.MeasureSpec.EXACTLY);
        edit.setInputType(InputType.TYPE_CLASS_NUMBER);
        edit.setFilters(new InputFilter[] {new InputFilter.LengthFilter(5)});
        edit.setText("1234567");
        System.out.println(edit.getText() + " " + edit.getSelectionStart() + " " + edit.getSelectionEnd() + " " + edit.getInputType());
        edit.setSelection(2);
        edit.append("8");
        System.out.println(edit.getText() + " " + edit.getSelectionStart());
        System.out.println(edit.isFocusable() + " " + edit.isFocusableInTouchMode() + " " + edit.isClickable() + " " + edit.isLongClickable());
        System.out.println(e.isFocusable() + " " + b.isFocusable() + " " + b.isClickable());
    }
}
