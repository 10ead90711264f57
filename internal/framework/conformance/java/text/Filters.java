import android.text.InputFilter;
import android.text.InputType;
import android.text.LoginFilter;
import android.text.Spanned;
import android.text.SpannedString;
import android.text.method.DateKeyListener;
import android.text.method.DateTimeKeyListener;
import android.text.method.DialerKeyListener;
import android.text.method.DigitsKeyListener;
import android.text.method.NumberKeyListener;
import android.text.method.TimeKeyListener;
import android.widget.EditText;
import esdroid.conformance.Show;

/** Input filters, and key listeners as filters. */
public class Filters extends Show {
    private static void filter(String name, InputFilter f, String source, String dest, int start, int end) {
        Spanned d = new SpannedString(dest);
        CharSequence out = f.filter(source, 0, source.length(), d, start, end);
        p(name, "'" + source + "' into '" + dest + "'", start + "-" + end, out == null ? "null" : "'" + out + "'");
    }

    public static void main(String[] args) {
        String[][] pairs = {{"abc", ""}, {"1", "23"}, {"-", "1"}, {".", "1.5"}, {"12:3p", ""}, {"+49 (0)", ""}, {"a1-b2.c3", "x"}, {"", "zz"}, {"A B@c_d", "q"}};
        InputFilter[] filters = {new InputFilter.LengthFilter(3), new InputFilter.AllCaps(), DigitsKeyListener.getInstance(), DigitsKeyListener.getInstance(true, false), DigitsKeyListener.getInstance(false, true), DigitsKeyListener.getInstance(true, true), DigitsKeyListener.getInstance("abc1"),
                DateKeyListener.getInstance(), TimeKeyListener.getInstance(), DateTimeKeyListener.getInstance(), DialerKeyListener.getInstance(), new LoginFilter.UsernameFilterGeneric(), new LoginFilter.UsernameFilterGMail(), new LoginFilter.PasswordFilterGMail()};
        for (InputFilter f : filters) {
            for (String[] pair : pairs) {
                filter(f.getClass().getSimpleName(), f, pair[0], pair[1], 0, 0);
                if (pair[1].length() > 0) filter(f.getClass().getSimpleName(), f, pair[0], pair[1], 0, 1);
                if (pair[1].length() > 1) filter(f.getClass().getSimpleName(), f, pair[0], pair[1], pair[1].length(), pair[1].length());
            }
            if (f instanceof NumberKeyListener) p(((NumberKeyListener) f).getInputType());
        }
        int[] types = {InputType.TYPE_CLASS_NUMBER, InputType.TYPE_CLASS_NUMBER | InputType.TYPE_NUMBER_FLAG_SIGNED, InputType.TYPE_CLASS_NUMBER | InputType.TYPE_NUMBER_FLAG_DECIMAL | InputType.TYPE_NUMBER_FLAG_SIGNED, InputType.TYPE_CLASS_PHONE, InputType.TYPE_CLASS_DATETIME, InputType.TYPE_CLASS_DATETIME | InputType.TYPE_DATETIME_VARIATION_DATE,
                InputType.TYPE_CLASS_TEXT, InputType.TYPE_CLASS_TEXT | InputType.TYPE_TEXT_FLAG_CAP_WORDS, InputType.TYPE_CLASS_TEXT | InputType.TYPE_TEXT_VARIATION_PASSWORD, InputType.TYPE_CLASS_TEXT | InputType.TYPE_TEXT_FLAG_MULTI_LINE, InputType.TYPE_NULL, InputType.TYPE_CLASS_NUMBER | InputType.TYPE_NUMBER_VARIATION_PASSWORD};
        for (int t : types) {
            EditText e = new EditText(context());
            e.setInputType(t);
            e.append("-1.5ab:/");
            p(Integer.toHexString(t), Integer.toHexString(e.getInputType()), "'" + e.getText() + "'", e.getKeyListener() == null ? null : e.getKeyListener().getClass().getSimpleName(), e.getTransformationMethod() == null ? null : e.getTransformationMethod().getClass().getSimpleName(), e.getMaxLines(), e.getTypeface() == null ? null : e.getTypeface().getStyle());
            e.setFilters(new InputFilter[] {new InputFilter.LengthFilter(2)});
            e.setText("98765");
            p(" ", e.getText(), e.length(), e.getSelectionEnd());
        }
        EditText e = new EditText(context());
        e.setFilters(new InputFilter[] {new InputFilter() {
            @Override
            public CharSequence filter(CharSequence source, int start, int end, Spanned dest, int dstart, int dend) {
                p("filter", source, start, end, dest, dstart, dend);
                return source.toString().contains("x") ? "" : null;
            }
        }});
        e.setText("ok");
        e.append("xx");
        e.getText().replace(0, 1, "yes", 1, 3);
        e.getText().delete(0, 1);
        p(e.getText());
        attempt("null", new Runnable() { public void run() { new EditText(context()).setFilters(null); } });
    }
}
