package android.view.animation;

import android.content.Context;
import android.content.res.Resources;
import android.content.res.Resources.Theme;
import android.content.res.TypedArray;
import android.graphics.Path;
import android.util.AttributeSet;
import android.util.PathParser;
import android.view.InflateException;
import com.android.internal.R;

/** Time along a path from (0, 0) to (1, 1). */
public class PathInterpolator extends BaseInterpolator {
    private float[] x;
    private float[] y;

    public PathInterpolator(Path path) {
        initPath(path);
    }

    public PathInterpolator(float controlX, float controlY) {
        Path path = new Path();
        path.moveTo(0, 0);
        path.quadTo(controlX, controlY, 1f, 1f);
        initPath(path);
    }

    public PathInterpolator(float controlX1, float controlY1, float controlX2, float controlY2) {
        initCubic(controlX1, controlY1, controlX2, controlY2);
    }

    public PathInterpolator(Context context, AttributeSet attrs) {
        this(context.getResources(), context.getTheme(), attrs);
    }

    /** For inflation. */
    public PathInterpolator(Resources res, Theme theme, AttributeSet attrs) {
        TypedArray a = theme != null ? theme.obtainStyledAttributes(attrs, R.styleable.PathInterpolator, 0, 0) : res.obtainAttributes(attrs, R.styleable.PathInterpolator);
        if (a.hasValue(R.styleable.PathInterpolator_pathData)) {
            initPath(PathParser.createPathFromPathData(a.getString(R.styleable.PathInterpolator_pathData)));
        } else {
            if (!a.hasValue(R.styleable.PathInterpolator_controlX1)) throw new InflateException("pathInterpolator requires the controlX1 attribute");
            if (!a.hasValue(R.styleable.PathInterpolator_controlY1)) throw new InflateException("pathInterpolator requires the controlY1 attribute");
            float x1 = a.getFloat(R.styleable.PathInterpolator_controlX1, 0);
            float y1 = a.getFloat(R.styleable.PathInterpolator_controlY1, 0);
            boolean hasX2 = a.hasValue(R.styleable.PathInterpolator_controlX2);
            if (hasX2 != a.hasValue(R.styleable.PathInterpolator_controlY2)) throw new InflateException("pathInterpolator requires both controlX2 and controlY2 for cubic Beziers.");
            if (hasX2) {
                initCubic(x1, y1, a.getFloat(R.styleable.PathInterpolator_controlX2, 0), a.getFloat(R.styleable.PathInterpolator_controlY2, 0));
            } else {
                Path path = new Path();
                path.moveTo(0, 0);
                path.quadTo(x1, y1, 1f, 1f);
                initPath(path);
            }
        }
        a.recycle();
    }

    private void initCubic(float x1, float y1, float x2, float y2) {
        Path path = new Path();
        path.moveTo(0, 0);
        path.cubicTo(x1, y1, x2, y2, 1f, 1f);
        initPath(path);
    }

    private void initPath(Path path) {
        float[] points = path.approximate(0.002f);
        int n = points.length / 3;
        if (points.length == 0 || points[1] != 0 || points[2] != 0 || points[points.length - 2] != 1 || points[points.length - 1] != 1) throw new IllegalArgumentException("The Path must start at (0,0) and end at (1,1)");
        x = new float[n];
        y = new float[n];
        float prevX = 0;
        float prevFraction = 0;
        for (int i = 0; i < n; i++) {
            float fraction = points[3 * i];
            x[i] = points[3 * i + 1];
            y[i] = points[3 * i + 2];
            if (fraction == prevFraction && x[i] != prevX) throw new IllegalArgumentException("The Path cannot have discontinuity in the X axis.");
            if (x[i] < prevX) throw new IllegalArgumentException("The Path cannot loop back on itself.");
            prevX = x[i];
            prevFraction = fraction;
        }
    }

    @Override
    public float getInterpolation(float t) {
        if (t <= 0) return 0;
        if (t >= 1) return 1;
        int low = 0;
        int high = x.length - 1;
        while (high - low > 1) {
            int mid = (low + high) / 2;
            if (t < x[mid]) high = mid;
            else low = mid;
        }
        float range = x[high] - x[low];
        return range == 0 ? y[low] : y[low] + (t - x[low]) / range * (y[high] - y[low]);
    }
}
