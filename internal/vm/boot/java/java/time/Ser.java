package java.time;

import java.io.Externalizable;
import java.io.IOException;
import java.io.InvalidClassException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.io.StreamCorruptedException;

/** The serialized form of the classes of this package: a byte that tells which, and its parts. */
final class Ser implements Externalizable {
    private static final long serialVersionUID = -7683839454370182990L;

    static final byte DURATION = 1;
    static final byte INSTANT = 2;
    static final byte LOCAL_DATE = 3;
    static final byte LOCAL_TIME = 4;
    static final byte LOCAL_DATE_TIME = 5;
    static final byte ZONED_DATE_TIME = 6;
    static final byte ZONE_REGION = 7;
    static final byte ZONE_OFFSET = 8;
    static final byte OFFSET_TIME = 9;
    static final byte OFFSET_DATE_TIME = 10;
    static final byte YEAR = 11;
    static final byte YEAR_MONTH = 12;
    static final byte MONTH_DAY = 13;
    static final byte PERIOD = 14;

    private static final int QUARTER = 900; // seconds: offsets of whole quarters of an hour take one byte
    private static final int ODD_OFFSET = 127;

    private byte type;
    private Object object;

    public Ser() {
    }

    Ser(byte type, Object object) {
        this.type = type;
        this.object = object;
    }

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeByte(type);
        switch (type) {
        case DURATION:
            Duration duration = (Duration) object;
            out.writeLong(duration.getSeconds());
            out.writeInt(duration.getNano());
            return;
        case INSTANT:
            Instant instant = (Instant) object;
            out.writeLong(instant.getEpochSecond());
            out.writeInt(instant.getNano());
            return;
        case LOCAL_DATE:
            write(out, (LocalDate) object);
            return;
        case LOCAL_TIME:
            write(out, (LocalTime) object);
            return;
        case LOCAL_DATE_TIME:
            write(out, (LocalDateTime) object);
            return;
        case ZONED_DATE_TIME:
            ZonedDateTime zoned = (ZonedDateTime) object;
            write(out, zoned.toLocalDateTime());
            write(out, zoned.getOffset());
            ZoneId zone = zoned.getZone();
            if (zone instanceof ZoneOffset) {
                out.writeByte(ZONE_OFFSET);
                write(out, (ZoneOffset) zone);
            } else {
                out.writeByte(ZONE_REGION);
                out.writeUTF(zone.getId());
            }
            return;
        case ZONE_REGION:
            out.writeUTF(((ZoneId) object).getId());
            return;
        case ZONE_OFFSET:
            write(out, (ZoneOffset) object);
            return;
        case OFFSET_TIME:
            write(out, ((OffsetTime) object).toLocalTime());
            write(out, ((OffsetTime) object).getOffset());
            return;
        case OFFSET_DATE_TIME:
            write(out, ((OffsetDateTime) object).toLocalDateTime());
            write(out, ((OffsetDateTime) object).getOffset());
            return;
        case YEAR:
            out.writeInt(((Year) object).getValue());
            return;
        case YEAR_MONTH:
            out.writeInt(((YearMonth) object).getYear());
            out.writeByte(((YearMonth) object).getMonthValue());
            return;
        case MONTH_DAY:
            out.writeByte(((MonthDay) object).getMonthValue());
            out.writeByte(((MonthDay) object).getDayOfMonth());
            return;
        case PERIOD:
            out.writeInt(((Period) object).getYears());
            out.writeInt(((Period) object).getMonths());
            out.writeInt(((Period) object).getDays());
            return;
        default:
            throw new InvalidClassException("Unknown serialized type");
        }
    }

    private static void write(ObjectOutput out, LocalDate date) throws IOException {
        out.writeInt(date.getYear());
        out.writeByte(date.getMonthValue());
        out.writeByte(date.getDayOfMonth());
    }

    /** What is zero from some part on is not written; the part before then is complemented. */
    private static void write(ObjectOutput out, LocalTime time) throws IOException {
        int[] parts = {time.getHour(), time.getMinute(), time.getSecond()};
        int last = time.getSecond() != 0 ? 2 : time.getMinute() != 0 ? 1 : 0;
        if (time.getNano() != 0) {
            last = parts.length;
        }
        for (int i = 0; i < parts.length && i <= last; i++) {
            out.writeByte(i == last ? ~parts[i] : parts[i]);
        }
        if (last == parts.length) {
            out.writeInt(time.getNano());
        }
    }

    private static void write(ObjectOutput out, LocalDateTime time) throws IOException {
        write(out, time.toLocalDate());
        write(out, time.toLocalTime());
    }

    private static void write(ObjectOutput out, ZoneOffset offset) throws IOException {
        int seconds = offset.getTotalSeconds();
        if (seconds % QUARTER == 0) {
            out.writeByte(seconds / QUARTER);
        } else {
            out.writeByte(ODD_OFFSET);
            out.writeInt(seconds);
        }
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        type = in.readByte();
        object = read(in, type);
    }

    private static Object read(ObjectInput in, byte type) throws IOException {
        switch (type) {
        case DURATION:
            return Duration.ofSeconds(in.readLong(), in.readInt());
        case INSTANT:
            return Instant.ofEpochSecond(in.readLong(), in.readInt());
        case LOCAL_DATE:
            return readDate(in);
        case LOCAL_TIME:
            return readTime(in);
        case LOCAL_DATE_TIME:
            return readDateTime(in);
        case ZONED_DATE_TIME:
            LocalDateTime time = readDateTime(in);
            ZoneOffset offset = readOffset(in);
            return ZonedDateTime.ofInstant(time, offset, (ZoneId) read(in, in.readByte()));
        case ZONE_REGION:
            return ZoneId.of(in.readUTF());
        case ZONE_OFFSET:
            return readOffset(in);
        case OFFSET_TIME:
            return OffsetTime.of(readTime(in), readOffset(in));
        case OFFSET_DATE_TIME:
            return OffsetDateTime.of(readDateTime(in), readOffset(in));
        case YEAR:
            return Year.of(in.readInt());
        case YEAR_MONTH:
            return YearMonth.of(in.readInt(), in.readByte());
        case MONTH_DAY:
            return MonthDay.of(in.readByte(), in.readByte());
        case PERIOD:
            return Period.of(in.readInt(), in.readInt(), in.readInt());
        default:
            throw new StreamCorruptedException("Unknown serialized type");
        }
    }

    private static LocalDate readDate(ObjectInput in) throws IOException {
        return LocalDate.of(in.readInt(), in.readByte(), in.readByte());
    }

    private static LocalTime readTime(ObjectInput in) throws IOException {
        int[] parts = new int[3];
        for (int i = 0; i < parts.length; i++) {
            int part = in.readByte();
            parts[i] = part < 0 ? ~part : part;
            if (part < 0) {
                return LocalTime.of(parts[0], parts[1], parts[2]);
            }
        }
        return LocalTime.of(parts[0], parts[1], parts[2], in.readInt());
    }

    private static LocalDateTime readDateTime(ObjectInput in) throws IOException {
        return LocalDateTime.of(readDate(in), readTime(in));
    }

    private static ZoneOffset readOffset(ObjectInput in) throws IOException {
        int quarters = in.readByte();
        return ZoneOffset.ofTotalSeconds(quarters == ODD_OFFSET ? in.readInt() : quarters * QUARTER);
    }

    private Object readResolve() {
        return object;
    }
}
