package android.gesture;

import android.graphics.RectF;

/**
 * Strokes as vectors that can be compared: a single stroke as sixteen places evenly along
 * it, after Li, "Protractor: A Fast and Accurate Gesture Recognizer" (CHI 2010); strokes in
 * any order as the squares of a coarse grid that they touch (the platform weighs squares
 * beside them, too, so that its scores of such gestures differ).
 */
final class Strokes {
    private static final int SAMPLES = 16;
    private static final int GRID = 16;

    private Strokes() {
    }

    static float[] vector(Gesture g, int sequence, int orientation) {
        return sequence == GestureStore.SEQUENCE_SENSITIVE ? temporal(g, orientation) : spatial(g);
    }

    /** Places evenly along the first stroke, around their middle, turned to the nearest of eight directions. */
    private static float[] temporal(Gesture g, int orientation) {
        float[] v = sample(g.getStrokes().get(0), SAMPLES);
        float cx = 0;
        float cy = 0;
        for (int i = 0; i < v.length; i += 2) {
            cx += v[i];
            cy += v[i + 1];
        }
        cx /= SAMPLES;
        cy /= SAMPLES;
        for (int i = 0; i < v.length; i += 2) {
            v[i] -= cx;
            v[i + 1] -= cy;
        }
        double angle = Math.atan2(v[1], v[0]);
        double turn = -angle;
        if (orientation != GestureStore.ORIENTATION_INVARIANT) {
            double eighth = Math.PI / 4;
            turn += eighth * Math.floor((angle + eighth / 2) / eighth);
        }
        double cos = Math.cos(turn);
        double sin = Math.sin(turn);
        double sum = 0;
        for (int i = 0; i < v.length; i += 2) {
            float x = (float) (v[i] * cos - v[i + 1] * sin);
            float y = (float) (v[i] * sin + v[i + 1] * cos);
            v[i] = x;
            v[i + 1] = y;
            sum += x * x + y * y;
        }
        float size = (float) Math.sqrt(sum);
        for (int i = 0; i < v.length; i++) {
            v[i] /= size;
        }
        return v;
    }

    /** n places, evenly along a stroke. */
    private static float[] sample(GestureStroke stroke, int n) {
        float step = stroke.length / (n - 1);
        float[] p = stroke.points;
        float[] out = new float[n * 2];
        float x = p[0];
        float y = p[1];
        out[0] = x;
        out[1] = y;
        int at = 2;
        float gone = 0;
        int i = 2;
        while (i < p.length && at < out.length) {
            float dx = p[i] - x;
            float dy = p[i + 1] - y;
            float d = (float) Math.hypot(dx, dy);
            if (d > 0 && gone + d >= step) {
                float ratio = (step - gone) / d;
                x += ratio * dx;
                y += ratio * dy;
                out[at++] = x;
                out[at++] = y;
                gone = 0;
            } else {
                x = p[i];
                y = p[i + 1];
                gone += d;
                i += 2;
            }
        }
        while (at < out.length) {
            out[at++] = p[p.length - 2];
            out[at++] = p[p.length - 1];
        }
        return out;
    }

    private static float[] spatial(Gesture g) {
        RectF box = g.getBoundingBox();
        float scale = (GRID - 1) / Math.max(Math.max(box.width(), box.height()), Float.MIN_NORMAL);
        float[] grid = new float[GRID * GRID];
        for (GestureStroke s : g.getStrokes()) {
            float[] p = sample(s, 4 * GRID);
            for (int i = 0; i < p.length; i += 2) {
                float x = (p[i] - box.centerX()) * scale + (GRID - 1) / 2f;
                float y = (p[i + 1] - box.centerY()) * scale + (GRID - 1) / 2f;
                int col = Math.max(0, Math.min(GRID - 1, Math.round(x)));
                int row = Math.max(0, Math.min(GRID - 1, Math.round(y)));
                grid[row * GRID + col] = 1;
            }
        }
        double sum = 0;
        for (float f : grid) {
            sum += f * f;
        }
        for (int i = 0; i < grid.length; i++) {
            grid[i] /= (float) Math.sqrt(sum);
        }
        return grid;
    }

    static double squaredDistance(float[] a, float[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += (a[i] - b[i]) * (a[i] - b[i]);
        }
        return sum / a.length;
    }

    /** The angle between two vectors when one is turned as far as allowed to be nearest to the other. */
    static double minimumCosineDistance(float[] a, float[] b, int orientation) {
        double dot = 0;
        double cross = 0;
        for (int i = 0; i < a.length; i += 2) {
            dot += a[i] * b[i] + a[i + 1] * b[i + 1];
            cross += a[i] * b[i + 1] - a[i + 1] * b[i];
        }
        if (dot == 0) {
            return Math.PI / 2;
        }
        double tan = cross / dot;
        double angle = Math.atan(tan);
        if (orientation > GestureStore.ORIENTATION_INVARIANT && Math.abs(angle) >= Math.PI / orientation) {
            return Math.acos(dot);
        }
        double cos = Math.cos(angle);
        return Math.acos(Math.min(1, dot * cos + cross * cos * tan));
    }
}
