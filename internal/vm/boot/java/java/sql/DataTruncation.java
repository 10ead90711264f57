package java.sql;

/** A value that was cut off. */
public class DataTruncation extends SQLWarning {
    private static final long serialVersionUID = 6464298989504059473L;

    private static final String READING = "01004";
    private static final String WRITING = "22001";

    private int index;
    private boolean parameter;
    private boolean read;
    private int dataSize;
    private int transferSize;

    public DataTruncation(int index, boolean parameter, boolean read, int dataSize, int transferSize) {
        super("Data truncation", read ? READING : WRITING);
        init(index, parameter, read, dataSize, transferSize);
    }

    public DataTruncation(int index, boolean parameter, boolean read, int dataSize, int transferSize, Throwable cause) {
        super("Data truncation", read ? READING : WRITING, cause);
        init(index, parameter, read, dataSize, transferSize);
    }

    private void init(int index, boolean parameter, boolean read, int dataSize, int transferSize) {
        this.index = index;
        this.parameter = parameter;
        this.read = read;
        this.dataSize = dataSize;
        this.transferSize = transferSize;
    }

    public int getIndex() {
        return index;
    }

    public boolean getParameter() {
        return parameter;
    }

    public boolean getRead() {
        return read;
    }

    public int getDataSize() {
        return dataSize;
    }

    public int getTransferSize() {
        return transferSize;
    }
}
