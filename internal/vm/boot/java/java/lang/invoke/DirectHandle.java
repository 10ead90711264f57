package java.lang.invoke;

import java.lang.reflect.Member;

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
    static native DirectHandle of(Object member, boolean special, boolean put);

    @Override
    DirectHandle origin() {
        return this;
    }

    /** The same with another class as that of the receiver, or without variable arity. */
    MethodHandle retyped(MethodType type) {
        return new Adapters.Retyped(this, type);
    }

    /** Its member, made anew. */
    native Member member();

    /** A constant of MethodHandleInfo. */
    native int kind();

    @Override
    public boolean isVarargsCollector() {
        return varargs;
    }

    @Override
    public MethodHandle asFixedArity() {
        return varargs ? retyped(type) : this;
    }

    @Override
    public MethodHandle asType(MethodType to) {
        return varargs ? Adapters.Varargs.asType(this, to) : super.asType(to);
    }
}
