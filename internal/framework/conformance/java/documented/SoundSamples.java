import android.media.AudioFormat;
import android.media.AudioManager;
import android.media.AudioRecord;
import android.media.AudioTrack;
import android.media.MediaRecorder;
import android.os.SystemClock;
import esdroid.conformance.Out;
import static esdroid.conformance.Out.*;

/** Samples out and in: what a track takes, how far it is, and that only the clock moves it; no microphone without its permission. */
public class SoundSamples {
    public static void main(String[] args) throws Exception {
        int min = AudioTrack.getMinBufferSize(8000, AudioFormat.CHANNEL_OUT_MONO, AudioFormat.ENCODING_PCM_16BIT);
        say(min > 0, AudioTrack.getMinBufferSize(8000, 0, AudioFormat.ENCODING_PCM_16BIT), AudioTrack.getMinBufferSize(1, AudioFormat.CHANNEL_OUT_MONO, AudioFormat.ENCODING_PCM_16BIT));
        fails("rate", new Out.Code() {
            public void run() {
                new AudioTrack(AudioManager.STREAM_MUSIC, 1, AudioFormat.CHANNEL_OUT_MONO, AudioFormat.ENCODING_PCM_16BIT, 1600, AudioTrack.MODE_STREAM);
            }
        });
        fails("buffer", new Out.Code() {
            public void run() {
                new AudioTrack(AudioManager.STREAM_MUSIC, 8000, AudioFormat.CHANNEL_OUT_MONO, AudioFormat.ENCODING_PCM_16BIT, 15, AudioTrack.MODE_STREAM);
            }
        });
        final AudioTrack still = new AudioTrack(AudioManager.STREAM_MUSIC, 8000, AudioFormat.CHANNEL_OUT_MONO, AudioFormat.ENCODING_PCM_16BIT, 1600, AudioTrack.MODE_STATIC);
        say(still.getState(), still.getPlayState(), still.getSampleRate(), still.getChannelCount(), still.getBufferSizeInFrames());
        fails("play", new Out.Code() {
            public void run() {
                still.play();
            }
        });
        say(still.write(new short[800], 0, 800), still.getState());
        still.setNotificationMarkerPosition(400);
        still.setPlaybackPositionUpdateListener(new AudioTrack.OnPlaybackPositionUpdateListener() {
            @Override
            public void onMarkerReached(AudioTrack track) {
                say("marker", track.getPlaybackHeadPosition());
            }

            @Override
            public void onPeriodicNotification(AudioTrack track) {
                say("period");
            }
        });
        still.play();
        say(still.getPlayState(), still.getPlaybackHeadPosition(), still.setLoopPoints(0, 800, 1));

        final AudioTrack stream = new AudioTrack(AudioManager.STREAM_MUSIC, 8000, AudioFormat.CHANNEL_OUT_MONO, AudioFormat.ENCODING_PCM_16BIT, 1600, AudioTrack.MODE_STREAM);
        say(stream.write(new byte[4000], 0, 4000), stream.write(new byte[10], 0, 11), stream.write(new float[1], 0, 1, AudioTrack.WRITE_BLOCKING));
        Thread writer = new Thread() {
            @Override
            public void run() {
                stream.play();
                long from = SystemClock.uptimeMillis();
                int written = stream.write(new byte[16000], 0, 16000);
                long took = SystemClock.uptimeMillis() - from;
                say("written", written, took >= 900 && took <= 1200, stream.getPlaybackHeadPosition() >= 7000);
                stream.stop();
                say(stream.getPlayState(), stream.getPlaybackHeadPosition());
                stream.release();
                fails("released", new Out.Code() {
                    public void run() {
                        stream.play();
                    }
                });
                say(stream.getState(), stream.write(new byte[2], 0, 2));
            }
        };
        writer.start();

        fails("encoding", new Out.Code() {
            public void run() {
                new AudioRecord(MediaRecorder.AudioSource.MIC, 8000, AudioFormat.CHANNEL_IN_MONO, AudioFormat.ENCODING_AC3, 1600);
            }
        });
        final AudioRecord record = new AudioRecord(MediaRecorder.AudioSource.MIC, 8000, AudioFormat.CHANNEL_IN_MONO, AudioFormat.ENCODING_PCM_16BIT, 1600);
        say(record.getState(), record.getRecordingState());
        if (record.getState() == AudioRecord.STATE_UNINITIALIZED) {
            fails("startRecording", new Out.Code() {
                public void run() {
                    record.startRecording();
                }
            });
            say(record.read(new short[80], 0, 80));
            return;
        }
        record.startRecording();
        long from = SystemClock.uptimeMillis();
        short[] heard = new short[4000];
        heard[7] = 7;
        say(record.read(heard, 0, heard.length), SystemClock.uptimeMillis() - from >= 500, heard[7]);
        record.stop();
        record.release();
    }
}
