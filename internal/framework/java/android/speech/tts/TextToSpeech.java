package android.speech.tts;

import android.content.Context;
import android.media.AudioAttributes;
import android.os.Bundle;
import java.io.File;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Speech on a device without an engine for it: the listener hears an error, nothing is said. */
public class TextToSpeech {
    public static final int SUCCESS = 0;
    public static final int ERROR = -1;
    public static final int STOPPED = -2;
    public static final int ERROR_SYNTHESIS = -3;
    public static final int ERROR_SERVICE = -4;
    public static final int ERROR_OUTPUT = -5;
    public static final int ERROR_NETWORK = -6;
    public static final int ERROR_NETWORK_TIMEOUT = -7;
    public static final int ERROR_INVALID_REQUEST = -8;
    public static final int ERROR_NOT_INSTALLED_YET = -9;
    public static final int QUEUE_FLUSH = 0;
    public static final int QUEUE_ADD = 1;
    public static final int LANG_COUNTRY_VAR_AVAILABLE = 2;
    public static final int LANG_COUNTRY_AVAILABLE = 1;
    public static final int LANG_AVAILABLE = 0;
    public static final int LANG_MISSING_DATA = -1;
    public static final int LANG_NOT_SUPPORTED = -2;
    public static final String ACTION_TTS_QUEUE_PROCESSING_COMPLETED = "android.speech.tts.TTS_QUEUE_PROCESSING_COMPLETED";

    public interface OnInitListener {
        void onInit(int status);
    }

    @Deprecated
    public interface OnUtteranceCompletedListener {
        void onUtteranceCompleted(String utteranceId);
    }

    /** Names that engines and apps share. */
    public class Engine {
        public static final int DEFAULT_STREAM = 3;
        public static final int CHECK_VOICE_DATA_PASS = 1;
        public static final int CHECK_VOICE_DATA_FAIL = 0;
        public static final int CHECK_VOICE_DATA_BAD_DATA = -1;
        public static final int CHECK_VOICE_DATA_MISSING_DATA = -2;
        public static final int CHECK_VOICE_DATA_MISSING_VOLUME = -3;
        public static final String INTENT_ACTION_TTS_SERVICE = "android.intent.action.TTS_SERVICE";
        public static final String SERVICE_META_DATA = "android.speech.tts";
        public static final String ACTION_INSTALL_TTS_DATA = "android.speech.tts.engine.INSTALL_TTS_DATA";
        public static final String ACTION_TTS_DATA_INSTALLED = "android.speech.tts.engine.TTS_DATA_INSTALLED";
        public static final String ACTION_CHECK_TTS_DATA = "android.speech.tts.engine.CHECK_TTS_DATA";
        public static final String ACTION_GET_SAMPLE_TEXT = "android.speech.tts.engine.GET_SAMPLE_TEXT";
        public static final String EXTRA_SAMPLE_TEXT = "sampleText";
        public static final String EXTRA_AVAILABLE_VOICES = "availableVoices";
        public static final String EXTRA_UNAVAILABLE_VOICES = "unavailableVoices";
        public static final String EXTRA_VOICE_DATA_ROOT_DIRECTORY = "dataRoot";
        public static final String EXTRA_VOICE_DATA_FILES = "dataFiles";
        public static final String EXTRA_VOICE_DATA_FILES_INFO = "dataFilesInfo";
        public static final String EXTRA_CHECK_VOICE_DATA_FOR = "checkVoiceDataFor";
        public static final String EXTRA_TTS_DATA_INSTALLED = "dataInstalled";
        public static final String KEY_PARAM_STREAM = "streamType";
        public static final String KEY_PARAM_UTTERANCE_ID = "utteranceId";
        public static final String KEY_PARAM_VOLUME = "volume";
        public static final String KEY_PARAM_PAN = "pan";
        public static final String KEY_FEATURE_NETWORK_SYNTHESIS = "networkTts";
        public static final String KEY_FEATURE_EMBEDDED_SYNTHESIS = "embeddedTts";
        public static final String KEY_PARAM_SESSION_ID = "sessionId";
        public static final String KEY_FEATURE_NOT_INSTALLED = "notInstalled";
        public static final String KEY_FEATURE_NETWORK_TIMEOUT_MS = "networkTimeoutMs";
        public static final String KEY_FEATURE_NETWORK_RETRIES_COUNT = "networkRetriesCount";
    }

    /** An engine that is installed. */
    public static class EngineInfo {
        public String name;
        public String label;
        public int icon;

        @Override
        public String toString() {
            return "EngineInfo{name=" + name + "}";
        }
    }

    public TextToSpeech(Context context, OnInitListener listener) {
        this(context, listener, null);
    }

    public TextToSpeech(Context context, OnInitListener listener, String engine) {
        if (listener != null) listener.onInit(ERROR);
    }

    public void shutdown() {}

    public int addSpeech(String text, String packagename, int resourceId) {
        return SUCCESS;
    }

    public int addSpeech(CharSequence text, String packagename, int resourceId) {
        return SUCCESS;
    }

    public int addSpeech(String text, String filename) {
        return SUCCESS;
    }

    public int addSpeech(CharSequence text, File file) {
        return SUCCESS;
    }

    public int addEarcon(String earcon, String packagename, int resourceId) {
        return SUCCESS;
    }

    public int addEarcon(String earcon, String filename) {
        return SUCCESS;
    }

    public int addEarcon(String earcon, File file) {
        return SUCCESS;
    }

    public int speak(CharSequence text, int queueMode, Bundle params, String utteranceId) {
        return ERROR;
    }

    public int speak(String text, int queueMode, HashMap<String, String> params) {
        return ERROR;
    }

    public int playEarcon(String earcon, int queueMode, Bundle params, String utteranceId) {
        return ERROR;
    }

    public int playEarcon(String earcon, int queueMode, HashMap<String, String> params) {
        return ERROR;
    }

    public int playSilentUtterance(long durationInMs, int queueMode, String utteranceId) {
        return ERROR;
    }

    public int playSilence(long durationInMs, int queueMode, HashMap<String, String> params) {
        return ERROR;
    }

    public int synthesizeToFile(CharSequence text, Bundle params, File file, String utteranceId) {
        return ERROR;
    }

    public int synthesizeToFile(String text, HashMap<String, String> params, String filename) {
        return ERROR;
    }

    public Set<String> getFeatures(Locale locale) {
        return null;
    }

    public boolean isSpeaking() {
        return false;
    }

    public int stop() {
        return ERROR;
    }

    public int setSpeechRate(float speechRate) {
        return speechRate > 0 && (int) (speechRate * 100) > 0 ? SUCCESS : ERROR;
    }

    public int setPitch(float pitch) {
        return pitch > 0 && (int) (pitch * 100) > 0 ? SUCCESS : ERROR;
    }

    public int setAudioAttributes(AudioAttributes audioAttributes) {
        return audioAttributes == null ? ERROR : SUCCESS;
    }

    public Locale getDefaultLanguage() {
        return null;
    }

    public int setLanguage(Locale loc) {
        return LANG_NOT_SUPPORTED;
    }

    public Locale getLanguage() {
        return null;
    }

    public Set<Locale> getAvailableLanguages() {
        return null;
    }

    public Set<Voice> getVoices() {
        return null;
    }

    public int setVoice(Voice voice) {
        return LANG_NOT_SUPPORTED;
    }

    public Voice getVoice() {
        return null;
    }

    public Voice getDefaultVoice() {
        return null;
    }

    public int isLanguageAvailable(Locale loc) {
        return LANG_NOT_SUPPORTED;
    }

    public int setOnUtteranceCompletedListener(OnUtteranceCompletedListener listener) {
        return SUCCESS;
    }

    public int setOnUtteranceProgressListener(UtteranceProgressListener listener) {
        return SUCCESS;
    }

    public int setEngineByPackageName(String enginePackageName) {
        return ERROR;
    }

    public String getDefaultEngine() {
        return null;
    }

    public boolean areDefaultsEnforced() {
        return false;
    }

    public List<EngineInfo> getEngines() {
        return new ArrayList<EngineInfo>();
    }

    public static int getMaxSpeechInputLength() {
        return 4000;
    }
}
