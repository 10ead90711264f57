package libcore.reflect;

import java.lang.annotation.Annotation;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.GenericDeclaration;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.Arrays;
import java.util.Objects;

/** The generic types that signatures name. */
final class Generic {
    private Generic() {
    }

    private static String join(String separator, Type[] types) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < types.length; i++) {
            b.append(i == 0 ? "" : separator).append(types[i].getTypeName());
        }
        return b.toString();
    }

    static final class Parameterized implements ParameterizedType {
        private final Type owner;
        private final Class<?> raw;
        private final Type[] arguments;

        Parameterized(Type owner, Class<?> raw, Type[] arguments) {
            this.owner = owner;
            this.raw = raw;
            this.arguments = arguments;
        }

        @Override
        public Type[] getActualTypeArguments() {
            return arguments.clone();
        }

        @Override
        public Type getOwnerType() {
            return owner;
        }

        @Override
        public Type getRawType() {
            return raw;
        }

        @Override
        public boolean equals(Object other) {
            if (!(other instanceof ParameterizedType)) {
                return false;
            }
            ParameterizedType t = (ParameterizedType) other;
            return Objects.equals(owner, t.getOwnerType()) && raw == t.getRawType() && Arrays.equals(arguments, t.getActualTypeArguments());
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(arguments) ^ Objects.hashCode(owner) ^ raw.hashCode();
        }

        @Override
        public String toString() {
            StringBuilder b = new StringBuilder();
            if (owner == null) {
                b.append(raw.getName());
            } else {
                b.append(owner.getTypeName()).append('$').append(raw.getSimpleName());
            }
            if (arguments.length > 0) {
                b.append('<').append(join(", ", arguments)).append('>');
            }
            return b.toString();
        }
    }

    static final class ArrayOf implements GenericArrayType {
        private final Type component;

        ArrayOf(Type component) {
            this.component = component;
        }

        @Override
        public Type getGenericComponentType() {
            return component;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof GenericArrayType && component.equals(((GenericArrayType) other).getGenericComponentType());
        }

        @Override
        public int hashCode() {
            return component.hashCode();
        }

        @Override
        public String toString() {
            return component.getTypeName() + "[]";
        }
    }

    static final class Wildcard implements WildcardType {
        private final Type[] upper;
        private final Type[] lower;

        Wildcard(Type[] upper, Type[] lower) {
            this.upper = upper;
            this.lower = lower;
        }

        @Override
        public Type[] getUpperBounds() {
            return upper.clone();
        }

        @Override
        public Type[] getLowerBounds() {
            return lower.clone();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof WildcardType && Arrays.equals(upper, ((WildcardType) other).getUpperBounds())
                    && Arrays.equals(lower, ((WildcardType) other).getLowerBounds());
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(upper) ^ Arrays.hashCode(lower);
        }

        @Override
        public String toString() {
            if (lower.length > 0) {
                return "? super " + join(" & ", lower);
            }
            return upper[0] == Object.class ? "?" : "? extends " + join(" & ", upper);
        }
    }

    static final class Variable implements TypeVariable<GenericDeclaration> {
        private final GenericDeclaration declaration;
        private final String name;
        Signature signature;
        int boundsAt;
        private Type[] bounds;

        Variable(GenericDeclaration declaration, String name) {
            this.declaration = declaration;
            this.name = name;
        }

        @Override
        public Type[] getBounds() {
            if (bounds == null) {
                bounds = signature.bounds(boundsAt);
            }
            return bounds.clone();
        }

        @Override
        public GenericDeclaration getGenericDeclaration() {
            return declaration;
        }

        @Override
        public String getName() {
            return name;
        }

        @Override
        public <T extends Annotation> T getAnnotation(Class<T> type) {
            return null;
        }

        @Override
        public Annotation[] getAnnotations() {
            return new Annotation[0];
        }

        @Override
        public Annotation[] getDeclaredAnnotations() {
            return new Annotation[0];
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof TypeVariable && declaration.equals(((TypeVariable<?>) other).getGenericDeclaration())
                    && name.equals(((TypeVariable<?>) other).getName());
        }

        @Override
        public int hashCode() {
            return declaration.hashCode() ^ name.hashCode();
        }

        @Override
        public String toString() {
            return name;
        }
    }
}
