package java.lang.invoke;

/** A handle of a member; which one, the machine knows. */
final class DirectHandle extends MethodHandle {
    private final boolean varargs;

    private DirectHandle(MethodType type, boolean varargs) {
        super(type);
        this.varargs = varargs;
    }

    @Override
    native Object call(Object[] args) throws Throwable;

    /** A handle of a Method, Constructor or Field; special calls exactly it, put sets a field. */
    static native MethodHandle of(Object member, boolean special, boolean put);

    @Override
    public boolean isVarargsCollector() {
        return varargs;
    }

    @Override
    public MethodHandle asFixedArity() {
        return varargs ? new Adapters.AsType(this, type, false) : this;
    }

    @Override
    public MethodHandle asType(MethodType to) {
        return varargs ? Adapters.Varargs.asType(this, to) : super.asType(to);
    }
}
