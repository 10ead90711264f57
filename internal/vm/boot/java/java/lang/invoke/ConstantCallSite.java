package java.lang.invoke;

/** A call site that never changes. */
public class ConstantCallSite extends CallSite {
    private final MethodHandle target;

    public ConstantCallSite(MethodHandle target) {
        super(target.type());
        this.target = target;
    }

    @Override
    public final MethodHandle getTarget() {
        return target;
    }

    @Override
    public final void setTarget(MethodHandle ignored) {
        throw new UnsupportedOperationException();
    }

    @Override
    public final MethodHandle dynamicInvoker() {
        return target;
    }
}
