package android.system;

import java.io.FileDescriptor;

/** A descriptor that is waited for. */
public final class StructPollfd {
    public FileDescriptor fd;
    public short events;
    public short revents;
    public Object userData;

    @Override
    public String toString() {
        return "StructPollfd[fd=" + fd + ",events=" + events + ",revents=" + revents + "]";
    }
}
