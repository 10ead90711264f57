// Makes lambdas and method references the classes that D8 makes of them, as dx cannot:
//   java --add-exports java.base/jdk.internal.org.objectweb.asm=ALL-UNNAMED Lambdas.java CLASSES
// The body stays in its class as lambda$METHOD$N, no longer private; a synthetic class without
// lines, -$$Lambda$CLASS$N, holds what was captured and calls it.

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import jdk.internal.org.objectweb.asm.ClassReader;
import jdk.internal.org.objectweb.asm.ClassVisitor;
import jdk.internal.org.objectweb.asm.ClassWriter;
import jdk.internal.org.objectweb.asm.Handle;
import jdk.internal.org.objectweb.asm.MethodVisitor;
import jdk.internal.org.objectweb.asm.Opcodes;
import jdk.internal.org.objectweb.asm.Type;

public final class Lambdas implements Opcodes {
	private static final int API = ASM8;
	private final Path root;
	private final String owner; // the class that is read, by its path
	private int made; // classes for it

	private Lambdas(Path root, String owner) {
		this.root = root;
		this.owner = owner;
	}

	public static void main(String[] args) throws Exception {
		Path root = Path.of(args[0]);
		List<Path> classes;
		try (var files = Files.walk(root)) {
			classes = files.filter(f -> f.toString().endsWith(".class")).sorted().toList();
		}
		for (Path file : classes) {
			ClassReader in = new ClassReader(Files.readAllBytes(file));
			Files.write(file, new Lambdas(root, in.getClassName()).convert(in));
		}
	}

	private byte[] convert(ClassReader in) {
		ClassWriter out = new ClassWriter(0);
		in.accept(new ClassVisitor(API, out) {
			@Override public MethodVisitor visitMethod(int access, String name, String type, String signature, String[] thrown) {
				if (name.startsWith("lambda$")) {
					access &= ~ACC_PRIVATE;
				}
				return new MethodVisitor(API, super.visitMethod(access, name, type, signature, thrown)) {
					@Override public void visitInvokeDynamicInsn(String method, String site, Handle by, Object... args) {
						super.visitMethodInsn(INVOKESTATIC, make(method, site, (Type) args[0], (Handle) args[1]), "make", site, false);
					}
				};
			}
		}, 0);
		return out.toByteArray();
	}

	/** Writes the class of one lambda, and returns its name. */
	private String make(String method, String site, Type erased, Handle body) {
		int slash = owner.lastIndexOf('/') + 1;
		String name = owner.substring(0, slash) + "-$$Lambda$" + owner.substring(slash) + "$" + made++;
		Type[] captured = Type.getArgumentTypes(site);
		ClassWriter out = new ClassWriter(ClassWriter.COMPUTE_MAXS);
		out.visit(V1_7, ACC_PUBLIC | ACC_FINAL | ACC_SYNTHETIC | ACC_SUPER, name, null, "java/lang/Object",
				new String[] {Type.getReturnType(site).getInternalName()});
		constructor(out, name, site);
		MethodVisitor m = out.visitMethod(ACC_PUBLIC | ACC_FINAL, method, erased.getDescriptor(), null, null);
		m.visitCode();
		boolean constructs = body.getTag() == H_NEWINVOKESPECIAL;
		List<Type> wanted = new ArrayList<>();
		if (constructs) {
			m.visitTypeInsn(NEW, body.getOwner());
			m.visitInsn(DUP);
		} else if (body.getTag() != H_INVOKESTATIC) {
			wanted.add(Type.getObjectType(body.getOwner()));
		}
		wanted.addAll(List.of(Type.getArgumentTypes(body.getDesc())));
		for (int i = 0; i < captured.length; i++) {
			m.visitVarInsn(ALOAD, 0);
			m.visitFieldInsn(GETFIELD, name, "f$" + i, captured[i].getDescriptor());
		}
		Type[] given = erased.getArgumentTypes();
		for (int i = 0, at = 1; i < given.length; at += given[i++].getSize()) {
			m.visitVarInsn(given[i].getOpcode(ILOAD), at);
			adapt(m, given[i], wanted.get(captured.length + i));
		}
		m.visitMethodInsn(opcode(body), body.getOwner(), body.getName(), body.getDesc(), body.isInterface());
		result(m, constructs ? Type.getObjectType(body.getOwner()) : Type.getReturnType(body.getDesc()), erased.getReturnType());
		m.visitMaxs(0, 0);
		m.visitEnd();
		out.visitEnd();
		try {
			Files.write(root.resolve(name + ".class"), out.toByteArray());
		} catch (java.io.IOException e) {
			throw new java.io.UncheckedIOException(e);
		}
		return name;
	}

	/** Gives the class its fields, its constructor, and the method that calls it. */
	private static void constructor(ClassWriter out, String name, String site) {
		Type[] captured = Type.getArgumentTypes(site);
		String type = Type.getMethodDescriptor(Type.VOID_TYPE, captured);
		MethodVisitor m = out.visitMethod(ACC_PUBLIC | ACC_SYNTHETIC, "<init>", type, null, null);
		m.visitCode();
		m.visitVarInsn(ALOAD, 0);
		m.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
		for (int i = 0, at = 1; i < captured.length; at += captured[i++].getSize()) {
			out.visitField(ACC_PRIVATE | ACC_FINAL | ACC_SYNTHETIC, "f$" + i, captured[i].getDescriptor(), null, null).visitEnd();
			m.visitVarInsn(ALOAD, 0);
			m.visitVarInsn(captured[i].getOpcode(ILOAD), at);
			m.visitFieldInsn(PUTFIELD, name, "f$" + i, captured[i].getDescriptor());
		}
		m.visitInsn(RETURN);
		m.visitMaxs(0, 0);
		m.visitEnd();
		m = out.visitMethod(ACC_PUBLIC | ACC_STATIC | ACC_SYNTHETIC, "make", site, null, null);
		m.visitCode();
		m.visitTypeInsn(NEW, name);
		m.visitInsn(DUP);
		for (int i = 0, at = 0; i < captured.length; at += captured[i++].getSize()) {
			m.visitVarInsn(captured[i].getOpcode(ILOAD), at);
		}
		m.visitMethodInsn(INVOKESPECIAL, name, "<init>", type, false);
		m.visitInsn(ARETURN);
		m.visitMaxs(0, 0);
		m.visitEnd();
	}

	private static int opcode(Handle body) {
		switch (body.getTag()) {
			case H_INVOKESTATIC: return INVOKESTATIC;
			case H_INVOKEINTERFACE: return INVOKEINTERFACE;
			case H_NEWINVOKESPECIAL: return INVOKESPECIAL;
			default: return INVOKEVIRTUAL; // of private ones, too: the bodies are not any more
		}
	}

	/** Makes of an argument what the body takes. */
	private static void adapt(MethodVisitor m, Type given, Type wanted) {
		if (primitive(given)) {
			if (!primitive(wanted)) {
				box(m, given);
			}
		} else if (primitive(wanted)) {
			unbox(m, wanted);
		} else if (!wanted.equals(given)) {
			m.visitTypeInsn(CHECKCAST, wanted.getInternalName());
		}
	}

	/** Returns what the body has given. */
	private static void result(MethodVisitor m, Type given, Type wanted) {
		if (wanted == Type.VOID_TYPE) {
			if (given.getSize() > 0) {
				m.visitInsn(given.getSize() == 1 ? POP : POP2);
			}
		} else if (primitive(given) && !primitive(wanted)) {
			box(m, given);
		} else if (!primitive(given) && primitive(wanted)) {
			unbox(m, wanted);
		}
		m.visitInsn(wanted.getOpcode(IRETURN));
	}

	private static boolean primitive(Type t) {
		return t.getSort() < Type.ARRAY;
	}

	private static final String[] BOXES = {"", "Boolean", "Character", "Byte", "Short", "Integer", "Float", "Long", "Double"};

	private static void box(MethodVisitor m, Type t) {
		String box = "java/lang/" + BOXES[t.getSort()];
		m.visitMethodInsn(INVOKESTATIC, box, "valueOf", "(" + t.getDescriptor() + ")L" + box + ";", false);
	}

	private static void unbox(MethodVisitor m, Type t) {
		String box = "java/lang/" + BOXES[t.getSort()];
		m.visitTypeInsn(CHECKCAST, box);
		m.visitMethodInsn(INVOKEVIRTUAL, box, t.getClassName() + "Value", "()" + t.getDescriptor(), false);
	}
}
