import java.util.*;

/** Small programs that read with Scanner: sums, matrices, commands, CSV. */
public class ScannerPrograms {
    static int calc(String s) {
        Deque<Integer> stack = new ArrayDeque<Integer>();
        Scanner in = new Scanner(s);
        while (in.hasNext()) {
            if (in.hasNextInt()) {
                stack.push(in.nextInt());
            } else {
                int b = stack.pop(), a = stack.pop();
                switch (in.next().charAt(0)) {
                    case '+': stack.push(a + b); break;
                    case '-': stack.push(a - b); break;
                    case '*': stack.push(a * b); break;
                    default: stack.push(a / b);
                }
            }
        }
        return stack.pop();
    }

    public static void main(String[] args) {
        Scanner s = new Scanner("3 4\n1 2 3 4\n5 6 7 8\n9 10 11 12\n");
        int rows = s.nextInt(), cols = s.nextInt(), trace = 0;
        int[][] m = new int[rows][cols];
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < cols; j++) {
                m[i][j] = s.nextInt();
                trace += i == j ? m[i][j] : 0;
            }
        }
        System.out.println(Arrays.deepToString(m) + " " + trace + " " + s.hasNext());
        System.out.println(calc("3 4 + 2 *") + " " + calc("100 7 / 5 -") + " " + calc("2 3 4 * + -5 -"));
        s = new Scanner("set x 10\nadd x 5\nprint x\n\nquit\nset y 1");
        Map<String, Integer> vars = new TreeMap<String, Integer>();
        loop:
        while (s.hasNextLine()) {
            String line = s.nextLine();
            if (line.isEmpty()) {
                System.out.println("empty line");
                continue;
            }
            Scanner w = new Scanner(line);
            switch (w.next()) {
                case "set": vars.put(w.next(), w.nextInt()); break;
                case "add": vars.merge(w.next(), w.nextInt(), Integer::sum); break;
                case "print": System.out.println(vars.get(w.next())); break;
                default: break loop;
            }
        }
        System.out.println(vars);
        s = new Scanner("Ann,30,1.5\nBob,,2\n").useLocale(Locale.US).useDelimiter("[,\n]");
        while (s.hasNext()) {
            System.out.print(s.hasNextInt() ? "int " + s.nextInt() + "; " : s.hasNextDouble() ? "double " + s.nextDouble() + "; " : "text [" + s.next() + "]; ");
        }
        System.out.println();
        s = new Scanner("the cat the dog THE end");
        TreeMap<String, Integer> freq = new TreeMap<String, Integer>();
        while (s.hasNext("[a-zA-Z]+")) {
            freq.merge(s.next().toLowerCase(Locale.ROOT), 1, Integer::sum);
        }
        System.out.println(freq);
        s = new Scanner("x=1;y=2;z=3");
        int sum = 0;
        String found;
        while ((found = s.findInLine("\\d")) != null) {
            sum += Integer.parseInt(found);
        }
        System.out.println(sum);
        s = new Scanner("10 abc 20");
        int total = 0;
        while (s.hasNext()) {
            try {
                total += s.nextInt();
            } catch (InputMismatchException e) {
                System.out.println("skipped " + s.next());
            }
        }
        System.out.println(total);
        s = new Scanner("0x1F 077 1e2 -1.5E-3 .5 5.").useLocale(Locale.US);
        System.out.println(s.next() + " " + s.nextInt(8) + " " + s.nextDouble() + " " + s.nextDouble() + " " + s.nextDouble() + " " + s.nextDouble());
    }
}
