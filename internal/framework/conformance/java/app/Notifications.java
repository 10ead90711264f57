import android.app.Activity;
import android.app.Notification;
import android.app.NotificationChannel;
import android.app.NotificationManager;
import android.app.PendingIntent;
import android.content.Context;
import android.content.Intent;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Notifications that are built. */
public class Notifications {
    public static void main(String[] args) throws Exception {
        Activity a = Runner.activity;
        PendingIntent pi = PendingIntent.getActivity(a, 0, new Intent(a, Runner.class), 0);
        Notification n = new Notification.Builder(a, "chan").setSmallIcon(android.R.drawable.ic_dialog_info).setContentTitle("Title").setContentText("Text").setTicker("Tick").setNumber(3).setContentIntent(pi).setAutoCancel(true).setOngoing(true).setWhen(5000).setPriority(Notification.PRIORITY_HIGH).setCategory(Notification.CATEGORY_ALARM).setGroup("g").setColor(0xff00ff00).setVisibility(Notification.VISIBILITY_PUBLIC).setDefaults(Notification.DEFAULT_SOUND).addAction(android.R.drawable.ic_delete, "Delete", pi).setProgress(10, 3, false).setSubText("sub").setSortKey("s").setShowWhen(true).setOnlyAlertOnce(true).build();
        say(n.extras.getCharSequence(Notification.EXTRA_TITLE), n.extras.getCharSequence(Notification.EXTRA_TEXT), n.extras.getCharSequence(Notification.EXTRA_SUB_TEXT), n.extras.getInt(Notification.EXTRA_PROGRESS), n.extras.getInt(Notification.EXTRA_PROGRESS_MAX), n.tickerText, n.number, n.flags, n.when, n.priority, n.category, n.getGroup(), n.color, n.visibility, n.defaults, n.actions.length, n.actions[0].title, n.getSortKey(), n.getChannelId(), n.contentIntent == pi, n.icon == android.R.drawable.ic_dialog_info);
        Notification big = new Notification.Builder(a, "chan").setSmallIcon(1).setStyle(new Notification.BigTextStyle().bigText("long text").setBigContentTitle("bt").setSummaryText("st")).build();
        say(big.extras.getCharSequence(Notification.EXTRA_BIG_TEXT), big.extras.getCharSequence(Notification.EXTRA_TITLE_BIG), big.extras.getCharSequence(Notification.EXTRA_SUMMARY_TEXT), big.extras.getString(Notification.EXTRA_TEMPLATE));
        Notification inbox = new Notification.Builder(a, "c").setSmallIcon(1).setStyle(new Notification.InboxStyle().addLine("l1").addLine("l2")).build();
        say(inbox.extras.getCharSequenceArray(Notification.EXTRA_TEXT_LINES));
        NotificationManager m = (NotificationManager) a.getSystemService(Context.NOTIFICATION_SERVICE);
        NotificationChannel c = new NotificationChannel("chan", "Name", NotificationManager.IMPORTANCE_LOW);
        c.setDescription("d");
        c.enableLights(true);
        c.setShowBadge(false);
        m.createNotificationChannel(c);
        say(c.getId(), c.getName(), c.getImportance(), c.getDescription(), c.shouldShowLights(), c.canShowBadge(), c.shouldVibrate(), c.getGroup());
        say(m.getNotificationChannels().size(), m.getNotificationChannel("chan").getName(), m.getNotificationChannel("none"));
        m.notify(1, n);
        m.notify("tag", 2, big);
        say(m.getActiveNotifications().length);
        m.cancel(1);
        say(m.getActiveNotifications().length);
        m.cancelAll();
        say(m.getActiveNotifications().length);
        m.deleteNotificationChannel("chan");
        say(m.getNotificationChannels().size());
    }
}
