import android.os.CountDownTimer;
import static esdroid.conformance.Out.*;

/** A timer that counts down, is cancelled and started again. */
public class Countdown {
    public static void main(String[] args) throws Exception {
        class Count extends CountDownTimer {
            final String name;

            Count(String name, long all, long step) {
                super(all, step);
                this.name = name;
            }

            @Override
            public void onTick(long left) {
                say(name, "tick", (left + 50) / 100);
                if (name.equals("cancelled") && left < 1500) cancel();
            }

            @Override
            public void onFinish() {
                say(name, "finish");
            }
        }
        new Count("plain", 3000, 1000).start();
        new Count("cancelled", 3000, 1000).start();
        new Count("empty", 0, 1000).start();
        new Count("negative", -5, 1000).start();
        Count never = new Count("never", 1000, 100);
        never.start();
        never.cancel();
    }
}
