package java.time;

import esdroid.locale.ZoneTable;
import java.io.Serializable;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.TextStyle;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.zone.ZoneRules;
import java.time.zone.ZoneRulesException;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TimeZone;

/** The name of a zone. */
public abstract class ZoneId implements Serializable {
    private static final long serialVersionUID = 8352817235686L;

    public static final Map<String, String> SHORT_IDS;

    static {
        String[] pairs = {"ACT", "Australia/Darwin", "AET", "Australia/Sydney", "AGT", "America/Argentina/Buenos_Aires",
            "ART", "Africa/Cairo", "AST", "America/Anchorage", "BET", "America/Sao_Paulo", "BST", "Asia/Dhaka", "CAT",
            "Africa/Harare", "CNT", "America/St_Johns", "CST", "America/Chicago", "CTT", "Asia/Shanghai", "EAT",
            "Africa/Addis_Ababa", "ECT", "Europe/Paris", "IET", "America/Indiana/Indianapolis", "IST", "Asia/Kolkata",
            "JST", "Asia/Tokyo", "MIT", "Pacific/Apia", "NET", "Asia/Yerevan", "NST", "Pacific/Auckland", "PLT",
            "Asia/Karachi", "PNT", "America/Phoenix", "PRT", "America/Puerto_Rico", "PST", "America/Los_Angeles", "SST",
            "Pacific/Guadalcanal", "VST", "Asia/Ho_Chi_Minh", "EST", "-05:00", "MST", "-07:00", "HST", "-10:00"};
        HashMap<String, String> map = new HashMap<String, String>();
        for (int i = 0; i < pairs.length; i += 2) {
            map.put(pairs[i], pairs[i + 1]);
        }
        SHORT_IDS = Collections.unmodifiableMap(map);
    }

    ZoneId() {
    }

    public static ZoneId systemDefault() {
        return TimeZone.getDefault().toZoneId();
    }

    public static Set<String> getAvailableZoneIds() {
        return new HashSet<String>(Arrays.asList(ZoneTable.ids()));
    }

    public static ZoneId of(String zoneId, Map<String, String> aliases) {
        String id = aliases.get(zoneId);
        return of(id == null ? zoneId : id);
    }

    public static ZoneId of(String zoneId) {
        if (zoneId == null) {
            throw new NullPointerException("zoneId");
        }
        if (zoneId.length() <= 1 || zoneId.startsWith("+") || zoneId.startsWith("-")) {
            return ZoneOffset.of(zoneId);
        }
        if (zoneId.startsWith("UTC") || zoneId.startsWith("GMT")) {
            return prefixed(zoneId, 3);
        }
        if (zoneId.startsWith("UT")) {
            return prefixed(zoneId, 2);
        }
        return region(zoneId);
    }

    private static ZoneId prefixed(String id, int n) {
        String prefix = id.substring(0, n);
        if (id.length() == n) {
            return new ZoneRegion(prefix, ZoneRules.of(ZoneOffset.UTC));
        }
        if (id.charAt(n) != '+' && id.charAt(n) != '-') {
            return region(id);
        }
        try {
            ZoneOffset offset = ZoneOffset.of(id.substring(n));
            return ofOffset(prefix, offset);
        } catch (DateTimeException e) {
            throw new DateTimeException("Invalid ID for offset-based ZoneId: " + id, e);
        }
    }

    private static ZoneId region(String id) {
        for (int i = 0; i < id.length(); i++) {
            char c = id.charAt(i);
            boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
            boolean other = c >= '0' && c <= '9' || c == '/' || c == '.' || c == '_' || c == '~' || c == '+' || c == '-';
            if (!letter && !(i > 0 && other)) {
                throw new DateTimeException("Invalid ID for region-based ZoneId, invalid format: " + id);
            }
        }
        ZoneTable table = ZoneTable.of(id);
        if (table == null) {
            throw new ZoneRulesException("Unknown time-zone ID: " + id);
        }
        return new ZoneRegion(id, ZoneRules.of(table));
    }

    public static ZoneId ofOffset(String prefix, ZoneOffset offset) {
        if (prefix.isEmpty()) {
            return offset;
        }
        if (!prefix.equals("GMT") && !prefix.equals("UTC") && !prefix.equals("UT")) {
            throw new IllegalArgumentException("prefix should be GMT, UTC or UT, is: " + prefix);
        }
        return new ZoneRegion(offset.getTotalSeconds() == 0 ? prefix : prefix + offset.getId(), ZoneRules.of(offset));
    }

    public static ZoneId from(TemporalAccessor t) {
        ZoneId zone = t.query(TemporalQueries.zone());
        if (zone == null) {
            throw new DateTimeException("Unable to obtain ZoneId from TemporalAccessor: " + t + " of type "
                    + t.getClass().getName());
        }
        return zone;
    }

    public abstract String getId();

    public abstract ZoneRules getRules();

    public String getDisplayName(TextStyle style, Locale locale) {
        String id = getId();
        if (this instanceof ZoneOffset) {
            return id;
        }
        String name = esdroid.locale.LocaleData.zoneName(locale.toLanguageTag(), id, false,
                style.asNormal() == TextStyle.FULL);
        return name == null ? id : name.replace("Standard ", "");
    }

    public ZoneId normalized() {
        ZoneRules rules = getRules();
        return rules.isFixedOffset() ? rules.getOffset(Instant.EPOCH) : this;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof ZoneId && getId().equals(((ZoneId) o).getId());
    }

    @Override
    public int hashCode() {
        return getId().hashCode();
    }

    @Override
    public String toString() {
        return getId();
    }
}
