package android.widget;

import android.content.Context;
import android.content.res.Configuration;
import android.content.res.Resources;
import android.graphics.PixelFormat;
import android.os.Handler;
import android.os.Looper;
import android.view.Gravity;
import android.view.LayoutInflater;
import android.view.View;
import android.view.WindowManager;
import java.util.ArrayList;

/** A short notice above all windows; they are shown one after the other. */
public class Toast {
    public static final int LENGTH_SHORT = 0;
    public static final int LENGTH_LONG = 1;
    private static final int SHORT_DELAY = 2000;
    private static final int LONG_DELAY = 3500;
    private static final int MAX_TOASTS = 50;
    private static final ArrayList<TN> sQueue = new ArrayList<TN>();

    final Context mContext;
    final TN mTN;
    int mDuration;
    View mNextView;

    public Toast(Context context) {
        this(context, null);
    }

    public Toast(Context context, Looper looper) {
        mContext = context;
        mTN = new TN(context.getPackageName(), looper);
        mTN.mY = context.getResources().getDimensionPixelSize(com.android.internal.R.dimen.toast_y_offset);
        mTN.mGravity = context.getResources().getInteger(com.android.internal.R.integer.config_toastDefaultGravity);
    }

    public void show() {
        if (mNextView == null) {
            throw new RuntimeException("setView must have been called");
        }
        TN tn = mTN;
        tn.mNextView = mNextView;
        synchronized (sQueue) {
            tn.mDuration = mDuration;
            if (sQueue.contains(tn)) {
                return;
            }
            if (sQueue.size() >= MAX_TOASTS) {
                return;
            }
            sQueue.add(tn);
            if (sQueue.size() == 1) {
                tn.start();
            }
        }
    }

    public void cancel() {
        mTN.cancel();
    }

    public void setView(View view) {
        mNextView = view;
    }

    public View getView() {
        return mNextView;
    }

    public void setDuration(int duration) {
        mDuration = duration;
        mTN.mDuration = duration;
    }

    public int getDuration() {
        return mDuration;
    }

    public void setMargin(float horizontalMargin, float verticalMargin) {
        mTN.mHorizontalMargin = horizontalMargin;
        mTN.mVerticalMargin = verticalMargin;
    }

    public float getHorizontalMargin() {
        return mTN.mHorizontalMargin;
    }

    public float getVerticalMargin() {
        return mTN.mVerticalMargin;
    }

    public void setGravity(int gravity, int xOffset, int yOffset) {
        mTN.mGravity = gravity;
        mTN.mX = xOffset;
        mTN.mY = yOffset;
    }

    public int getGravity() {
        return mTN.mGravity;
    }

    public int getXOffset() {
        return mTN.mX;
    }

    public int getYOffset() {
        return mTN.mY;
    }

    public WindowManager.LayoutParams getWindowParams() {
        return mTN.mParams;
    }

    public static Toast makeText(Context context, CharSequence text, int duration) {
        return makeText(context, null, text, duration);
    }

    public static Toast makeText(Context context, Looper looper, CharSequence text, int duration) {
        Toast result = new Toast(context, looper);
        LayoutInflater inflate = (LayoutInflater) context.getSystemService(Context.LAYOUT_INFLATER_SERVICE);
        View v = inflate.inflate(com.android.internal.R.layout.transient_notification, null);
        TextView tv = (TextView) v.findViewById(com.android.internal.R.id.message);
        tv.setText(text);
        result.mNextView = v;
        result.mDuration = duration;
        return result;
    }

    public static Toast makeText(Context context, int resId, int duration) throws Resources.NotFoundException {
        return makeText(context, context.getResources().getText(resId), duration);
    }

    public void setText(int resId) {
        setText(mContext.getText(resId));
    }

    public void setText(CharSequence s) {
        if (mNextView == null) {
            throw new RuntimeException("This Toast was not created with Toast.makeText()");
        }
        TextView tv = (TextView) mNextView.findViewById(com.android.internal.R.id.message);
        if (tv == null) {
            throw new RuntimeException("This Toast was not created with Toast.makeText()");
        }
        tv.setText(s);
    }

    /** One notice and its window. */
    private static class TN {
        final WindowManager.LayoutParams mParams = new WindowManager.LayoutParams();
        final Handler mHandler;
        int mGravity;
        int mX;
        int mY;
        float mHorizontalMargin;
        float mVerticalMargin;
        View mView;
        View mNextView;
        int mDuration;
        WindowManager mWM;

        private final Runnable mShow = new Runnable() {
            public void run() {
                handleShow();
                mHandler.postDelayed(mHide, mDuration == LENGTH_LONG ? LONG_DELAY : SHORT_DELAY);
            }
        };
        private final Runnable mHide = new Runnable() {
            public void run() {
                handleHide();
                mNextView = null;
                next();
            }
        };

        TN(String packageName, Looper looper) {
            mParams.height = WindowManager.LayoutParams.WRAP_CONTENT;
            mParams.width = WindowManager.LayoutParams.WRAP_CONTENT;
            mParams.format = PixelFormat.TRANSLUCENT;
            mParams.windowAnimations = com.android.internal.R.style.Animation_Toast;
            mParams.type = WindowManager.LayoutParams.TYPE_TOAST;
            mParams.setTitle("Toast");
            mParams.flags = WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON | WindowManager.LayoutParams.FLAG_NOT_FOCUSABLE
                    | WindowManager.LayoutParams.FLAG_NOT_TOUCHABLE;
            mParams.packageName = packageName;
            if (looper == null) {
                looper = Looper.myLooper();
                if (looper == null) {
                    throw new RuntimeException("Can't toast on a thread that has not called Looper.prepare()");
                }
            }
            mHandler = new Handler(looper, null);
        }

        void start() {
            mHandler.post(mShow);
        }

        void next() {
            synchronized (sQueue) {
                sQueue.remove(this);
                if (!sQueue.isEmpty()) {
                    sQueue.get(0).start();
                }
            }
        }

        void cancel() {
            boolean first;
            synchronized (sQueue) {
                first = !sQueue.isEmpty() && sQueue.get(0) == this;
                if (!first) {
                    sQueue.remove(this);
                }
            }
            if (first) {
                mHandler.removeCallbacks(mShow);
                mHandler.removeCallbacks(mHide);
                mHandler.post(mHide);
            }
        }

        void handleShow() {
            if (mView == mNextView) {
                return;
            }
            handleHide();
            mView = mNextView;
            Context context = mView.getContext().getApplicationContext();
            if (context == null) {
                context = mView.getContext();
            }
            mWM = (WindowManager) context.getSystemService(Context.WINDOW_SERVICE);
            final Configuration config = mView.getContext().getResources().getConfiguration();
            final int gravity = Gravity.getAbsoluteGravity(mGravity, config.getLayoutDirection());
            mParams.gravity = gravity;
            if ((gravity & Gravity.HORIZONTAL_GRAVITY_MASK) == Gravity.FILL_HORIZONTAL) {
                mParams.horizontalWeight = 1.0f;
            }
            if ((gravity & Gravity.VERTICAL_GRAVITY_MASK) == Gravity.FILL_VERTICAL) {
                mParams.verticalWeight = 1.0f;
            }
            mParams.x = mX;
            mParams.y = mY;
            mParams.verticalMargin = mVerticalMargin;
            mParams.horizontalMargin = mHorizontalMargin;
            if (mView.getParent() != null) {
                mWM.removeView(mView);
            }
            mWM.addView(mView, mParams);
        }

        void handleHide() {
            if (mView != null) {
                if (mView.getParent() != null) {
                    mWM.removeViewImmediate(mView);
                }
                mView = null;
            }
        }
    }
}
