package android.system;

import java.io.IOException;

/** What the operating system says of errors, both ways. */
final class Errors {
    private static final String[] TEXTS = new String[126];

    static {
        TEXTS[OsConstants.E2BIG] = "Argument list too long";
        TEXTS[OsConstants.EACCES] = "Permission denied";
        TEXTS[OsConstants.EADDRINUSE] = "Address already in use";
        TEXTS[OsConstants.EADDRNOTAVAIL] = "Cannot assign requested address";
        TEXTS[OsConstants.EAFNOSUPPORT] = "Address family not supported by protocol";
        TEXTS[OsConstants.EAGAIN] = "Resource temporarily unavailable";
        TEXTS[OsConstants.EALREADY] = "Operation already in progress";
        TEXTS[OsConstants.EBADF] = "Bad file descriptor";
        TEXTS[OsConstants.EBADMSG] = "Bad message";
        TEXTS[OsConstants.EBUSY] = "Device or resource busy";
        TEXTS[OsConstants.ECANCELED] = "Operation canceled";
        TEXTS[OsConstants.ECHILD] = "No child processes";
        TEXTS[OsConstants.ECONNABORTED] = "Software caused connection abort";
        TEXTS[OsConstants.ECONNREFUSED] = "Connection refused";
        TEXTS[OsConstants.ECONNRESET] = "Connection reset by peer";
        TEXTS[OsConstants.EDEADLK] = "Resource deadlock avoided";
        TEXTS[OsConstants.EDESTADDRREQ] = "Destination address required";
        TEXTS[OsConstants.EDOM] = "Numerical argument out of domain";
        TEXTS[OsConstants.EDQUOT] = "Disk quota exceeded";
        TEXTS[OsConstants.EEXIST] = "File exists";
        TEXTS[OsConstants.EFAULT] = "Bad address";
        TEXTS[OsConstants.EFBIG] = "File too large";
        TEXTS[OsConstants.EHOSTUNREACH] = "No route to host";
        TEXTS[OsConstants.EIDRM] = "Identifier removed";
        TEXTS[OsConstants.EILSEQ] = "Invalid or incomplete multibyte or wide character";
        TEXTS[OsConstants.EINPROGRESS] = "Operation now in progress";
        TEXTS[OsConstants.EINTR] = "Interrupted system call";
        TEXTS[OsConstants.EINVAL] = "Invalid argument";
        TEXTS[OsConstants.EIO] = "Input/output error";
        TEXTS[OsConstants.EISCONN] = "Transport endpoint is already connected";
        TEXTS[OsConstants.EISDIR] = "Is a directory";
        TEXTS[OsConstants.ELOOP] = "Too many levels of symbolic links";
        TEXTS[OsConstants.EMFILE] = "Too many open files";
        TEXTS[OsConstants.EMLINK] = "Too many links";
        TEXTS[OsConstants.EMSGSIZE] = "Message too long";
        TEXTS[OsConstants.EMULTIHOP] = "Multihop attempted";
        TEXTS[OsConstants.ENAMETOOLONG] = "File name too long";
        TEXTS[OsConstants.ENETDOWN] = "Network is down";
        TEXTS[OsConstants.ENETRESET] = "Network dropped connection on reset";
        TEXTS[OsConstants.ENETUNREACH] = "Network is unreachable";
        TEXTS[OsConstants.ENFILE] = "Too many open files in system";
        TEXTS[OsConstants.ENOBUFS] = "No buffer space available";
        TEXTS[OsConstants.ENODATA] = "No data available";
        TEXTS[OsConstants.ENODEV] = "No such device";
        TEXTS[OsConstants.ENOENT] = "No such file or directory";
        TEXTS[OsConstants.ENOEXEC] = "Exec format error";
        TEXTS[OsConstants.ENOLCK] = "No locks available";
        TEXTS[OsConstants.ENOLINK] = "Link has been severed";
        TEXTS[OsConstants.ENOMEM] = "Cannot allocate memory";
        TEXTS[OsConstants.ENOMSG] = "No message of desired type";
        TEXTS[OsConstants.ENOPROTOOPT] = "Protocol not available";
        TEXTS[OsConstants.ENOSPC] = "No space left on device";
        TEXTS[OsConstants.ENOSR] = "Out of streams resources";
        TEXTS[OsConstants.ENOSTR] = "Device not a stream";
        TEXTS[OsConstants.ENOSYS] = "Function not implemented";
        TEXTS[OsConstants.ENOTCONN] = "Transport endpoint is not connected";
        TEXTS[OsConstants.ENOTDIR] = "Not a directory";
        TEXTS[OsConstants.ENOTEMPTY] = "Directory not empty";
        TEXTS[OsConstants.ENOTSOCK] = "Socket operation on non-socket";
        TEXTS[OsConstants.ENOTSUP] = "Operation not supported on transport endpoint";
        TEXTS[OsConstants.ENOTTY] = "Inappropriate ioctl for device";
        TEXTS[OsConstants.ENXIO] = "No such device or address";
        TEXTS[OsConstants.EOVERFLOW] = "Value too large for defined data type";
        TEXTS[OsConstants.EPERM] = "Operation not permitted";
        TEXTS[OsConstants.EPIPE] = "Broken pipe";
        TEXTS[OsConstants.EPROTO] = "Protocol error";
        TEXTS[OsConstants.EPROTONOSUPPORT] = "Protocol not supported";
        TEXTS[OsConstants.EPROTOTYPE] = "Protocol wrong type for socket";
        TEXTS[OsConstants.ERANGE] = "Numerical result out of range";
        TEXTS[OsConstants.EROFS] = "Read-only file system";
        TEXTS[OsConstants.ESPIPE] = "Illegal seek";
        TEXTS[OsConstants.ESRCH] = "No such process";
        TEXTS[OsConstants.ESTALE] = "Stale file handle";
        TEXTS[OsConstants.ETIME] = "Timer expired";
        TEXTS[OsConstants.ETIMEDOUT] = "Connection timed out";
        TEXTS[OsConstants.ETXTBSY] = "Text file busy";
        TEXTS[OsConstants.EXDEV] = "Invalid cross-device link";
    }

    private Errors() {}

    static String text(int errno) {
        String text = errno >= 0 && errno < TEXTS.length ? TEXTS[errno] : null;
        return text != null ? text : errno == 0 ? "Success" : "Unknown error " + errno;
    }

    /** The failure of a function, by what the file system said of it. */
    static ErrnoException of(String function, IOException e) {
        for (int i = 1; i < TEXTS.length; i++) {
            if (TEXTS[i] != null && TEXTS[i].equals(e.getMessage())) {
                return new ErrnoException(function, i);
            }
        }
        return new ErrnoException(function, OsConstants.EIO);
    }
}
