import android.util.FloatMath;
import com.android.internal.util.Predicate;
import static esdroid.conformance.Out.*;

/** Old helpers of mathematics and logic. */
public class FloatMaths {
    public static void main(String[] args) throws Exception {
        say(FloatMath.floor(1.7f), FloatMath.floor(-1.2f), FloatMath.ceil(1.2f), FloatMath.ceil(-1.7f), FloatMath.sqrt(2f), FloatMath.sin(1f), FloatMath.cos(1f));
        say(FloatMath.exp(1f), FloatMath.pow(2f, .5f), FloatMath.hypot(3f, 4f), FloatMath.sqrt(-1f));
        Predicate<String> longer = new Predicate<String>() {
            public boolean apply(String s) {
                return s.length() > 3;
            }
        };
        say(longer.apply("four"), longer.apply("two"));
    }
}
