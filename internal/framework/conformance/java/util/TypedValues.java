import android.util.TypedValue;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Values of resources as they are packed. */
public class TypedValues {
    public static void main(String[] args) throws Exception {
        android.util.DisplayMetrics m = Runner.activity.getResources().getDisplayMetrics();
        say(m.density, m.densityDpi, m.scaledDensity, m.widthPixels, m.xdpi);
        for (int unit = 0; unit <= 5; unit++) say(unit, TypedValue.applyDimension(unit, 10.5f, m));
        int dp = TypedValue.complexToDimensionPixelSize(0x1001, m);
        say(dp, TypedValue.complexToDimensionPixelOffset(0x1001, m), TypedValue.complexToDimension(0x1001, m), TypedValue.complexToFloat(0x1001));
        say(TypedValue.coerceToString(TypedValue.TYPE_INT_DEC, 12), TypedValue.coerceToString(TypedValue.TYPE_INT_HEX, 255), TypedValue.coerceToString(TypedValue.TYPE_INT_BOOLEAN, -1), TypedValue.coerceToString(TypedValue.TYPE_INT_COLOR_ARGB8, 0xff112233), TypedValue.coerceToString(TypedValue.TYPE_DIMENSION, 0x1001), TypedValue.coerceToString(TypedValue.TYPE_FRACTION, 0x1000), TypedValue.coerceToString(TypedValue.TYPE_FLOAT, Float.floatToIntBits(1.5f)), TypedValue.coerceToString(TypedValue.TYPE_REFERENCE, 5), TypedValue.coerceToString(TypedValue.TYPE_ATTRIBUTE, 5), TypedValue.coerceToString(TypedValue.TYPE_NULL, 0));
        TypedValue v = new TypedValue();
        v.type = TypedValue.TYPE_STRING;
        v.string = "text";
        say(v, v.coerceToString());
        v.setTo(new TypedValue());
        say(v);
        say(TypedValue.complexToFraction(0x2001 << 4, 100, 50));
    }
}
