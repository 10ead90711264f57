package java.time.zone;

import esdroid.locale.ZoneTable;
import java.io.Serializable;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** The offsets of a zone through time. */
public final class ZoneRules implements Serializable {
    private static final long serialVersionUID = 3044319355680032515L;
    private static final long CYCLE = 146097L * 86400;

    private final ZoneOffset fixed;
    private final transient ZoneTable table;

    private ZoneRules(ZoneOffset fixed, ZoneTable table) {
        this.fixed = fixed;
        this.table = table;
    }

    public static ZoneRules of(ZoneOffset offset) {
        return new ZoneRules(offset, null);
    }

    /** The rules of a table; for the library itself. */
    public static ZoneRules of(ZoneTable table) {
        if (table.begins.length == 1) {
            return of(ZoneOffset.ofTotalSeconds(table.offsets[0]));
        }
        return new ZoneRules(null, table);
    }

    public boolean isFixedOffset() {
        return fixed != null;
    }

    public ZoneOffset getOffset(Instant instant) {
        return fixed != null ? fixed : ZoneOffset.ofTotalSeconds(table.offsetAt(instant.getEpochSecond()));
    }

    public ZoneOffset getOffset(LocalDateTime local) {
        List<ZoneOffset> valid = getValidOffsets(local);
        return valid.isEmpty() ? getTransition(local).getOffsetBefore() : valid.get(0);
    }

    /** The transition next to a wall-clock time whose gap or overlap contains it. */
    public ZoneOffsetTransition getTransition(LocalDateTime local) {
        if (fixed != null) {
            return null;
        }
        long wall = local.toEpochSecond(ZoneOffset.UTC);
        long folded = table.fold(wall);
        long shift = wall - folded;
        // Transitions within a day of the reading are the only ones that matter.
        int i = table.at(folded - 86400);
        for (int k = Math.max(1, i); k < table.begins.length && table.begins[k] <= folded + 86400; k++) {
            long at = table.begins[k];
            int before = table.offsets[k - 1];
            int after = table.offsets[k];
            long low = at + Math.min(before, after);
            long high = at + Math.max(before, after);
            if (before != after && folded >= low && folded < high) {
                return ZoneOffsetTransition.make(at + shift, before, after);
            }
        }
        return null;
    }

    public List<ZoneOffset> getValidOffsets(LocalDateTime local) {
        if (fixed != null) {
            return Collections.singletonList(fixed);
        }
        ZoneOffsetTransition t = getTransition(local);
        if (t != null) {
            return t.validOffsets();
        }
        long wall = local.toEpochSecond(ZoneOffset.UTC);
        int offset = table.offsetAt(wall);
        offset = table.offsetAt(wall - offset);
        if (table.offsetAt(wall - offset) != offset) {
            offset = table.offsetAt(wall - offset);
        }
        return Collections.singletonList(ZoneOffset.ofTotalSeconds(offset));
    }

    public boolean isValidOffset(LocalDateTime local, ZoneOffset offset) {
        return getValidOffsets(local).contains(offset);
    }

    public ZoneOffset getStandardOffset(Instant instant) {
        if (fixed != null) {
            return fixed;
        }
        long s = instant.getEpochSecond();
        return ZoneOffset.ofTotalSeconds(table.offsetAt(s) - table.savingAt(s));
    }

    public Duration getDaylightSavings(Instant instant) {
        return fixed != null ? Duration.ZERO : Duration.ofSeconds(table.savingAt(instant.getEpochSecond()));
    }

    public boolean isDaylightSavings(Instant instant) {
        return !getDaylightSavings(instant).isZero();
    }

    public ZoneOffsetTransition nextTransition(Instant instant) {
        if (fixed != null) {
            return null;
        }
        long second = instant.getEpochSecond();
        long folded = table.fold(second);
        int i = table.at(folded) + 1;
        while (i < table.begins.length && table.offsets[i] == table.offsets[i - 1]) {
            i++;
        }
        if (i < table.begins.length) {
            return ZoneOffsetTransition.make(table.begins[i] + (second - folded), table.offsets[i - 1], table.offsets[i]);
        }
        if (!table.recurring()) {
            return null;
        }
        // The end of the table: look a cycle earlier.
        ZoneOffsetTransition t = nextTransition(Instant.ofEpochSecond(second - CYCLE));
        return t == null ? null : t.shifted(CYCLE);
    }

    public ZoneOffsetTransition previousTransition(Instant instant) {
        if (fixed != null) {
            return null;
        }
        long second = instant.getEpochSecond();
        if (instant.getNano() > 0) {
            second++;
        }
        long folded = table.fold(second - 1);
        int i = table.at(folded);
        while (i > 0 && table.offsets[i] == table.offsets[i - 1]) {
            i--;
        }
        return i == 0 ? null
                : ZoneOffsetTransition.make(table.begins[i] + (second - 1 - folded), table.offsets[i - 1], table.offsets[i]);
    }

    public List<ZoneOffsetTransition> getTransitions() {
        ArrayList<ZoneOffsetTransition> out = new ArrayList<ZoneOffsetTransition>();
        if (fixed == null) {
            for (int i = 1; i < table.begins.length && (!table.recurring() || table.begins[i] < 2145916800L); i++) {
                if (table.offsets[i] != table.offsets[i - 1]) {
                    out.add(ZoneOffsetTransition.make(table.begins[i], table.offsets[i - 1], table.offsets[i]));
                }
            }
        }
        return Collections.unmodifiableList(out);
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof ZoneRules)) {
            return false;
        }
        ZoneRules r = (ZoneRules) o;
        if (fixed != null || r.fixed != null) {
            return fixed != null && fixed.equals(r.fixed);
        }
        return Arrays.equals(table.begins, r.table.begins) && Arrays.equals(table.offsets, r.table.offsets);
    }

    @Override
    public int hashCode() {
        return fixed != null ? fixed.hashCode() : Arrays.hashCode(table.begins) ^ Arrays.hashCode(table.offsets);
    }

    @Override
    public String toString() {
        return "ZoneRules[currentStandardOffset=" + (fixed != null ? fixed
                : ZoneOffset.ofTotalSeconds(table.offsets[table.offsets.length - 1]
                        - table.savings[table.savings.length - 1])) + "]";
    }
}
