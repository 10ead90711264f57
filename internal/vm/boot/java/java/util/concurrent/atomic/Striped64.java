package java.util.concurrent.atomic;

/** The common superclass of adders and accumulators. */
abstract class Striped64 extends Number {
    Striped64() {
    }
}
