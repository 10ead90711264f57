package java.util.logging;

import java.text.MessageFormat;
import java.util.MissingResourceException;
import java.util.ResourceBundle;

/** Makes text of records. */
public abstract class Formatter {
    protected Formatter() {
    }

    public abstract String format(LogRecord record);

    public String getHead(Handler h) {
        return "";
    }

    public String getTail(Handler h) {
        return "";
    }

    /** The message, translated, with its parameters in place of {0} and so on. */
    public synchronized String formatMessage(LogRecord record) {
        String text = record.getMessage();
        ResourceBundle bundle = record.getResourceBundle();
        if (bundle != null && text != null) {
            try {
                text = bundle.getString(text);
            } catch (MissingResourceException untranslated) {
                text = record.getMessage();
            }
        }
        Object[] parameters = record.getParameters();
        if (text == null || parameters == null || parameters.length == 0 || !hasPlace(text)) {
            return text;
        }
        try {
            return MessageFormat.format(text, parameters);
        } catch (Exception notAPattern) {
            return text;
        }
    }

    private static boolean hasPlace(String text) {
        for (int i = text.indexOf('{'); i >= 0 && i + 1 < text.length(); i = text.indexOf('{', i + 1)) {
            if (text.charAt(i + 1) >= '0' && text.charAt(i + 1) <= '3') {
                return true;
            }
        }
        return false;
    }
}
