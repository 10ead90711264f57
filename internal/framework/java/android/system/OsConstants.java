package android.system;

/** Numbers of the operating system of a device of 32 bits. */
public final class OsConstants {
    public static final int AF_INET6 = 10;
    public static final int AF_INET = 2;
    public static final int AF_UNIX = 1;
    public static final int AF_UNSPEC = 0;
    public static final int AI_ADDRCONFIG = 1024;
    public static final int AI_ALL = 256;
    public static final int AI_CANONNAME = 2;
    public static final int AI_NUMERICHOST = 4;
    public static final int AI_NUMERICSERV = 8;
    public static final int AI_PASSIVE = 1;
    public static final int AI_V4MAPPED = 2048;
    public static final int CAP_AUDIT_CONTROL = 30;
    public static final int CAP_AUDIT_WRITE = 29;
    public static final int CAP_BLOCK_SUSPEND = 36;
    public static final int CAP_CHOWN = 0;
    public static final int CAP_DAC_OVERRIDE = 1;
    public static final int CAP_DAC_READ_SEARCH = 2;
    public static final int CAP_FOWNER = 3;
    public static final int CAP_FSETID = 4;
    public static final int CAP_IPC_LOCK = 14;
    public static final int CAP_IPC_OWNER = 15;
    public static final int CAP_KILL = 5;
    public static final int CAP_LAST_CAP = 40;
    public static final int CAP_LEASE = 28;
    public static final int CAP_LINUX_IMMUTABLE = 9;
    public static final int CAP_MAC_ADMIN = 33;
    public static final int CAP_MAC_OVERRIDE = 32;
    public static final int CAP_MKNOD = 27;
    public static final int CAP_NET_ADMIN = 12;
    public static final int CAP_NET_BIND_SERVICE = 10;
    public static final int CAP_NET_BROADCAST = 11;
    public static final int CAP_NET_RAW = 13;
    public static final int CAP_SETFCAP = 31;
    public static final int CAP_SETGID = 6;
    public static final int CAP_SETPCAP = 8;
    public static final int CAP_SETUID = 7;
    public static final int CAP_SYSLOG = 34;
    public static final int CAP_SYS_ADMIN = 21;
    public static final int CAP_SYS_BOOT = 22;
    public static final int CAP_SYS_CHROOT = 18;
    public static final int CAP_SYS_MODULE = 16;
    public static final int CAP_SYS_NICE = 23;
    public static final int CAP_SYS_PACCT = 20;
    public static final int CAP_SYS_PTRACE = 19;
    public static final int CAP_SYS_RAWIO = 17;
    public static final int CAP_SYS_RESOURCE = 24;
    public static final int CAP_SYS_TIME = 25;
    public static final int CAP_SYS_TTY_CONFIG = 26;
    public static final int CAP_WAKE_ALARM = 35;
    public static final int E2BIG = 7;
    public static final int EACCES = 13;
    public static final int EADDRINUSE = 98;
    public static final int EADDRNOTAVAIL = 99;
    public static final int EAFNOSUPPORT = 97;
    public static final int EAGAIN = 11;
    public static final int EAI_AGAIN = 2;
    public static final int EAI_BADFLAGS = 3;
    public static final int EAI_FAIL = 4;
    public static final int EAI_FAMILY = 5;
    public static final int EAI_MEMORY = 6;
    public static final int EAI_NODATA = 7;
    public static final int EAI_NONAME = 8;
    public static final int EAI_OVERFLOW = 14;
    public static final int EAI_SERVICE = 9;
    public static final int EAI_SOCKTYPE = 10;
    public static final int EAI_SYSTEM = 11;
    public static final int EALREADY = 114;
    public static final int EBADF = 9;
    public static final int EBADMSG = 74;
    public static final int EBUSY = 16;
    public static final int ECANCELED = 125;
    public static final int ECHILD = 10;
    public static final int ECONNABORTED = 103;
    public static final int ECONNREFUSED = 111;
    public static final int ECONNRESET = 104;
    public static final int EDEADLK = 35;
    public static final int EDESTADDRREQ = 89;
    public static final int EDOM = 33;
    public static final int EDQUOT = 122;
    public static final int EEXIST = 17;
    public static final int EFAULT = 14;
    public static final int EFBIG = 27;
    public static final int EHOSTUNREACH = 113;
    public static final int EIDRM = 43;
    public static final int EILSEQ = 84;
    public static final int EINPROGRESS = 115;
    public static final int EINTR = 4;
    public static final int EINVAL = 22;
    public static final int EIO = 5;
    public static final int EISCONN = 106;
    public static final int EISDIR = 21;
    public static final int ELOOP = 40;
    public static final int EMFILE = 24;
    public static final int EMLINK = 31;
    public static final int EMSGSIZE = 90;
    public static final int EMULTIHOP = 72;
    public static final int ENAMETOOLONG = 36;
    public static final int ENETDOWN = 100;
    public static final int ENETRESET = 102;
    public static final int ENETUNREACH = 101;
    public static final int ENFILE = 23;
    public static final int ENOBUFS = 105;
    public static final int ENODATA = 61;
    public static final int ENODEV = 19;
    public static final int ENOENT = 2;
    public static final int ENOEXEC = 8;
    public static final int ENOLCK = 37;
    public static final int ENOLINK = 67;
    public static final int ENOMEM = 12;
    public static final int ENOMSG = 42;
    public static final int ENOPROTOOPT = 92;
    public static final int ENOSPC = 28;
    public static final int ENOSR = 63;
    public static final int ENOSTR = 60;
    public static final int ENOSYS = 38;
    public static final int ENOTCONN = 107;
    public static final int ENOTDIR = 20;
    public static final int ENOTEMPTY = 39;
    public static final int ENOTSOCK = 88;
    public static final int ENOTSUP = 95;
    public static final int ENOTTY = 25;
    public static final int ENXIO = 6;
    public static final int EOPNOTSUPP = 95;
    public static final int EOVERFLOW = 75;
    public static final int EPERM = 1;
    public static final int EPIPE = 32;
    public static final int EPROTO = 71;
    public static final int EPROTONOSUPPORT = 93;
    public static final int EPROTOTYPE = 91;
    public static final int ERANGE = 34;
    public static final int EROFS = 30;
    public static final int ESPIPE = 29;
    public static final int ESRCH = 3;
    public static final int ESTALE = 116;
    public static final int ETIME = 62;
    public static final int ETIMEDOUT = 110;
    public static final int ETXTBSY = 26;
    public static final int EXDEV = 18;
    public static final int EXIT_FAILURE = 1;
    public static final int EXIT_SUCCESS = 0;
    public static final int FD_CLOEXEC = 1;
    public static final int FIONREAD = 21531;
    public static final int F_DUPFD = 0;
    public static final int F_GETFD = 1;
    public static final int F_GETFL = 3;
    public static final int F_GETLK64 = 12;
    public static final int F_GETLK = 5;
    public static final int F_GETOWN = 9;
    public static final int F_OK = 0;
    public static final int F_RDLCK = 0;
    public static final int F_SETFD = 2;
    public static final int F_SETFL = 4;
    public static final int F_SETLK64 = 13;
    public static final int F_SETLK = 6;
    public static final int F_SETLKW64 = 14;
    public static final int F_SETLKW = 7;
    public static final int F_SETOWN = 8;
    public static final int F_UNLCK = 2;
    public static final int F_WRLCK = 1;
    public static final int IFA_F_DADFAILED = 8;
    public static final int IFA_F_DEPRECATED = 32;
    public static final int IFA_F_HOMEADDRESS = 16;
    public static final int IFA_F_NODAD = 2;
    public static final int IFA_F_OPTIMISTIC = 4;
    public static final int IFA_F_PERMANENT = 128;
    public static final int IFA_F_SECONDARY = 1;
    public static final int IFA_F_TEMPORARY = 1;
    public static final int IFA_F_TENTATIVE = 64;
    public static final int IFF_ALLMULTI = 512;
    public static final int IFF_AUTOMEDIA = 16384;
    public static final int IFF_BROADCAST = 2;
    public static final int IFF_DEBUG = 4;
    public static final int IFF_DYNAMIC = 32768;
    public static final int IFF_LOOPBACK = 8;
    public static final int IFF_MASTER = 1024;
    public static final int IFF_MULTICAST = 4096;
    public static final int IFF_NOARP = 128;
    public static final int IFF_NOTRAILERS = 32;
    public static final int IFF_POINTOPOINT = 16;
    public static final int IFF_PORTSEL = 8192;
    public static final int IFF_PROMISC = 256;
    public static final int IFF_RUNNING = 64;
    public static final int IFF_SLAVE = 2048;
    public static final int IFF_UP = 1;
    public static final int IPPROTO_ICMP = 1;
    public static final int IPPROTO_ICMPV6 = 58;
    public static final int IPPROTO_IP = 0;
    public static final int IPPROTO_IPV6 = 41;
    public static final int IPPROTO_RAW = 255;
    public static final int IPPROTO_TCP = 6;
    public static final int IPPROTO_UDP = 17;
    public static final int IPV6_CHECKSUM = 7;
    public static final int IPV6_MULTICAST_HOPS = 18;
    public static final int IPV6_MULTICAST_IF = 17;
    public static final int IPV6_MULTICAST_LOOP = 19;
    public static final int IPV6_RECVDSTOPTS = 58;
    public static final int IPV6_RECVHOPLIMIT = 51;
    public static final int IPV6_RECVHOPOPTS = 53;
    public static final int IPV6_RECVPKTINFO = 49;
    public static final int IPV6_RECVRTHDR = 56;
    public static final int IPV6_RECVTCLASS = 66;
    public static final int IPV6_TCLASS = 67;
    public static final int IPV6_UNICAST_HOPS = 16;
    public static final int IPV6_V6ONLY = 26;
    public static final int IP_MULTICAST_IF = 32;
    public static final int IP_MULTICAST_LOOP = 34;
    public static final int IP_MULTICAST_TTL = 33;
    public static final int IP_TOS = 1;
    public static final int IP_TTL = 2;
    public static final int MAP_FIXED = 16;
    public static final int MAP_PRIVATE = 2;
    public static final int MAP_SHARED = 1;
    public static final int MCAST_BLOCK_SOURCE = 43;
    public static final int MCAST_JOIN_GROUP = 42;
    public static final int MCAST_JOIN_SOURCE_GROUP = 46;
    public static final int MCAST_LEAVE_GROUP = 45;
    public static final int MCAST_LEAVE_SOURCE_GROUP = 47;
    public static final int MCAST_UNBLOCK_SOURCE = 44;
    public static final int MCL_CURRENT = 1;
    public static final int MCL_FUTURE = 2;
    public static final int MSG_CTRUNC = 8;
    public static final int MSG_DONTROUTE = 4;
    public static final int MSG_EOR = 128;
    public static final int MSG_OOB = 1;
    public static final int MSG_PEEK = 2;
    public static final int MSG_TRUNC = 32;
    public static final int MSG_WAITALL = 256;
    public static final int MS_ASYNC = 1;
    public static final int MS_INVALIDATE = 2;
    public static final int MS_SYNC = 4;
    public static final int NI_DGRAM = 16;
    public static final int NI_NAMEREQD = 4;
    public static final int NI_NOFQDN = 1;
    public static final int NI_NUMERICHOST = 2;
    public static final int NI_NUMERICSERV = 8;
    public static final int O_ACCMODE = 3;
    public static final int O_APPEND = 1024;
    public static final int O_CREAT = 64;
    public static final int O_EXCL = 128;
    public static final int O_NOCTTY = 256;
    public static final int O_NOFOLLOW = 32768;
    public static final int O_NONBLOCK = 2048;
    public static final int O_RDONLY = 0;
    public static final int O_RDWR = 2;
    public static final int O_SYNC = 1052672;
    public static final int O_TRUNC = 512;
    public static final int O_WRONLY = 1;
    public static final int POLLERR = 8;
    public static final int POLLHUP = 16;
    public static final int POLLIN = 1;
    public static final int POLLNVAL = 32;
    public static final int POLLOUT = 4;
    public static final int POLLPRI = 2;
    public static final int POLLRDBAND = 128;
    public static final int POLLRDNORM = 64;
    public static final int POLLWRBAND = 512;
    public static final int POLLWRNORM = 256;
    public static final int PROT_EXEC = 4;
    public static final int PROT_NONE = 0;
    public static final int PROT_READ = 1;
    public static final int PROT_WRITE = 2;
    public static final int PR_GET_DUMPABLE = 3;
    public static final int PR_SET_DUMPABLE = 4;
    public static final int PR_SET_NO_NEW_PRIVS = 38;
    public static final int RT_SCOPE_HOST = 254;
    public static final int RT_SCOPE_LINK = 253;
    public static final int RT_SCOPE_NOWHERE = 255;
    public static final int RT_SCOPE_SITE = 200;
    public static final int RT_SCOPE_UNIVERSE = 0;
    public static final int R_OK = 4;
    public static final int SEEK_CUR = 1;
    public static final int SEEK_END = 2;
    public static final int SEEK_SET = 0;
    public static final int SHUT_RD = 0;
    public static final int SHUT_RDWR = 2;
    public static final int SHUT_WR = 1;
    public static final int SIGABRT = 6;
    public static final int SIGALRM = 14;
    public static final int SIGBUS = 7;
    public static final int SIGCHLD = 17;
    public static final int SIGCONT = 18;
    public static final int SIGFPE = 8;
    public static final int SIGHUP = 1;
    public static final int SIGILL = 4;
    public static final int SIGINT = 2;
    public static final int SIGIO = 29;
    public static final int SIGKILL = 9;
    public static final int SIGPIPE = 13;
    public static final int SIGPROF = 27;
    public static final int SIGPWR = 30;
    public static final int SIGQUIT = 3;
    public static final int SIGRTMAX = 64;
    public static final int SIGRTMIN = 34;
    public static final int SIGSEGV = 11;
    public static final int SIGSTKFLT = 16;
    public static final int SIGSTOP = 19;
    public static final int SIGSYS = 31;
    public static final int SIGTERM = 15;
    public static final int SIGTRAP = 5;
    public static final int SIGTSTP = 20;
    public static final int SIGTTIN = 21;
    public static final int SIGTTOU = 22;
    public static final int SIGURG = 23;
    public static final int SIGUSR1 = 10;
    public static final int SIGUSR2 = 12;
    public static final int SIGVTALRM = 26;
    public static final int SIGWINCH = 28;
    public static final int SIGXCPU = 24;
    public static final int SIGXFSZ = 25;
    public static final int SIOCGIFADDR = 35093;
    public static final int SIOCGIFBRDADDR = 35097;
    public static final int SIOCGIFDSTADDR = 35095;
    public static final int SIOCGIFNETMASK = 35099;
    public static final int SOCK_DGRAM = 2;
    public static final int SOCK_RAW = 3;
    public static final int SOCK_SEQPACKET = 5;
    public static final int SOCK_STREAM = 1;
    public static final int SOL_SOCKET = 1;
    public static final int SO_BINDTODEVICE = 25;
    public static final int SO_BROADCAST = 6;
    public static final int SO_DEBUG = 1;
    public static final int SO_DONTROUTE = 5;
    public static final int SO_ERROR = 4;
    public static final int SO_KEEPALIVE = 9;
    public static final int SO_LINGER = 13;
    public static final int SO_OOBINLINE = 10;
    public static final int SO_PASSCRED = 16;
    public static final int SO_PEERCRED = 17;
    public static final int SO_RCVBUF = 8;
    public static final int SO_RCVLOWAT = 18;
    public static final int SO_RCVTIMEO = 20;
    public static final int SO_REUSEADDR = 2;
    public static final int SO_SNDBUF = 7;
    public static final int SO_SNDLOWAT = 19;
    public static final int SO_SNDTIMEO = 21;
    public static final int SO_TYPE = 3;
    public static final int STDERR_FILENO = 2;
    public static final int STDIN_FILENO = 0;
    public static final int STDOUT_FILENO = 1;
    public static final int ST_MANDLOCK = 64;
    public static final int ST_NOATIME = 1024;
    public static final int ST_NODEV = 4;
    public static final int ST_NODIRATIME = 2048;
    public static final int ST_NOEXEC = 8;
    public static final int ST_NOSUID = 2;
    public static final int ST_RDONLY = 1;
    public static final int ST_RELATIME = 4096;
    public static final int ST_SYNCHRONOUS = 16;
    public static final int S_IFBLK = 24576;
    public static final int S_IFCHR = 8192;
    public static final int S_IFDIR = 16384;
    public static final int S_IFIFO = 4096;
    public static final int S_IFLNK = 40960;
    public static final int S_IFMT = 61440;
    public static final int S_IFREG = 32768;
    public static final int S_IFSOCK = 49152;
    public static final int S_IRGRP = 32;
    public static final int S_IROTH = 4;
    public static final int S_IRUSR = 256;
    public static final int S_IRWXG = 56;
    public static final int S_IRWXO = 7;
    public static final int S_IRWXU = 448;
    public static final int S_ISGID = 1024;
    public static final int S_ISUID = 2048;
    public static final int S_ISVTX = 512;
    public static final int S_IWGRP = 16;
    public static final int S_IWOTH = 2;
    public static final int S_IWUSR = 128;
    public static final int S_IXGRP = 8;
    public static final int S_IXOTH = 1;
    public static final int S_IXUSR = 64;
    public static final int TCP_NODELAY = 1;
    public static final int TCP_USER_TIMEOUT = 18;
    public static final int WCONTINUED = 8;
    public static final int WEXITED = 4;
    public static final int WNOHANG = 1;
    public static final int WNOWAIT = 16777216;
    public static final int WSTOPPED = 2;
    public static final int WUNTRACED = 2;
    public static final int W_OK = 2;
    public static final int X_OK = 1;
    public static final int _SC_2_CHAR_TERM = 16;
    public static final int _SC_2_C_BIND = 13;
    public static final int _SC_2_C_DEV = 14;
    public static final int _SC_2_C_VERSION = 15;
    public static final int _SC_2_FORT_DEV = 17;
    public static final int _SC_2_FORT_RUN = 18;
    public static final int _SC_2_LOCALEDEF = 19;
    public static final int _SC_2_SW_DEV = 20;
    public static final int _SC_2_UPE = 21;
    public static final int _SC_2_VERSION = 22;
    public static final int _SC_AIO_LISTIO_MAX = 46;
    public static final int _SC_AIO_MAX = 47;
    public static final int _SC_AIO_PRIO_DELTA_MAX = 48;
    public static final int _SC_ARG_MAX = 0;
    public static final int _SC_ASYNCHRONOUS_IO = 57;
    public static final int _SC_ATEXIT_MAX = 37;
    public static final int _SC_AVPHYS_PAGES = 99;
    public static final int _SC_BC_BASE_MAX = 1;
    public static final int _SC_BC_DIM_MAX = 2;
    public static final int _SC_BC_SCALE_MAX = 3;
    public static final int _SC_BC_STRING_MAX = 4;
    public static final int _SC_CHILD_MAX = 5;
    public static final int _SC_CLK_TCK = 6;
    public static final int _SC_COLL_WEIGHTS_MAX = 7;
    public static final int _SC_DELAYTIMER_MAX = 49;
    public static final int _SC_EXPR_NEST_MAX = 8;
    public static final int _SC_FSYNC = 58;
    public static final int _SC_GETGR_R_SIZE_MAX = 71;
    public static final int _SC_GETPW_R_SIZE_MAX = 72;
    public static final int _SC_IOV_MAX = 38;
    public static final int _SC_JOB_CONTROL = 23;
    public static final int _SC_LINE_MAX = 9;
    public static final int _SC_LOGIN_NAME_MAX = 73;
    public static final int _SC_MAPPED_FILES = 59;
    public static final int _SC_MEMLOCK = 60;
    public static final int _SC_MEMLOCK_RANGE = 61;
    public static final int _SC_MEMORY_PROTECTION = 62;
    public static final int _SC_MESSAGE_PASSING = 63;
    public static final int _SC_MQ_OPEN_MAX = 50;
    public static final int _SC_MQ_PRIO_MAX = 51;
    public static final int _SC_NGROUPS_MAX = 10;
    public static final int _SC_NPROCESSORS_CONF = 96;
    public static final int _SC_NPROCESSORS_ONLN = 97;
    public static final int _SC_OPEN_MAX = 11;
    public static final int _SC_PAGESIZE = 39;
    public static final int _SC_PAGE_SIZE = 40;
    public static final int _SC_PASS_MAX = 12;
    public static final int _SC_PHYS_PAGES = 98;
    public static final int _SC_PRIORITIZED_IO = 64;
    public static final int _SC_PRIORITY_SCHEDULING = 65;
    public static final int _SC_REALTIME_SIGNALS = 66;
    public static final int _SC_RE_DUP_MAX = 26;
    public static final int _SC_RTSIG_MAX = 52;
    public static final int _SC_SAVED_IDS = 24;
    public static final int _SC_SEMAPHORES = 67;
    public static final int _SC_SEM_NSEMS_MAX = 53;
    public static final int _SC_SEM_VALUE_MAX = 54;
    public static final int _SC_SHARED_MEMORY_OBJECTS = 68;
    public static final int _SC_SIGQUEUE_MAX = 55;
    public static final int _SC_STREAM_MAX = 27;
    public static final int _SC_SYNCHRONIZED_IO = 69;
    public static final int _SC_THREADS = 79;
    public static final int _SC_THREAD_ATTR_STACKADDR = 80;
    public static final int _SC_THREAD_ATTR_STACKSIZE = 81;
    public static final int _SC_THREAD_DESTRUCTOR_ITERATIONS = 74;
    public static final int _SC_THREAD_KEYS_MAX = 75;
    public static final int _SC_THREAD_PRIORITY_SCHEDULING = 82;
    public static final int _SC_THREAD_PRIO_INHERIT = 83;
    public static final int _SC_THREAD_PRIO_PROTECT = 84;
    public static final int _SC_THREAD_SAFE_FUNCTIONS = 85;
    public static final int _SC_THREAD_STACK_MIN = 76;
    public static final int _SC_THREAD_THREADS_MAX = 77;
    public static final int _SC_TIMERS = 70;
    public static final int _SC_TIMER_MAX = 56;
    public static final int _SC_TTY_NAME_MAX = 78;
    public static final int _SC_TZNAME_MAX = 28;
    public static final int _SC_VERSION = 25;
    public static final int _SC_XBS5_ILP32_OFF32 = 42;
    public static final int _SC_XBS5_ILP32_OFFBIG = 43;
    public static final int _SC_XBS5_LP64_OFF64 = 44;
    public static final int _SC_XBS5_LPBIG_OFFBIG = 45;
    public static final int _SC_XOPEN_CRYPT = 29;
    public static final int _SC_XOPEN_ENH_I18N = 30;
    public static final int _SC_XOPEN_LEGACY = 36;
    public static final int _SC_XOPEN_REALTIME = 34;
    public static final int _SC_XOPEN_REALTIME_THREADS = 35;
    public static final int _SC_XOPEN_SHM = 31;
    public static final int _SC_XOPEN_UNIX = 41;
    public static final int _SC_XOPEN_VERSION = 32;
    public static final int _SC_XOPEN_XCU_VERSION = 33;

    private OsConstants() {}

    public static boolean S_ISBLK(int mode) {
        return (mode & S_IFMT) == S_IFBLK;
    }

    public static boolean S_ISCHR(int mode) {
        return (mode & S_IFMT) == S_IFCHR;
    }

    public static boolean S_ISDIR(int mode) {
        return (mode & S_IFMT) == S_IFDIR;
    }

    public static boolean S_ISFIFO(int mode) {
        return (mode & S_IFMT) == S_IFIFO;
    }

    public static boolean S_ISLNK(int mode) {
        return (mode & S_IFMT) == S_IFLNK;
    }

    public static boolean S_ISREG(int mode) {
        return (mode & S_IFMT) == S_IFREG;
    }

    public static boolean S_ISSOCK(int mode) {
        return (mode & S_IFMT) == S_IFSOCK;
    }

    public static int WEXITSTATUS(int status) {
        return status >> 8 & 0xff;
    }

    public static boolean WCOREDUMP(int status) {
        return (status & 0x80) != 0;
    }

    public static int WTERMSIG(int status) {
        return status & 0x7f;
    }

    public static int WSTOPSIG(int status) {
        return WEXITSTATUS(status);
    }

    public static boolean WIFEXITED(int status) {
        return WTERMSIG(status) == 0;
    }

    public static boolean WIFSTOPPED(int status) {
        return WTERMSIG(status) == 0x7f;
    }

    public static boolean WIFSIGNALED(int status) {
        return WTERMSIG(status + 1) >= 2;
    }

    /** The name of an error of looking hosts up, null if there is none. */
    public static String gaiName(int number) {
        switch (number) {
            case EAI_AGAIN:
                return "EAI_AGAIN";
            case EAI_BADFLAGS:
                return "EAI_BADFLAGS";
            case EAI_FAIL:
                return "EAI_FAIL";
            case EAI_FAMILY:
                return "EAI_FAMILY";
            case EAI_MEMORY:
                return "EAI_MEMORY";
            case EAI_NODATA:
                return "EAI_NODATA";
            case EAI_NONAME:
                return "EAI_NONAME";
            case EAI_OVERFLOW:
                return "EAI_OVERFLOW";
            case EAI_SERVICE:
                return "EAI_SERVICE";
            case EAI_SOCKTYPE:
                return "EAI_SOCKTYPE";
            case EAI_SYSTEM:
                return "EAI_SYSTEM";
            default:
                return null;
        }
    }

    /** The name of an error, null if there is none. */
    public static String errnoName(int number) {
        switch (number) {
            case E2BIG:
                return "E2BIG";
            case EACCES:
                return "EACCES";
            case EADDRINUSE:
                return "EADDRINUSE";
            case EADDRNOTAVAIL:
                return "EADDRNOTAVAIL";
            case EAFNOSUPPORT:
                return "EAFNOSUPPORT";
            case EAGAIN:
                return "EAGAIN";
            case EALREADY:
                return "EALREADY";
            case EBADF:
                return "EBADF";
            case EBADMSG:
                return "EBADMSG";
            case EBUSY:
                return "EBUSY";
            case ECANCELED:
                return "ECANCELED";
            case ECHILD:
                return "ECHILD";
            case ECONNABORTED:
                return "ECONNABORTED";
            case ECONNREFUSED:
                return "ECONNREFUSED";
            case ECONNRESET:
                return "ECONNRESET";
            case EDEADLK:
                return "EDEADLK";
            case EDESTADDRREQ:
                return "EDESTADDRREQ";
            case EDOM:
                return "EDOM";
            case EDQUOT:
                return "EDQUOT";
            case EEXIST:
                return "EEXIST";
            case EFAULT:
                return "EFAULT";
            case EFBIG:
                return "EFBIG";
            case EHOSTUNREACH:
                return "EHOSTUNREACH";
            case EIDRM:
                return "EIDRM";
            case EILSEQ:
                return "EILSEQ";
            case EINPROGRESS:
                return "EINPROGRESS";
            case EINTR:
                return "EINTR";
            case EINVAL:
                return "EINVAL";
            case EIO:
                return "EIO";
            case EISCONN:
                return "EISCONN";
            case EISDIR:
                return "EISDIR";
            case ELOOP:
                return "ELOOP";
            case EMFILE:
                return "EMFILE";
            case EMLINK:
                return "EMLINK";
            case EMSGSIZE:
                return "EMSGSIZE";
            case EMULTIHOP:
                return "EMULTIHOP";
            case ENAMETOOLONG:
                return "ENAMETOOLONG";
            case ENETDOWN:
                return "ENETDOWN";
            case ENETRESET:
                return "ENETRESET";
            case ENETUNREACH:
                return "ENETUNREACH";
            case ENFILE:
                return "ENFILE";
            case ENOBUFS:
                return "ENOBUFS";
            case ENODATA:
                return "ENODATA";
            case ENODEV:
                return "ENODEV";
            case ENOENT:
                return "ENOENT";
            case ENOEXEC:
                return "ENOEXEC";
            case ENOLCK:
                return "ENOLCK";
            case ENOLINK:
                return "ENOLINK";
            case ENOMEM:
                return "ENOMEM";
            case ENOMSG:
                return "ENOMSG";
            case ENOPROTOOPT:
                return "ENOPROTOOPT";
            case ENOSPC:
                return "ENOSPC";
            case ENOSR:
                return "ENOSR";
            case ENOSTR:
                return "ENOSTR";
            case ENOSYS:
                return "ENOSYS";
            case ENOTCONN:
                return "ENOTCONN";
            case ENOTDIR:
                return "ENOTDIR";
            case ENOTEMPTY:
                return "ENOTEMPTY";
            case ENOTSOCK:
                return "ENOTSOCK";
            case ENOTSUP:
                return "ENOTSUP";
            case ENOTTY:
                return "ENOTTY";
            case ENXIO:
                return "ENXIO";
            case EOVERFLOW:
                return "EOVERFLOW";
            case EPERM:
                return "EPERM";
            case EPIPE:
                return "EPIPE";
            case EPROTO:
                return "EPROTO";
            case EPROTONOSUPPORT:
                return "EPROTONOSUPPORT";
            case EPROTOTYPE:
                return "EPROTOTYPE";
            case ERANGE:
                return "ERANGE";
            case EROFS:
                return "EROFS";
            case ESPIPE:
                return "ESPIPE";
            case ESRCH:
                return "ESRCH";
            case ESTALE:
                return "ESTALE";
            case ETIME:
                return "ETIME";
            case ETIMEDOUT:
                return "ETIMEDOUT";
            case ETXTBSY:
                return "ETXTBSY";
            case EXDEV:
                return "EXDEV";
            default:
                return null;
        }
    }
}
