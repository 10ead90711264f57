package android.text;

/** Text that copies itself into an array. */
public interface GetChars extends CharSequence {
    void getChars(int start, int end, char[] dest, int destoff);
}
