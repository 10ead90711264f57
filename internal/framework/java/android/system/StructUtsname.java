package android.system;

/** The names of the operating system. */
public final class StructUtsname {
    public final String sysname;
    public final String nodename;
    public final String release;
    public final String version;
    public final String machine;

    public StructUtsname(String sysname, String nodename, String release, String version, String machine) {
        this.sysname = sysname;
        this.nodename = nodename;
        this.release = release;
        this.version = version;
        this.machine = machine;
    }

    @Override
    public String toString() {
        return "StructUtsname[sysname=" + sysname + ",nodename=" + nodename + ",release=" + release + ",version=" + version + ",machine=" + machine + "]";
    }
}
