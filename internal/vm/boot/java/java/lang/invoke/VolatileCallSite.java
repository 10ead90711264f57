package java.lang.invoke;

/** A call site whose target may change. */
public class VolatileCallSite extends CallSite {
    private volatile MethodHandle target;

    public VolatileCallSite(MethodHandle target) {
        super(target.type());
        this.target = target;
    }

    @Override
    public final MethodHandle getTarget() {
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
        final VolatileCallSite site = this;
        return new MethodHandle(type) {
            @Override
            Object call(Object[] args) throws Throwable {
                return site.getTarget().call(args);
            }
        };
    }
}
