package android.graphics.drawable;

import android.content.res.Resources;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.util.StateSet;
import com.android.internal.R;
import java.io.IOException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;
import java.util.Arrays;

/** Drawables by the states of a view; the first that matches is shown. */
public class StateListDrawable extends DrawableContainer {
    private StateListState state;

    public StateListDrawable() {
        this(null, null);
    }

    StateListDrawable(StateListState s, Resources res) {
        setConstantState(new StateListState(s, this, res));
        onStateChange(getState());
    }

    public void addState(int[] stateSet, Drawable drawable) {
        if (drawable != null) {
            state.addStateSet(stateSet, drawable);
            onStateChange(getState());
        }
    }

    @Override
    public boolean isStateful() {
        return true;
    }

    @Override
    public boolean hasFocusStateSpecified() {
        return StateSet.containsAttribute(Arrays.copyOf(state.sets, state.getChildCount()), R.attr.state_focused);
    }

    @Override
    protected boolean onStateChange(int[] stateSet) {
        boolean changed = super.onStateChange(stateSet);
        int i = state.indexOf(stateSet);
        if (i < 0) i = state.indexOf(StateSet.WILD_CARD);
        return selectDrawable(i) || changed;
    }

    @Override
    public void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme) throws XmlPullParserException, IOException {
        TypedArray a = obtainAttributes(r, theme, attrs, R.styleable.StateListDrawable);
        super.inflateWithAttributes(r, parser, a, R.styleable.StateListDrawable_visible);
        state.changes |= a.getChangingConfigurations();
        state.variablePadding = a.getBoolean(R.styleable.StateListDrawable_variablePadding, state.variablePadding);
        state.constantSize = a.getBoolean(R.styleable.StateListDrawable_constantSize, state.constantSize);
        state.enterFade = a.getInt(R.styleable.StateListDrawable_enterFadeDuration, state.enterFade);
        state.exitFade = a.getInt(R.styleable.StateListDrawable_exitFadeDuration, state.exitFade);
        state.dither = a.getBoolean(R.styleable.StateListDrawable_dither, state.dither);
        state.autoMirrored = a.getBoolean(R.styleable.StateListDrawable_autoMirrored, state.autoMirrored);
        a.recycle();
        int innerDepth = parser.getDepth() + 1;
        int type;
        int depth;
        while ((type = parser.next()) != XmlPullParser.END_DOCUMENT && ((depth = parser.getDepth()) >= innerDepth || type != XmlPullParser.END_TAG)) {
            if (type != XmlPullParser.START_TAG || depth > innerDepth || !parser.getName().equals("item")) continue;
            TypedArray item = obtainAttributes(r, theme, attrs, R.styleable.StateListDrawableItem);
            Drawable dr = item.getDrawable(R.styleable.StateListDrawableItem_drawable);
            item.recycle();
            int[] set = extractStateSet(attrs);
            if (dr == null) {
                do {
                    type = parser.next();
                } while (type == XmlPullParser.TEXT);
                if (type != XmlPullParser.START_TAG) {
                    throw new XmlPullParserException(parser.getPositionDescription()
                            + ": <item> tag requires a 'drawable' attribute or child tag defining a drawable");
                }
                dr = Drawable.createFromXmlInner(r, parser, attrs, theme);
            }
            state.addStateSet(set, dr);
        }
        onStateChange(getState());
    }

    int[] extractStateSet(AttributeSet attrs) {
        int n = attrs.getAttributeCount();
        int[] states = new int[n];
        int j = 0;
        for (int i = 0; i < n; i++) {
            int res = attrs.getAttributeNameResource(i);
            if (res == 0 || res == R.attr.drawable || res == R.attr.id) continue;
            states[j++] = attrs.getAttributeBooleanValue(i, false) ? res : -res;
        }
        return StateSet.trimStateSet(states, j);
    }

    StateListState getStateListState() {
        return state;
    }

    public int getStateCount() {
        return state.getChildCount();
    }

    public int[] getStateSet(int index) {
        return state.sets[index];
    }

    public Drawable getStateDrawable(int index) {
        return state.getChild(index);
    }

    public int getStateDrawableIndex(int[] stateSet) {
        return state.indexOf(stateSet);
    }

    @Override
    StateListState cloneConstantState() {
        return new StateListState(state, this, null);
    }

    @Override
    protected void setConstantState(DrawableContainerState s) {
        super.setConstantState(s);
        if (s instanceof StateListState) state = (StateListState) s;
    }

    static class StateListState extends DrawableContainerState {
        int[][] sets;

        StateListState(StateListState orig, StateListDrawable owner, Resources res) {
            super(orig, owner, res);
            sets = orig != null ? orig.sets.clone() : new int[getCapacity()][];
        }

        int addStateSet(int[] set, Drawable drawable) {
            int pos = addChild(drawable);
            sets[pos] = set;
            return pos;
        }

        int indexOf(int[] stateSet) {
            for (int i = 0; i < getChildCount(); i++) {
                if (StateSet.stateSetMatches(sets[i], stateSet)) return i;
            }
            return -1;
        }

        @Override
        public Drawable newDrawable() {
            return new StateListDrawable(this, null);
        }

        @Override
        public Drawable newDrawable(Resources res) {
            return new StateListDrawable(this, res);
        }

        @Override
        public void growArray(int oldSize, int newSize) {
            super.growArray(oldSize, newSize);
            sets = Arrays.copyOf(sets, newSize);
        }
    }
}
