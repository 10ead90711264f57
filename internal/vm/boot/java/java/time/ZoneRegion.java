package java.time;

import java.time.zone.ZoneRules;

/** A zone with rules of its own. */
final class ZoneRegion extends ZoneId {
    private static final long serialVersionUID = 8386373296231747096L;
    private final String id;
    private final transient ZoneRules rules;

    ZoneRegion(String id, ZoneRules rules) {
        this.id = id;
        this.rules = rules;
    }

    @Override
    public String getId() {
        return id;
    }

    @Override
    public ZoneRules getRules() {
        return rules;
    }

    private Object writeReplace() {
        return new Ser(Ser.ZONE_REGION, this);
    }
}
