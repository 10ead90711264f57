import android.graphics.Color;
import esdroid.conformance.Out.Code;
import static esdroid.conformance.Out.*;

/** Colours read from texts and taken apart. */
public class Colors {
    public static void main(String[] args) throws Exception {
        for (final String s : new String[] {"#123", "#112233", "#80112233", "red", "RED", "grey", "aqua", "lightgray", "nothing", "", "#", "#12345", "#gggggg", "112233", "#-1234567"}) fails(s, new Code() {
            public void run() throws Exception {
                say(Integer.toHexString(Color.parseColor(s)));
            }
        });
        fails("Color.parseColor(null)", new Code() {
            public void run() throws Exception {
                Color.parseColor(null);
            }
        });
        float[] hsv = new float[3];
        for (int c : new int[] {0xff000000, 0xffffffff, 0xff123456, 0x80ff8000, 0xff808080}) {
            Color.colorToHSV(c, hsv);
            say(Integer.toHexString(c), Math.round(hsv[0]), Math.round(hsv[1] * 100), Math.round(hsv[2] * 100), Integer.toHexString(Color.HSVToColor(hsv)), Color.alpha(c), Color.red(c), Color.green(c), Color.blue(c), Math.round(Color.luminance(c) * 1000));
        }
        fails("Color.colorToHSV(1, new float[2])", new Code() {
            public void run() throws Exception {
                Color.colorToHSV(1, new float[2]);
            }
        });
        fails("Color.HSVToColor(new float[2])", new Code() {
            public void run() throws Exception {
                Color.HSVToColor(new float[2]);
            }
        });
        say(Integer.toHexString(Color.HSVToColor(300, new float[] {400, 2, -1})), Integer.toHexString(Color.rgb(300, -1, 5)), Integer.toHexString(Color.argb(1, 2, 3, 4)), Color.valueOf(0xff336699), Color.valueOf(1f, 0.5f, 0f).toArgb());
    }
}
