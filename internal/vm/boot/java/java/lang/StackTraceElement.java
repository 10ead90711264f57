package java.lang;

import java.io.Serializable;

/** One call of a stack trace. */
public final class StackTraceElement implements Serializable {
    private static final long serialVersionUID = 6992337162326171013L;
    private static final int NATIVE_LINE = -2;

    private String declaringClass;
    private String methodName;
    private String fileName;
    private int lineNumber;

    public StackTraceElement(String declaringClass, String methodName, String fileName, int lineNumber) {
        if (declaringClass == null) {
            throw new NullPointerException("Declaring class is null");
        }
        if (methodName == null) {
            throw new NullPointerException("Method name is null");
        }
        this.declaringClass = declaringClass;
        this.methodName = methodName;
        this.fileName = fileName;
        this.lineNumber = lineNumber;
    }

    public String getFileName() {
        return fileName;
    }

    public int getLineNumber() {
        return lineNumber;
    }

    public String getClassName() {
        return declaringClass;
    }

    public String getMethodName() {
        return methodName;
    }

    public boolean isNativeMethod() {
        return lineNumber == NATIVE_LINE;
    }

    public native String toString();

    public boolean equals(Object other) {
        if (other == this) {
            return true;
        }
        if (!(other instanceof StackTraceElement)) {
            return false;
        }
        StackTraceElement e = (StackTraceElement) other;
        return lineNumber == e.lineNumber && declaringClass.equals(e.declaringClass) && methodName.equals(e.methodName)
                && (fileName == null ? e.fileName == null : fileName.equals(e.fileName));
    }

    public int hashCode() {
        int hash = 31 * declaringClass.hashCode() + methodName.hashCode();
        hash = 31 * hash + (fileName == null ? 0 : fileName.hashCode());
        return 31 * hash + lineNumber;
    }
}
