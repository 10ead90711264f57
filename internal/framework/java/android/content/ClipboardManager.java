package android.content;

import android.os.Handler;
import java.util.ArrayList;

/** The clipboard. */
public class ClipboardManager extends android.text.ClipboardManager {
    private static ClipData sClip;
    private static final ArrayList<ClipboardManager> sListening = new ArrayList<ClipboardManager>(); // those with listeners
    private static final Object CLIP = new Object(); // guards the clip and all listeners

    private final ArrayList<OnPrimaryClipChangedListener> mListeners = new ArrayList<OnPrimaryClipChangedListener>();
    private final Context mContext;
    private final Handler mHandler;

    /** Is told of new clips. */
    public interface OnPrimaryClipChangedListener {
        void onPrimaryClipChanged();
    }

    public ClipboardManager(Context context, Handler handler) {
        mContext = context;
        mHandler = handler;
    }

    public void setPrimaryClip(ClipData clip) {
        ArrayList<ClipboardManager> told;
        if (clip != null) {
            clip.prepareToLeaveProcess(true);
            clip.getDescription().setTimestamp(System.currentTimeMillis());
        }
        synchronized (CLIP) {
            sClip = clip;
            told = new ArrayList<ClipboardManager>(sListening);
        }
        for (final ClipboardManager m : told) {
            m.mHandler.post(new Runnable() {
                public void run() {
                    m.report();
                }
            });
        }
    }

    /** Tells the listeners of the moment, who may be others than when the clip was set. */
    private void report() {
        ArrayList<OnPrimaryClipChangedListener> told;
        synchronized (CLIP) {
            told = new ArrayList<OnPrimaryClipChangedListener>(mListeners);
        }
        for (OnPrimaryClipChangedListener l : told) {
            l.onPrimaryClipChanged();
        }
    }

    public ClipData getPrimaryClip() {
        synchronized (CLIP) {
            return sClip == null ? null : new ClipData(sClip);
        }
    }

    public ClipDescription getPrimaryClipDescription() {
        synchronized (CLIP) {
            return sClip == null ? null : sClip.getDescription();
        }
    }

    public boolean hasPrimaryClip() {
        return getPrimaryClip() != null;
    }

    public void addPrimaryClipChangedListener(OnPrimaryClipChangedListener what) {
        synchronized (CLIP) {
            if (mListeners.isEmpty()) {
                sListening.add(this);
            }
            mListeners.add(what);
        }
    }

    public void removePrimaryClipChangedListener(OnPrimaryClipChangedListener what) {
        synchronized (CLIP) {
            mListeners.remove(what);
            if (mListeners.isEmpty()) {
                sListening.remove(this);
            }
        }
    }

    @Deprecated
    public CharSequence getText() {
        ClipData clip = getPrimaryClip();
        if (clip != null && clip.getItemCount() > 0) {
            return clip.getItemAt(0).coerceToText(mContext);
        }
        return null;
    }

    @Deprecated
    public void setText(CharSequence text) {
        setPrimaryClip(ClipData.newPlainText(null, text));
    }

    @Deprecated
    public boolean hasText() {
        ClipData clip = getPrimaryClip();
        return clip != null && clip.getItemCount() > 0 && !(clip.getItemAt(0).coerceToText(mContext).length() == 0);
    }
}
