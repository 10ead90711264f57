package android.app;

import android.animation.LayoutTransition;
import android.content.Context;
import android.util.AttributeSet;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.LinearLayout;
import android.widget.TextView;
import com.android.internal.R;

/** The titles of the fragments on the back stack, in a row. */
@Deprecated
public class FragmentBreadCrumbs extends ViewGroup implements FragmentManager.OnBackStackChangedListener {
    private Activity mActivity;
    private LayoutInflater mInflater;
    private LinearLayout mContainer;
    private int mMaxVisible = -1;
    private CharSequence mTitle;
    private CharSequence mParentTitle;
    private View.OnClickListener mParentClickListener;
    private OnBreadCrumbClickListener mOnBreadCrumbClickListener;

    public interface OnBreadCrumbClickListener {
        boolean onBreadCrumbClick(FragmentManager.BackStackEntry backStack, int flags);
    }

    public FragmentBreadCrumbs(Context context) {
        this(context, null);
    }

    public FragmentBreadCrumbs(Context context, AttributeSet attrs) {
        this(context, attrs, R.attr.fragmentBreadCrumbsStyle);
    }

    public FragmentBreadCrumbs(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public FragmentBreadCrumbs(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
    }

    public void setActivity(Activity a) {
        mActivity = a;
        mInflater = (LayoutInflater) a.getSystemService(Context.LAYOUT_INFLATER_SERVICE);
        mContainer = (LinearLayout) mInflater.inflate(R.layout.fragment_bread_crumbs, this, false);
        addView(mContainer);
        a.getFragmentManager().addOnBackStackChangedListener(this);
        updateCrumbs();
        setLayoutTransition(new LayoutTransition());
    }

    public void setMaxVisible(int visibleCrumbs) {
        if (visibleCrumbs < 1) {
            throw new IllegalArgumentException("visibleCrumbs must be greater than zero");
        }
        mMaxVisible = visibleCrumbs;
    }

    public void setParentTitle(CharSequence title, CharSequence shortTitle, View.OnClickListener listener) {
        mParentTitle = title;
        mParentClickListener = listener;
        updateCrumbs();
    }

    public void setOnBreadCrumbClickListener(OnBreadCrumbClickListener listener) {
        mOnBreadCrumbClickListener = listener;
    }

    public void setTitle(CharSequence title, CharSequence shortTitle) {
        mTitle = title;
        updateCrumbs();
    }

    @Override
    protected void onLayout(boolean changed, int l, int t, int r, int b) {
        for (int i = 0; i < getChildCount(); i++) {
            View child = getChildAt(i);
            child.layout(mPaddingLeft, mPaddingTop, mPaddingLeft + child.getMeasuredWidth(), mPaddingTop + child.getMeasuredHeight());
        }
    }

    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        int maxHeight = 0;
        int maxWidth = 0;
        for (int i = 0; i < getChildCount(); i++) {
            View child = getChildAt(i);
            if (child.getVisibility() != GONE) {
                measureChild(child, widthMeasureSpec, heightMeasureSpec);
                maxWidth = Math.max(maxWidth, child.getMeasuredWidth());
                maxHeight = Math.max(maxHeight, child.getMeasuredHeight());
            }
        }
        maxWidth = Math.max(maxWidth + mPaddingLeft + mPaddingRight, getSuggestedMinimumWidth());
        maxHeight = Math.max(maxHeight + mPaddingTop + mPaddingBottom, getSuggestedMinimumHeight());
        setMeasuredDimension(resolveSize(maxWidth, widthMeasureSpec), resolveSize(maxHeight, heightMeasureSpec));
    }

    @Override
    public void onBackStackChanged() {
        updateCrumbs();
    }

    private void add(CharSequence title, final View.OnClickListener listener) {
        View item = mInflater.inflate(R.layout.fragment_bread_crumb_item, mContainer, false);
        TextView text = (TextView) item.findViewById(R.id.title);
        text.setText(title);
        text.setOnClickListener(listener);
        if (mContainer.getChildCount() == 0) {
            item.findViewById(R.id.left_icon).setVisibility(GONE);
        }
        mContainer.addView(item);
    }

    private void updateCrumbs() {
        if (mActivity == null) {
            return;
        }
        mContainer.removeAllViews();
        if (mParentTitle != null) {
            add(mParentTitle, mParentClickListener);
        }
        if (mTitle != null) {
            add(mTitle, null);
        }
        final FragmentManager fm = mActivity.getFragmentManager();
        for (int i = 0; i < fm.getBackStackEntryCount(); i++) {
            final FragmentManager.BackStackEntry entry = fm.getBackStackEntryAt(i);
            add(entry.getBreadCrumbTitle(), new View.OnClickListener() {
                public void onClick(View v) {
                    if (mOnBreadCrumbClickListener == null || !mOnBreadCrumbClickListener.onBreadCrumbClick(entry, 0)) {
                        fm.popBackStack(entry.getId(), 0);
                    }
                }
            });
        }
        int count = mContainer.getChildCount();
        for (int i = 0; i < count; i++) {
            mContainer.getChildAt(i).setVisibility(mMaxVisible > 0 && i < count - mMaxVisible ? GONE : VISIBLE);
        }
    }
}
