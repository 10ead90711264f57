import android.app.ActivityManager;
import android.content.Context;
import android.content.Intent;
import android.database.Cursor;
import android.location.GpsSatellite;
import android.location.LocationManager;
import android.media.Ringtone;
import android.media.RingtoneManager;
import android.net.Uri;
import android.os.Bundle;
import android.os.Debug;
import android.speech.RecognitionListener;
import android.speech.RecognizerIntent;
import android.speech.SpeechRecognizer;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** The ringtones of the device, its memory; no satellite in sight, and nobody who understands speech. */
public class SoundsAndSight {
    public static void main(String[] args) throws Exception {
        final RingtoneManager tones = new RingtoneManager(Runner.activity);
        say(tones.getRingtoneUri(0), tones.inferStreamType());
        tones.setType(RingtoneManager.TYPE_ALARM);
        Cursor all = tones.getCursor();
        say(tones.inferStreamType(), all.getCount() > 0, all.getColumnCount());
        fails("late", new Out.Code() {
            public void run() {
                tones.setType(RingtoneManager.TYPE_RINGTONE);
            }
        });
        Uri standing = RingtoneManager.getActualDefaultRingtoneUri(Runner.activity, RingtoneManager.TYPE_ALARM);
        int at = tones.getRingtonePosition(standing);
        all.moveToPosition(at);
        String title = all.getString(RingtoneManager.TITLE_COLUMN_INDEX);
        say(at >= 0, standing.equals(tones.getRingtoneUri(at)), standing.equals(Uri.parse(all.getString(RingtoneManager.URI_COLUMN_INDEX) + "/" + all.getLong(RingtoneManager.ID_COLUMN_INDEX))));
        say(tones.getRingtonePosition(Uri.parse("content://none/1")), tones.getRingtoneUri(99));
        Ringtone one = tones.getRingtone(at);
        one.play();
        Ringtone next = tones.getRingtone(0);
        say(one.getTitle(Runner.activity).equals(title), one.isPlaying(), next.isPlaying(), next.getStreamType());
        Ringtone standard = RingtoneManager.getRingtone(Runner.activity, RingtoneManager.getDefaultUri(RingtoneManager.TYPE_ALARM));
        say(standard.getTitle(Runner.activity).endsWith(" (" + title + ")"));

        ActivityManager manager = (ActivityManager) Runner.activity.getSystemService(Context.ACTIVITY_SERVICE);
        Debug.MemoryInfo[] memory = manager.getProcessMemoryInfo(new int[] {android.os.Process.myPid(), 1});
        say(memory.length, memory[0].getTotalPss() > 0, memory[1].getTotalPss());

        LocationManager places = (LocationManager) Runner.activity.getSystemService(Context.LOCATION_SERVICE);
        int seen = 0;
        for (GpsSatellite s : places.getGpsStatus(null).getSatellites()) seen++;
        say(seen, places.getGpsStatus(null).getTimeToFirstFix());

        say(SpeechRecognizer.isRecognitionAvailable(Runner.activity));
        final SpeechRecognizer speech = SpeechRecognizer.createSpeechRecognizer(Runner.activity);
        fails("nothing", new Out.Code() {
            public void run() {
                speech.startListening(null);
            }
        });
        speech.setRecognitionListener(new RecognitionListener() {
            public void onReadyForSpeech(Bundle params) {
            }

            public void onBeginningOfSpeech() {
            }

            public void onRmsChanged(float rmsdB) {
            }

            public void onBufferReceived(byte[] buffer) {
            }

            public void onEndOfSpeech() {
            }

            public void onError(int error) {
                say("error", error);
            }

            public void onResults(Bundle results) {
            }

            public void onPartialResults(Bundle partialResults) {
            }

            public void onEvent(int eventType, Bundle params) {
            }
        });
        speech.startListening(new Intent(RecognizerIntent.ACTION_RECOGNIZE_SPEECH));
        Thread other = new Thread() {
            @Override
            public void run() {
                fails("thread", new Out.Code() {
                    public void run() {
                        speech.stopListening();
                    }
                });
            }
        };
        other.start();
        other.join();
        try {
            speech.destroy();
            say("destroyed");
        } catch (IllegalArgumentException e) {
            say(e.getMessage().replaceAll("@.*", ""));
        }
    }
}
