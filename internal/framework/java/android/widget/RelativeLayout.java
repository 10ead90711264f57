package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.Rect;
import android.util.AttributeSet;
import android.util.SparseArray;
import android.view.Gravity;
import android.view.View;
import android.view.ViewGroup;
import com.android.internal.R;
import java.util.ArrayList;

/** Places its children relative to one another or to itself. */
public class RelativeLayout extends ViewGroup {
    public static final int TRUE = -1;
    public static final int LEFT_OF = 0;
    public static final int RIGHT_OF = 1;
    public static final int ABOVE = 2;
    public static final int BELOW = 3;
    public static final int ALIGN_BASELINE = 4;
    public static final int ALIGN_LEFT = 5;
    public static final int ALIGN_TOP = 6;
    public static final int ALIGN_RIGHT = 7;
    public static final int ALIGN_BOTTOM = 8;
    public static final int ALIGN_PARENT_LEFT = 9;
    public static final int ALIGN_PARENT_TOP = 10;
    public static final int ALIGN_PARENT_RIGHT = 11;
    public static final int ALIGN_PARENT_BOTTOM = 12;
    public static final int CENTER_IN_PARENT = 13;
    public static final int CENTER_HORIZONTAL = 14;
    public static final int CENTER_VERTICAL = 15;
    public static final int START_OF = 16;
    public static final int END_OF = 17;
    public static final int ALIGN_START = 18;
    public static final int ALIGN_END = 19;
    public static final int ALIGN_PARENT_START = 20;
    public static final int ALIGN_PARENT_END = 21;

    private static final int VERB_COUNT = 22;
    private static final int[] RULES_VERTICAL = {ABOVE, BELOW, ALIGN_BASELINE, ALIGN_TOP, ALIGN_BOTTOM};
    private static final int[] RULES_HORIZONTAL =
            {LEFT_OF, RIGHT_OF, ALIGN_LEFT, ALIGN_RIGHT, START_OF, END_OF, ALIGN_START, ALIGN_END};
    private static final int UNSET = Integer.MIN_VALUE;
    private static final int DEFAULT_WIDTH = 0x00010000;
    private static final int JELLY_BEAN_MR1 = 17;
    private static final int JELLY_BEAN_MR2 = 18;
    private static final int KITKAT = 19;

    private View mBaselineView;
    private int mGravity = Gravity.START | Gravity.TOP;
    private int mIgnoreGravity;
    private boolean mDirtyHierarchy;
    private View[] mSortedHorizontal;
    private View[] mSortedVertical;
    private final SparseArray<View> mById = new SparseArray<View>();
    private final boolean mOldSpecs;
    private final boolean mPaddingInHeight;
    private final boolean mMarginsInSize;

    public RelativeLayout(Context context) {
        this(context, null);
    }

    public RelativeLayout(Context context, AttributeSet attrs) {
        this(context, attrs, 0);
    }

    public RelativeLayout(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public RelativeLayout(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.RelativeLayout, defStyleAttr, defStyleRes);
        mIgnoreGravity = a.getResourceId(R.styleable.RelativeLayout_ignoreGravity, View.NO_ID);
        mGravity = a.getInt(R.styleable.RelativeLayout_gravity, mGravity);
        a.recycle();
        int target = context.getApplicationInfo().targetSdkVersion;
        mOldSpecs = target <= JELLY_BEAN_MR1;
        mPaddingInHeight = target >= JELLY_BEAN_MR2;
        mMarginsInSize = target >= KITKAT;
    }

    @Override
    public boolean shouldDelayChildPressedState() {
        return false;
    }

    public void setIgnoreGravity(int viewId) {
        mIgnoreGravity = viewId;
    }

    public int getGravity() {
        return mGravity;
    }

    public void setGravity(int gravity) {
        if (mGravity == gravity) {
            return;
        }
        if ((gravity & Gravity.RELATIVE_HORIZONTAL_GRAVITY_MASK) == 0) {
            gravity |= Gravity.START;
        }
        if ((gravity & Gravity.VERTICAL_GRAVITY_MASK) == 0) {
            gravity |= Gravity.TOP;
        }
        mGravity = gravity;
        requestLayout();
    }

    public void setHorizontalGravity(int horizontalGravity) {
        int gravity = horizontalGravity & Gravity.RELATIVE_HORIZONTAL_GRAVITY_MASK;
        if ((mGravity & Gravity.RELATIVE_HORIZONTAL_GRAVITY_MASK) != gravity) {
            mGravity = (mGravity & ~Gravity.RELATIVE_HORIZONTAL_GRAVITY_MASK) | gravity;
            requestLayout();
        }
    }

    public void setVerticalGravity(int verticalGravity) {
        int gravity = verticalGravity & Gravity.VERTICAL_GRAVITY_MASK;
        if ((mGravity & Gravity.VERTICAL_GRAVITY_MASK) != gravity) {
            mGravity = (mGravity & ~Gravity.VERTICAL_GRAVITY_MASK) | gravity;
            requestLayout();
        }
    }

    @Override
    public int getBaseline() {
        return mBaselineView != null ? mBaselineView.getBaseline() : super.getBaseline();
    }

    @Override
    public void requestLayout() {
        super.requestLayout();
        mDirtyHierarchy = true;
    }

    private void sortChildren() {
        int count = getChildCount();
        mById.clear();
        for (int i = 0; i < count; i++) {
            View child = getChildAt(i);
            if (child.getId() != View.NO_ID) {
                mById.put(child.getId(), child);
            }
        }
        mSortedVertical = sorted(RULES_VERTICAL);
        mSortedHorizontal = sorted(RULES_HORIZONTAL);
    }

    // Anchors before those that hang on them; the last one that became free goes first.
    private View[] sorted(int[] kinds) {
        int count = getChildCount();
        int[] open = new int[count];
        ArrayList<ArrayList<Integer>> dependents = new ArrayList<ArrayList<Integer>>(count);
        SparseArray<Integer> indexById = new SparseArray<Integer>(count);
        for (int i = 0; i < count; i++) {
            dependents.add(null);
            int id = getChildAt(i).getId();
            if (id != View.NO_ID) {
                indexById.put(id, i);
            }
        }
        int[] seen = new int[kinds.length];
        for (int i = 0; i < count; i++) {
            int[] rules = ((LayoutParams) getChildAt(i).getLayoutParams()).mRules;
            int n = 0;
            for (int kind : kinds) {
                int rule = rules[kind];
                if (rule == 0 || rule == TRUE) {
                    continue;
                }
                Integer anchor = indexById.get(rule);
                if (anchor == null || anchor == i) {
                    continue;
                }
                boolean again = false;
                for (int k = 0; k < n; k++) {
                    again |= seen[k] == rule;
                }
                if (again) {
                    continue;
                }
                seen[n++] = rule;
                open[i]++;
                if (dependents.get(anchor) == null) {
                    dependents.set(anchor, new ArrayList<Integer>(2));
                }
                dependents.get(anchor).add(i);
            }
        }
        int[] roots = new int[count];
        int top = 0;
        for (int i = 0; i < count; i++) {
            if (open[i] == 0) {
                roots[top++] = i;
            }
        }
        View[] result = new View[count];
        int done = 0;
        while (top > 0) {
            int at = roots[--top];
            result[done++] = getChildAt(at);
            ArrayList<Integer> waiting = dependents.get(at);
            if (waiting != null) {
                for (int k = 0; k < waiting.size(); k++) {
                    int other = waiting.get(k);
                    if (--open[other] == 0) {
                        roots[top++] = other;
                    }
                }
            }
        }
        if (done < count) {
            throw new IllegalStateException("Circular dependencies cannot exist in RelativeLayout");
        }
        return result;
    }

    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        if (mDirtyHierarchy || mSortedVertical == null) {
            mDirtyHierarchy = false;
            sortChildren();
        }
        int widthMode = MeasureSpec.getMode(widthMeasureSpec);
        int heightMode = MeasureSpec.getMode(heightMeasureSpec);
        int myWidth = widthMode != MeasureSpec.UNSPECIFIED ? MeasureSpec.getSize(widthMeasureSpec) : -1;
        int myHeight = heightMode != MeasureSpec.UNSPECIFIED ? MeasureSpec.getSize(heightMeasureSpec) : -1;
        int width = widthMode == MeasureSpec.EXACTLY ? myWidth : 0;
        int height = heightMode == MeasureSpec.EXACTLY ? myHeight : 0;

        int part = mGravity & Gravity.RELATIVE_HORIZONTAL_GRAVITY_MASK;
        boolean horizontalGravity = part != Gravity.START && part != 0;
        part = mGravity & Gravity.VERTICAL_GRAVITY_MASK;
        boolean verticalGravity = part != Gravity.TOP && part != 0;
        View ignore = null;
        if ((horizontalGravity || verticalGravity) && mIgnoreGravity != View.NO_ID) {
            ignore = findViewById(mIgnoreGravity);
        }
        boolean wrapWidth = widthMode != MeasureSpec.EXACTLY;
        boolean wrapHeight = heightMode != MeasureSpec.EXACTLY;
        int direction = getLayoutDirection();
        boolean rtl = isLayoutRtl();
        if (rtl && myWidth == -1) {
            myWidth = DEFAULT_WIDTH;
        }
        boolean moveX = false;
        boolean moveY = false;

        for (View child : mSortedHorizontal) {
            if (child.getVisibility() == GONE) {
                continue;
            }
            LayoutParams lp = (LayoutParams) child.getLayoutParams();
            int[] rules = lp.getRules(direction);
            applyHorizontalSizeRules(lp, myWidth, rules);
            measureChildHorizontal(child, lp, myWidth, myHeight);
            moveX |= positionChildHorizontal(child, lp, myWidth, wrapWidth, rules, rtl);
        }

        int left = Integer.MAX_VALUE;
        int top = Integer.MAX_VALUE;
        int right = Integer.MIN_VALUE;
        int bottom = Integer.MIN_VALUE;
        View[] views = mSortedVertical;
        LayoutParams base = null;
        mBaselineView = null;
        for (View child : views) {
            if (child.getVisibility() == GONE) {
                continue;
            }
            LayoutParams lp = (LayoutParams) child.getLayoutParams();
            applyVerticalSizeRules(lp, myHeight, child.getBaseline());
            child.measure(
                    spec(lp.mLeft, lp.mRight, lp.width, lp.leftMargin, lp.rightMargin, mPaddingLeft, mPaddingRight,
                            myWidth),
                    spec(lp.mTop, lp.mBottom, lp.height, lp.topMargin, lp.bottomMargin, mPaddingTop, mPaddingBottom,
                            myHeight));
            moveY |= positionChildVertical(child, lp, myHeight, wrapHeight);
            if (wrapWidth) {
                int edge = rtl ? myWidth - lp.mLeft : lp.mRight;
                if (mMarginsInSize) {
                    edge += rtl ? lp.leftMargin : lp.rightMargin;
                }
                width = Math.max(width, edge);
            }
            if (wrapHeight) {
                height = Math.max(height, lp.mBottom + (mMarginsInSize ? lp.bottomMargin : 0));
            }
            if (child != ignore || verticalGravity) {
                left = Math.min(left, lp.mLeft - lp.leftMargin);
                top = Math.min(top, lp.mTop - lp.topMargin);
            }
            if (child != ignore || horizontalGravity) {
                right = Math.max(right, lp.mRight + lp.rightMargin);
                bottom = Math.max(bottom, lp.mBottom + lp.bottomMargin);
            }
        }
        for (View child : views) {
            if (child.getVisibility() != GONE) {
                LayoutParams lp = (LayoutParams) child.getLayoutParams();
                if (base == null || lp.mTop < base.mTop || lp.mTop == base.mTop && lp.mLeft < base.mLeft) {
                    base = lp;
                    mBaselineView = child;
                }
            }
        }

        ViewGroup.LayoutParams own = getLayoutParams();
        if (wrapWidth) {
            width += mPaddingRight;
            if (own != null && own.width >= 0) {
                width = Math.max(width, own.width);
            }
            width = resolveSize(Math.max(width, getSuggestedMinimumWidth()), widthMeasureSpec);
            if (moveX) {
                for (View child : views) {
                    if (child.getVisibility() == GONE) {
                        continue;
                    }
                    LayoutParams lp = (LayoutParams) child.getLayoutParams();
                    int[] rules = lp.getRules(direction);
                    if (rules[CENTER_IN_PARENT] != 0 || rules[CENTER_HORIZONTAL] != 0) {
                        centerHorizontal(child, lp, width);
                    } else if (rules[ALIGN_PARENT_RIGHT] != 0) {
                        lp.mLeft = width - mPaddingRight - child.getMeasuredWidth();
                        lp.mRight = lp.mLeft + child.getMeasuredWidth();
                    }
                }
            }
        }
        if (wrapHeight) {
            height += mPaddingBottom;
            if (own != null && own.height >= 0) {
                height = Math.max(height, own.height);
            }
            height = resolveSize(Math.max(height, getSuggestedMinimumHeight()), heightMeasureSpec);
            if (moveY) {
                for (View child : views) {
                    if (child.getVisibility() == GONE) {
                        continue;
                    }
                    LayoutParams lp = (LayoutParams) child.getLayoutParams();
                    int[] rules = lp.getRules(direction);
                    if (rules[CENTER_IN_PARENT] != 0 || rules[CENTER_VERTICAL] != 0) {
                        centerVertical(child, lp, height);
                    } else if (rules[ALIGN_PARENT_BOTTOM] != 0) {
                        lp.mTop = height - mPaddingBottom - child.getMeasuredHeight();
                        lp.mBottom = lp.mTop + child.getMeasuredHeight();
                    }
                }
            }
        }
        if (horizontalGravity || verticalGravity) {
            Rect self = new Rect(mPaddingLeft, mPaddingTop, width - mPaddingRight, height - mPaddingBottom);
            Rect content = new Rect();
            Gravity.apply(mGravity, right - left, bottom - top, self, content, direction);
            int dx = content.left - left;
            int dy = content.top - top;
            if (dx != 0 || dy != 0) {
                for (View child : views) {
                    if (child.getVisibility() == GONE || child == ignore) {
                        continue;
                    }
                    LayoutParams lp = (LayoutParams) child.getLayoutParams();
                    if (horizontalGravity) {
                        lp.mLeft += dx;
                        lp.mRight += dx;
                    }
                    if (verticalGravity) {
                        lp.mTop += dy;
                        lp.mBottom += dy;
                    }
                }
            }
        }
        if (rtl) {
            int shift = myWidth - width;
            for (View child : views) {
                if (child.getVisibility() != GONE) {
                    LayoutParams lp = (LayoutParams) child.getLayoutParams();
                    lp.mLeft -= shift;
                    lp.mRight -= shift;
                }
            }
        }
        setMeasuredDimension(width, height);
    }

    private void measureChildHorizontal(View child, LayoutParams lp, int myWidth, int myHeight) {
        int w = spec(lp.mLeft, lp.mRight, lp.width, lp.leftMargin, lp.rightMargin, mPaddingLeft, mPaddingRight,
                myWidth);
        int h;
        if (myHeight < 0 && !mOldSpecs) {
            h = lp.height >= 0 ? MeasureSpec.makeMeasureSpec(lp.height, MeasureSpec.EXACTLY)
                    : MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED);
        } else {
            int max = myHeight;
            if (mPaddingInHeight) {
                max -= mPaddingTop + mPaddingBottom + lp.topMargin + lp.bottomMargin;
            }
            h = MeasureSpec.makeMeasureSpec(Math.max(0, max),
                    lp.height == LayoutParams.MATCH_PARENT ? MeasureSpec.EXACTLY : MeasureSpec.AT_MOST);
        }
        child.measure(w, h);
    }

    private int spec(int start, int end, int asked, int startMargin, int endMargin, int startPadding,
            int endPadding, int mySize) {
        boolean free = mySize < 0;
        boolean fixed = start != UNSET && end != UNSET;
        if (free && !mOldSpecs) {
            if (fixed) {
                return MeasureSpec.makeMeasureSpec(Math.max(0, end - start), MeasureSpec.EXACTLY);
            }
            if (asked >= 0) {
                return MeasureSpec.makeMeasureSpec(asked, MeasureSpec.EXACTLY);
            }
            return MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED);
        }
        int from = start == UNSET ? startPadding + startMargin : start;
        int to = end == UNSET ? mySize - endPadding - endMargin : end;
        int room = to - from;
        if (fixed || asked == LayoutParams.MATCH_PARENT) {
            return MeasureSpec.makeMeasureSpec(Math.max(0, room),
                    free ? MeasureSpec.UNSPECIFIED : MeasureSpec.EXACTLY);
        }
        if (asked >= 0) {
            return MeasureSpec.makeMeasureSpec(room >= 0 ? Math.min(room, asked) : asked, MeasureSpec.EXACTLY);
        }
        if (asked == LayoutParams.WRAP_CONTENT && room >= 0) {
            return MeasureSpec.makeMeasureSpec(room, MeasureSpec.AT_MOST);
        }
        return MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED);
    }

    private boolean positionChildHorizontal(View child, LayoutParams lp, int myWidth, boolean wrap, int[] rules,
            boolean rtl) {
        int w = child.getMeasuredWidth();
        if (lp.mLeft == UNSET && lp.mRight != UNSET) {
            lp.mLeft = lp.mRight - w;
        } else if (lp.mLeft != UNSET && lp.mRight == UNSET) {
            lp.mRight = lp.mLeft + w;
        } else if (lp.mLeft == UNSET) {
            boolean center = rules[CENTER_IN_PARENT] != 0 || rules[CENTER_HORIZONTAL] != 0;
            if (center && !wrap) {
                centerHorizontal(child, lp, myWidth);
            } else if (rtl) {
                lp.mRight = myWidth - mPaddingRight - lp.rightMargin;
                lp.mLeft = lp.mRight - w;
            } else {
                lp.mLeft = mPaddingLeft + lp.leftMargin;
                lp.mRight = lp.mLeft + w;
            }
            if (center) {
                return true;
            }
        }
        return rules[ALIGN_PARENT_END] != 0;
    }

    private boolean positionChildVertical(View child, LayoutParams lp, int myHeight, boolean wrap) {
        int[] rules = lp.getRules();
        int h = child.getMeasuredHeight();
        if (lp.mTop == UNSET && lp.mBottom != UNSET) {
            lp.mTop = lp.mBottom - h;
        } else if (lp.mTop != UNSET && lp.mBottom == UNSET) {
            lp.mBottom = lp.mTop + h;
        } else if (lp.mTop == UNSET) {
            boolean center = rules[CENTER_IN_PARENT] != 0 || rules[CENTER_VERTICAL] != 0;
            if (center && !wrap) {
                centerVertical(child, lp, myHeight);
            } else {
                lp.mTop = mPaddingTop + lp.topMargin;
                lp.mBottom = lp.mTop + h;
            }
            if (center) {
                return true;
            }
        }
        return rules[ALIGN_PARENT_BOTTOM] != 0;
    }

    private void applyHorizontalSizeRules(LayoutParams lp, int myWidth, int[] rules) {
        lp.mLeft = UNSET;
        lp.mRight = UNSET;
        int start = mPaddingLeft + lp.leftMargin;
        int end = myWidth >= 0 ? myWidth - mPaddingRight - lp.rightMargin : UNSET;
        LayoutParams anchor = anchor(rules, LEFT_OF);
        if (anchor != null) {
            lp.mRight = anchor.mLeft - (anchor.leftMargin + lp.rightMargin);
        } else if (lp.alignWithParent && rules[LEFT_OF] != 0 && end != UNSET) {
            lp.mRight = end;
        }
        anchor = anchor(rules, RIGHT_OF);
        if (anchor != null) {
            lp.mLeft = anchor.mRight + (anchor.rightMargin + lp.leftMargin);
        } else if (lp.alignWithParent && rules[RIGHT_OF] != 0) {
            lp.mLeft = start;
        }
        anchor = anchor(rules, ALIGN_LEFT);
        if (anchor != null) {
            lp.mLeft = anchor.mLeft + lp.leftMargin;
        } else if (lp.alignWithParent && rules[ALIGN_LEFT] != 0) {
            lp.mLeft = start;
        }
        anchor = anchor(rules, ALIGN_RIGHT);
        if (anchor != null) {
            lp.mRight = anchor.mRight - lp.rightMargin;
        } else if (lp.alignWithParent && rules[ALIGN_RIGHT] != 0 && end != UNSET) {
            lp.mRight = end;
        }
        if (rules[ALIGN_PARENT_LEFT] != 0) {
            lp.mLeft = start;
        }
        if (rules[ALIGN_PARENT_RIGHT] != 0 && end != UNSET) {
            lp.mRight = end;
        }
    }

    private void applyVerticalSizeRules(LayoutParams lp, int myHeight, int myBaseline) {
        int[] rules = lp.getRules();
        View with = related(rules, ALIGN_BASELINE);
        if (with != null && with.getBaseline() != -1) {
            int at = ((LayoutParams) with.getLayoutParams()).mTop + with.getBaseline();
            lp.mTop = myBaseline != -1 ? at - myBaseline : at;
            lp.mBottom = UNSET;
            return;
        }
        lp.mTop = UNSET;
        lp.mBottom = UNSET;
        int start = mPaddingTop + lp.topMargin;
        int end = myHeight >= 0 ? myHeight - mPaddingBottom - lp.bottomMargin : UNSET;
        LayoutParams anchor = anchor(rules, ABOVE);
        if (anchor != null) {
            lp.mBottom = anchor.mTop - (anchor.topMargin + lp.bottomMargin);
        } else if (lp.alignWithParent && rules[ABOVE] != 0 && end != UNSET) {
            lp.mBottom = end;
        }
        anchor = anchor(rules, BELOW);
        if (anchor != null) {
            lp.mTop = anchor.mBottom + (anchor.bottomMargin + lp.topMargin);
        } else if (lp.alignWithParent && rules[BELOW] != 0) {
            lp.mTop = start;
        }
        anchor = anchor(rules, ALIGN_TOP);
        if (anchor != null) {
            lp.mTop = anchor.mTop + lp.topMargin;
        } else if (lp.alignWithParent && rules[ALIGN_TOP] != 0) {
            lp.mTop = start;
        }
        anchor = anchor(rules, ALIGN_BOTTOM);
        if (anchor != null) {
            lp.mBottom = anchor.mBottom - lp.bottomMargin;
        } else if (lp.alignWithParent && rules[ALIGN_BOTTOM] != 0 && end != UNSET) {
            lp.mBottom = end;
        }
        if (rules[ALIGN_PARENT_TOP] != 0) {
            lp.mTop = start;
        }
        if (rules[ALIGN_PARENT_BOTTOM] != 0 && end != UNSET) {
            lp.mBottom = end;
        }
    }

    // A view that is gone stands for the one that it hangs on itself.
    private View related(int[] rules, int relation) {
        int id = rules[relation];
        if (id == 0) {
            return null;
        }
        View v = mById.get(id);
        while (v != null && v.getVisibility() == GONE) {
            rules = ((LayoutParams) v.getLayoutParams()).getRules(v.getLayoutDirection());
            View next = mById.get(rules[relation]);
            if (next == v) {
                return null;
            }
            v = next;
        }
        return v;
    }

    private LayoutParams anchor(int[] rules, int relation) {
        View v = related(rules, relation);
        if (v != null && v.getLayoutParams() instanceof LayoutParams) {
            return (LayoutParams) v.getLayoutParams();
        }
        return null;
    }

    private static void centerHorizontal(View child, LayoutParams lp, int myWidth) {
        int w = child.getMeasuredWidth();
        lp.mLeft = (myWidth - w) / 2;
        lp.mRight = lp.mLeft + w;
    }

    private static void centerVertical(View child, LayoutParams lp, int myHeight) {
        int h = child.getMeasuredHeight();
        lp.mTop = (myHeight - h) / 2;
        lp.mBottom = lp.mTop + h;
    }

    @Override
    protected void onLayout(boolean changed, int l, int t, int r, int b) {
        int count = getChildCount();
        for (int i = 0; i < count; i++) {
            View child = getChildAt(i);
            if (child.getVisibility() != GONE) {
                LayoutParams lp = (LayoutParams) child.getLayoutParams();
                child.layout(lp.mLeft, lp.mTop, lp.mRight, lp.mBottom);
            }
        }
    }

    @Override
    public LayoutParams generateLayoutParams(AttributeSet attrs) {
        return new LayoutParams(getContext(), attrs);
    }

    @Override
    protected ViewGroup.LayoutParams generateDefaultLayoutParams() {
        return new LayoutParams(LayoutParams.WRAP_CONTENT, LayoutParams.WRAP_CONTENT);
    }

    @Override
    protected boolean checkLayoutParams(ViewGroup.LayoutParams p) {
        return p instanceof LayoutParams;
    }

    @Override
    protected ViewGroup.LayoutParams generateLayoutParams(ViewGroup.LayoutParams lp) {
        if (lp instanceof LayoutParams) {
            return new LayoutParams((LayoutParams) lp);
        }
        if (lp instanceof MarginLayoutParams) {
            return new LayoutParams((MarginLayoutParams) lp);
        }
        return new LayoutParams(lp);
    }

    @Override
    public CharSequence getAccessibilityClassName() {
        return RelativeLayout.class.getName();
    }

    /** A child's rules. */
    public static class LayoutParams extends ViewGroup.MarginLayoutParams {
        public boolean alignWithParent;

        private final int[] mRules = new int[VERB_COUNT];
        private final int[] mInitialRules = new int[VERB_COUNT];
        private int mLeft;
        private int mTop;
        private int mRight;
        private int mBottom;
        private boolean mNeedsLayoutResolution;
        private boolean mRulesChanged;
        private boolean mIsRtlCompatibilityMode;

        public LayoutParams(Context c, AttributeSet attrs) {
            super(c, attrs);
            TypedArray a = c.obtainStyledAttributes(attrs, R.styleable.RelativeLayout_Layout);
            mIsRtlCompatibilityMode = c.getApplicationInfo().targetSdkVersion < JELLY_BEAN_MR1
                    || (c.getApplicationInfo().flags & android.content.pm.ApplicationInfo.FLAG_SUPPORTS_RTL) == 0;
            alignWithParent = a.getBoolean(R.styleable.RelativeLayout_Layout_layout_alignWithParentIfMissing, false);
            id(a, LEFT_OF, R.styleable.RelativeLayout_Layout_layout_toLeftOf);
            id(a, RIGHT_OF, R.styleable.RelativeLayout_Layout_layout_toRightOf);
            id(a, ABOVE, R.styleable.RelativeLayout_Layout_layout_above);
            id(a, BELOW, R.styleable.RelativeLayout_Layout_layout_below);
            id(a, ALIGN_BASELINE, R.styleable.RelativeLayout_Layout_layout_alignBaseline);
            id(a, ALIGN_LEFT, R.styleable.RelativeLayout_Layout_layout_alignLeft);
            id(a, ALIGN_TOP, R.styleable.RelativeLayout_Layout_layout_alignTop);
            id(a, ALIGN_RIGHT, R.styleable.RelativeLayout_Layout_layout_alignRight);
            id(a, ALIGN_BOTTOM, R.styleable.RelativeLayout_Layout_layout_alignBottom);
            flag(a, ALIGN_PARENT_LEFT, R.styleable.RelativeLayout_Layout_layout_alignParentLeft);
            flag(a, ALIGN_PARENT_TOP, R.styleable.RelativeLayout_Layout_layout_alignParentTop);
            flag(a, ALIGN_PARENT_RIGHT, R.styleable.RelativeLayout_Layout_layout_alignParentRight);
            flag(a, ALIGN_PARENT_BOTTOM, R.styleable.RelativeLayout_Layout_layout_alignParentBottom);
            flag(a, CENTER_IN_PARENT, R.styleable.RelativeLayout_Layout_layout_centerInParent);
            flag(a, CENTER_HORIZONTAL, R.styleable.RelativeLayout_Layout_layout_centerHorizontal);
            flag(a, CENTER_VERTICAL, R.styleable.RelativeLayout_Layout_layout_centerVertical);
            id(a, START_OF, R.styleable.RelativeLayout_Layout_layout_toStartOf);
            id(a, END_OF, R.styleable.RelativeLayout_Layout_layout_toEndOf);
            id(a, ALIGN_START, R.styleable.RelativeLayout_Layout_layout_alignStart);
            id(a, ALIGN_END, R.styleable.RelativeLayout_Layout_layout_alignEnd);
            flag(a, ALIGN_PARENT_START, R.styleable.RelativeLayout_Layout_layout_alignParentStart);
            flag(a, ALIGN_PARENT_END, R.styleable.RelativeLayout_Layout_layout_alignParentEnd);
            mRulesChanged = true;
            System.arraycopy(mRules, 0, mInitialRules, 0, VERB_COUNT);
            a.recycle();
        }

        private void id(TypedArray a, int verb, int attr) {
            mRules[verb] = a.getResourceId(attr, 0);
        }

        private void flag(TypedArray a, int verb, int attr) {
            mRules[verb] = a.getBoolean(attr, false) ? TRUE : 0;
        }

        public LayoutParams(int w, int h) {
            super(w, h);
        }

        public LayoutParams(ViewGroup.LayoutParams source) {
            super(source);
        }

        public LayoutParams(ViewGroup.MarginLayoutParams source) {
            super(source);
        }

        public LayoutParams(LayoutParams source) {
            super(source);
            mIsRtlCompatibilityMode = source.mIsRtlCompatibilityMode;
            mRulesChanged = source.mRulesChanged;
            alignWithParent = source.alignWithParent;
            System.arraycopy(source.mRules, 0, mRules, 0, VERB_COUNT);
            System.arraycopy(source.mInitialRules, 0, mInitialRules, 0, VERB_COUNT);
        }

        @Override
        public String debug(String output) {
            return output + "ViewGroup.LayoutParams={ width=" + sizeToString(width) + ", height="
                    + sizeToString(height) + " }";
        }

        public void addRule(int verb) {
            addRule(verb, TRUE);
        }

        public void addRule(int verb, int subject) {
            if (!mNeedsLayoutResolution && isRelative(verb) && mInitialRules[verb] != 0 && subject == 0) {
                mNeedsLayoutResolution = true;
            }
            mRules[verb] = subject;
            mInitialRules[verb] = subject;
            mRulesChanged = true;
        }

        public void removeRule(int verb) {
            addRule(verb, 0);
        }

        public int getRule(int verb) {
            return mRules[verb];
        }

        private static boolean isRelative(int verb) {
            return verb >= START_OF && verb <= ALIGN_PARENT_END;
        }

        private boolean hasRelativeRules() {
            for (int i = START_OF; i <= ALIGN_PARENT_END; i++) {
                if (mInitialRules[i] != 0) {
                    return true;
                }
            }
            return false;
        }

        private void resolvePair(boolean rtl, int start, int end, int left, int right) {
            int[] r = mRules;
            if (mIsRtlCompatibilityMode) {
                if (r[left] == 0) {
                    r[left] = r[start];
                }
                if (r[right] == 0) {
                    r[right] = r[end];
                }
                r[start] = r[end] = 0;
                return;
            }
            int s = r[start];
            int e = r[end];
            if (s != 0 || e != 0) {
                r[left] = r[right] = 0;
            }
            if (s != 0) {
                r[rtl ? right : left] = s;
                r[start] = 0;
            }
            if (e != 0) {
                r[rtl ? left : right] = e;
                r[end] = 0;
            }
        }

        private void resolveRules(int layoutDirection) {
            boolean rtl = layoutDirection == View.LAYOUT_DIRECTION_RTL;
            System.arraycopy(mInitialRules, 0, mRules, 0, VERB_COUNT);
            resolvePair(rtl, ALIGN_START, ALIGN_END, ALIGN_LEFT, ALIGN_RIGHT);
            resolvePair(rtl, START_OF, END_OF, LEFT_OF, RIGHT_OF);
            resolvePair(rtl, ALIGN_PARENT_START, ALIGN_PARENT_END, ALIGN_PARENT_LEFT, ALIGN_PARENT_RIGHT);
            mRulesChanged = false;
            mNeedsLayoutResolution = false;
        }

        public int[] getRules(int layoutDirection) {
            resolveLayoutDirection(layoutDirection);
            return mRules;
        }

        public int[] getRules() {
            return mRules;
        }

        @Override
        public void resolveLayoutDirection(int layoutDirection) {
            if ((mNeedsLayoutResolution || hasRelativeRules())
                    && (mRulesChanged || layoutDirection != getLayoutDirection())) {
                resolveRules(layoutDirection);
            }
            super.resolveLayoutDirection(layoutDirection);
        }
    }
}
