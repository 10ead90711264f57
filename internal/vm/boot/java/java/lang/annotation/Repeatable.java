package java.lang.annotation;

/** Names the container that several annotations of the marked type on one element are kept in. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.ANNOTATION_TYPE)
public @interface Repeatable {
    Class<? extends Annotation> value();
}
