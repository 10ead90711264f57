package java.nio.file.attribute;

import java.time.Instant;
import java.util.concurrent.TimeUnit;

/** The time of a file. */
public final class FileTime implements Comparable<FileTime> {
    private final long nanos; // within the second
    private final long seconds;

    private FileTime(long seconds, long nanos) {
        this.seconds = seconds;
        this.nanos = nanos;
    }

    public static FileTime from(long value, TimeUnit unit) {
        if (unit == null) {
            throw new NullPointerException("unit");
        }
        long s = unit.toSeconds(value);
        if (unit.compareTo(TimeUnit.SECONDS) >= 0) {
            return new FileTime(s, 0);
        }
        long per = unit.convert(1, TimeUnit.SECONDS);
        s = Math.floorDiv(value, per);
        return new FileTime(s, unit.toNanos(Math.floorMod(value, per)));
    }

    public static FileTime from(Instant instant) {
        return new FileTime(instant.getEpochSecond(), instant.getNano());
    }

    public static FileTime fromMillis(long millis) {
        return new FileTime(Math.floorDiv(millis, 1000L), Math.floorMod(millis, 1000L) * 1000000);
    }

    public long to(TimeUnit unit) {
        return unit.convert(seconds, TimeUnit.SECONDS) + unit.convert(nanos, TimeUnit.NANOSECONDS);
    }

    public long toMillis() {
        return seconds * 1000 + nanos / 1000000;
    }

    public Instant toInstant() {
        return Instant.ofEpochSecond(seconds, nanos);
    }

    @Override
    public int compareTo(FileTime other) {
        int c = Long.compare(seconds, other.seconds);
        return c != 0 ? c : Long.compare(nanos, other.nanos);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof FileTime && compareTo((FileTime) other) == 0;
    }

    @Override
    public int hashCode() {
        return toInstant().hashCode();
    }

    @Override
    public String toString() {
        return toInstant().toString();
    }
}
