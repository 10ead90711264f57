import android.util.Pair;
import android.util.Range;
import android.util.Rational;
import android.util.Size;
import android.util.SizeF;
import static esdroid.conformance.Out.*;

/** Pairs, sizes, ranges, rationals. */
public class Pairs {
    public static void main(String[] args) throws Exception {
        say(Pair.create("a", 1), new Pair<String, String>(null, "x"), Pair.create(1, 2).equals(Pair.create(1, 2)), Pair.create(1, null).hashCode());
        Size s = new Size(3, 4);
        say(s, s.equals(Size.parseSize("3x4")), Size.parseSize("10*20"), s.hashCode());
        fails("Size.parseSize(\"3\")", new Code() {
            public void run() throws Exception {
                Size.parseSize("3");
            }
        });
        fails("Size.parseSize(\"axb\")", new Code() {
            public void run() throws Exception {
                Size.parseSize("axb");
            }
        });
        say(new SizeF(1.5f, 2), new SizeF(1.5f, 2).equals(SizeF.parseSizeF("1.5x2")));
        fails("new SizeF(Float.NaN, 1)", new Code() {
            public void run() throws Exception {
                new SizeF(Float.NaN, 1);
            }
        });
        Range<Integer> r = Range.create(1, 10);
        say(r, r.contains(1), r.contains(11), r.clamp(50), r.clamp(-50), r.intersect(Range.create(5, 20)), r.extend(40), r.getLower(), r.getUpper(), r.contains(Range.create(2, 3)));
        fails("Range.create(5, 1)", new Code() {
            public void run() throws Exception {
                Range.create(5, 1);
            }
        });
        fails("r.intersect(Range.create(20, 30))", new Code() {
            public void run() throws Exception {
                r.intersect(Range.create(20, 30));
            }
        });
        fails("Range.create(null, 1)", new Code() {
            public void run() throws Exception {
                Range.create(null, 1);
            }
        });
        Rational q = new Rational(6, -8);
        say(q, q.getNumerator(), q.getDenominator(), q.doubleValue(), q.intValue(), q.isNaN(), q.equals(new Rational(-3, 4)), q.compareTo(Rational.ZERO));
        say(new Rational(0, 0), new Rational(5, 0), new Rational(-5, 0), new Rational(0, 5), Rational.parseRational("9/3"), Rational.parseRational("NaN"));
        fails("Rational.parseRational(\"x\")", new Code() {
            public void run() throws Exception {
                Rational.parseRational("x");
            }
        });
        say(Rational.NaN.compareTo(Rational.POSITIVE_INFINITY), new Rational(1, 3).floatValue());
    }
}
