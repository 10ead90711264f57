package java.time.zone;

import java.io.Serializable;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** A change of clocks. */
public final class ZoneOffsetTransition implements Comparable<ZoneOffsetTransition>, Serializable {
    private static final long serialVersionUID = -6946044323557704546L;

    private final long second;
    private final ZoneOffset before;
    private final ZoneOffset after;

    private ZoneOffsetTransition(long second, ZoneOffset before, ZoneOffset after) {
        this.second = second;
        this.before = before;
        this.after = after;
    }

    static ZoneOffsetTransition make(long second, int before, int after) {
        return new ZoneOffsetTransition(second, ZoneOffset.ofTotalSeconds(before), ZoneOffset.ofTotalSeconds(after));
    }

    public static ZoneOffsetTransition of(LocalDateTime transition, ZoneOffset before, ZoneOffset after) {
        if (before.equals(after)) {
            throw new IllegalArgumentException("Offsets must not be equal");
        }
        if (transition.getNano() != 0) {
            throw new IllegalArgumentException("Nano-of-second must be zero");
        }
        return new ZoneOffsetTransition(transition.toEpochSecond(before), before, after);
    }

    ZoneOffsetTransition shifted(long by) {
        return new ZoneOffsetTransition(second + by, before, after);
    }

    public Instant getInstant() {
        return Instant.ofEpochSecond(second);
    }

    public long toEpochSecond() {
        return second;
    }

    public LocalDateTime getDateTimeBefore() {
        return LocalDateTime.ofEpochSecond(second, 0, before);
    }

    public LocalDateTime getDateTimeAfter() {
        return LocalDateTime.ofEpochSecond(second, 0, after);
    }

    public ZoneOffset getOffsetBefore() {
        return before;
    }

    public ZoneOffset getOffsetAfter() {
        return after;
    }

    public Duration getDuration() {
        return Duration.ofSeconds(after.getTotalSeconds() - before.getTotalSeconds());
    }

    public boolean isGap() {
        return after.getTotalSeconds() > before.getTotalSeconds();
    }

    public boolean isOverlap() {
        return after.getTotalSeconds() < before.getTotalSeconds();
    }

    public boolean isValidOffset(ZoneOffset offset) {
        return !isGap() && (before.equals(offset) || after.equals(offset));
    }

    List<ZoneOffset> validOffsets() {
        return isGap() ? Collections.<ZoneOffset>emptyList() : Arrays.asList(before, after);
    }

    @Override
    public int compareTo(ZoneOffsetTransition o) {
        return Long.compare(second, o.second);
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof ZoneOffsetTransition)) {
            return false;
        }
        ZoneOffsetTransition t = (ZoneOffsetTransition) o;
        return second == t.second && before.equals(t.before) && after.equals(t.after);
    }

    @Override
    public int hashCode() {
        return getDateTimeBefore().hashCode() ^ before.hashCode() ^ Integer.rotateLeft(after.hashCode(), 16);
    }

    @Override
    public String toString() {
        return "Transition[" + (isGap() ? "Gap" : "Overlap") + " at " + getDateTimeBefore() + before + " to " + after + ']';
    }
}
