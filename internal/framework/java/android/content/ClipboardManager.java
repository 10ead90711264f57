package android.content;

import android.os.Handler;
import java.util.ArrayList;

/** The clipboard. */
public class ClipboardManager extends android.text.ClipboardManager {
    private static ClipData sClip;
    private static final ArrayList<OnPrimaryClipChangedListener> sListeners = new ArrayList<OnPrimaryClipChangedListener>();

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
        if (clip != null) {
            clip.prepareToLeaveProcess(true);
        }
        final ArrayList<OnPrimaryClipChangedListener> told;
        synchronized (sListeners) {
            sClip = clip;
            told = new ArrayList<OnPrimaryClipChangedListener>(sListeners);
        }
        if (told.isEmpty()) {
            return;
        }
        mHandler.post(new Runnable() {
            public void run() {
                for (OnPrimaryClipChangedListener l : told) {
                    l.onPrimaryClipChanged();
                }
            }
        });
    }

    public ClipData getPrimaryClip() {
        synchronized (sListeners) {
            return sClip == null ? null : new ClipData(sClip);
        }
    }

    public ClipDescription getPrimaryClipDescription() {
        synchronized (sListeners) {
            return sClip == null ? null : sClip.getDescription();
        }
    }

    public boolean hasPrimaryClip() {
        return getPrimaryClip() != null;
    }

    public void addPrimaryClipChangedListener(OnPrimaryClipChangedListener what) {
        synchronized (sListeners) {
            sListeners.add(what);
        }
    }

    public void removePrimaryClipChangedListener(OnPrimaryClipChangedListener what) {
        synchronized (sListeners) {
            sListeners.remove(what);
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
