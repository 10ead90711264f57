import android.util.SparseBooleanArray;
import android.widget.*;
import esdroid.conformance.Runner;
import esdroid.conformance.Out.Code;
import static esdroid.conformance.Out.*;

/** Which rows of a list are chosen. */
public class Choices {
    private static void tell(ListView l) {
        SparseBooleanArray chosen = l.getCheckedItemPositions();
        say(l.getChoiceMode(), l.getCheckedItemCount(), chosen, java.util.Arrays.toString(l.getCheckedItemIds()), l.isItemChecked(1), l.isItemChecked(99));
    }

    public static void main(String[] args) throws Exception {
        final ListView l = new ListView(Runner.activity);
        tell(l);
        l.setItemChecked(1, true);
        tell(l);
        l.setAdapter(new ArrayAdapter<String>(Runner.activity, android.R.layout.simple_list_item_checked, new String[] {"a", "b", "c", "d"}));
        say(l.getCheckedItemPosition());
        l.setChoiceMode(ListView.CHOICE_MODE_SINGLE);
        l.setItemChecked(2, true);
        tell(l);
        l.setItemChecked(3, true);
        tell(l);
        l.setItemChecked(3, false);
        tell(l);
        say(l.getCheckedItemPosition());
        l.setItemChecked(3, true);
        l.setChoiceMode(ListView.CHOICE_MODE_MULTIPLE);
        tell(l);
        l.setItemChecked(0, true);
        l.setItemChecked(50, true);
        tell(l);
        say(l.getCheckedItemPosition() == ListView.INVALID_POSITION, l.performItemClick(null, 0, 0));
        tell(l);
        l.clearChoices();
        tell(l);
        l.setItemChecked(1, true);
        l.setAdapter(new ArrayAdapter<String>(Runner.activity, android.R.layout.simple_list_item_checked, new String[] {"a"}));
        tell(l);
        l.setChoiceMode(ListView.CHOICE_MODE_NONE);
        tell(l);
        l.setAdapter(null);
        tell(l);
        fails("multiChoiceModal without listener", new Code() { public void run() throws Exception {
            l.setAdapter(new ArrayAdapter<String>(Runner.activity, android.R.layout.simple_list_item_checked, new String[] {"a"}));
            l.setChoiceMode(ListView.CHOICE_MODE_MULTIPLE_MODAL);
            l.setItemChecked(0, true);
        } });
    }
}
