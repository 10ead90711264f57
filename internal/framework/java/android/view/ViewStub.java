package android.view;

import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.util.AttributeSet;
import com.android.internal.R;
import java.lang.ref.WeakReference;

/** An empty place that is inflated when asked for. */
public final class ViewStub extends View {
    private int mInflatedId, mLayoutResource;
    private WeakReference<View> mInflatedViewRef;
    private LayoutInflater mInflater;
    private OnInflateListener mInflateListener;

    public ViewStub(Context context) { this(context, 0); }
    public ViewStub(Context context, int layoutResource) { this(context, null); mLayoutResource = layoutResource; }
    public ViewStub(Context context, AttributeSet attrs) { this(context, attrs, 0); }
    public ViewStub(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

    public ViewStub(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context);
        final TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.ViewStub, defStyleAttr, defStyleRes);
        mInflatedId = a.getResourceId(R.styleable.ViewStub_inflatedId, NO_ID);
        mLayoutResource = a.getResourceId(R.styleable.ViewStub_layout, 0);
        mID = a.getResourceId(R.styleable.ViewStub_id, NO_ID);
        a.recycle();
        setVisibility(GONE);
        setWillNotDraw(true);
    }

    public int getInflatedId() { return mInflatedId; }
    public void setInflatedId(int inflatedId) { mInflatedId = inflatedId; }
    public int getLayoutResource() { return mLayoutResource; }
    public void setLayoutResource(int layoutResource) { mLayoutResource = layoutResource; }
    public void setLayoutInflater(LayoutInflater inflater) { mInflater = inflater; }
    public LayoutInflater getLayoutInflater() { return mInflater; }
    public void setOnInflateListener(OnInflateListener l) { mInflateListener = l; }

    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        setMeasuredDimension(0, 0);
    }

    @Override
    public void draw(Canvas canvas) {
    }

    @Override
    protected void dispatchDraw(Canvas canvas) {
    }

    @Override
    public void setVisibility(int visibility) {
        if (mInflatedViewRef != null) {
            final View view = mInflatedViewRef.get();
            if (view == null) {
                throw new IllegalStateException("setVisibility called on un-referenced view");
            }
            view.setVisibility(visibility);
        } else {
            super.setVisibility(visibility);
            if (visibility == VISIBLE || visibility == INVISIBLE) {
                inflate();
            }
        }
    }

    public View inflate() {
        final ViewParent viewParent = getParent();
        if (!(viewParent instanceof ViewGroup)) {
            throw new IllegalStateException("ViewStub must have a non-null ViewGroup viewParent");
        }
        if (mLayoutResource == 0) {
            throw new IllegalArgumentException("ViewStub must have a valid layoutResource");
        }
        final ViewGroup parent = (ViewGroup) viewParent;
        final View view = (mInflater != null ? mInflater : LayoutInflater.from(mContext)).inflate(mLayoutResource, parent, false);
        if (mInflatedId != NO_ID) {
            view.setId(mInflatedId);
        }
        final int index = parent.indexOfChild(this);
        parent.removeViewInLayout(this);
        final ViewGroup.LayoutParams layoutParams = getLayoutParams();
        if (layoutParams != null) {
            parent.addView(view, index, layoutParams);
        } else {
            parent.addView(view, index);
        }
        mInflatedViewRef = new WeakReference<View>(view);
        if (mInflateListener != null) {
            mInflateListener.onInflate(this, view);
        }
        return view;
    }

    /** Told when the stub was replaced. */
    public interface OnInflateListener {
        void onInflate(ViewStub stub, View inflated);
    }
}
