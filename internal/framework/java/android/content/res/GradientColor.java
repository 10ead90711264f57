package android.content.res;

import android.graphics.LinearGradient;
import android.graphics.RadialGradient;
import android.graphics.Shader;
import android.graphics.SweepGradient;
import android.graphics.drawable.GradientDrawable;
import android.util.AttributeSet;
import com.android.internal.R;
import java.io.IOException;
import java.util.Arrays;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** A gradient used where a color can be. */
public class GradientColor extends ComplexColor {
    private Shader shader;
    private int type = GradientDrawable.LINEAR_GRADIENT;
    private float centerX;
    private float centerY;
    private float startX;
    private float startY;
    private float endX;
    private float endY;
    private int startColor;
    private int centerColor;
    private int endColor;
    private boolean hasCenter;
    private int tileMode;
    private float radius;
    private int[] colors;
    private float[] offsets;
    private int defaultColor;

    private GradientColor() {
    }

    static GradientColor createFromXmlInner(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme)
            throws XmlPullParserException, IOException {
        String name = parser.getName();
        if (!name.equals("gradient")) {
            throw new XmlPullParserException(parser.getPositionDescription() + ": invalid gradient color tag " + name);
        }
        GradientColor color = new GradientColor();
        color.inflate(r, parser, attrs, theme);
        return color;
    }

    private void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme) throws XmlPullParserException, IOException {
        TypedArray a = Resources.obtainAttributes(r, theme, attrs, R.styleable.GradientColor);
        startX = a.getFloat(R.styleable.GradientColor_startX, startX);
        startY = a.getFloat(R.styleable.GradientColor_startY, startY);
        endX = a.getFloat(R.styleable.GradientColor_endX, endX);
        endY = a.getFloat(R.styleable.GradientColor_endY, endY);
        centerX = a.getFloat(R.styleable.GradientColor_centerX, centerX);
        centerY = a.getFloat(R.styleable.GradientColor_centerY, centerY);
        type = a.getInt(R.styleable.GradientColor_type, type);
        startColor = a.getColor(R.styleable.GradientColor_startColor, startColor);
        hasCenter = a.hasValue(R.styleable.GradientColor_centerColor);
        centerColor = a.getColor(R.styleable.GradientColor_centerColor, centerColor);
        endColor = a.getColor(R.styleable.GradientColor_endColor, endColor);
        tileMode = a.getInt(R.styleable.GradientColor_tileMode, tileMode);
        radius = a.getFloat(R.styleable.GradientColor_gradientRadius, radius);
        a.recycle();
        if (radius <= 0 && type == GradientDrawable.RADIAL_GRADIENT) {
            throw new XmlPullParserException(parser.getPositionDescription() + "<gradient> tag requires 'gradientRadius' attribute with radial type");
        }
        int innerDepth = parser.getDepth() + 1;
        float[] offsetList = new float[20];
        int[] colorList = new int[20];
        int n = 0;
        int event;
        int depth;
        while ((event = parser.next()) != XmlPullParser.END_DOCUMENT && ((depth = parser.getDepth()) >= innerDepth || event != XmlPullParser.END_TAG)) {
            if (event != XmlPullParser.START_TAG || depth > innerDepth || !parser.getName().equals("item")) continue;
            TypedArray item = Resources.obtainAttributes(r, theme, attrs, R.styleable.GradientColorItem);
            boolean hasColor = item.hasValue(R.styleable.GradientColorItem_color);
            boolean hasOffset = item.hasValue(R.styleable.GradientColorItem_offset);
            if (!hasColor || !hasOffset) {
                throw new XmlPullParserException(
                        parser.getPositionDescription() + ": <item> tag requires a 'color' attribute and a 'offset' attribute!");
            }
            if (n == colorList.length) {
                colorList = Arrays.copyOf(colorList, 2 * n);
                offsetList = Arrays.copyOf(offsetList, 2 * n);
            }
            colorList[n] = item.getColor(R.styleable.GradientColorItem_color, 0);
            offsetList[n++] = item.getFloat(R.styleable.GradientColorItem_offset, 0);
            item.recycle();
        }
        if (n > 0) {
            colors = Arrays.copyOf(colorList, n);
            offsets = Arrays.copyOf(offsetList, n);
        }
        onColorsChange();
    }

    private void onColorsChange() {
        int[] all;
        float[] at = null;
        if (colors != null) {
            all = colors;
            at = offsets;
        } else if (hasCenter) {
            all = new int[] {startColor, centerColor, endColor};
            at = new float[] {0, 0.5f, 1};
        } else {
            all = new int[] {startColor, endColor};
        }
        Shader.TileMode mode = tileMode == 1 ? Shader.TileMode.REPEAT : tileMode == 2 ? Shader.TileMode.MIRROR : Shader.TileMode.CLAMP;
        if (type == GradientDrawable.LINEAR_GRADIENT) {
            shader = new LinearGradient(startX, startY, endX, endY, all, at, mode);
        } else if (type == GradientDrawable.RADIAL_GRADIENT) {
            shader = new RadialGradient(centerX, centerY, radius, all, at, mode);
        } else {
            shader = new SweepGradient(centerX, centerY, all, at);
        }
        defaultColor = all[0];
    }

    public Shader getShader() {
        return shader;
    }

    @Override
    public int getDefaultColor() {
        return defaultColor;
    }

    @Override
    public ConstantState<ComplexColor> getConstantState() {
        return new ConstantState<ComplexColor>() {
            @Override
            public int getChangingConfigurations() {
                return 0;
            }

            @Override
            public ComplexColor newInstance() {
                return GradientColor.this;
            }
        };
    }

    @Override
    public boolean canApplyTheme() {
        return false;
    }

    @Override
    public GradientColor obtainForTheme(Resources.Theme t) {
        return this;
    }
}
