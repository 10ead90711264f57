import android.content.res.Resources;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Sizes and fractions of resources, and those that are none. */
public class Dimensions {
    public static void main(String[] args) throws Exception {
        final Resources r = Runner.activity.getResources();
        for (String n : new String[] {"four", "points", "negative", "inches"}) {
            int i = id("dimen/" + n);
            say(n, r.getDimension(i), r.getDimensionPixelSize(i), r.getDimensionPixelOffset(i));
        }
        say(r.getFraction(id("fraction/third"), 100, 200), r.getFraction(id("fraction/half"), 100, 200), r.getInteger(id("integer/seven")), r.getBoolean(id("bool/yes")));
        fails("r.getDimension(id(\"string/plain\"))", new Code() {
            public void run() throws Exception {
                r.getDimension(id("string/plain"));
            }
        });
        fails("r.getInteger(id(\"string/plain\"))", new Code() {
            public void run() throws Exception {
                r.getInteger(id("string/plain"));
            }
        });
        fails("r.getBoolean(id(\"dimen/four\"))", new Code() {
            public void run() throws Exception {
                r.getBoolean(id("dimen/four"));
            }
        });
        fails("r.getFraction(id(\"integer/seven\"), 1, 1)", new Code() {
            public void run() throws Exception {
                r.getFraction(id("integer/seven"), 1, 1);
            }
        });
        fails("r.getColor(id(\"dimen/four\"))", new Code() {
            public void run() throws Exception {
                r.getColor(id("dimen/four"));
            }
        });
        fails("r.getDimension(id(\"dimen/weight\"))", new Code() {
            public void run() throws Exception {
                r.getDimension(id("dimen/weight"));
            }
        });
        fails("r.getString(0)", new Code() {
            public void run() throws Exception {
                r.getString(0);
            }
        });
        fails("r.getString(0x7f990000)", new Code() {
            public void run() throws Exception {
                r.getString(0x7f990000);
            }
        });
        fails("r.getLayout(id(\"string/plain\"))", new Code() {
            public void run() throws Exception {
                r.getLayout(id("string/plain"));
            }
        });
        fails("r.getXml(id(\"dimen/four\"))", new Code() {
            public void run() throws Exception {
                r.getXml(id("dimen/four"));
            }
        });
        fails("r.getAnimation(id(\"color/blue\"))", new Code() {
            public void run() throws Exception {
                r.getAnimation(id("color/blue"));
            }
        });
        fails("r.openRawResource(id(\"integer/seven\"))", new Code() {
            public void run() throws Exception {
                r.openRawResource(id("integer/seven"));
            }
        });
        fails("r.getText(99)", new Code() {
            public void run() throws Exception {
                r.getText(99);
            }
        });
        say(r.getText(99, "by default"), r.getString(id("integer/seven")), r.getString(id("color/blue")), r.getString(id("bool/yes")), r.getString(id("dimen/four")), r.getBoolean(id("integer/seven")), r.getInteger(id("color/blue")));
    }
}
