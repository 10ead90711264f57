package android.webkit;

/** A line of a page's console. */
public class ConsoleMessage {
    /** How grave it is. */
    public enum MessageLevel {
        TIP, LOG, WARNING, ERROR, DEBUG
    }

    private final MessageLevel mLevel;
    private final String mMessage;
    private final String mSourceId;
    private final int mLineNumber;

    public ConsoleMessage(String message, String sourceId, int lineNumber, MessageLevel msgLevel) {
        mMessage = message;
        mSourceId = sourceId;
        mLineNumber = lineNumber;
        mLevel = msgLevel;
    }

    public MessageLevel messageLevel() {
        return mLevel;
    }

    public String message() {
        return mMessage;
    }

    public String sourceId() {
        return mSourceId;
    }

    public int lineNumber() {
        return mLineNumber;
    }
}
