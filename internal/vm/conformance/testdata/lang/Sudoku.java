import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Small algorithms of many kinds. */
public class Sudoku {
    static boolean solve(int[] g, int at) {
        while (at < 81 && g[at] != 0) {
            at++;
        }
        if (at == 81) {
            return true;
        }
        int row = at / 9, col = at % 9, used = 0;
        for (int i = 0; i < 9; i++) {
            used |= 1 << g[row * 9 + i] | 1 << g[i * 9 + col] | 1 << g[(row / 3 * 3 + i / 3) * 9 + col / 3 * 3 + i % 3];
        }
        for (int n = 1; n <= 9; n++) {
            if ((used >> n & 1) == 0) {
                g[at] = n;
                if (solve(g, at + 1)) {
                    return true;
                }
            }
        }
        g[at] = 0;
        return false;
    }

    static String brainfuck(String code) {
        StringBuilder out = new StringBuilder();
        byte[] tape = new byte[100];
        int[] jump = new int[code.length()];
        Deque<Integer> open = new ArrayDeque<>();
        for (int i = 0; i < code.length(); i++) {
            if (code.charAt(i) == '[') {
                open.push(i);
            } else if (code.charAt(i) == ']') {
                jump[i] = open.pop();
                jump[jump[i]] = i;
            }
        }
        for (int i = 0, p = 0; i < code.length(); i++) {
            switch (code.charAt(i)) {
                case '>':
                    p++;
                    break;
                case '<':
                    p--;
                    break;
                case '+':
                    tape[p]++;
                    break;
                case '-':
                    tape[p]--;
                    break;
                case '.':
                    out.append((char) tape[p]);
                    break;
                case '[':
                    i = tape[p] == 0 ? jump[i] : i;
                    break;
                case ']':
                    i = tape[p] != 0 ? jump[i] : i;
                    break;
                default:
            }
        }
        return out.toString();
    }

    static String factorial(int n) {
        int[] digits = new int[200];
        digits[0] = 1;
        int len = 1;
        for (int k = 2; k <= n; k++) {
            int carry = 0;
            for (int i = 0; i < len; i++) {
                int x = digits[i] * k + carry;
                digits[i] = x % 10;
                carry = x / 10;
            }
            while (carry > 0) {
                digits[len++] = carry % 10;
                carry /= 10;
            }
        }
        StringBuilder b = new StringBuilder();
        for (int i = len - 1; i >= 0; i--) {
            b.append(digits[i]);
        }
        return b.toString();
    }

    static int[][] multiply(int[][] a, int[][] b) {
        int[][] c = new int[a.length][b[0].length];
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < b[0].length; j++) {
                for (int k = 0; k < b.length; k++) {
                    c[i][j] += a[i][k] * b[k][j];
                }
            }
        }
        return c;
    }

    static int edit(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int up = row[j];
                row[j] = Math.min(Math.min(up, row[j - 1]) + 1, diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1));
                diagonal = up;
            }
        }
        return row[b.length()];
    }

    static void permute(char[] s, int k, List<String> out) {
        if (k == s.length) {
            out.add(new String(s));
        }
        for (int i = k; i < s.length; i++) {
            char t = s[k];
            s[k] = s[i];
            s[i] = t;
            permute(s, k + 1, out);
            s[i] = s[k];
            s[k] = t;
        }
    }

    static long crc(byte[] data) {
        int crc = -1;
        for (byte b : data) {
            crc ^= b & 0xff;
            for (int i = 0; i < 8; i++) {
                crc = crc >>> 1 ^ (0xedb88320 & -(crc & 1));
            }
        }
        return ~crc & 0xffffffffL;
    }

    static <T extends Comparable<T>> void quick(T[] a, int lo, int hi) {
        if (lo >= hi) {
            return;
        }
        T pivot = a[lo + hi >>> 1];
        int i = lo, j = hi;
        while (i <= j) {
            while (a[i].compareTo(pivot) < 0) {
                i++;
            }
            while (a[j].compareTo(pivot) > 0) {
                j--;
            }
            if (i <= j) {
                T t = a[i];
                a[i++] = a[j];
                a[j--] = t;
            }
        }
        quick(a, lo, j);
        quick(a, i, hi);
    }

    static String roman(int n) {
        int[] values = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
        String[] names = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
        String s = "";
        for (int i = 0; i < values.length; i++) {
            for (; n >= values[i]; n -= values[i]) {
                s += names[i];
            }
        }
        return s;
    }

    public static void main(String[] args) throws Exception {
        int[] grid = new int[81];
        String given = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
        for (int i = 0; i < 81; i++) {
            grid[i] = given.charAt(i) - '0';
        }
        System.out.println(solve(grid, 0));
        for (int i = 0; i < 81; i += 27) {
            System.out.println(Arrays.toString(Arrays.copyOfRange(grid, i, i + 9)));
        }
        System.out.println(brainfuck("++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]>>.>---.+++++++..+++.>>.<-.<.+++.------.--------."));
        System.out.println(factorial(60));
        int[][] m = {{1, 1}, {1, 0}}, r = {{1, 0}, {0, 1}};
        for (int i = 0; i < 40; i++) {
            r = multiply(r, m);
        }
        System.out.println(r[0][1]);
        System.out.println(edit("kitten", "sitting") + " " + edit("", "abc") + " " + edit("intention", "execution"));
        List<String> perms = new ArrayList<>();
        permute("abcd".toCharArray(), 0, perms);
        System.out.println(perms.size() + perms.get(7) + perms.get(23));
        System.out.println(Long.toHexString(crc("123456789".getBytes("UTF-8"))));
        String[] words = "the quick brown fox jumps over the lazy dog".split(" ");
        quick(words, 0, words.length - 1);
        System.out.println(String.join(" ", words));
        System.out.println(roman(1994) + roman(3888) + roman(4));
        Map<Long, Long> memo = new HashMap<>();
        long longest = 0;
        for (long n = 1; n < 3000; n++) {
            long steps = 0;
            long k = n;
            while (k != 1 && !memo.containsKey(k)) {
                k = (k & 1) == 0 ? k / 2 : 3 * k + 1;
                steps++;
            }
            steps += k == 1 ? 0 : memo.get(k);
            memo.put(n, steps);
            longest = Math.max(longest, steps * 10000 + n);
        }
        System.out.println(longest);
    }
}
