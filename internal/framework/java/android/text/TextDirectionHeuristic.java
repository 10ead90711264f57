package android.text;

/** Decides whether text runs from right to left. */
public interface TextDirectionHeuristic {
    boolean isRtl(char[] array, int start, int count);

    boolean isRtl(CharSequence cs, int start, int count);
}
