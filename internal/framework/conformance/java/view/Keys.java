import android.os.Handler;
import android.text.TextUtils;
import android.view.InputDevice;
import android.view.KeyCharacterMap;
import android.view.KeyEvent;
import android.view.View;
import android.view.ViewGroup;
import android.widget.ArrayAdapter;
import android.widget.Button;
import android.widget.EditText;
import android.widget.GridView;
import android.widget.LinearLayout;
import android.widget.ListView;
import esdroid.conformance.Runner;
import esdroid.conformance.Show;
import java.util.Locale;

/** Keys of a keyboard in texts and lists, hints of long presses, directions of languages. */
public class Keys extends Show {
    private static boolean press(View v, int code, int source) {
        return v.dispatchKeyEvent(new KeyEvent(0, 0, KeyEvent.ACTION_DOWN, code, 0, 0, KeyCharacterMap.VIRTUAL_KEYBOARD, 0, 0, source));
    }

    /** What comes of keys; the letters of a keyboard, and so tabs in texts of several lines, are none that the platform's own code has here. */
    private static void keys(String name, EditText e, int... codes) {
        for (int source : new int[] {InputDevice.SOURCE_KEYBOARD, InputDevice.SOURCE_DPAD}) {
            StringBuilder b = new StringBuilder();
            for (int code : codes) b.append(press(e, code, source)).append(' ').append(e.getSelectionStart()).append(' ');
            p(name, source, b);
        }
    }

    public static void main(String[] args) {
        final LinearLayout all = new LinearLayout(context());
        final EditText one = new EditText(context()), many = new EditText(context());
        one.setSingleLine(true);
        one.setText("ab");
        many.setText("ab\ncd");
        final ListView list = new ListView(context());
        final GridView grid = new GridView(context());
        grid.setNumColumns(2);
        String[] rows = {"a", "b", "c"};
        list.setAdapter(new ArrayAdapter<String>(context(), android.R.layout.simple_list_item_1, rows));
        grid.setAdapter(new ArrayAdapter<String>(context(), android.R.layout.simple_list_item_1, rows));
        final Button hinted = new Button(context()), plain = new Button(context()), off = new Button(context());
        hinted.setTooltipText("hint");
        off.setTooltipText("hint");
        off.setEnabled(false);
        for (View v : new View[] {one, many, list, grid, hinted, plain, off}) all.addView(v, new LinearLayout.LayoutParams(0, 400, 1));
        Runner.activity.addContentView(all, new ViewGroup.LayoutParams(MATCH, MATCH));
        new Handler().postDelayed(new Runnable() {
            public void run() {
                keys("one", one, KeyEvent.KEYCODE_DPAD_UP, KeyEvent.KEYCODE_DPAD_LEFT, KeyEvent.KEYCODE_DPAD_DOWN, KeyEvent.KEYCODE_DPAD_RIGHT, KeyEvent.KEYCODE_TAB, KeyEvent.KEYCODE_ESCAPE);
                keys("many", many, KeyEvent.KEYCODE_DPAD_UP, KeyEvent.KEYCODE_DPAD_LEFT, KeyEvent.KEYCODE_DPAD_DOWN, KeyEvent.KEYCODE_DPAD_RIGHT, KeyEvent.KEYCODE_ESCAPE);
                for (int i = 0; i < 4; i++) {
                    p(press(list, KeyEvent.KEYCODE_TAB, InputDevice.SOURCE_KEYBOARD), list.getSelectedItemPosition(), press(grid, KeyEvent.KEYCODE_TAB, InputDevice.SOURCE_KEYBOARD), grid.getSelectedItemPosition());
                }
                p("hints", hinted.performLongClick(), plain.performLongClick(), off.performLongClick());
                ((ViewGroup) all.getParent()).removeView(all);
            }
        }, 1000);
        for (String tag : "en ar he iw fa ur yi dv ckb ug ps sd syr az az-Arab pa pa-Arab ku uz-Arab ar-Latn und".split(" ")) {
            p(tag, TextUtils.getLayoutDirectionFromLocale(Locale.forLanguageTag(tag)));
        }
    }
}
