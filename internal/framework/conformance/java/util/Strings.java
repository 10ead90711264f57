import android.util.StateSet;
import static esdroid.conformance.Out.*;

/** Events of a log and codes of states. */
public class Strings {
    static class MathUtil {
        static String of(int n) {
            return new android.util.MonthDisplayHelper(2017, n).toString().isEmpty() ? "" : "m";
        }
    }

    public static void main(String[] args) throws Exception {
        say(StateSet.dump(new int[] {android.R.attr.state_pressed, android.R.attr.state_enabled}));
        say(StateSet.stateSetMatches(new int[] {android.R.attr.state_pressed}, new int[] {android.R.attr.state_pressed, android.R.attr.state_enabled}), StateSet.stateSetMatches(new int[] {-android.R.attr.state_pressed}, new int[] {android.R.attr.state_pressed}), StateSet.stateSetMatches(StateSet.WILD_CARD, new int[] {1}), StateSet.stateSetMatches(new int[] {5, 0, 9}, 5), StateSet.isWildCard(new int[0]), StateSet.isWildCard(new int[] {0, 1}));
        say(StateSet.trimStateSet(new int[] {1, 2, 0}, 2), StateSet.NOTHING);
        say(MathUtil.of(5));
    }
}
