package android.widget;

import android.content.Context;
import android.content.res.Resources;
import android.graphics.PixelFormat;
import android.media.AudioManager;
import android.util.AttributeSet;
import android.view.Gravity;
import android.view.KeyEvent;
import android.view.LayoutInflater;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import android.view.Window;
import android.view.WindowManager;
import com.android.internal.R;
import com.android.internal.policy.PhoneWindow;
import java.util.Formatter;
import java.util.Locale;

/** The buttons and the bar by which something is played; it floats over an anchor for some seconds. */
public class MediaController extends FrameLayout {
    private static final int TIMEOUT = 3000;

    private final Context mContext;
    private final boolean mFromXml;
    private final boolean mUseFastForward;
    private final StringBuilder mText = new StringBuilder();
    private final Formatter mFormatter = new Formatter(mText, Locale.getDefault());
    private MediaPlayerControl mPlayer;
    private View mAnchor;
    private View mRoot;
    private WindowManager mWindowManager;
    private Window mWindow;
    private View mDecor;
    private WindowManager.LayoutParams mDecorLayoutParams;
    private ProgressBar mProgress;
    private TextView mEndTime;
    private TextView mCurrentTime;
    private boolean mShowing;
    private boolean mDragging;
    private boolean mListenersSet;
    private OnClickListener mNextListener;
    private OnClickListener mPrevListener;
    private ImageButton mPauseButton;
    private ImageButton mFfwdButton;
    private ImageButton mRewButton;
    private ImageButton mNextButton;
    private ImageButton mPrevButton;

    /** What is played. */
    public interface MediaPlayerControl {
        void start();

        void pause();

        int getDuration();

        int getCurrentPosition();

        void seekTo(int pos);

        boolean isPlaying();

        int getBufferPercentage();

        boolean canPause();

        boolean canSeekBackward();

        boolean canSeekForward();

        int getAudioSessionId();
    }

    public MediaController(Context context, AttributeSet attrs) {
        super(context, attrs);
        mRoot = this;
        mContext = context;
        mUseFastForward = true;
        mFromXml = true;
    }

    public MediaController(Context context) {
        this(context, true);
    }

    public MediaController(Context context, boolean useFastForward) {
        super(context);
        mContext = context;
        mUseFastForward = useFastForward;
        mFromXml = false;
        initFloatingWindow();
    }

    @Override
    public void onFinishInflate() {
        super.onFinishInflate();
        if (mRoot != null) {
            initControllerView(mRoot);
        }
    }

    private void initFloatingWindow() {
        mWindowManager = (WindowManager) mContext.getSystemService(Context.WINDOW_SERVICE);
        mWindow = new PhoneWindow(mContext);
        mWindow.setWindowManager(mWindowManager, null, null);
        mWindow.requestFeature(Window.FEATURE_NO_TITLE);
        mDecor = mWindow.getDecorView();
        mDecor.setOnTouchListener(new OnTouchListener() {
            @Override
            public boolean onTouch(View v, MotionEvent event) {
                if (event.getAction() == MotionEvent.ACTION_DOWN && mShowing) {
                    hide();
                }
                return false;
            }
        });
        mWindow.setContentView(this);
        mWindow.setBackgroundDrawableResource(android.R.color.transparent);
        mWindow.setVolumeControlStream(AudioManager.STREAM_MUSIC);
        setFocusable(true);
        setFocusableInTouchMode(true);
        setDescendantFocusability(ViewGroup.FOCUS_AFTER_DESCENDANTS);
        requestFocus();
        WindowManager.LayoutParams p = new WindowManager.LayoutParams();
        p.gravity = Gravity.TOP | Gravity.LEFT;
        p.height = LayoutParams.WRAP_CONTENT;
        p.x = 0;
        p.format = PixelFormat.TRANSLUCENT;
        p.type = WindowManager.LayoutParams.TYPE_APPLICATION_PANEL;
        p.flags |= WindowManager.LayoutParams.FLAG_ALT_FOCUSABLE_IM | WindowManager.LayoutParams.FLAG_NOT_TOUCH_MODAL
                | WindowManager.LayoutParams.FLAG_SPLIT_TOUCH;
        p.token = null;
        p.windowAnimations = 0;
        mDecorLayoutParams = p;
    }

    /** Stands above the anchor's lower edge. */
    private void updateFloatingWindowLayout() {
        int[] anchor = new int[2];
        mAnchor.getLocationOnScreen(anchor);
        mDecor.measure(MeasureSpec.makeMeasureSpec(mAnchor.getWidth(), MeasureSpec.AT_MOST),
                MeasureSpec.makeMeasureSpec(mAnchor.getHeight(), MeasureSpec.AT_MOST));
        WindowManager.LayoutParams p = mDecorLayoutParams;
        p.width = mAnchor.getWidth();
        p.x = anchor[0] + (mAnchor.getWidth() - p.width) / 2;
        p.y = anchor[1] + mAnchor.getHeight() - mDecor.getMeasuredHeight();
        p.token = mAnchor.getWindowToken();
    }

    private final OnLayoutChangeListener mLayoutChangeListener = new OnLayoutChangeListener() {
        @Override
        public void onLayoutChange(View v, int left, int top, int right, int bottom, int oldLeft, int oldTop, int oldRight, int oldBottom) {
            updateFloatingWindowLayout();
            if (mShowing) {
                mWindowManager.updateViewLayout(mDecor, mDecorLayoutParams);
            }
        }
    };

    public void setMediaPlayer(MediaPlayerControl player) {
        mPlayer = player;
        updatePausePlay();
    }

    public void setAnchorView(View view) {
        boolean floats = !mFromXml;
        if (floats && mAnchor != null) {
            mAnchor.removeOnLayoutChangeListener(mLayoutChangeListener);
        }
        mAnchor = view;
        if (floats && mAnchor != null) {
            mAnchor.addOnLayoutChangeListener(mLayoutChangeListener);
        }
        removeAllViews();
        addView(makeControllerView(), new LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.MATCH_PARENT));
    }

    protected View makeControllerView() {
        mRoot = LayoutInflater.from(mContext).inflate(R.layout.media_controller, null);
        initControllerView(mRoot);
        return mRoot;
    }

    private void initControllerView(View v) {
        mPauseButton = button(v, R.id.pause, new OnClickListener() {
            @Override
            public void onClick(View by) {
                doPauseResume();
                show(TIMEOUT);
            }
        });
        if (mPauseButton != null) {
            mPauseButton.requestFocus();
        }
        mFfwdButton = button(v, R.id.ffwd, skip(15000));
        mRewButton = button(v, R.id.rew, skip(-5000));
        for (ImageButton b : new ImageButton[] {mFfwdButton, mRewButton}) {
            if (b != null && !mFromXml) {
                b.setVisibility(mUseFastForward ? VISIBLE : GONE);
            }
        }
        mNextButton = (ImageButton) v.findViewById(R.id.next);
        mPrevButton = (ImageButton) v.findViewById(R.id.prev);
        for (ImageButton b : new ImageButton[] {mNextButton, mPrevButton}) {
            if (b != null && !mFromXml && !mListenersSet) {
                b.setVisibility(GONE);
            }
        }
        mProgress = (ProgressBar) v.findViewById(R.id.mediacontroller_progress);
        if (mProgress != null) {
            if (mProgress instanceof SeekBar) {
                ((SeekBar) mProgress).setOnSeekBarChangeListener(mSeekListener);
            }
            mProgress.setMax(1000);
        }
        mEndTime = (TextView) v.findViewById(R.id.time);
        mCurrentTime = (TextView) v.findViewById(R.id.time_current);
        installPrevNextListeners();
    }

    private static ImageButton button(View root, int id, OnClickListener listener) {
        ImageButton b = (ImageButton) root.findViewById(id);
        if (b != null) {
            b.setOnClickListener(listener);
        }
        return b;
    }

    private OnClickListener skip(final int millis) {
        return new OnClickListener() {
            @Override
            public void onClick(View by) {
                mPlayer.seekTo(mPlayer.getCurrentPosition() + millis);
                setProgress();
                show(TIMEOUT);
            }
        };
    }

    public void show() {
        show(TIMEOUT);
    }

    private void disableUnsupportedButtons() {
        if (mPauseButton != null && !mPlayer.canPause()) {
            mPauseButton.setEnabled(false);
        }
        if (mRewButton != null && !mPlayer.canSeekBackward()) {
            mRewButton.setEnabled(false);
        }
        if (mFfwdButton != null && !mPlayer.canSeekForward()) {
            mFfwdButton.setEnabled(false);
        }
        if (mProgress != null && !mPlayer.canSeekBackward() && !mPlayer.canSeekForward()) {
            mProgress.setEnabled(false);
        }
    }

    public void show(int timeout) {
        if (!mShowing && mAnchor != null) {
            setProgress();
            if (mPauseButton != null) {
                mPauseButton.requestFocus();
            }
            disableUnsupportedButtons();
            updateFloatingWindowLayout();
            mWindowManager.addView(mDecor, mDecorLayoutParams);
            mShowing = true;
        }
        updatePausePlay();
        post(mShowProgress);
        if (timeout != 0) {
            removeCallbacks(mFadeOut);
            postDelayed(mFadeOut, timeout);
        }
    }

    public boolean isShowing() {
        return mShowing;
    }

    public void hide() {
        if (mAnchor == null || !mShowing) {
            return;
        }
        removeCallbacks(mShowProgress);
        try {
            mWindowManager.removeView(mDecor);
        } catch (IllegalArgumentException e) {
            android.util.Log.w("MediaController", "already removed");
        }
        mShowing = false;
    }

    private final Runnable mFadeOut = new Runnable() {
        @Override
        public void run() {
            hide();
        }
    };

    private final Runnable mShowProgress = new Runnable() {
        @Override
        public void run() {
            int position = setProgress();
            if (!mDragging && mShowing && mPlayer.isPlaying()) {
                postDelayed(mShowProgress, 1000 - position % 1000);
            }
        }
    };

    private String stringForTime(int millis) {
        int seconds = millis / 1000;
        mText.setLength(0);
        if (seconds >= 3600) {
            return mFormatter.format("%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60).toString();
        }
        return mFormatter.format("%02d:%02d", seconds / 60, seconds % 60).toString();
    }

    private int setProgress() {
        if (mPlayer == null || mDragging) {
            return 0;
        }
        int position = mPlayer.getCurrentPosition();
        int duration = mPlayer.getDuration();
        if (mProgress != null) {
            if (duration > 0) {
                mProgress.setProgress((int) (1000L * position / duration));
            }
            mProgress.setSecondaryProgress(mPlayer.getBufferPercentage() * 10);
        }
        if (mEndTime != null) {
            mEndTime.setText(stringForTime(duration));
        }
        if (mCurrentTime != null) {
            mCurrentTime.setText(stringForTime(position));
        }
        return position;
    }

    @Override
    public boolean onTouchEvent(MotionEvent event) {
        switch (event.getAction()) {
            case MotionEvent.ACTION_DOWN:
                show(0);
                break;
            case MotionEvent.ACTION_UP:
                show(TIMEOUT);
                break;
            case MotionEvent.ACTION_CANCEL:
                hide();
                break;
            default:
        }
        return true;
    }

    @Override
    public boolean onTrackballEvent(MotionEvent ev) {
        show(TIMEOUT);
        return false;
    }

    @Override
    public boolean dispatchKeyEvent(KeyEvent event) {
        boolean down = event.getRepeatCount() == 0 && event.getAction() == KeyEvent.ACTION_DOWN;
        switch (event.getKeyCode()) {
            case KeyEvent.KEYCODE_HEADSETHOOK:
            case KeyEvent.KEYCODE_MEDIA_PLAY_PAUSE:
            case KeyEvent.KEYCODE_SPACE:
                if (down) {
                    doPauseResume();
                    show(TIMEOUT);
                    if (mPauseButton != null) {
                        mPauseButton.requestFocus();
                    }
                }
                return true;
            case KeyEvent.KEYCODE_MEDIA_PLAY:
                return turn(down, true);
            case KeyEvent.KEYCODE_MEDIA_STOP:
            case KeyEvent.KEYCODE_MEDIA_PAUSE:
                return turn(down, false);
            case KeyEvent.KEYCODE_VOLUME_DOWN:
            case KeyEvent.KEYCODE_VOLUME_UP:
            case KeyEvent.KEYCODE_VOLUME_MUTE:
            case KeyEvent.KEYCODE_CAMERA:
                return super.dispatchKeyEvent(event);
            case KeyEvent.KEYCODE_BACK:
            case KeyEvent.KEYCODE_MENU:
                if (down) {
                    hide();
                }
                return true;
            default:
        }
        show(TIMEOUT);
        return super.dispatchKeyEvent(event);
    }

    private boolean turn(boolean down, boolean on) {
        if (down && mPlayer.isPlaying() != on) {
            doPauseResume();
            show(TIMEOUT);
        }
        return true;
    }

    private void updatePausePlay() {
        if (mRoot == null || mPauseButton == null) {
            return;
        }
        Resources res = mContext.getResources();
        boolean playing = mPlayer.isPlaying();
        mPauseButton.setImageResource(playing ? R.drawable.ic_media_pause : R.drawable.ic_media_play);
        mPauseButton.setContentDescription(res.getText(playing ? R.string.lockscreen_transport_pause_description
                : R.string.lockscreen_transport_play_description));
    }

    private void doPauseResume() {
        if (mPlayer.isPlaying()) {
            mPlayer.pause();
        } else {
            mPlayer.start();
        }
        updatePausePlay();
    }

    private final SeekBar.OnSeekBarChangeListener mSeekListener = new SeekBar.OnSeekBarChangeListener() {
        @Override
        public void onStartTrackingTouch(SeekBar bar) {
            show(3600000);
            mDragging = true;
            removeCallbacks(mShowProgress);
        }

        @Override
        public void onProgressChanged(SeekBar bar, int progress, boolean fromUser) {
            if (!fromUser) {
                return;
            }
            int position = (int) ((long) mPlayer.getDuration() * progress / 1000);
            mPlayer.seekTo(position);
            if (mCurrentTime != null) {
                mCurrentTime.setText(stringForTime(position));
            }
        }

        @Override
        public void onStopTrackingTouch(SeekBar bar) {
            mDragging = false;
            setProgress();
            updatePausePlay();
            show(TIMEOUT);
            post(mShowProgress);
        }
    };

    @Override
    public void setEnabled(boolean enabled) {
        for (View v : new View[] {mPauseButton, mFfwdButton, mRewButton, mProgress}) {
            if (v != null) {
                v.setEnabled(enabled);
            }
        }
        if (mNextButton != null) {
            mNextButton.setEnabled(enabled && mNextListener != null);
        }
        if (mPrevButton != null) {
            mPrevButton.setEnabled(enabled && mPrevListener != null);
        }
        disableUnsupportedButtons();
        super.setEnabled(enabled);
    }

    @Override
    public CharSequence getAccessibilityClassName() {
        return MediaController.class.getName();
    }

    private void installPrevNextListeners() {
        if (mNextButton != null) {
            mNextButton.setOnClickListener(mNextListener);
            mNextButton.setEnabled(mNextListener != null);
        }
        if (mPrevButton != null) {
            mPrevButton.setOnClickListener(mPrevListener);
            mPrevButton.setEnabled(mPrevListener != null);
        }
    }

    public void setPrevNextListeners(OnClickListener next, OnClickListener prev) {
        mNextListener = next;
        mPrevListener = prev;
        mListenersSet = true;
        if (mRoot == null) {
            return;
        }
        installPrevNextListeners();
        for (ImageButton b : new ImageButton[] {mNextButton, mPrevButton}) {
            if (b != null && !mFromXml) {
                b.setVisibility(VISIBLE);
            }
        }
    }
}
