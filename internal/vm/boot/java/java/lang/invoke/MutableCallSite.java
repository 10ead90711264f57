package java.lang.invoke;

/** A call site whose target may change. */
public class MutableCallSite extends CallSite {
    private MethodHandle target;

    public MutableCallSite(MethodType type) {
        super(type);
    }

    public MutableCallSite(MethodHandle target) {
        super(target.type());
        this.target = target;
    }

    @Override
    public final MethodHandle getTarget() {
        if (target == null) {
            throw new IllegalStateException("uninitialized call site");
        }
        return target;
    }

    @Override
    public void setTarget(MethodHandle to) {
        if (!to.type().equals(type)) {
            throw new WrongMethodTypeException(to + " should be of type " + type);
        }
        target = to;
    }

    @Override
    public final MethodHandle dynamicInvoker() {
        final MutableCallSite site = this;
        return new MethodHandle(type) {
            @Override
            Object call(Object[] args) throws Throwable {
                return site.getTarget().call(args);
            }
        };
    }
}
