import android.util.AndroidException;
import android.util.AndroidRuntimeException;
import android.util.EventLog;
import android.util.MalformedJsonException;
import android.util.NoSuchPropertyException;
import static esdroid.conformance.Out.*;

/** Names of logged events. */
public class Events {
    static class AndroidExceptions {
        static String all() {
            return new AndroidException("a") + "|" + new AndroidRuntimeException("b", new Exception("c")) + "|" + new AndroidException(new Exception("d")).getMessage() + "|" + new Base64DataExceptionLike() + "|" + new MalformedJsonException("m") + "|" + new TimeFormatException2() + "|" + new NoSuchPropertyException("p");
        }
    }

    static class Base64DataExceptionLike extends AndroidRuntimeException {
        Base64DataExceptionLike() {
            super("own");
        }
    }

    static class TimeFormatException2 extends AndroidException {}

    public static void main(String[] args) throws Exception {
        EventLog.writeEvent(42, 1);
        EventLog.writeEvent(42, 1L << 40);
        EventLog.writeEvent(42, "text");
        EventLog.writeEvent(42, 1, "two", 3L);
        say(EventLog.getTagCode("no such tag at all"));
        say(AndroidExceptions.all());
    }
}
