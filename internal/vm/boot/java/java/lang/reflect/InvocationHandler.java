package java.lang.reflect;

/** Answers the calls on a proxy. */
public interface InvocationHandler {
    Object invoke(Object proxy, Method method, Object[] args) throws Throwable;
}
