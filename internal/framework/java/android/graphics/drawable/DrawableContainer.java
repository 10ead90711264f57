package android.graphics.drawable;

import android.content.res.ColorStateList;
import android.content.res.Resources;
import android.graphics.Canvas;
import android.graphics.ColorFilter;
import android.graphics.Insets;
import android.graphics.Outline;
import android.graphics.PixelFormat;
import android.graphics.PorterDuff;
import android.graphics.Rect;
import java.util.Arrays;

/** Several drawables, one of which is shown. */
public class DrawableContainer extends Drawable implements Drawable.Callback {
    private DrawableContainerState mDrawableContainerState;
    private Rect hotspot;
    private Drawable current;
    private int alpha = 0xFF;
    private boolean hasAlpha;
    private int index = -1;
    private boolean mutated;

    @Override
    public void draw(Canvas canvas) {
        if (current != null) current.draw(canvas);
    }

    @Override
    public int getChangingConfigurations() {
        return super.getChangingConfigurations() | mDrawableContainerState.getChangingConfigurations();
    }

    @Override
    public boolean getPadding(Rect padding) {
        Rect r = mDrawableContainerState.getConstantPadding();
        if (r != null) {
            padding.set(r);
            return (r.left | r.top | r.bottom | r.right) != 0;
        }
        return current != null ? current.getPadding(padding) : super.getPadding(padding);
    }

    @Override
    public Insets getOpticalInsets() {
        return current != null ? current.getOpticalInsets() : Insets.NONE;
    }

    @Override
    public void getOutline(Outline outline) {
        if (current != null) current.getOutline(outline);
    }

    @Override
    public void setAlpha(int alpha) {
        if (!hasAlpha || this.alpha != alpha) {
            hasAlpha = true;
            this.alpha = alpha;
            if (current != null) current.mutate().setAlpha(alpha);
        }
    }

    @Override
    public int getAlpha() {
        return alpha;
    }

    @Override
    public void setDither(boolean dither) {
        if (mDrawableContainerState.dither != dither) {
            mDrawableContainerState.dither = dither;
            if (current != null) current.mutate().setDither(dither);
        }
    }

    @Override
    public void setColorFilter(ColorFilter colorFilter) {
        DrawableContainerState s = mDrawableContainerState;
        s.hasColorFilter = true;
        if (s.colorFilter != colorFilter) {
            s.colorFilter = colorFilter;
            if (current != null) current.mutate().setColorFilter(colorFilter);
        }
    }

    @Override
    public void setTintList(ColorStateList tint) {
        DrawableContainerState s = mDrawableContainerState;
        s.hasTintList = true;
        if (s.tintList != tint) {
            s.tintList = tint;
            if (current != null) current.mutate().setTintList(tint);
        }
    }

    @Override
    public void setTintMode(PorterDuff.Mode tintMode) {
        DrawableContainerState s = mDrawableContainerState;
        s.hasTintMode = true;
        if (s.tintMode != tintMode) {
            s.tintMode = tintMode;
            if (current != null) current.mutate().setTintMode(tintMode);
        }
    }

    public void setEnterFadeDuration(int ms) {
        mDrawableContainerState.enterFade = ms;
    }

    public void setExitFadeDuration(int ms) {
        mDrawableContainerState.exitFade = ms;
    }

    @Override
    protected void onBoundsChange(Rect bounds) {
        if (current != null) current.setBounds(bounds);
    }

    @Override
    public boolean isStateful() {
        return mDrawableContainerState.isStateful();
    }

    @Override
    public boolean hasFocusStateSpecified() {
        if (current != null) return current.hasFocusStateSpecified();
        return false;
    }

    @Override
    public void setAutoMirrored(boolean mirrored) {
        mDrawableContainerState.autoMirrored = mirrored;
        if (current != null) current.mutate().setAutoMirrored(mirrored);
    }

    @Override
    public boolean isAutoMirrored() {
        return mDrawableContainerState.autoMirrored;
    }

    @Override
    public void jumpToCurrentState() {
        if (current != null) {
            current.jumpToCurrentState();
            if (hasAlpha) current.mutate().setAlpha(alpha);
        }
    }

    @Override
    public void setHotspot(float x, float y) {
        if (current != null) current.setHotspot(x, y);
    }

    @Override
    public void setHotspotBounds(int left, int top, int right, int bottom) {
        hotspot = new Rect(left, top, right, bottom);
        if (current != null) current.setHotspotBounds(left, top, right, bottom);
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
    protected boolean onStateChange(int[] state) {
        return current != null && current.setState(state);
    }

    @Override
    protected boolean onLevelChange(int level) {
        return current != null && current.setLevel(level);
    }

    @Override
    public boolean onLayoutDirectionChanged(int layoutDirection) {
        boolean changed = false;
        Drawable[] all = mDrawableContainerState.drawables;
        for (int i = 0; i < mDrawableContainerState.count; i++) {
            boolean c = all[i] != null && all[i].setLayoutDirection(layoutDirection);
            if (i == index) changed = c;
        }
        return changed;
    }

    @Override
    public int getIntrinsicWidth() {
        if (mDrawableContainerState.isConstantSize()) return mDrawableContainerState.getConstantWidth();
        return current != null ? current.getIntrinsicWidth() : -1;
    }

    @Override
    public int getIntrinsicHeight() {
        if (mDrawableContainerState.isConstantSize()) return mDrawableContainerState.getConstantHeight();
        return current != null ? current.getIntrinsicHeight() : -1;
    }

    @Override
    public int getMinimumWidth() {
        if (mDrawableContainerState.isConstantSize()) return mDrawableContainerState.getConstantMinimumWidth();
        return current != null ? current.getMinimumWidth() : 0;
    }

    @Override
    public int getMinimumHeight() {
        if (mDrawableContainerState.isConstantSize()) return mDrawableContainerState.getConstantMinimumHeight();
        return current != null ? current.getMinimumHeight() : 0;
    }

    @Override
    public void invalidateDrawable(Drawable who) {
        if (mDrawableContainerState != null) mDrawableContainerState.invalidateCache();
        if (who == current && getCallback() != null) getCallback().invalidateDrawable(this);
    }

    @Override
    public void scheduleDrawable(Drawable who, Runnable what, long when) {
        if (who == current && getCallback() != null) getCallback().scheduleDrawable(this, what, when);
    }

    @Override
    public void unscheduleDrawable(Drawable who, Runnable what) {
        if (who == current && getCallback() != null) getCallback().unscheduleDrawable(this, what);
    }

    @Override
    public boolean setVisible(boolean visible, boolean restart) {
        boolean changed = super.setVisible(visible, restart);
        if (current != null) current.setVisible(visible, restart);
        return changed;
    }

    @Override
    public int getOpacity() {
        return current == null || !current.isVisible() ? PixelFormat.TRANSPARENT : mDrawableContainerState.getOpacity();
    }

    public void setCurrentIndex(int index) {
        selectDrawable(index);
    }

    public int getCurrentIndex() {
        return index;
    }

    public boolean selectDrawable(int i) {
        if (i == index) return false;
        if (current != null) current.setVisible(false, false);
        if (i >= 0 && i < mDrawableContainerState.count) {
            Drawable d = mDrawableContainerState.getChild(i);
            current = d;
            index = i;
            if (d != null) initialize(d);
        } else {
            current = null;
            index = -1;
        }
        invalidateSelf();
        return true;
    }

    private void initialize(Drawable d) {
        DrawableContainerState s = mDrawableContainerState;
        Callback cb = d.getCallback();
        d.setCallback(null);
        if (hasAlpha) d.mutate().setAlpha(alpha);
        if (s.hasColorFilter) {
            d.mutate().setColorFilter(s.colorFilter);
        } else {
            if (s.hasTintList) d.mutate().setTintList(s.tintList);
            if (s.hasTintMode) d.mutate().setTintMode(s.tintMode);
        }
        d.setVisible(isVisible(), true);
        d.setDither(s.dither);
        d.setState(getState());
        d.setLevel(getLevel());
        d.setBounds(getBounds());
        d.setLayoutDirection(getLayoutDirection());
        d.setAutoMirrored(s.autoMirrored);
        if (hotspot != null) d.setHotspotBounds(hotspot.left, hotspot.top, hotspot.right, hotspot.bottom);
        d.setCallback(cb);
    }

    @Override
    public Drawable getCurrent() {
        return current;
    }

    protected final void updateDensity(Resources res) {
    }

    @Override
    public ConstantState getConstantState() {
        return mDrawableContainerState.canConstantState() ? mDrawableContainerState : null;
    }

    @Override
    public Drawable mutate() {
        if (!mutated && super.mutate() == this) {
            DrawableContainerState clone = cloneConstantState();
            clone.mutate();
            setConstantState(clone);
            mutated = true;
        }
        return this;
    }

    DrawableContainerState cloneConstantState() {
        return mDrawableContainerState;
    }

    @Override
    public void clearMutated() {
        super.clearMutated();
        mutated = false;
    }

    protected void setConstantState(DrawableContainerState state) {
        mDrawableContainerState = state;
        if (index >= 0) {
            current = state.getChild(index);
            if (current != null) initialize(current);
        }
    }

    /** The drawables and what is known of all of them. */
    public abstract static class DrawableContainerState extends ConstantState {
        final DrawableContainer owner;
        int changes;
        Drawable[] drawables = new Drawable[10];
        int count;
        boolean variablePadding;
        boolean constantSize;
        boolean dither = true;
        boolean autoMirrored;
        int enterFade;
        int exitFade;
        ColorFilter colorFilter;
        boolean hasColorFilter;
        ColorStateList tintList;
        PorterDuff.Mode tintMode;
        boolean hasTintList;
        boolean hasTintMode;
        private boolean paddingKnown;
        private Rect padding;
        private boolean sizeKnown;
        private int width;
        private int height;
        private int minWidth;
        private int minHeight;

        protected DrawableContainerState(DrawableContainerState orig, DrawableContainer owner, Resources res) {
            this.owner = owner;
            if (orig == null) return;
            changes = orig.changes;
            variablePadding = orig.variablePadding;
            constantSize = orig.constantSize;
            dither = orig.dither;
            autoMirrored = orig.autoMirrored;
            enterFade = orig.enterFade;
            exitFade = orig.exitFade;
            colorFilter = orig.colorFilter;
            hasColorFilter = orig.hasColorFilter;
            tintList = orig.tintList;
            tintMode = orig.tintMode;
            hasTintList = orig.hasTintList;
            hasTintMode = orig.hasTintMode;
            count = orig.count;
            drawables = new Drawable[orig.drawables.length];
            for (int i = 0; i < count; i++) {
                Drawable d = orig.drawables[i];
                if (d == null) continue;
                ConstantState cs = d.getConstantState();
                Drawable copy = cs != null ? cs.newDrawable(res) : d;
                drawables[i] = copy;
                copy.setLayoutDirection(d.getLayoutDirection());
                copy.setCallback(owner);
            }
        }

        @Override
        public int getChangingConfigurations() {
            return changes;
        }

        public final int addChild(Drawable dr) {
            int pos = count;
            if (pos >= drawables.length) growArray(pos, pos + 10);
            dr.mutate();
            dr.setVisible(false, true);
            dr.setCallback(owner);
            drawables[pos] = dr;
            count++;
            changes |= dr.getChangingConfigurations();
            invalidateCache();
            return pos;
        }

        void invalidateCache() {
            paddingKnown = false;
            padding = null;
            sizeKnown = false;
        }

        final int getCapacity() {
            return drawables.length;
        }

        public final int getChildCount() {
            return count;
        }

        public final Drawable[] getChildren() {
            return drawables;
        }

        public final Drawable getChild(int index) {
            return drawables[index];
        }

        void mutate() {
            for (int i = 0; i < count; i++) {
                if (drawables[i] != null) drawables[i].mutate();
            }
        }

        public final void setVariablePadding(boolean variable) {
            variablePadding = variable;
        }

        public final Rect getConstantPadding() {
            if (variablePadding) return null;
            if (paddingKnown) return padding;
            Rect r = null;
            Rect t = new Rect();
            for (int i = 0; i < count; i++) {
                if (drawables[i].getPadding(t)) {
                    if (r == null) r = new Rect();
                    r.left = Math.max(r.left, t.left);
                    r.top = Math.max(r.top, t.top);
                    r.right = Math.max(r.right, t.right);
                    r.bottom = Math.max(r.bottom, t.bottom);
                }
            }
            paddingKnown = true;
            return padding = r;
        }

        public final void setConstantSize(boolean constant) {
            constantSize = constant;
        }

        public final boolean isConstantSize() {
            return constantSize;
        }

        public final int getConstantWidth() {
            if (!sizeKnown) computeConstantSize();
            return width;
        }

        public final int getConstantHeight() {
            if (!sizeKnown) computeConstantSize();
            return height;
        }

        public final int getConstantMinimumWidth() {
            if (!sizeKnown) computeConstantSize();
            return minWidth;
        }

        public final int getConstantMinimumHeight() {
            if (!sizeKnown) computeConstantSize();
            return minHeight;
        }

        protected void computeConstantSize() {
            sizeKnown = true;
            width = height = -1;
            minWidth = minHeight = 0;
            for (int i = 0; i < count; i++) {
                Drawable d = drawables[i];
                width = Math.max(width, d.getIntrinsicWidth());
                height = Math.max(height, d.getIntrinsicHeight());
                minWidth = Math.max(minWidth, d.getMinimumWidth());
                minHeight = Math.max(minHeight, d.getMinimumHeight());
            }
        }

        public final void setEnterFadeDuration(int duration) {
            enterFade = duration;
        }

        public final int getEnterFadeDuration() {
            return enterFade;
        }

        public final void setExitFadeDuration(int duration) {
            exitFade = duration;
        }

        public final int getExitFadeDuration() {
            return exitFade;
        }

        public final int getOpacity() {
            int op = count > 0 ? drawables[0].getOpacity() : PixelFormat.TRANSPARENT;
            for (int i = 1; i < count; i++) op = Drawable.resolveOpacity(op, drawables[i].getOpacity());
            return op;
        }

        public final boolean isStateful() {
            for (int i = 0; i < count; i++) {
                if (drawables[i].isStateful()) return true;
            }
            return false;
        }

        public void growArray(int oldSize, int newSize) {
            drawables = Arrays.copyOf(drawables, newSize);
        }

        public synchronized boolean canConstantState() {
            for (int i = 0; i < count; i++) {
                if (drawables[i].getConstantState() == null) return false;
            }
            return true;
        }
    }
}
