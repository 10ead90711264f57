package java.sql;

/** The types of a statement's parameters. */
public interface ParameterMetaData extends Wrapper {
    int parameterModeIn = 1;
    int parameterModeInOut = 2;
    int parameterModeOut = 4;
    int parameterModeUnknown = 0;
    int parameterNoNulls = 0;
    int parameterNullable = 1;
    int parameterNullableUnknown = 2;

    String getParameterClassName(int arg0) throws SQLException;

    int getParameterCount() throws SQLException;

    int getParameterMode(int arg0) throws SQLException;

    int getParameterType(int arg0) throws SQLException;

    String getParameterTypeName(int arg0) throws SQLException;

    int getPrecision(int arg0) throws SQLException;

    int getScale(int arg0) throws SQLException;

    int isNullable(int arg0) throws SQLException;

    boolean isSigned(int arg0) throws SQLException;
}
