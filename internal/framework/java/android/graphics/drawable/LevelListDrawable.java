package android.graphics.drawable;

import android.content.res.Resources;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import com.android.internal.R;
import java.io.IOException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;
import java.util.Arrays;

/** Drawables by levels. */
public class LevelListDrawable extends DrawableContainer {
    private LevelListState state;

    public LevelListDrawable() {
        this(null, null);
    }

    private LevelListDrawable(LevelListState s, Resources res) {
        setConstantState(new LevelListState(s, this, res));
        onLevelChange(getLevel());
    }

    public void addLevel(int low, int high, Drawable drawable) {
        if (drawable != null) {
            state.addLevel(low, high, drawable);
            onLevelChange(getLevel());
        }
    }

    @Override
    protected boolean onLevelChange(int level) {
        if (selectDrawable(state.indexOfLevel(level))) return true;
        return super.onLevelChange(level);
    }

    @Override
    public void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme) throws XmlPullParserException, IOException {
        super.inflate(r, parser, attrs, theme);
        int innerDepth = parser.getDepth() + 1;
        int type;
        int depth;
        while ((type = parser.next()) != XmlPullParser.END_DOCUMENT && ((depth = parser.getDepth()) >= innerDepth || type != XmlPullParser.END_TAG)) {
            if (type != XmlPullParser.START_TAG || depth > innerDepth || !parser.getName().equals("item")) continue;
            TypedArray a = obtainAttributes(r, theme, attrs, R.styleable.LevelListDrawableItem);
            int low = a.getInt(R.styleable.LevelListDrawableItem_minLevel, 0);
            int high = a.getInt(R.styleable.LevelListDrawableItem_maxLevel, 0);
            Drawable dr = a.getDrawable(R.styleable.LevelListDrawableItem_drawable);
            a.recycle();
            if (high < 0) throw new XmlPullParserException(parser.getPositionDescription() + ": <item> tag requires a 'maxLevel' attribute");
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
            state.addLevel(low, high, dr);
        }
        onLevelChange(getLevel());
    }

    @Override
    LevelListState cloneConstantState() {
        return new LevelListState(state, this, null);
    }

    @Override
    protected void setConstantState(DrawableContainerState s) {
        super.setConstantState(s);
        if (s instanceof LevelListState) state = (LevelListState) s;
    }

    private static final class LevelListState extends DrawableContainerState {
        int[] lows;
        int[] highs;

        LevelListState(LevelListState orig, LevelListDrawable owner, Resources res) {
            super(orig, owner, res);
            lows = orig != null ? orig.lows.clone() : new int[getCapacity()];
            highs = orig != null ? orig.highs.clone() : new int[getCapacity()];
        }

        void addLevel(int low, int high, Drawable drawable) {
            int pos = addChild(drawable);
            lows[pos] = low;
            highs[pos] = high;
        }

        int indexOfLevel(int level) {
            for (int i = 0; i < getChildCount(); i++) {
                if (level >= lows[i] && level <= highs[i]) return i;
            }
            return -1;
        }

        @Override
        public Drawable newDrawable() {
            return new LevelListDrawable(this, null);
        }

        @Override
        public Drawable newDrawable(Resources res) {
            return new LevelListDrawable(this, res);
        }

        @Override
        public void growArray(int oldSize, int newSize) {
            super.growArray(oldSize, newSize);
            lows = Arrays.copyOf(lows, newSize);
            highs = Arrays.copyOf(highs, newSize);
        }
    }
}
