package android.media;

import android.os.Handler;

/** What an app asks for that wants to sound. */
public final class AudioFocusRequest {
    private final Builder b;

    private AudioFocusRequest(Builder b) {
        this.b = new Builder(b);
    }

    public AudioManager.OnAudioFocusChangeListener getOnAudioFocusChangeListener() {
        return b.listener;
    }

    public Handler getOnAudioFocusChangeListenerHandler() {
        return b.handler;
    }

    public AudioAttributes getAudioAttributes() {
        return b.attributes;
    }

    public int getFocusGain() {
        return b.gain;
    }

    public boolean willPauseWhenDucked() {
        return b.pausesOnDuck;
    }

    public boolean acceptsDelayedFocusGain() {
        return b.delayed;
    }

    /** Makes requests. */
    public static final class Builder {
        private AudioManager.OnAudioFocusChangeListener listener;
        private Handler handler;
        private AudioAttributes attributes = new AudioAttributes.Builder().setUsage(AudioAttributes.USAGE_MEDIA).build();
        private int gain;
        private boolean pausesOnDuck;
        private boolean delayed;

        public Builder(int focusGain) {
            setFocusGain(focusGain);
        }

        public Builder(AudioFocusRequest requestToCopy) {
            if (requestToCopy == null) {
                throw new IllegalArgumentException("Illegal null AudioFocusRequest");
            }
            copy(requestToCopy.b);
        }

        private Builder(Builder b) {
            copy(b);
        }

        private void copy(Builder b) {
            listener = b.listener;
            handler = b.handler;
            attributes = b.attributes;
            gain = b.gain;
            pausesOnDuck = b.pausesOnDuck;
            delayed = b.delayed;
        }

        public Builder setFocusGain(int focusGain) {
            if (focusGain < AudioManager.AUDIOFOCUS_GAIN || focusGain > AudioManager.AUDIOFOCUS_GAIN_TRANSIENT_EXCLUSIVE) {
                throw new IllegalArgumentException("Illegal audio focus gain type " + focusGain);
            }
            gain = focusGain;
            return this;
        }

        public Builder setOnAudioFocusChangeListener(AudioManager.OnAudioFocusChangeListener l) {
            if (l == null) {
                throw new NullPointerException("Illegal null focus listener");
            }
            listener = l;
            handler = null;
            return this;
        }

        public Builder setOnAudioFocusChangeListener(AudioManager.OnAudioFocusChangeListener l, Handler h) {
            if (l == null || h == null) {
                throw new NullPointerException("Illegal null focus listener or handler");
            }
            listener = l;
            handler = h;
            return this;
        }

        public Builder setAudioAttributes(AudioAttributes a) {
            if (a == null) {
                throw new NullPointerException("Illegal null AudioAttributes");
            }
            attributes = a;
            return this;
        }

        public Builder setWillPauseWhenDucked(boolean pauses) {
            pausesOnDuck = pauses;
            return this;
        }

        public Builder setAcceptsDelayedFocusGain(boolean accepts) {
            delayed = accepts;
            return this;
        }

        public AudioFocusRequest build() {
            if ((delayed || pausesOnDuck) && listener == null) {
                throw new IllegalStateException("Can't use delayed focus or pause on duck without a listener");
            }
            return new AudioFocusRequest(this);
        }
    }
}
