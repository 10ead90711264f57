package android.graphics.drawable;

import android.content.res.ColorStateList;
import android.content.res.Resources;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.ColorFilter;
import android.graphics.Outline;
import android.graphics.PixelFormat;
import android.graphics.PorterDuff;
import android.graphics.Rect;
import android.util.AttributeSet;
import android.view.Gravity;
import android.view.View;
import com.android.internal.R;
import java.io.IOException;
import java.util.ArrayList;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** Drawables over each other. */
public class LayerDrawable extends Drawable implements Drawable.Callback {
    public static final int PADDING_MODE_NEST = 0;
    public static final int PADDING_MODE_STACK = 1;
    public static final int INSET_UNDEFINED = Integer.MIN_VALUE;

    static final class Layer {
        Drawable drawable;
        int l;
        int t;
        int r;
        int b;
        int s = INSET_UNDEFINED;
        int e = INSET_UNDEFINED;
        int width = -1;
        int height = -1;
        int gravity = Gravity.NO_GRAVITY;
        int id = View.NO_ID;
        final Rect padding = new Rect();

        Layer copy(LayerDrawable owner, Resources res) {
            Layer n = new Layer();
            n.l = l;
            n.t = t;
            n.r = r;
            n.b = b;
            n.s = s;
            n.e = e;
            n.width = width;
            n.height = height;
            n.gravity = gravity;
            n.id = id;
            n.padding.set(padding);
            if (drawable != null) {
                ConstantState cs = drawable.getConstantState();
                n.drawable = cs == null ? drawable : res != null ? cs.newDrawable(res) : cs.newDrawable();
                n.drawable.setLayoutDirection(drawable.getLayoutDirection());
                n.drawable.setBounds(drawable.getBounds());
                n.drawable.setLevel(drawable.getLevel());
                n.drawable.setCallback(owner);
            }
            return n;
        }
    }

    ArrayList<Layer> layers = new ArrayList<Layer>();
    private int paddingMode = PADDING_MODE_NEST;
    private int[] pad = {-1, -1, -1, -1, -1, -1};
    private int opacity = PixelFormat.UNKNOWN;
    private boolean autoMirrored;
    private Rect hotspot;
    private boolean childRequestedInvalidation;
    private boolean suspendChildInvalidation;

    public LayerDrawable(Drawable[] all) {
        if (all == null) throw new IllegalArgumentException("layers must be non-null");
        for (Drawable d : all) {
            Layer layer = new Layer();
            layer.drawable = d;
            d.setCallback(this);
            layers.add(layer);
        }
        refreshPadding();
    }

    LayerDrawable() {
    }

    void copyFrom(LayerDrawable o, Resources res) {
        for (Layer l : o.layers) layers.add(l.copy(this, res));
        paddingMode = o.paddingMode;
        pad = o.pad.clone();
        opacity = o.opacity;
        autoMirrored = o.autoMirrored;
        refreshPadding();
    }

    LayerDrawable blank() {
        return new LayerDrawable();
    }

    @Override
    public void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme) throws XmlPullParserException, IOException {
        super.inflate(r, parser, attrs, theme);
        TypedArray a = obtainAttributes(r, theme, attrs, R.styleable.LayerDrawable);
        pad[0] = a.getDimensionPixelOffset(R.styleable.LayerDrawable_paddingLeft, pad[0]);
        pad[1] = a.getDimensionPixelOffset(R.styleable.LayerDrawable_paddingTop, pad[1]);
        pad[2] = a.getDimensionPixelOffset(R.styleable.LayerDrawable_paddingRight, pad[2]);
        pad[3] = a.getDimensionPixelOffset(R.styleable.LayerDrawable_paddingBottom, pad[3]);
        pad[4] = a.getDimensionPixelOffset(R.styleable.LayerDrawable_paddingStart, pad[4]);
        pad[5] = a.getDimensionPixelOffset(R.styleable.LayerDrawable_paddingEnd, pad[5]);
        opacity = a.getInt(R.styleable.LayerDrawable_opacity, opacity);
        autoMirrored = a.getBoolean(R.styleable.LayerDrawable_autoMirrored, autoMirrored);
        paddingMode = a.getInteger(R.styleable.LayerDrawable_paddingMode, paddingMode);
        a.recycle();
        inflateLayers(r, parser, attrs, theme);
        refreshPadding();
    }

    private void inflateLayers(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme)
            throws XmlPullParserException, IOException {
        int innerDepth = parser.getDepth() + 1;
        int type;
        int depth;
        while ((type = parser.next()) != XmlPullParser.END_DOCUMENT && ((depth = parser.getDepth()) >= innerDepth || type != XmlPullParser.END_TAG)) {
            if (type != XmlPullParser.START_TAG || depth > innerDepth || !parser.getName().equals("item")) continue;
            Layer layer = new Layer();
            TypedArray a = obtainAttributes(r, theme, attrs, R.styleable.LayerDrawableItem);
            layer.l = a.getDimensionPixelOffset(R.styleable.LayerDrawableItem_left, 0);
            layer.t = a.getDimensionPixelOffset(R.styleable.LayerDrawableItem_top, 0);
            layer.r = a.getDimensionPixelOffset(R.styleable.LayerDrawableItem_right, 0);
            layer.b = a.getDimensionPixelOffset(R.styleable.LayerDrawableItem_bottom, 0);
            layer.s = a.getDimensionPixelOffset(R.styleable.LayerDrawableItem_start, layer.s);
            layer.e = a.getDimensionPixelOffset(R.styleable.LayerDrawableItem_end, layer.e);
            layer.width = a.getDimensionPixelSize(R.styleable.LayerDrawableItem_width, layer.width);
            layer.height = a.getDimensionPixelSize(R.styleable.LayerDrawableItem_height, layer.height);
            layer.gravity = a.getInteger(R.styleable.LayerDrawableItem_gravity, layer.gravity);
            layer.id = a.getResourceId(R.styleable.LayerDrawableItem_id, layer.id);
            layer.drawable = a.getDrawable(R.styleable.LayerDrawableItem_drawable);
            a.recycle();
            if (layer.drawable == null) {
                do {
                    type = parser.next();
                } while (type == XmlPullParser.TEXT);
                if (type != XmlPullParser.START_TAG) {
                    throw new XmlPullParserException(parser.getPositionDescription()
                            + ": <item> tag requires a 'drawable' attribute or child tag defining a drawable");
                }
                layer.drawable = Drawable.createFromXmlInner(r, parser, attrs, theme);
            }
            layer.drawable.setCallback(this);
            layers.add(layer);
        }
    }

    public int addLayer(Drawable dr) {
        Layer layer = new Layer();
        layer.drawable = dr;
        if (dr != null) dr.setCallback(this);
        layers.add(layer);
        refreshChildPadding(layer);
        return layers.size() - 1;
    }

    public Drawable findDrawableByLayerId(int id) {
        for (int i = layers.size() - 1; i >= 0; i--) {
            if (layers.get(i).id == id) return layers.get(i).drawable;
        }
        return null;
    }

    public void setId(int index, int id) {
        layer(index).id = id;
    }

    public int getId(int index) {
        if (index >= layers.size()) throw new IndexOutOfBoundsException();
        return layers.get(index).id;
    }

    public int getNumberOfLayers() {
        return layers.size();
    }

    public boolean setDrawableByLayerId(int id, Drawable drawable) {
        int index = findIndexByLayerId(id);
        if (index < 0) return false;
        setDrawable(index, drawable);
        return true;
    }

    public int findIndexByLayerId(int id) {
        for (int i = 0; i < layers.size(); i++) {
            if (layers.get(i).id == id) return i;
        }
        return -1;
    }

    public void setDrawable(int index, Drawable drawable) {
        if (index >= layers.size()) throw new IndexOutOfBoundsException();
        Layer layer = layers.get(index);
        if (layer.drawable != null) {
            if (drawable != null) drawable.setBounds(layer.drawable.getBounds());
            layer.drawable.setCallback(null);
        }
        if (drawable != null) drawable.setCallback(this);
        layer.drawable = drawable;
        refreshChildPadding(layer);
    }

    public Drawable getDrawable(int index) {
        if (index >= layers.size()) throw new IndexOutOfBoundsException();
        return layers.get(index).drawable;
    }

    public void setLayerSize(int index, int w, int h) {
        layer(index).width = w;
        layer(index).height = h;
    }

    private Layer layer(int index) {
        if (index < 0 || index >= layers.size()) throw new ArrayIndexOutOfBoundsException("length=" + layers.size() + "; index=" + index);
        return layers.get(index);
    }

    public void setLayerWidth(int index, int w) {
        layer(index).width = w;
    }

    public int getLayerWidth(int index) {
        return layer(index).width;
    }

    public void setLayerHeight(int index, int h) {
        layer(index).height = h;
    }

    public int getLayerHeight(int index) {
        return layer(index).height;
    }

    public void setLayerGravity(int index, int gravity) {
        layer(index).gravity = gravity;
    }

    public int getLayerGravity(int index) {
        return layer(index).gravity;
    }

    public void setLayerInset(int index, int l, int t, int r, int b) {
        Layer x = layer(index);
        x.l = l;
        x.t = t;
        x.r = r;
        x.b = b;
        x.s = x.e = INSET_UNDEFINED;
    }

    public void setLayerInsetRelative(int index, int s, int t, int e, int b) {
        setLayerInset(index, 0, t, 0, b);
        layer(index).s = s;
        layer(index).e = e;
    }

    public void setLayerInsetLeft(int index, int l) {
        layer(index).l = l;
    }

    public int getLayerInsetLeft(int index) {
        return layer(index).l;
    }

    public void setLayerInsetRight(int index, int r) {
        layer(index).r = r;
    }

    public int getLayerInsetRight(int index) {
        return layer(index).r;
    }

    public void setLayerInsetTop(int index, int t) {
        layer(index).t = t;
    }

    public int getLayerInsetTop(int index) {
        return layer(index).t;
    }

    public void setLayerInsetBottom(int index, int b) {
        layer(index).b = b;
    }

    public int getLayerInsetBottom(int index) {
        return layer(index).b;
    }

    public void setLayerInsetStart(int index, int s) {
        layer(index).s = s;
    }

    public int getLayerInsetStart(int index) {
        return layer(index).s;
    }

    public void setLayerInsetEnd(int index, int e) {
        layer(index).e = e;
    }

    public int getLayerInsetEnd(int index) {
        return layer(index).e;
    }

    public void setPaddingMode(int mode) {
        paddingMode = mode;
    }

    public int getPaddingMode() {
        return paddingMode;
    }

    @Override
    public void invalidateDrawable(Drawable who) {
        if (suspendChildInvalidation) {
            childRequestedInvalidation = true;
        } else {
            invalidateSelf();
        }
    }

    @Override
    public void scheduleDrawable(Drawable who, Runnable what, long when) {
        scheduleSelf(what, when);
    }

    @Override
    public void unscheduleDrawable(Drawable who, Runnable what) {
        unscheduleSelf(what);
    }

    @Override
    public void draw(Canvas canvas) {
        for (Layer l : layers) {
            if (l.drawable != null) l.drawable.draw(canvas);
        }
    }

    @Override
    public int getChangingConfigurations() {
        int c = super.getChangingConfigurations();
        for (Layer l : layers) {
            if (l.drawable != null) c |= l.drawable.getChangingConfigurations();
        }
        return c;
    }

    @Override
    public boolean getPadding(Rect padding) {
        padding.set(0, 0, 0, 0);
        for (Layer l : layers) {
            refreshChildPadding(l);
            if (paddingMode == PADDING_MODE_NEST) {
                padding.left += l.padding.left;
                padding.top += l.padding.top;
                padding.right += l.padding.right;
                padding.bottom += l.padding.bottom;
            } else {
                padding.left = Math.max(padding.left, l.padding.left);
                padding.top = Math.max(padding.top, l.padding.top);
                padding.right = Math.max(padding.right, l.padding.right);
                padding.bottom = Math.max(padding.bottom, l.padding.bottom);
            }
        }
        boolean rtl = getLayoutDirection() == View.LAYOUT_DIRECTION_RTL;
        int left = rtl ? pad[5] : pad[4];
        int right = rtl ? pad[4] : pad[5];
        if (left < 0) left = pad[0];
        if (right < 0) right = pad[2];
        if (left >= 0) padding.left = left;
        if (pad[1] >= 0) padding.top = pad[1];
        if (right >= 0) padding.right = right;
        if (pad[3] >= 0) padding.bottom = pad[3];
        return padding.left != 0 || padding.top != 0 || padding.right != 0 || padding.bottom != 0;
    }

    public void setPadding(int left, int top, int right, int bottom) {
        pad = new int[] {left, top, right, bottom, -1, -1};
    }

    public void setPaddingRelative(int start, int top, int end, int bottom) {
        pad = new int[] {-1, top, -1, bottom, start, end};
    }

    public int getLeftPadding() {
        return pad[0];
    }

    public int getRightPadding() {
        return pad[2];
    }

    public int getStartPadding() {
        return pad[4];
    }

    public int getEndPadding() {
        return pad[5];
    }

    public int getTopPadding() {
        return pad[1];
    }

    public int getBottomPadding() {
        return pad[3];
    }

    @Override
    public void getOutline(Outline outline) {
        for (Layer l : layers) {
            if (l.drawable != null) {
                l.drawable.getOutline(outline);
                if (!outline.isEmpty()) return;
            }
        }
    }

    @Override
    public void setHotspot(float x, float y) {
        for (Layer l : layers) {
            if (l.drawable != null) l.drawable.setHotspot(x, y);
        }
    }

    @Override
    public void setHotspotBounds(int left, int top, int right, int bottom) {
        for (Layer l : layers) {
            if (l.drawable != null) l.drawable.setHotspotBounds(left, top, right, bottom);
        }
        hotspot = new Rect(left, top, right, bottom);
    }

    @Override
    public void getHotspotBounds(Rect outRect) {
        if (hotspot != null) {
            outRect.set(hotspot);
        } else {
            super.getHotspotBounds(outRect);
        }
    }

    @Override
    public boolean setVisible(boolean visible, boolean restart) {
        boolean changed = super.setVisible(visible, restart);
        for (Layer l : layers) {
            if (l.drawable != null) l.drawable.setVisible(visible, restart);
        }
        return changed;
    }

    @Override
    public void setDither(boolean dither) {
        for (Layer l : layers) {
            if (l.drawable != null) l.drawable.setDither(dither);
        }
    }

    @Override
    public void setAlpha(int alpha) {
        for (Layer l : layers) {
            if (l.drawable != null) l.drawable.setAlpha(alpha);
        }
    }

    @Override
    public int getAlpha() {
        for (Layer l : layers) {
            if (l.drawable != null) return l.drawable.getAlpha();
        }
        return super.getAlpha();
    }

    @Override
    public void setColorFilter(ColorFilter colorFilter) {
        for (Layer l : layers) {
            if (l.drawable != null) l.drawable.setColorFilter(colorFilter);
        }
    }

    @Override
    public void setTintList(ColorStateList tint) {
        for (Layer l : layers) {
            if (l.drawable != null) l.drawable.setTintList(tint);
        }
    }

    @Override
    public void setTintMode(PorterDuff.Mode tintMode) {
        for (Layer l : layers) {
            if (l.drawable != null) l.drawable.setTintMode(tintMode);
        }
    }

    public void setOpacity(int opacity) {
        this.opacity = opacity;
    }

    @Override
    public int getOpacity() {
        if (opacity != PixelFormat.UNKNOWN) return opacity;
        int op = PixelFormat.TRANSPARENT;
        boolean first = true;
        for (Layer l : layers) {
            if (l.drawable == null) continue;
            op = first ? l.drawable.getOpacity() : Drawable.resolveOpacity(op, l.drawable.getOpacity());
            first = false;
        }
        return op;
    }

    @Override
    public void setAutoMirrored(boolean mirrored) {
        autoMirrored = mirrored;
        for (Layer l : layers) {
            if (l.drawable != null) l.drawable.setAutoMirrored(mirrored);
        }
    }

    @Override
    public boolean isAutoMirrored() {
        return autoMirrored;
    }

    @Override
    public void jumpToCurrentState() {
        for (Layer l : layers) {
            if (l.drawable != null) l.drawable.jumpToCurrentState();
        }
    }

    @Override
    public boolean isStateful() {
        for (Layer l : layers) {
            if (l.drawable != null && l.drawable.isStateful()) return true;
        }
        return false;
    }

    @Override
    public boolean hasFocusStateSpecified() {
        for (Layer l : layers) {
            if (l.drawable != null && l.drawable.hasFocusStateSpecified()) return true;
        }
        return false;
    }

    @Override
    protected boolean onStateChange(int[] state) {
        boolean changed = false;
        for (Layer l : layers) {
            if (l.drawable != null && l.drawable.isStateful() && l.drawable.setState(state)) {
                refreshChildPadding(l);
                changed = true;
            }
        }
        if (changed) updateLayerBounds(getBounds());
        return changed;
    }

    @Override
    protected boolean onLevelChange(int level) {
        boolean changed = false;
        for (Layer l : layers) {
            if (l.drawable != null && l.drawable.setLevel(level)) {
                refreshChildPadding(l);
                changed = true;
            }
        }
        if (changed) updateLayerBounds(getBounds());
        return changed;
    }

    @Override
    protected void onBoundsChange(Rect bounds) {
        updateLayerBounds(bounds);
    }

    private int left(Layer l) {
        int v = getLayoutDirection() == View.LAYOUT_DIRECTION_RTL ? l.e : l.s;
        return v == INSET_UNDEFINED ? l.l : v;
    }

    private int right(Layer l) {
        int v = getLayoutDirection() == View.LAYOUT_DIRECTION_RTL ? l.s : l.e;
        return v == INSET_UNDEFINED ? l.r : v;
    }

    private void updateLayerBounds(Rect bounds) {
        suspendChildInvalidation = true;
        int pl = 0;
        int pt = 0;
        int pr = 0;
        int pb = 0;
        boolean nest = paddingMode == PADDING_MODE_NEST;
        for (Layer l : layers) {
            Drawable d = l.drawable;
            if (d == null) continue;
            Rect box = new Rect(bounds.left + left(l) + pl, bounds.top + l.t + pt, bounds.right - right(l) - pr, bounds.bottom - l.b - pb);
            int gravity = gravity(l.gravity, l.width, l.height, d.getIntrinsicWidth(), d.getIntrinsicHeight());
            Rect out = new Rect();
            int w = l.width < 0 ? d.getIntrinsicWidth() : l.width;
            int h = l.height < 0 ? d.getIntrinsicHeight() : l.height;
            Gravity.apply(gravity, w, h, box, out, getLayoutDirection());
            d.setBounds(out);
            if (nest) {
                pl += l.padding.left;
                pr += l.padding.right;
                pt += l.padding.top;
                pb += l.padding.bottom;
            }
        }
        suspendChildInvalidation = false;
        if (childRequestedInvalidation) {
            childRequestedInvalidation = false;
            invalidateSelf();
        }
    }

    // A layer with a size stands where its gravity says; one without fills.
    private static int gravity(int gravity, int width, int height, int intrinsicWidth, int intrinsicHeight) {
        if (!Gravity.isHorizontal(gravity)) gravity |= width < 0 ? Gravity.FILL_HORIZONTAL : Gravity.START;
        if (!Gravity.isVertical(gravity)) gravity |= height < 0 ? Gravity.FILL_VERTICAL : Gravity.TOP;
        if (width < 0 && intrinsicWidth < 0) gravity |= Gravity.FILL_HORIZONTAL;
        if (height < 0 && intrinsicHeight < 0) gravity |= Gravity.FILL_VERTICAL;
        return gravity;
    }

    @Override
    public int getIntrinsicWidth() {
        int width = -1;
        int pl = 0;
        int pr = 0;
        boolean nest = paddingMode == PADDING_MODE_NEST;
        for (Layer l : layers) {
            if (l.drawable == null) continue;
            int min = l.width < 0 ? l.drawable.getIntrinsicWidth() : l.width;
            int w = min < 0 ? -1 : min + left(l) + right(l) + pl + pr;
            if (w > width) width = w;
            if (nest) {
                pl += l.padding.left;
                pr += l.padding.right;
            }
        }
        return width;
    }

    @Override
    public int getIntrinsicHeight() {
        int height = -1;
        int pt = 0;
        int pb = 0;
        boolean nest = paddingMode == PADDING_MODE_NEST;
        for (Layer l : layers) {
            if (l.drawable == null) continue;
            int min = l.height < 0 ? l.drawable.getIntrinsicHeight() : l.height;
            int h = min < 0 ? -1 : min + l.t + l.b + pt + pb;
            if (h > height) height = h;
            if (nest) {
                pt += l.padding.top;
                pb += l.padding.bottom;
            }
        }
        return height;
    }

    private boolean refreshChildPadding(Layer l) {
        if (l.drawable == null) return false;
        Rect r = new Rect();
        l.drawable.getPadding(r);
        if (r.equals(l.padding)) return false;
        l.padding.set(r);
        return true;
    }

    void refreshPadding() {
        for (Layer l : layers) refreshChildPadding(l);
    }

    @Override
    public ConstantState getConstantState() {
        for (Layer l : layers) {
            if (l.drawable != null && l.drawable.getConstantState() == null) return null;
        }
        return new ConstantState() {
            @Override
            public Drawable newDrawable() {
                return newDrawable(null);
            }

            @Override
            public Drawable newDrawable(Resources res) {
                LayerDrawable d = blank();
                d.copyFrom(LayerDrawable.this, res);
                return d;
            }

            @Override
            public int getChangingConfigurations() {
                return LayerDrawable.this.getChangingConfigurations();
            }
        };
    }

    @Override
    public Drawable mutate() {
        for (Layer l : layers) {
            if (l.drawable != null) l.drawable.mutate();
        }
        return this;
    }

    @Override
    public void clearMutated() {
        super.clearMutated();
        for (Layer l : layers) {
            if (l.drawable != null) l.drawable.clearMutated();
        }
    }

    @Override
    public boolean onLayoutDirectionChanged(int layoutDirection) {
        boolean changed = false;
        for (Layer l : layers) {
            if (l.drawable != null) changed |= l.drawable.setLayoutDirection(layoutDirection);
        }
        updateLayerBounds(getBounds());
        return changed;
    }
}
