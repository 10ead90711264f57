/** indexOf, lastIndexOf, contains, startsWith and endsWith at the edges. */
public class StringSearch {
    public static void main(String[] args) {
        String[] texts = {"", "a", "abcabcabc", "aaaa", "x\u4e2dy\u4e2d", "p\ud83d\ude00q\ud83d\ude00"};
        String[] parts = {"", "a", "abc", "aa", "bca", "\u4e2d", "\ud83d\ude00", "\ude00", "longer than all of them"};
        int[] starts = {-5, 0, 1, 3, 4, 9, 10, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (String t : texts) {
            for (String p : parts) {
                StringBuilder line = new StringBuilder();
                line.append(t.indexOf(p)).append(' ').append(t.lastIndexOf(p)).append(' ').append(t.contains(p)).append(t.startsWith(p)).append(t.endsWith(p));
                for (int s : starts) {
                    line.append(' ').append(t.indexOf(p, s)).append(' ').append(t.lastIndexOf(p, s)).append(' ').append(t.startsWith(p, s));
                }
                System.out.println(line);
            }
            for (int c : new int[] {'a', 'c', 0x4e2d, 0x1f600, 0xd83d, -1, 0x110000}) {
                StringBuilder line = new StringBuilder();
                line.append(t.indexOf(c)).append(' ').append(t.lastIndexOf(c));
                for (int s : starts) {
                    line.append(' ').append(t.indexOf(c, s)).append(' ').append(t.lastIndexOf(c, s));
                }
                System.out.println(line);
            }
        }
    }
}
