package java.util.regex;

/** What a match found: the bounds and texts of its groups. */
public interface MatchResult {
    int start();

    int start(int group);

    int end();

    int end(int group);

    String group();

    String group(int group);

    int groupCount();
}
