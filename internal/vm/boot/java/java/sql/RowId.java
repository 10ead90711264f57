package java.sql;

/** The address of a row. */
public interface RowId {
    boolean equals(Object arg0);

    byte[] getBytes();

    int hashCode();

    String toString();
}
