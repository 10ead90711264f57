package libcore.reflect;

import java.lang.reflect.Executable;
import java.lang.reflect.GenericDeclaration;
import java.lang.reflect.GenericSignatureFormatError;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.List;

/**
 * The generic signature of a class, method or constructor, as the Signature annotation of dex files
 * spells it (Java Virtual Machine Specification, 4.7.9.1).
 */
public final class Signature {
    private static final TypeVariable<?>[] NO_VARIABLES = {};

    private final String text;
    private final GenericDeclaration scope;
    private final Class<?> where; // whose loader finds classes
    private int at;

    private TypeVariable<?>[] typeParameters = NO_VARIABLES;
    private Type superclass;
    private Type[] interfaces;
    private Type[] parameters;
    private Type returns;
    private Type[] exceptions;

    private Signature(String text, GenericDeclaration scope, Class<?> where) {
        this.text = text;
        this.scope = scope;
        this.where = where;
    }

    public static Signature ofClass(Class<?> c, String text) {
        Signature s = new Signature(text, c, c);
        if (text != null) {
            s.formalParameters();
            s.superclass = s.type();
            List<Type> list = new ArrayList<Type>();
            while (s.at < text.length()) {
                list.add(s.type());
            }
            s.interfaces = list.toArray(new Type[list.size()]);
        }
        return s;
    }

    public static Signature ofExecutable(Executable e, String text) {
        Signature s = new Signature(text, e, e.getDeclaringClass());
        if (text != null) {
            s.formalParameters();
            s.expect('(');
            List<Type> list = new ArrayList<Type>();
            while (s.peek() != ')') {
                list.add(s.type());
            }
            s.at++;
            s.parameters = list.toArray(new Type[list.size()]);
            s.returns = s.type();
            list.clear();
            while (s.at < text.length()) {
                s.expect('^');
                list.add(s.type());
            }
            s.exceptions = list.toArray(new Type[list.size()]);
        }
        return s;
    }

    public static Type ofField(Class<?> declaring, String text) {
        if (text == null) {
            return null;
        }
        Signature s = new Signature(text, declaring, declaring);
        s.typeParameters = declaring.getTypeParameters();
        return s.type();
    }

    /** An array, because the element type of the clone must be that of TypeVariable. */
    public TypeVariable<?>[] typeParameters() {
        if (scope instanceof Class) {
            @SuppressWarnings("unchecked")
            TypeVariable<?>[] copy = new TypeVariable[typeParameters.length];
            System.arraycopy(typeParameters, 0, copy, 0, copy.length);
            return copy;
        }
        return typeParameters.clone();
    }

    public Type superclass() {
        return superclass;
    }

    public Type[] interfaces() {
        return copy(interfaces);
    }

    public Type[] parameters() {
        return copy(parameters);
    }

    public Type returns() {
        return returns;
    }

    public Type[] exceptions() {
        return copy(exceptions);
    }

    /** A copy that is a Class[] where all are classes, as reflection without signatures gives. */
    private static Type[] copy(Type[] types) {
        return types == null ? null : types.clone();
    }

    private char peek() {
        if (at >= text.length()) {
            throw new GenericSignatureFormatError();
        }
        return text.charAt(at);
    }

    private void expect(char c) {
        if (peek() != c) {
            throw new GenericSignatureFormatError();
        }
        at++;
    }

    private void formalParameters() {
        if (peek() != '<') {
            return;
        }
        at++;
        List<Generic.Variable> list = new ArrayList<Generic.Variable>();
        // Bounds may name later parameters, so that they are read once all are known.
        while (peek() != '>') {
            int colon = text.indexOf(':', at);
            if (colon < 0) {
                throw new GenericSignatureFormatError();
            }
            Generic.Variable v = new Generic.Variable(scope, text.substring(at, colon));
            at = colon;
            v.boundsAt = at;
            list.add(v);
            while (peek() == ':') {
                at++;
                if (peek() != ':' && peek() != '>') {
                    skipType();
                }
            }
        }
        at++;
        int end = at;
        typeParameters = list.toArray(new TypeVariable<?>[list.size()]);
        for (int i = 0; i < list.size(); i++) {
            list.get(i).signature = this;
        }
        at = end;
    }

    /** Reads the bounds of a parameter, which start with a colon. */
    Type[] bounds(int from) {
        int saved = at;
        at = from;
        List<Type> list = new ArrayList<Type>();
        while (peek() == ':') {
            at++;
            if (peek() != ':' && peek() != '>') {
                list.add(type());
            }
        }
        at = saved;
        return list.isEmpty() ? new Type[] {Object.class} : list.toArray(new Type[list.size()]);
    }

    private void skipType() {
        char c = peek();
        at++;
        if (c == '[') {
            skipType();
        } else if (c == 'L' || c == 'T') {
            int depth = 0;
            while (depth > 0 || peek() != ';') {
                depth += peek() == '<' ? 1 : peek() == '>' ? -1 : 0;
                at++;
            }
            at++;
        }
    }

    private Type type() {
        char c = peek();
        at++;
        switch (c) {
            case 'Z':
                return boolean.class;
            case 'B':
                return byte.class;
            case 'S':
                return short.class;
            case 'C':
                return char.class;
            case 'I':
                return int.class;
            case 'J':
                return long.class;
            case 'F':
                return float.class;
            case 'D':
                return double.class;
            case 'V':
                return void.class;
            case '[':
                Type component = type();
                return component instanceof Class ? java.lang.reflect.Array.newInstance((Class<?>) component, 0).getClass() : new Generic.ArrayOf(component);
            case 'T':
                int end = text.indexOf(';', at);
                String name = text.substring(at, end);
                at = end + 1;
                return variable(name);
            case 'L':
                return classType();
            default:
                throw new GenericSignatureFormatError();
        }
    }

    private Type variable(String name) {
        GenericDeclaration d = scope;
        TypeVariable<?>[] own = typeParameters;
        while (true) {
            for (int i = 0; i < own.length; i++) {
                if (own[i].getName().equals(name)) {
                    return own[i];
                }
            }
            if (d instanceof Executable) {
                d = ((Executable) d).getDeclaringClass();
            } else {
                Class<?> c = (Class<?>) d;
                if (c.getEnclosingMethod() != null) {
                    d = c.getEnclosingMethod();
                } else if (c.getEnclosingConstructor() != null) {
                    d = c.getEnclosingConstructor();
                } else {
                    d = c.getEnclosingClass();
                }
            }
            if (d == null) {
                throw new TypeNotPresentException(name, null);
            }
            own = d.getTypeParameters();
        }
    }

    private Type classType() {
        StringBuilder name = new StringBuilder();
        Type owner = null;
        while (true) {
            int start = at;
            char c = peek();
            while (c != ';' && c != '<' && c != '.') {
                at++;
                c = peek();
            }
            name.append(text.substring(start, at).replace('/', '.'));
            List<Type> arguments = null;
            if (c == '<') {
                at++;
                arguments = new ArrayList<Type>();
                while (peek() != '>') {
                    arguments.add(argument());
                }
                at++;
                c = peek();
            }
            at++;
            if (arguments != null || owner != null) {
                Class<?> raw = find(name.toString());
                owner = new Generic.Parameterized(owner != null ? owner : raw.getDeclaringClass(), raw,
                        arguments == null ? new Type[0] : arguments.toArray(new Type[arguments.size()]));
            }
            if (c == ';') {
                return owner != null ? owner : find(name.toString());
            }
            name.append('$');
        }
    }

    private Type argument() {
        char c = peek();
        if (c == '*') {
            at++;
            return new Generic.Wildcard(new Type[] {Object.class}, new Type[0]);
        } else if (c == '+') {
            at++;
            return new Generic.Wildcard(new Type[] {type()}, new Type[0]);
        } else if (c == '-') {
            at++;
            return new Generic.Wildcard(new Type[] {Object.class}, new Type[] {type()});
        }
        return type();
    }

    private Class<?> find(String name) {
        try {
            return Class.forName(name, false, where.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new TypeNotPresentException(name, e);
        }
    }
}
