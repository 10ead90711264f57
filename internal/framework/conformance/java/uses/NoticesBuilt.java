import android.app.Notification;
import android.app.NotificationChannel;
import android.app.NotificationChannelGroup;
import android.app.NotificationManager;
import android.content.Context;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Notices: what is built of what was set. */
public class NoticesBuilt {
    public static void main(String[] args) throws Exception {
        Context c = Runner.activity;
        Notification.Builder b = new Notification.Builder(c, "channel");
        Notification n = b.setContentTitle("title").setContentText("text").setSmallIcon(android.R.drawable.ic_delete).setNumber(3).setTicker("ticker").setOngoing(true).setAutoCancel(true).setPriority(Notification.PRIORITY_HIGH).setCategory("msg").setGroup("g").setSortKey("k").setWhen(5).setProgress(10, 4, false).setSubText("sub").setVisibility(Notification.VISIBILITY_SECRET).addAction(android.R.drawable.ic_menu_add, "act", null).setStyle(new Notification.BigTextStyle().bigText("big").setSummaryText("sum")).build();
        say(n.extras.getString(Notification.EXTRA_TITLE), n.extras.get(Notification.EXTRA_TEXT), n.extras.getInt(Notification.EXTRA_PROGRESS), n.extras.getInt(Notification.EXTRA_PROGRESS_MAX), n.extras.getBoolean(Notification.EXTRA_PROGRESS_INDETERMINATE), n.extras.get(Notification.EXTRA_BIG_TEXT), n.extras.get(Notification.EXTRA_SUMMARY_TEXT), n.extras.get(Notification.EXTRA_SUB_TEXT), n.extras.getString(Notification.EXTRA_TEMPLATE));
        say(n.flags, n.priority, n.category, n.number, n.when, n.tickerText, n.getGroup(), n.getSortKey(), n.visibility, n.actions.length, n.actions[0].title, n.getChannelId(), n.defaults, n.icon == android.R.drawable.ic_delete, n.contentIntent, n.getTimeoutAfter(), n.getBadgeIconType());
        Notification inbox = new Notification.Builder(c, "channel").setStyle(new Notification.InboxStyle().addLine("1").addLine("2")).build();
        say(inbox.extras.getCharSequenceArray(Notification.EXTRA_TEXT_LINES), inbox.extras.getString(Notification.EXTRA_TEMPLATE), inbox.extras.get(Notification.EXTRA_TITLE));
        NotificationChannel h = new NotificationChannel("id", "name", NotificationManager.IMPORTANCE_HIGH);
        say(h.getId(), h.getName(), h.getImportance(), h.shouldVibrate(), h.shouldShowLights(), h.getLightColor(), h.getVibrationPattern(), h.canShowBadge(), h.canBypassDnd(), h.getLockscreenVisibility(), h.getGroup(), h.getDescription(), h.getSound() != null);
        h.setVibrationPattern(new long[] {1, 2});
        h.enableLights(true);
        h.setDescription("d");
        say(h.shouldVibrate(), h.getVibrationPattern(), h.shouldShowLights(), h.getDescription(), h.getGroup());
        h.setVibrationPattern(null);
        say(h.shouldVibrate(), new NotificationChannelGroup("g", "n").getName());
        NotificationManager m = (NotificationManager) c.getSystemService(Context.NOTIFICATION_SERVICE);
        m.createNotificationChannel(h);
        say(m.getNotificationChannel("id") != null, m.getNotificationChannel("none"));
        m.deleteNotificationChannel("none");
        Notification.Builder back = Notification.Builder.recoverBuilder(c, n);
        say(back.build().extras.get(Notification.EXTRA_TITLE));
        fails("new Notification.Builder(null, \"x\")", new Code() {
            public void run() throws Exception {
                new Notification.Builder(null, "x");
            }
        });
        fails("m.createNotificationChannel(null)", new Code() {
            public void run() throws Exception {
                m.createNotificationChannel(null);
            }
        });
        fails("m.notify(1, null)", new Code() {
            public void run() throws Exception {
                m.notify(1, null);
            }
        });
    }
}
