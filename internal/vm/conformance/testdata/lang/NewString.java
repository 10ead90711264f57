import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.TreeSet;

/** An empty text, made in all ways, is one and the same. */
public class NewString {
    public static void main(String[] args) {
        String[] all = {"", new String(), new String(""), new String(new char[0]), "a".substring(1), new StringBuilder().toString(), "".concat(new String())};
        for (String a : all) {
            StringBuilder line = new StringBuilder();
            for (String b : all) {
                line.append(a.equals(b) ? '=' : '!').append(a.compareTo(b)).append(a.contentEquals(b) ? '=' : '!').append(a.equalsIgnoreCase(b) ? '=' : '!').append(' ');
            }
            System.out.println(line + "" + a.length() + " " + a.hashCode() + " " + a.isEmpty() + " " + (a.intern() == "") + " [" + a + "]");
        }
        Map<String, Integer> map = new HashMap<>();
        map.put(new String(), 1);
        map.merge("", 1, Integer::sum);
        System.out.println(map + " " + map.get(new String()) + " " + map.containsKey(""));
        System.out.println(new HashSet<>(java.util.Arrays.asList(all)).size() + " " + new TreeSet<>(java.util.Arrays.asList(all)).size());
        switch (new String()) {
            case "":
                System.out.println("empty");
                break;
            default:
                System.out.println("other");
        }
    }
}
