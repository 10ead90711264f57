import android.telephony.SmsMessage;
import static esdroid.conformance.Out.*;

/** Text messages as the network hands them over. */
public class Messages {
    private static byte[] hex(String s) {
        byte[] b = new byte[s.length() / 2];
        for (int i = 0; i < b.length; i++) {
            b[i] = (byte) Integer.parseInt(s.substring(2 * i, 2 * i + 2), 16);
        }
        return b;
    }

    public static void main(String[] args) {
        for (String pdu : new String[] {
            "07911326040000F0040B911346610089F60000208062917314080CC8F71D14969741F977FD07", // seven bits
            "0791448720003023240DD0E474D81C0EBB010000111011315214000BE474D81C0EBB5DE3771B", // a name as the sender
            "00040B911326880736F40000111081017362401654747A0E4ACF416150991D769F4341F4F29C0E6A9FE7", // no centre
            "07911326040000F0040B911346610089F6000820806291731408064F60597D0021", // sixteen bits
            "07911326040000F0040B911346610089F60004208062917314080401020304", // bytes
            "07911326040000F0440B911346610089F60000208062917314081A0500030102019A20F3DB5E0ECBCB", // a part of a longer one
            "07911326040000F0", "", "0791"}) {
            SmsMessage m = SmsMessage.createFromPdu(hex(pdu));
            say(m == null);
            if (m != null) {
                say(m.getServiceCenterAddress(), m.getOriginatingAddress(), m.getDisplayOriginatingAddress(), m.getMessageBody(), m.getMessageClass());
                say(m.getTimestampMillis(), m.getProtocolIdentifier(), m.isReplace(), m.isReplyPathPresent(), m.isStatusReportMessage(), m.isEmail(), m.getStatus());
                say(m.getUserData() == null ? -1 : m.getUserData().length);
            }
        }
        say(SmsMessage.createFromPdu(null) == null);
    }
}
