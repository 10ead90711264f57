import android.view.View;
import android.view.ViewGroup;
import android.widget.AdapterView;
import android.widget.ArrayAdapter;
import android.widget.LinearLayout;
import android.widget.Spinner;
import esdroid.conformance.Runner;
import esdroid.conformance.Show;

/** Spinner: sizes, selection and its listener. */
public class Spinners extends Show {
    public static void main(String[] args) {
        final ArrayAdapter<String> a = new ArrayAdapter<String>(context(), android.R.layout.simple_spinner_item, new String[] {"Mercury", "Venus", "Earth", "Mars", "Jupiter and its many moons"});
        a.setDropDownViewResource(android.R.layout.simple_spinner_dropdown_item);
        int[] modes = {Spinner.MODE_DIALOG, Spinner.MODE_DROPDOWN};
        final Spinner[] kept = new Spinner[1];
        LinearLayout l = new LinearLayout(context());
        l.setOrientation(LinearLayout.VERTICAL);
        for (int mode : modes) {
            final Spinner s = new Spinner(context(), mode);
            kept[0] = s;
            p(mode, s.getCount(), s.getSelectedItemPosition(), s.getSelectedItemId(), s.getSelectedItem(), s.getPrompt(), s.getGravity(), s.getDropDownWidth(), s.getDropDownVerticalOffset());
            s.setAdapter(a);
            p(s.getCount(), s.getSelectedItemPosition(), s.getSelectedItem());
            place(s, 400, AT_MOST, 200, AT_MOST);
            tree(s);
            s.setSelection(4);
            place(s, 1000, AT_MOST, 200, AT_MOST);
            tree(s);
            s.setPrompt("Planet");
            p(s.getPrompt(), s.getSelectedItemPosition(), s.getSelectedItem(), s.getItemAtPosition(1), s.getItemIdAtPosition(2), s.getBaseline() > 0);
            s.setOnItemSelectedListener(new AdapterView.OnItemSelectedListener() {
                @Override
                public void onItemSelected(AdapterView<?> parent, View view, int position, long id) {
                    p("selected", position, id, view == null ? null : ((android.widget.TextView) view).getText(), parent == s);
                }

                @Override
                public void onNothingSelected(AdapterView<?> parent) {
                    p("nothing");
                }
            });
            l.addView(s, new ViewGroup.LayoutParams(MATCH, WRAP));
            attempt("click", new Runnable() { public void run() { s.setOnItemClickListener(null); } });
        }
        attempt("types", new Runnable() {
            public void run() {
                kept[0].setAdapter(new ArrayAdapter<String>(context(), android.R.layout.simple_spinner_item, new String[] {"x"}) {
                    @Override public int getViewTypeCount() { return 2; }
                });
            }
        });
        kept[0].setAdapter(a);
        Runner.activity.setContentView(l);
        l.postDelayed(new Runnable() {
            @Override public void run() { tree(kept[0]); kept[0].setEnabled(false); p(kept[0].isEnabled(), kept[0].getChildAt(0).isEnabled()); kept[0].setAdapter(null); }
        }, 1500);
        l.postDelayed(new Runnable() {
            @Override public void run() { p(kept[0].getSelectedItemPosition(), kept[0].getChildCount()); Runner.activity.setContentView(new View(context())); }
        }, 2000);
    }
}
