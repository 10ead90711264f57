package android.graphics.drawable;

import android.content.res.Resources;
import android.content.res.TypedArray;
import android.graphics.Path;
import android.graphics.Rect;
import android.util.AttributeSet;
import com.android.internal.R;
import java.io.IOException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** An icon of a background and a foreground, cut to the launcher's shape. */
public class AdaptiveIconDrawable extends LayerDrawable {
    public static final float MASK_SIZE = 100f;
    private static final float EXTRA_INSET_PERCENTAGE = 1 / 4f;

    AdaptiveIconDrawable() {
    }

    public AdaptiveIconDrawable(Drawable backgroundDrawable, Drawable foregroundDrawable) {
        if (backgroundDrawable != null) addLayer(backgroundDrawable);
        if (foregroundDrawable != null) addLayer(foregroundDrawable);
    }

    @Override
    LayerDrawable blank() {
        return new AdaptiveIconDrawable();
    }

    public static float getExtraInsetFraction() {
        return EXTRA_INSET_PERCENTAGE;
    }

    public Path getIconMask() {
        Path p = new Path();
        Rect b = getBounds();
        p.addOval(b.left, b.top, b.right, b.bottom, Path.Direction.CW);
        return p;
    }

    public Drawable getForeground() {
        return getNumberOfLayers() > 1 ? getDrawable(1) : null;
    }

    public Drawable getBackground() {
        return getNumberOfLayers() > 0 ? getDrawable(0) : null;
    }

    @Override
    public void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme) throws XmlPullParserException, IOException {
        int inner = parser.getDepth() + 1;
        int type;
        int depth;
        while ((type = parser.next()) != XmlPullParser.END_DOCUMENT && ((depth = parser.getDepth()) >= inner || type != XmlPullParser.END_TAG)) {
            if (type != XmlPullParser.START_TAG || depth > inner) continue;
            String tag = parser.getName();
            if (!tag.equals("background") && !tag.equals("foreground")) continue;
            TypedArray a = obtainAttributes(r, theme, attrs, R.styleable.AdaptiveIconDrawableLayer);
            Drawable d = a.getDrawable(R.styleable.AdaptiveIconDrawableLayer_drawable);
            a.recycle();
            if (d == null) {
                do {
                    type = parser.next();
                } while (type == XmlPullParser.TEXT);
                if (type != XmlPullParser.START_TAG) {
                    throw new XmlPullParserException(parser.getPositionDescription()
                            + ": <foreground> or <background> tag requires a 'drawable'attribute or child tag defining a drawable");
                }
                d = Drawable.createFromXmlInner(r, parser, attrs, theme);
            }
            addLayer(d);
        }
    }

    private static int whole(int layer) {
        return layer < 0 ? -1 : (int) (layer / (1 + 2 * EXTRA_INSET_PERCENTAGE));
    }

    @Override
    public int getIntrinsicWidth() {
        return whole(super.getIntrinsicWidth());
    }

    @Override
    public int getIntrinsicHeight() {
        return whole(super.getIntrinsicHeight());
    }
}
