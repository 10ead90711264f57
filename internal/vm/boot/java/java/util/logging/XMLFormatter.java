package java.util.logging;

import java.nio.charset.Charset;
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.Locale;
import java.util.ResourceBundle;

/** A document of records as the DTD of this package has them. */
public class XMLFormatter extends Formatter {
    @Override
    public String format(LogRecord record) {
        StringBuilder sb = new StringBuilder(500);
        sb.append("<record>\n");
        line(sb, "date", new SimpleDateFormat("yyyy-MM-dd'T'HH:mm:ss", Locale.US).format(new Date(record.getMillis())));
        line(sb, "millis", String.valueOf(record.getMillis()));
        line(sb, "sequence", String.valueOf(record.getSequenceNumber()));
        optional(sb, "logger", record.getLoggerName());
        line(sb, "level", escape(record.getLevel().toString()));
        optional(sb, "class", record.getSourceClassName());
        optional(sb, "method", record.getSourceMethodName());
        line(sb, "thread", String.valueOf(record.getThreadID()));
        if (record.getMessage() != null) {
            line(sb, "message", escape(formatMessage(record)));
        }
        ResourceBundle bundle = record.getResourceBundle();
        if (bundle != null && record.getMessage() != null && bundle.containsKey(record.getMessage())) {
            line(sb, "key", escape(record.getMessage()));
            optional(sb, "catalog", record.getResourceBundleName());
        }
        Object[] parameters = record.getParameters();
        if (parameters != null && parameters.length != 0 && record.getMessage() != null && record.getMessage().indexOf('{') < 0) {
            for (int i = 0; i < parameters.length; i++) {
                line(sb, "param", escape(String.valueOf(parameters[i])));
            }
        }
        if (record.getThrown() != null) {
            sb.append("  <exception>\n    <message>").append(escape(record.getThrown().toString())).append("</message>\n");
            StackTraceElement[] trace = record.getThrown().getStackTrace();
            for (int i = 0; i < trace.length; i++) {
                sb.append("    <frame>\n");
                sb.append("      <class>").append(escape(trace[i].getClassName())).append("</class>\n");
                sb.append("      <method>").append(escape(trace[i].getMethodName())).append("</method>\n");
                if (trace[i].getLineNumber() >= 0) {
                    sb.append("      <line>").append(trace[i].getLineNumber()).append("</line>\n");
                }
                sb.append("    </frame>\n");
            }
            sb.append("  </exception>\n");
        }
        return sb.append("</record>\n").toString();
    }

    private static void optional(StringBuilder sb, String element, String text) {
        if (text != null) {
            line(sb, element, escape(text));
        }
    }

    private static void line(StringBuilder sb, String element, String text) {
        sb.append("  <").append(element).append('>').append(text).append("</").append(element).append(">\n");
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    @Override
    public String getHead(Handler h) {
        String encoding = h == null ? null : h.getEncoding();
        return "<?xml version=\"1.0\" encoding=\"" + (encoding == null ? Charset.defaultCharset().name() : encoding)
                + "\" standalone=\"no\"?>\n<!DOCTYPE log SYSTEM \"logger.dtd\">\n<log>\n";
    }

    @Override
    public String getTail(Handler h) {
        return "</log>\n";
    }
}
