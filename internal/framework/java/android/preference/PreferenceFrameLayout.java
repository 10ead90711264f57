package android.preference;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import android.widget.FrameLayout;
import com.android.internal.R;

/** A frame with borders, which a child may do without. */
public class PreferenceFrameLayout extends FrameLayout {
    private final int mBorderTop;
    private final int mBorderBottom;
    private final int mBorderLeft;
    private final int mBorderRight;
    private boolean mPaddingApplied;

    public PreferenceFrameLayout(Context context) {
        this(context, null);
    }

    public PreferenceFrameLayout(Context context, AttributeSet attrs) {
        this(context, attrs, R.attr.preferenceFrameLayoutStyle);
    }

    public PreferenceFrameLayout(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public PreferenceFrameLayout(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.PreferenceFrameLayout, defStyleAttr, defStyleRes);
        float density = context.getResources().getDisplayMetrics().density;
        mBorderTop = (int) a.getDimension(R.styleable.PreferenceFrameLayout_borderTop, (int) (density * 0 + 0.5f));
        mBorderBottom = (int) a.getDimension(R.styleable.PreferenceFrameLayout_borderBottom, (int) (density * 0 + 0.5f));
        mBorderLeft = (int) a.getDimension(R.styleable.PreferenceFrameLayout_borderLeft, (int) (density * 0 + 0.5f));
        mBorderRight = (int) a.getDimension(R.styleable.PreferenceFrameLayout_borderRight, (int) (density * 0 + 0.5f));
        a.recycle();
    }

    @Override
    public LayoutParams generateLayoutParams(AttributeSet attrs) {
        return new LayoutParams(getContext(), attrs);
    }

    @Override
    public void addView(View child) {
        ViewGroup.LayoutParams layoutParams = child.getLayoutParams();
        LayoutParams own = layoutParams instanceof LayoutParams ? (LayoutParams) layoutParams : null;
        if (own != null && own.removeBorders) {
            if (mPaddingApplied) {
                mPaddingLeft -= mBorderLeft;
                mPaddingRight -= mBorderRight;
                mPaddingTop -= mBorderTop;
                mPaddingBottom -= mBorderBottom;
                mPaddingApplied = false;
            }
        } else if (!mPaddingApplied) {
            mPaddingLeft += mBorderLeft;
            mPaddingRight += mBorderRight;
            mPaddingTop += mBorderTop;
            mPaddingBottom += mBorderBottom;
            mPaddingApplied = true;
        }
        super.addView(child);
    }

    /** Whether the borders are wanted. */
    public static class LayoutParams extends FrameLayout.LayoutParams {
        public boolean removeBorders = false;

        public LayoutParams(Context c, AttributeSet attrs) {
            super(c, attrs);
            TypedArray a = c.obtainStyledAttributes(attrs, R.styleable.PreferenceFrameLayout_Layout);
            removeBorders = a.getBoolean(R.styleable.PreferenceFrameLayout_Layout_layout_removeBorders, false);
            a.recycle();
        }

        public LayoutParams(int width, int height) {
            super(width, height);
        }
    }
}
