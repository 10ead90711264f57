import android.util.Range;
import android.util.Rational;
import android.util.Size;
import android.util.SizeF;
import esdroid.conformance.Out.Code;
import static esdroid.conformance.Out.*;

/** Sizes, ranges, fractions: read, compared, refused. */
public class SizesRationals {
    public static void main(String[] args) throws Exception {
        say(new Size(3, 4), Size.parseSize("5x6"), Size.parseSize("5*6"), new SizeF(1.5f, 2), SizeF.parseSizeF("1x2"), new Size(1, 2).equals(Size.parseSize("1x2")), new Size(3, 4).hashCode());
        for (final String s : new String[] {"", "5", "x", "5x", "ax6", "5x6x7"}) fails(s, new Code() {
            public void run() throws Exception {
                say(Size.parseSize(s));
            }
        });
        fails("Size.parseSize(null)", new Code() {
            public void run() throws Exception {
                Size.parseSize(null);
            }
        });
        final Range<Integer> r = Range.create(2, 8);
        say(r, r.contains(2), r.contains(9), r.clamp(1), r.clamp(9), r.intersect(5, 20), r.extend(0), r.contains(Range.create(3, 4)), r.getLower(), r.hashCode() == Range.create(2, 8).hashCode());
        fails("r.intersect(9, 10)", new Code() {
            public void run() throws Exception {
                r.intersect(9, 10);
            }
        });
        fails("Range.create(5, 1)", new Code() {
            public void run() throws Exception {
                Range.create(5, 1);
            }
        });
        fails("Range.create(null, 1)", new Code() {
            public void run() throws Exception {
                Range.create(null, 1);
            }
        });
        fails("r.contains((Integer) null)", new Code() {
            public void run() throws Exception {
                r.contains((Integer) null);
            }
        });
        for (int[] q : new int[][] {{1, 2}, {2, 4}, {-1, -2}, {0, 5}, {1, 0}, {-1, 0}, {0, 0}}) {
            Rational x = new Rational(q[0], q[1]);
            say(x, x.floatValue(), x.intValue(), x.isFinite(), x.isNaN(), x.isInfinite(), x.isZero(), x.compareTo(new Rational(1, 2)), x.hashCode() == new Rational(q[0], q[1]).hashCode());
        }
        say(Rational.parseRational("3/6"), Rational.parseRational("NaN"), Rational.parseRational("-Infinity"));
        fails("Rational.parseRational(\"1\")", new Code() {
            public void run() throws Exception {
                Rational.parseRational("1");
            }
        });
        fails("Rational.parseRational(\"a/b\")", new Code() {
            public void run() throws Exception {
                Rational.parseRational("a/b");
            }
        });
        fails("Rational.parseRational(null)", new Code() {
            public void run() throws Exception {
                Rational.parseRational(null);
            }
        });
    }
}
