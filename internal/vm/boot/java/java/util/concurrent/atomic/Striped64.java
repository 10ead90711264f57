package java.util.concurrent.atomic;

/** The common superclass of adders and accumulators. */
abstract class Striped64 extends Number {
    private static final long serialVersionUID = -3342279067545866091L;

    Striped64() {
    }
}
