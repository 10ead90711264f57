package java.sql;

/** Gives what a proxy stands for. */
public interface Wrapper {
    boolean isWrapperFor(Class<?> arg0) throws SQLException;

    <T> T unwrap(Class<T> arg0) throws SQLException;
}
