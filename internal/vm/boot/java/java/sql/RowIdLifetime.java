package java.sql;

/** How long the address of a row is valid. */
public enum RowIdLifetime {
    ROWID_UNSUPPORTED, ROWID_VALID_OTHER, ROWID_VALID_SESSION, ROWID_VALID_TRANSACTION, ROWID_VALID_FOREVER
}
