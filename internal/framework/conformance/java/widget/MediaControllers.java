import android.app.Activity;
import android.os.Handler;
import android.view.KeyEvent;
import android.view.View;
import android.view.ViewGroup;
import android.widget.FrameLayout;
import android.widget.ImageButton;
import android.widget.MediaController;
import android.widget.SeekBar;
import android.widget.TextView;
import esdroid.conformance.Show;

/** MediaController over a player of our own. */
public class MediaControllers extends Show {
    private static int turns;

    /** A player that only remembers. */
    private static final class Player implements MediaController.MediaPlayerControl {
        boolean playing, pauses = true, back = true, forward = true;
        int at = 65000, length = 3725000;

        @Override public void start() { playing = true; p("start"); }
        @Override public void pause() { playing = false; p("pause"); }
        @Override public int getDuration() { return length; }
        @Override public int getCurrentPosition() { return at; }
        @Override public void seekTo(int pos) { at = pos; p("seek", pos); }
        @Override public boolean isPlaying() { return playing; }
        @Override public int getBufferPercentage() { return 40; }
        @Override public boolean canPause() { return pauses; }
        @Override public boolean canSeekBackward() { return back; }
        @Override public boolean canSeekForward() { return forward; }
        @Override public int getAudioSessionId() { return 0; }
    }

    public static void main(String[] args) {
        final FrameLayout anchor = new FrameLayout(context());
        ((Activity) context()).addContentView(anchor, new FrameLayout.LayoutParams(900, 600));
        final MediaController c = new MediaController(context());
        final Player player = new Player();
        c.setMediaPlayer(player);
        c.setAnchorView(anchor);
        c.setEnabled(true);
        later(new Runnable() { @Override public void run() {
            p(c.isShowing());
            c.show(0);
            p(c.isShowing(), c.getAccessibilityClassName());
        }});
        later(new Runnable() { @Override public void run() {
            tree(c, 0);
            find(c, "pause").performClick();
            find(c, "ffwd").performClick();
            find(c, "rew").performClick();
            find(c, "pause").performClick();
            p(text(c, "time_current"), text(c, "time"), ((SeekBar) find(c, "mediacontroller_progress")).getProgress(), ((SeekBar) find(c, "mediacontroller_progress")).getSecondaryProgress());
            p(find(c, "next").getVisibility(), find(c, "prev").getVisibility(), find(c, "next").isEnabled());
        }});
        turns += 3; // it hides
        later(new Runnable() { @Override public void run() {
            p(c.isShowing());
            c.setPrevNextListeners(new View.OnClickListener() { @Override public void onClick(View v) { p("next"); } }, null);
            p(find(c, "next").getVisibility(), find(c, "prev").getVisibility(), find(c, "next").isEnabled(), find(c, "prev").isEnabled());
            find(c, "next").performClick();
            player.pauses = player.forward = false;
            c.show();
            p(find(c, "pause").isEnabled(), find(c, "ffwd").isEnabled(), find(c, "rew").isEnabled(), find(c, "mediacontroller_progress").isEnabled());
            for (int code : new int[] {KeyEvent.KEYCODE_MEDIA_PLAY, KeyEvent.KEYCODE_MEDIA_PLAY, KeyEvent.KEYCODE_MEDIA_STOP, KeyEvent.KEYCODE_SPACE, KeyEvent.KEYCODE_BACK})
                p(c.dispatchKeyEvent(new KeyEvent(KeyEvent.ACTION_DOWN, code)), c.isShowing());
            c.setEnabled(false);
            p(find(c, "next").isEnabled(), find(c, "rew").isEnabled());
            player.length = 59999;
            player.at = 1000;
            c.show();
            p(text(c, "time_current"), text(c, "time"));
            c.hide();
            p(c.isShowing());
            c.hide();
            ((ViewGroup) anchor.getParent()).removeView(anchor);
        }});
    }

    private static void later(Runnable r) {
        new Handler().postDelayed(r, 1000 * ++turns);
    }

    private static View find(View c, String name) {
        return c.findViewById(context().getResources().getIdentifier(name, "id", "android"));
    }

    private static CharSequence text(View c, String name) {
        return ((TextView) find(c, name)).getText();
    }

    private static void tree(View v, int depth) {
        p(depth, v.getClass().getSimpleName(), bounds(v), v.getVisibility(), v instanceof ImageButton ? v.getContentDescription() : "");
        if (v instanceof ViewGroup) for (int i = 0; i < ((ViewGroup) v).getChildCount(); i++) tree(((ViewGroup) v).getChildAt(i), depth + 1);
    }
}
