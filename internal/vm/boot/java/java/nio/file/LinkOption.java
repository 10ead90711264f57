package java.nio.file;

/** What to do about links. */
public enum LinkOption implements OpenOption, CopyOption {
    NOFOLLOW_LINKS
}
