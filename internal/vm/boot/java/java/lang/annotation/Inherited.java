package java.lang.annotation;

/** Subclasses inherit annotations of the marked type. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.ANNOTATION_TYPE)
public @interface Inherited {
}
