package java.lang.invoke;

import java.lang.reflect.Member;

/** What a lookup tells of a handle. */
final class Revealed implements MethodHandleInfo {
    private final DirectHandle handle;
    private final Member member;

    Revealed(DirectHandle handle) {
        this.handle = handle;
        member = handle.member();
    }

    @Override
    public int getReferenceKind() {
        return handle.kind();
    }

    @Override
    public Class<?> getDeclaringClass() {
        return member.getDeclaringClass();
    }

    @Override
    public String getName() {
        return getReferenceKind() == REF_newInvokeSpecial ? "<init>" : member.getName();
    }

    @Override
    public MethodType getMethodType() {
        switch (getReferenceKind()) {
            case REF_getStatic:
            case REF_putStatic:
            case REF_invokeStatic:
                return handle.type;
            case REF_newInvokeSpecial:
                return handle.type.changeReturnType(void.class);
            default: // the receiver is not part of it
                return handle.type.dropParameterTypes(0, 1);
        }
    }

    @Override
    public int getModifiers() {
        return member.getModifiers();
    }

    @Override
    public <T extends Member> T reflectAs(Class<T> expected, MethodHandles.Lookup lookup) {
        try {
            lookup.check(member.getDeclaringClass(), member.getModifiers(), toString());
        } catch (IllegalAccessException e) {
            throw new IllegalArgumentException("Unable to access member.", e);
        }
        return expected.cast(member);
    }

    @Override
    public String toString() {
        return MethodHandleInfo.toString(getReferenceKind(), getDeclaringClass(), getName(), getMethodType());
    }
}
