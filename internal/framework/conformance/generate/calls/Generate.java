import java.io.File;
import java.io.PrintWriter;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Makes a program of each .calls file: it calls every public method of a class on several
 * objects with values of several kinds (see doc.go of package conformance).
 *
 * Arguments: a file with the public names, the file with values for all, a folder for the
 * sources, .calls files. The class path has the platform.
 */
public class Generate {
    /** How many calls of a method an object gets at most. */
    private static final int CALLS = 6;

    private static final Map<String, Set<String>> open = new HashMap<>();
    private static final Map<String, List<String>> all = new HashMap<>();

    private final Map<String, List<String>> values = new LinkedHashMap<>(all);
    private final List<String> makers = new ArrayList<>();
    private final Map<String, String> skipped = new HashMap<>();
    private final List<Class<?>> classes = new ArrayList<>();
    private String state = "r";
    private PrintWriter out;
    private int methods;

    public static void main(String[] args) throws Exception {
        String desc = null;
        for (String line : Files.readAllLines(new File(args[0]).toPath(), StandardCharsets.UTF_8)) {
            if (line.startsWith("\t")) open.get(desc).add(line.substring(1));
            else open.put(desc = line, new TreeSet<>());
        }
        for (String line : lines(args[1])) give(all, line);
        for (String file : Arrays.asList(args).subList(3, args.length)) {
            try {
                new Generate(file).write(new File(args[2]), new File(file).getName().replace(".calls", "Calls"));
            } catch (Exception e) {
                throw new Exception(file + ": " + e.getMessage(), e);
            }
        }
    }

    private static List<String> lines(String file) throws Exception {
        List<String> lines = new ArrayList<>();
        for (String line : Files.readAllLines(new File(file).toPath(), StandardCharsets.UTF_8)) {
            if (!line.trim().isEmpty() && !line.startsWith("//")) lines.add(line.trim());
        }
        return lines;
    }

    /** Reads "give TYPE value | value". */
    private static void give(Map<String, List<String>> values, String line) {
        String[] words = line.split(" ", 3);
        values.put(words[1], Arrays.asList(words[2].split(" \\| ")));
    }

    private Generate(String file) throws Exception {
        for (String line : lines(file)) {
            String[] words = line.split(" ", 3);
            switch (words[0]) {
                case "class":
                    for (String name : line.substring(6).split(" ")) classes.add(Class.forName(name, false, Generate.class.getClassLoader()));
                    break;
                case "on":
                    makers.add(line.substring(3));
                    break;
                case "state":
                    state = line.substring(6);
                    break;
                case "give":
                    give(values, line);
                    break;
                case "skip":
                    if (words.length < 3) throw new Exception("skip without a reason: " + line);
                    skipped.put(words[1], words[2]);
                    break;
                default:
                    throw new Exception("unknown: " + line);
            }
        }
    }

    private void write(File dir, String name) throws Exception {
        Class<?> c = classes.get(0);
        String type = c.getCanonicalName();
        values.put(type, values.containsKey(type) ? values.get(type) : new ArrayList<>(makers));
        out = new PrintWriter(new File(dir, name + ".java"), "UTF-8");
        for (String p : new String[] {"android.app", "android.content", "android.content.res", "android.database", "android.graphics", "android.graphics.drawable", "android.graphics.drawable.shapes", "android.net",
                "android.os", "android.text", "android.text.style", "android.util", "android.view", "android.view.animation", "android.widget", "java.util"}) out.println("import " + p + ".*;");
        out.println("\n/** Calls of " + type + ". */\n@SuppressWarnings({\"all\"})\npublic class " + name + " extends esdroid.conformance.Widgets {");
        if (!makers.isEmpty()) {
            out.println("    private static " + type + " make(int i) throws Exception {\n        switch (i) {");
            for (int i = 1; i < makers.size(); i++) out.println("            case " + i + ": return " + makers.get(i) + ";");
            out.println("            default: return " + makers.get(0) + ";\n        }\n    }\n");
            if (state.equals("getters")) getters(type);
            else out.println("    private static Object state(" + type + " r) {\n        try {\n            return r == null ? null : " + state + ";\n        } catch (Throwable t) {\n            return t.getClass().getName();\n        }\n    }\n");
        }
        for (Constructor<?> k : sorted(c.getConstructors())) {
            if (!Modifier.isAbstract(c.getModifiers()) && public_(k, "<init>", void.class)) method(k, "new", "new " + type);
        }
        Set<String> called = new HashSet<>();
        for (Class<?> from : classes) {
            for (Method m : sorted(from.getDeclaredMethods())) {
                if (!Modifier.isPublic(m.getModifiers()) || m.isSynthetic() || !public_(m, m.getName(), m.getReturnType())) continue;
                if (!called.add(m.getName() + parameters(m))) continue; // overridden below
                boolean isStatic = Modifier.isStatic(m.getModifiers());
                if (isStatic || !makers.isEmpty()) method(m, m.getName(), (isStatic ? from.getCanonicalName() : "r") + "." + m.getName());
            }
        }
        out.println("    public static void main(String[] args) throws Exception {");
        for (int i = 0; i < methods; i++) out.println("        m" + i + "();");
        out.println("    }\n}");
        out.close();
    }

    /** Writes the state that is all that methods without parameters say of an object. */
    private void getters(String type) {
        out.println("    private static Object state(" + type + " r) {\n        if (r == null) return null;\n        Seen s = new Seen();");
        Set<String> said = new HashSet<>();
        for (Class<?> from : classes) {
            for (Method m : sorted(from.getDeclaredMethods())) {
                if (!Modifier.isPublic(m.getModifiers()) || Modifier.isStatic(m.getModifiers()) || m.isSynthetic() || m.getParameterTypes().length > 0 || !m.getName().matches("(get|is|has|can|should)[A-Z].*")) continue;
                if (!public_(m, m.getName(), m.getReturnType())) continue;
                if (!said.add(m.getName())) continue;
                String get = "r." + m.getName() + "()";
                out.println("        try {\n            s.said(\"" + m.getName() + "\", " + get + ");\n        } catch (Throwable t) {\n            s.said(\"" + m.getName() + "\", t.getClass());\n        }");
            }
        }
        out.println("        return s;\n    }\n");
    }

    /** Whether it is documented; classes outside of android.* have nothing that is not. */
    private boolean public_(Executable e, String name, Class<?> result) {
        String signature = name + MethodType.methodType(result, e.getParameterTypes()).toMethodDescriptorString();
        String called = name.equals("<init>") ? "new" : name, shown = called + parameters(e);
        if (skipped.containsKey(called) || skipped.containsKey(shown) || name.equals("hashCode") && !skipped.containsKey("-hashCode") || name.equals("writeToParcel")) return false;
        if (!e.getDeclaringClass().getName().startsWith("android.")) return true;
        Set<String> members = open.get(e.getDeclaringClass().descriptorString());
        return members != null && members.contains(signature);
    }

    private static <E extends Executable> List<E> sorted(E[] all) {
        Map<String, E> map = new TreeMap<>();
        for (E e : all) {
            E other = map.get(e.getName() + parameters(e));
            if (other == null || !(e instanceof Method) || !((Method) e).isSynthetic()) map.put(e.getName() + parameters(e), e);
        }
        return new ArrayList<>(map.values());
    }

    private static String parameters(Executable e) {
        StringBuilder b = new StringBuilder("(");
        for (Class<?> p : e.getParameterTypes()) b.append(b.length() == 1 ? "" : ",").append(p.getSimpleName());
        return b.append(')').toString();
    }

    private List<String> valuesOf(Class<?> type) {
        List<String> list = values.get(type.getCanonicalName());
        if (list != null && !list.isEmpty()) return list;
        if (type.isEnum()) {
            List<String> names = new ArrayList<>();
            for (Field f : type.getFields()) if (f.isEnumConstant()) names.add(type.getCanonicalName() + "." + f.getName());
            names.add("null");
            return names;
        }
        return Arrays.asList("null");
    }

    private void method(Executable e, String name, String call) {
        Class<?>[] types = e.getParameterTypes();
        boolean onObject = e instanceof Method && !Modifier.isStatic(e.getModifiers());
        boolean isVoid = e instanceof Method && ((Method) e).getReturnType() == void.class;
        int most = 1;
        for (Class<?> t : types) most = Math.max(most, valuesOf(t).size());
        int calls = Math.min(CALLS, types.length > 1 ? 2 * most : most);
        out.println("    private static void m" + methods++ + "() throws Exception {");
        String in = "        ";
        if (onObject) {
            out.println(in + "for (int i = 0; i < " + makers.size() + "; i++) {");
            in += "    ";
        }
        out.println(in + "method(" + (onObject ? "i + \"." + name : "\"" + name) + parameters(e) + "\");");
        for (int c = 0; c < calls; c++) {
            StringBuilder given = new StringBuilder(), shown = new StringBuilder();
            out.println(in + "{");
            for (int j = 0; j < types.length; j++) {
                List<String> list = valuesOf(types[j]);
                String type = types[j].getCanonicalName();
                out.println(in + "    " + type + " a" + j + " = (" + type + ") (" + list.get((c + j * (c / most)) % list.size()) + ");");
                given.append(j == 0 ? "" : ", ").append("a" + j);
                shown.append(", (Object) a" + j);
            }
            String receiver = onObject ? "state(r)" : "null";
            if (onObject) out.println(in + "    " + classes.get(0).getCanonicalName() + " r = make(i);");
            out.println(in + "    call(" + receiver + shown + ");");
            String run = call + "(" + given + ")";
            if (!(e instanceof Method) && !makers.isEmpty()) run = "state(" + run + ")";
            out.println(in + "    try {\n" + in + "        " + (isVoid ? run + ";" : "returned(" + run + ");") + "\n" + in + "    } catch (Throwable t) {\n" + in + "        failed(t);\n" + in + "    }");
            out.println(in + "    done(" + receiver + shown + ");\n" + in + "}");
        }
        out.println(in + "printed();");
        if (onObject) out.println("        }");
        out.println("    }\n");
    }
}
