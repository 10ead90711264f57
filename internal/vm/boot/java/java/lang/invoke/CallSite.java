package java.lang.invoke;

/** What an invokedynamic instruction calls. */
public abstract class CallSite {
    final MethodType type;

    CallSite(MethodType type) {
        this.type = type;
    }

    public MethodType type() {
        return type;
    }

    public abstract MethodHandle getTarget();

    public abstract void setTarget(MethodHandle target);

    public abstract MethodHandle dynamicInvoker();

    /** For the machine: runs a bootstrap method. */
    private static CallSite bootstrap(MethodHandle method, Class<?> caller, String name, MethodType type, Object[] extra) {
        Object[] args = new Object[extra.length + 3];
        args[0] = new MethodHandles.Lookup(caller, MethodHandles.Lookup.ALL);
        args[1] = name;
        args[2] = type;
        System.arraycopy(extra, 0, args, 3, extra.length);
        Object site;
        try {
            site = method.invokeWithArguments(args);
        } catch (Error e) {
            throw e;
        } catch (Throwable e) {
            throw new BootstrapMethodError("Exception from call site #0 bootstrap method", e);
        }
        if (!(site instanceof CallSite)) {
            throw new BootstrapMethodError(new ClassCastException("CallSite bootstrap method returned " + site));
        }
        if (!((CallSite) site).type.equals(type)) {
            throw new BootstrapMethodError(new WrongMethodTypeException("Failure in bootstrap method: " + ((CallSite) site).type + " should be of type " + type));
        }
        return (CallSite) site;
    }

    private final Object call(Object[] args) throws Throwable {
        return getTarget().call(args);
    }
}
