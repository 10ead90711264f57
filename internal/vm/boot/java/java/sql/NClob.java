package java.sql;

/** Text of the national character set. */
public interface NClob extends Clob {
}
