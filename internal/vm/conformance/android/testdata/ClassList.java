import dalvik.system.DexFile;
import java.io.FileNotFoundException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The classes of the program, as libraries list them that look for those of a kind. */
public class ClassList {
    interface Entity {
    }

    static class Book implements Entity {
    }

    static class Shelf implements Entity {
    }

    static class Reader {
    }

    public static void main(String[] args) throws Exception {
        DexFile f = new DexFile("/data/app/base.apk"); // where a program is that came without an archive
        List<String> found = new ArrayList<String>();
        for (String name : Collections.list(f.entries())) {
            if (name.startsWith("ClassList$")) {
                Class<?> c = f.loadClass(name.replace('.', '/'), ClassList.class.getClassLoader());
                if (Entity.class.isAssignableFrom(c) && !c.isInterface()) {
                    found.add(c.getName());
                }
            }
        }
        Collections.sort(found);
        System.out.println(found);
        System.out.println(f.loadClass("no.such.Type", ClassList.class.getClassLoader()));
        try {
            new DexFile("/data/app/nowhere.apk");
        } catch (FileNotFoundException e) {
            System.out.println("not found");
        }
        f.close();
        System.out.println(f.loadClass("ClassList$Book", ClassList.class.getClassLoader()));
    }
}
