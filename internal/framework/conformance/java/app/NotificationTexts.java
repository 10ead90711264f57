import android.app.Notification;
import android.os.Bundle;
import esdroid.conformance.Show;

/** Colours of notifications, and what conversations say in short. */
public class NotificationTexts extends Show {
    private static void tell(String user, String conversation, String... messages) {
        Notification.MessagingStyle s = new Notification.MessagingStyle(user).setConversationTitle(conversation);
        for (int i = 0; i < messages.length; i += 2) s.addMessage(messages[i + 1], i, messages[i]);
        Bundle b = new Notification.Builder(context(), "c").setStyle(s).build().extras;
        p(b.getCharSequence(Notification.EXTRA_TITLE), "/", b.getCharSequence(Notification.EXTRA_TEXT));
    }

    public static void main(String[] args) {
        for (int color : new int[] {0, 5, 0x80112233, 0xff000001}) {
            p(Integer.toHexString(new Notification.Builder(context(), "c").setColor(color).build().color));
        }
        tell("me", null);
        tell("me", "all");
        tell("me", null, "you", "hi");
        tell("me", "all", "you", "hi");
        tell("me", "all", "you", "hi", null, "mine");
        tell("me", null, null, "mine", null, "mine too");
        tell("me", "", "a", "first", "b", "second");
    }
}
