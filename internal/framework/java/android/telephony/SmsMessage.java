package android.telephony;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Calendar;
import java.util.TimeZone;

/** A text message as it comes from the network: a DELIVER unit of 3GPP TS 23.040, 9.2.2.1. */
public class SmsMessage {
    public static final int ENCODING_UNKNOWN = 0;
    public static final int ENCODING_7BIT = 1;
    public static final int ENCODING_8BIT = 2;
    public static final int ENCODING_16BIT = 3;
    public static final int MAX_USER_DATA_BYTES = 140;
    public static final int MAX_USER_DATA_BYTES_WITH_HEADER = 134;
    public static final int MAX_USER_DATA_SEPTETS = 160;
    public static final int MAX_USER_DATA_SEPTETS_WITH_HEADER = 153;
    public static final String FORMAT_3GPP = "3gpp";
    public static final String FORMAT_3GPP2 = "3gpp2";

    /** How urgent a message is. */
    public enum MessageClass {
        UNKNOWN, CLASS_0, CLASS_1, CLASS_2, CLASS_3
    }

    /** The default alphabet, 3GPP TS 23.038, 6.2.1; the place of the escape holds a space. */
    private static final String ALPHABET = "@\u00a3$\u00a5\u00e8\u00e9\u00f9\u00ec\u00f2\u00c7\n\u00d8\u00f8\r\u00c5\u00e5"
            + "\u0394_\u03a6\u0393\u039b\u03a9\u03a0\u03a8\u03a3\u0398\u039e \u00c6\u00e6\u00df\u00c9 !\"#\u00a4%&'()*+,-./0123456789:;<=>?"
            + "\u00a1ABCDEFGHIJKLMNOPQRSTUVWXYZ\u00c4\u00d6\u00d1\u00dc\u00a7\u00bfabcdefghijklmnopqrstuvwxyz\u00e4\u00f6\u00f1\u00fc\u00e0";
    /** What follows an escape: its code, and the character. */
    private static final String EXTENDED = "\n\f\024^({)}/\\<[=~>]@|e\u20ac";
    private static final int ESCAPE = 0x1b;

    private final byte[] pdu;
    private int at;
    private String center;
    private String address;
    private int protocol;
    private int status = -1;
    private long time;
    private MessageClass messageClass = MessageClass.UNKNOWN;
    private boolean replyPath;
    private byte[] data = new byte[0];
    private String body;

    private SmsMessage(byte[] pdu) {
        this.pdu = pdu;
    }

    /** The message of a unit, null if it is none. */
    @Deprecated
    public static SmsMessage createFromPdu(byte[] pdu) {
        if (pdu == null) {
            return null;
        }
        SmsMessage m = new SmsMessage(pdu);
        try {
            m.parse();
            return m;
        } catch (RuntimeException e) {
            return null;
        }
    }

    public static SmsMessage createFromPdu(byte[] pdu, String format) {
        return FORMAT_3GPP.equals(format) ? createFromPdu(pdu) : null;
    }

    /** How many septets a text takes in the default alphabet; -1 if it has characters that are not there, and none stands in. */
    private static int septets(CharSequence text, int from, int to, boolean only7Bit) {
        int n = 0;
        for (int i = from; i < to; i++) {
            n += septets(text.charAt(i));
            if (septets(text.charAt(i)) == 0) {
                if (!only7Bit) {
                    return -1;
                }
                n++; // a space is sent for it
            }
        }
        return n;
    }

    private static int septets(char c) {
        for (int k = 1; k < EXTENDED.length(); k += 2) {
            if (EXTENDED.charAt(k) == c) {
                return 2;
            }
        }
        return c == ' ' || ALPHABET.indexOf(c) >= 0 ? 1 : 0;
    }

    /** Where the part of a message that begins at a place ends. */
    private static int end(CharSequence text, int at, int units, boolean wide) {
        if (wide) {
            int end = Math.min(at + units, text.length());
            if (end < text.length()) {
                BreakIterator characters = BreakIterator.getCharacterInstance();
                characters.setText(text.toString());
                if (!characters.isBoundary(end)) {
                    end = characters.preceding(end);
                }
            }
            return end;
        }
        int end = at;
        for (int used = 0; end < text.length(); end++) {
            used += Math.max(1, septets(text.charAt(end)));
            if (used > units) {
                break;
            }
        }
        return end;
    }

    /** How many messages a text takes, how many units, how many more have room, and the encoding. */
    public static int[] calculateLength(CharSequence text, boolean use7bitOnly) {
        int n = septets(text, 0, text.length(), use7bitOnly);
        if (n >= 0) {
            int count = n > MAX_USER_DATA_SEPTETS ? (n + MAX_USER_DATA_SEPTETS_WITH_HEADER - 1) / MAX_USER_DATA_SEPTETS_WITH_HEADER : 1;
            int room = count > 1 ? count * MAX_USER_DATA_SEPTETS_WITH_HEADER : MAX_USER_DATA_SEPTETS;
            return new int[] {count, n, room - n, ENCODING_7BIT};
        }
        n = text.length();
        if (n * 2 <= MAX_USER_DATA_BYTES) {
            return new int[] {1, n, MAX_USER_DATA_BYTES / 2 - n, ENCODING_16BIT};
        }
        int units = MAX_USER_DATA_BYTES_WITH_HEADER / 2;
        int count = 0;
        int last = 0;
        for (int at = 0; at < n; at = end(text, at, units, true)) {
            last = at;
            count++;
        }
        return new int[] {count, n, last + units - n, ENCODING_16BIT};
    }

    public static int[] calculateLength(String messageBody, boolean use7bitOnly) {
        return calculateLength((CharSequence) messageBody, use7bitOnly);
    }

    /** The parts of a text that are messages of their own. */
    static ArrayList<String> fragmentText(String text) {
        int[] length = calculateLength(text, false);
        boolean wide = length[3] == ENCODING_16BIT;
        int units = length[0] == 1 ? wide ? MAX_USER_DATA_BYTES / 2 : MAX_USER_DATA_SEPTETS
                : wide ? MAX_USER_DATA_BYTES_WITH_HEADER / 2 : MAX_USER_DATA_SEPTETS_WITH_HEADER;
        ArrayList<String> parts = new ArrayList<String>();
        for (int at = 0; at < text.length();) {
            int end = end(text, at, units, wide);
            if (end <= at) {
                break; // one character that is longer than a message
            }
            parts.add(text.substring(at, end));
            at = end;
        }
        return parts;
    }

    private int next() {
        return pdu[at++] & 0xff;
    }

    private void parse() {
        int length = next();
        if (length > 0) {
            center = number(next(), (length - 1) * 2);
        }
        int first = next();
        if ((first & 3) != 0) {
            throw new RuntimeException("Unsupported message type"); // only what is delivered has a text
        }
        replyPath = (first & 0x80) != 0;
        int digits = next();
        address = number(next(), digits);
        protocol = next();
        int scheme = next();
        time = time();
        text(scheme, next(), (first & 0x40) != 0);
    }

    private String number(int type, int digits) {
        int bytes = (digits + 1) / 2;
        if ((type & 0x70) == 0x50) {
            String name = septets(at, digits * 4 / 7, 0);
            at += bytes;
            return name;
        }
        StringBuilder b = new StringBuilder((type & 0x70) == 0x10 ? "+" : "");
        for (int i = 0; i < bytes; i++) {
            int v = next();
            for (int d : new int[] {v & 0xf, v >> 4}) {
                if (d < 0xf) {
                    b.append("0123456789*#abc".charAt(d));
                }
            }
        }
        return b.toString();
    }

    private int swapped() {
        int v = next();
        return (v & 0xf) * 10 + (v >> 4 & 0xf);
    }

    private long time() {
        Calendar c = Calendar.getInstance(TimeZone.getTimeZone("UTC"));
        c.clear();
        int year = swapped();
        c.set(year >= 90 ? year + 1900 : year + 2000, swapped() - 1, swapped(), swapped(), swapped(), swapped());
        int zone = next();
        int quarters = (zone & 7) * 10 + (zone >> 4 & 0xf);
        return c.getTimeInMillis() - ((zone & 8) == 0 ? quarters : -quarters) * 15 * 60 * 1000L;
    }

    private void text(int scheme, int length, boolean header) {
        int encoding = ENCODING_7BIT;
        if ((scheme & 0xC0) == 0) {
            encoding = (scheme >> 2 & 3) + 1;
            if ((scheme & 0x10) != 0) {
                messageClass = MessageClass.values()[(scheme & 3) + 1];
            }
        } else if ((scheme & 0xF0) == 0xF0) {
            encoding = (scheme & 4) != 0 ? ENCODING_8BIT : ENCODING_7BIT;
            messageClass = MessageClass.values()[(scheme & 3) + 1];
        } else if ((scheme & 0xF0) == 0xE0) {
            encoding = ENCODING_16BIT;
        }
        int start = at;
        int skip = header ? (pdu[at] & 0xff) + 1 : 0;
        if (encoding == ENCODING_7BIT) {
            int hidden = (skip * 8 + 6) / 7;
            data = Arrays.copyOfRange(pdu, start + skip, pdu.length); // to the end: the length counts septets
            body = septets(start, length, hidden);
            return;
        }
        data = Arrays.copyOfRange(pdu, start + skip, start + length);
        body = null;
        if (encoding == ENCODING_16BIT) {
            body = new String(data, java.nio.charset.StandardCharsets.UTF_16BE);
        }
    }

    /** The characters of septets, null where the unit ends before them. */
    private String septets(int start, int count, int from) {
        if (start + (count * 7 + 7) / 8 > pdu.length) {
            return null;
        }
        StringBuilder b = new StringBuilder();
        boolean escaped = false;
        for (int i = from; i < count; i++) {
            int bit = i * 7;
            int low = pdu[start + bit / 8] & 0xff;
            int high = bit % 8 > 1 ? pdu[start + bit / 8 + 1] & 0xff : 0;
            int c = (low | high << 8) >> bit % 8 & 0x7f;
            if (escaped) {
                int k = 0;
                while (k < EXTENDED.length() && EXTENDED.charAt(k) != c) {
                    k += 2;
                }
                b.append(k < EXTENDED.length() ? EXTENDED.charAt(k + 1) : ALPHABET.charAt(c));
                escaped = false;
            } else if (c == ESCAPE) {
                escaped = true;
            } else {
                b.append(ALPHABET.charAt(c));
            }
        }
        return b.toString();
    }

    public String getServiceCenterAddress() {
        return center;
    }

    public String getOriginatingAddress() {
        return address;
    }

    public String getDisplayOriginatingAddress() {
        return address;
    }

    public String getMessageBody() {
        return body;
    }

    public String getDisplayMessageBody() {
        return body;
    }

    public MessageClass getMessageClass() {
        return messageClass;
    }

    public String getPseudoSubject() {
        return "";
    }

    public long getTimestampMillis() {
        return time;
    }

    public boolean isEmail() {
        return false;
    }

    public String getEmailBody() {
        return null;
    }

    public String getEmailFrom() {
        return null;
    }

    public int getProtocolIdentifier() {
        return protocol;
    }

    public boolean isReplace() {
        return (protocol & 0xc0) == 0x40 && (protocol & 0x3f) > 0 && (protocol & 0x3f) < 8;
    }

    public boolean isReplyPathPresent() {
        return replyPath;
    }

    public boolean isCphsMwiMessage() {
        return false;
    }

    public boolean isMWIClearMessage() {
        return false;
    }

    public boolean isMWISetMessage() {
        return false;
    }

    public boolean isMwiDontStore() {
        return false;
    }

    public boolean isStatusReportMessage() {
        return false;
    }

    public byte[] getUserData() {
        return data;
    }

    public byte[] getPdu() {
        return pdu;
    }

    public int getStatus() {
        return 0;
    }

    public int getStatusOnIcc() {
        return status;
    }

    public int getIndexOnIcc() {
        return -1;
    }
}
