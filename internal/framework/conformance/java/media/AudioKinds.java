import android.media.AudioAttributes;
import android.media.AudioFocusRequest;
import android.media.AudioManager;
import static esdroid.conformance.Out.*;

/** What sounds are for, and what an app asks for that wants to sound. */
public class AudioKinds {
    private static AudioAttributes of(int usage, int content, int flags) {
        return new AudioAttributes.Builder().setUsage(usage).setContentType(content).setFlags(flags).build();
    }

    public static void main(String[] args) throws Exception {
        for (int usage = -1; usage <= 17; usage++) {
            if (usage == AudioAttributes.USAGE_VIRTUAL_SOURCE) continue;
            AudioAttributes a = of(usage, usage % 5, 0);
            say(a, a.getUsage(), a.getContentType(), a.getVolumeControlStream());
        }
        final AudioAttributes all = of(1, 2, 0xffff);
        say(all, all.getFlags(), all.getVolumeControlStream(), of(1, 2, 4).getVolumeControlStream());
        say(all.equals(new AudioAttributes.Builder(all).build()), all.hashCode() == new AudioAttributes.Builder(all).build().hashCode(), all.equals(of(1, 3, 0xffff)));
        fails("a sound of nobody", new Code() {
            public void run() {
                of(AudioAttributes.USAGE_VIRTUAL_SOURCE, 0, 0).getVolumeControlStream();
            }
        });
        AudioFocusRequest r = new AudioFocusRequest.Builder(AudioManager.AUDIOFOCUS_GAIN_TRANSIENT).build();
        say(r.getFocusGain(), r.getAudioAttributes(), r.willPauseWhenDucked(), r.acceptsDelayedFocusGain(), r.getOnAudioFocusChangeListener());
        AudioManager.OnAudioFocusChangeListener listener = new AudioManager.OnAudioFocusChangeListener() {
            public void onAudioFocusChange(int change) {
                say("focus", change);
            }
        };
        r = new AudioFocusRequest.Builder(r).setOnAudioFocusChangeListener(listener).setWillPauseWhenDucked(true).setAcceptsDelayedFocusGain(true).setAudioAttributes(all).build();
        say(r.getFocusGain(), r.getAudioAttributes(), r.willPauseWhenDucked(), r.acceptsDelayedFocusGain(), r.getOnAudioFocusChangeListener() == listener);
        fails("delayed", new Code() {
            public void run() {
                new AudioFocusRequest.Builder(1).setAcceptsDelayedFocusGain(true).build();
            }
        });
        fails("gain", new Code() {
            public void run() {
                new AudioFocusRequest.Builder(5);
            }
        });
        fails("attributes", new Code() {
            public void run() {
                new AudioFocusRequest.Builder(1).setAudioAttributes(null);
            }
        });
        fails("listener", new Code() {
            public void run() {
                new AudioFocusRequest.Builder(1).setOnAudioFocusChangeListener(null);
            }
        });
        fails("handler", new Code() {
            public void run() {
                new AudioFocusRequest.Builder(1).setOnAudioFocusChangeListener(null, null);
            }
        });
        fails("copy", new Code() {
            public void run() {
                new AudioFocusRequest.Builder(null);
            }
        });
    }
}
