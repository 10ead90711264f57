package android.graphics.drawable;

import android.content.res.Resources;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import com.android.internal.R;
import java.io.IOException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** A list by states that may move between them; it goes to the new state at once. */
public class AnimatedStateListDrawable extends StateListDrawable {
    public AnimatedStateListDrawable() {
    }

    private AnimatedStateListDrawable(StateListState s, Resources res) {
        super(s, res);
    }

    public void addState(int[] stateSet, Drawable drawable, int id) {
        if (drawable == null) throw new IllegalArgumentException("Drawable must not be null");
        addState(stateSet, drawable);
    }

    public <T extends Drawable & Animatable> void addTransition(int fromId, int toId, T transition, boolean reversible) {
        if (transition == null) throw new IllegalArgumentException("Transition drawable must not be null");
    }

    @Override
    public void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme) throws XmlPullParserException, IOException {
        TypedArray a = obtainAttributes(r, theme, attrs, R.styleable.AnimatedStateListDrawable);
        inflateWithAttributes(r, parser, a, R.styleable.AnimatedStateListDrawable_visible);
        StateListState state = getStateListState();
        state.changes |= a.getChangingConfigurations();
        state.setVariablePadding(a.getBoolean(R.styleable.AnimatedStateListDrawable_variablePadding, state.variablePadding));
        state.setConstantSize(a.getBoolean(R.styleable.AnimatedStateListDrawable_constantSize, state.constantSize));
        state.autoMirrored = a.getBoolean(R.styleable.AnimatedStateListDrawable_autoMirrored, state.autoMirrored);
        a.recycle();
        int innerDepth = parser.getDepth() + 1;
        int type;
        int depth;
        while ((type = parser.next()) != XmlPullParser.END_DOCUMENT && ((depth = parser.getDepth()) >= innerDepth || type != XmlPullParser.END_TAG)) {
            if (type != XmlPullParser.START_TAG || depth > innerDepth || !parser.getName().equals("item")) continue;
            TypedArray item = obtainAttributes(r, theme, attrs, R.styleable.AnimatedStateListDrawableItem);
            Drawable dr = item.getDrawable(R.styleable.AnimatedStateListDrawableItem_drawable);
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

    @Override
    StateListState cloneConstantState() {
        return new AnimatedStateListState(getStateListState(), this, null);
    }

    @Override
    public ConstantState getConstantState() {
        return new AnimatedStateListState(getStateListState(), this, null);
    }

    static final class AnimatedStateListState extends StateListState {
        AnimatedStateListState(StateListState orig, AnimatedStateListDrawable owner, Resources res) {
            super(orig, owner, res);
        }

        @Override
        public Drawable newDrawable() {
            return new AnimatedStateListDrawable(this, null);
        }

        @Override
        public Drawable newDrawable(Resources res) {
            return new AnimatedStateListDrawable(this, res);
        }
    }
}
