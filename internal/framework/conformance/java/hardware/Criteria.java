import static esdroid.conformance.Out.*;

/** What is asked of providers of places. */
public class Criteria {
    public static void main(String[] args) throws Exception {
        android.location.Criteria c = new android.location.Criteria();
        say(c.getAccuracy(), c.getPowerRequirement(), c.isAltitudeRequired(), c.isCostAllowed(), c.getHorizontalAccuracy());
        c.setAccuracy(android.location.Criteria.ACCURACY_FINE);
        c.setPowerRequirement(android.location.Criteria.POWER_LOW);
        c.setSpeedRequired(true);
        c.setCostAllowed(true);
        say(c.getAccuracy(), c.getPowerRequirement(), c.isSpeedRequired(), c.isCostAllowed(), new android.location.Criteria(c).isSpeedRequired());
        say(c, new android.location.Criteria());
        c.setPowerRequirement(android.location.Criteria.POWER_LOW);
        c.setHorizontalAccuracy(android.location.Criteria.ACCURACY_LOW);
        say(c);
        fails("c.setAccuracy(99)", new Code() {
            public void run() throws Exception {
                c.setAccuracy(99);
            }
        });
        fails("c.setPowerRequirement(-1)", new Code() {
            public void run() throws Exception {
                c.setPowerRequirement(-1);
            }
        });
        fails("c.setHorizontalAccuracy(9)", new Code() {
            public void run() throws Exception {
                c.setHorizontalAccuracy(9);
            }
        });
    }
}
