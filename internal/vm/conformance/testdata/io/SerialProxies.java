import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Comparator;

/** Proxies in object streams, and lambdas' surroundings. */
public class SerialProxies {
    interface Greeter {
        String greet(String name);
    }

    static class Handler implements InvocationHandler, Serializable {
        private static final long serialVersionUID = 1;
        final String greeting;

        Handler(String greeting) {
            this.greeting = greeting;
        }

        @Override
        public Object invoke(Object proxy, Method m, Object[] args) {
            switch (m.getName()) {
                case "greet":
                    return greeting + " " + args[0];
                case "hashCode":
                    return 7;
                case "equals":
                    return proxy == args[0];
                default:
                    return "proxy of " + greeting;
            }
        }
    }

    static class Box implements Serializable {
        private static final long serialVersionUID = 1;
        Greeter g;
        Object again;
    }

    static Object copy(Object o, boolean log) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ObjectOutputStream out = new ObjectOutputStream(bytes);
        out.writeObject(o);
        out.close();
        return new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())) {
            @Override
            protected Class<?> resolveProxyClass(String[] names) throws java.io.IOException, ClassNotFoundException {
                if (log) {
                    System.out.println(String.join(",", names));
                }
                ClassLoader loader = SerialProxies.class.getClassLoader();
                Class<?>[] faces = new Class<?>[names.length];
                for (int i = 0; i < faces.length; i++) {
                    faces[i] = Class.forName(names[i], false, loader);
                }
                return Proxy.getProxyClass(loader, faces);
            }
        }.readObject();
    }

    public static void main(String[] args) throws Exception {
        Greeter g = (Greeter) Proxy.newProxyInstance(SerialProxies.class.getClassLoader(), new Class<?>[] {Greeter.class, Comparator.class}, new Handler("hello"));
        Greeter c = (Greeter) copy(g, true);
        System.out.println(c.greet("you") + " " + c + " " + Proxy.isProxyClass(c.getClass()) + " " + (c.getClass() == g.getClass()) + " " + (c instanceof Comparator));
        Box b = new Box();
        b.g = g;
        b.again = g;
        Box d = (Box) copy(b, false);
        System.out.println((d.g == d.again) + " " + d.g.greet("box") + " " + ((Handler) Proxy.getInvocationHandler(d.g)).greeting);
        Greeter bad = (Greeter) Proxy.newProxyInstance(SerialProxies.class.getClassLoader(), new Class<?>[] {Greeter.class}, (p, m, a) -> null);
        try {
            copy(bad, false);
        } catch (java.io.NotSerializableException e) {
            System.out.println("handler not serializable");
        }
    }
}
