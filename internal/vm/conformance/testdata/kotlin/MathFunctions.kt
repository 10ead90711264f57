package mathfunctions

import kotlin.math.*

fun main() {
    println(listOf(sqrt(2.0), cbrt(27.0), hypot(3.0, 4.0), 2.0.pow(0.5), 2.0.pow(10), exp(1.0), ln(10.0), log2(8.0), log10(1000.0), log(8.0, 2.0)))
    println(listOf(sin(1.0), cos(1.0), tan(1.0), asin(1.0), acos(0.5), atan(1.0), atan2(1.0, -1.0), sinh(1.0), cosh(1.0), tanh(1.0)))
    println(listOf(asinh(1.0), acosh(2.0), atanh(1e-3), expm1(1e-10), ln1p(1e-10)))
    println(listOf(floor(-1.5), ceil(-1.5), round(2.5), round(-2.5), round(3.5), truncate(-1.7)))
    println(listOf(2.5.roundToInt(), (-2.5).roundToInt(), 3.5.roundToInt(), 1e10.roundToInt(), 2.5f.roundToInt()).toString() + 1e18.roundToLong())
    println(listOf(abs(-5), abs(Int.MIN_VALUE), (-3L).absoluteValue, (-2.5).absoluteValue, (-7).sign, 0.0.sign, (-0.0).sign, Double.NaN.sign))
    println(listOf(min(1, 2), max(1.5, Double.NaN), minOf(3, 1, 2), maxOf("a", "b"), min(-0.0, 0.0), maxOf(1L, 2L, 3L, 4L)))
    println(listOf(1.0.nextUp(), 1.0.nextDown(), 1.0.ulp, 1.0.nextTowards(2.0), 5.0.withSign(-1.0), (-5.5).IEEErem(2.0)))
    println(listOf(PI, E, Double.MAX_VALUE, Double.MIN_VALUE, Float.MAX_VALUE, Float.MIN_VALUE, Double.POSITIVE_INFINITY))
    println(listOf(7 / 2, -7 / 2, 7 % 3, -7 % 3, (-7).mod(3), (-7).floorDiv(3), 7.5 % 2, (-7.5).mod(2.0), 1.0 / 0, 0.0 / 0))
    println(listOf(Int.MAX_VALUE + 1, Long.MIN_VALUE - 1, Byte.MAX_VALUE + 1, (200).toByte(), 70000.toShort(), 3.99.toInt(), Double.NaN.toInt(), 1e20.toLong(), (-1).toUInt(), 65.toChar()))
    println(listOf(1.5f + 1, 1L + 1, 1 / 2.0, 'a'.code + 1, 0x7fL, 0b1010, 1_000_000, 1e-5, 123456789.0, 0.1f.toDouble()))
    println(listOf(0.1 + 0.2, 1.0 - 0.9, 1e16 + 1, 100.0, 1e7, 1.0E-3, 12345678.9f, 1e10f))
    println((Double.NaN == Double.NaN).toString() + (Double.NaN as Any == Double.NaN) + (0.0 == -0.0) + (0.0 as Any == -0.0) + Double.NaN.compareTo(1.0) + 0.0.compareTo(-0.0))
    println(Double.NaN.isNaN().toString() + (1 / 0.0).isInfinite() + 1.0.isFinite() + 1.0.toBits() + " " + Double.fromBits(4611686018427387904L) + 1f.toRawBits())
    println(listOf(5.0, 2.0, Double.NaN, -1.0).sorted().toString() + listOf(1.0, Double.NaN).max() + listOf(-0.0, 0.0).min())
    try {
        println(1 / (0 * 1))
    } catch (e: ArithmeticException) {
        println("division")
    }
    try {
        Double.NaN.roundToInt()
    } catch (e: IllegalArgumentException) {
        println(e.message)
    }
    println(listOf(Math.floorMod(-1, 5), Math.addExact(1, 2), Math.toDegrees(PI), Math.toRadians(180.0)))
    println((1..20).fold(1L) { a, b -> a * b }.toString() + " " + (1..25).fold(java.math.BigInteger.ONE) { a, b -> a * b.toBigInteger() })
    println("1.10".toBigDecimal() + "2.205".toBigDecimal() * 2.toBigDecimal() - 1.toBigDecimal() / 3.toBigDecimal())
    println(255.toBigInteger().toString(16) + (7.toBigInteger() shl 70) + (-7).toBigInteger().mod(3.toBigInteger()))
    println(sqrt(-1.0).toString() + ln(0.0) + ln(-1.0) + 0.0.pow(0) + 0.0.pow(-1) + exp(1000.0))
}
