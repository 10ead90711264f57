package unsigned

fun hash(s: String): UInt { var h = 2166136261u; for (b in s.encodeToByteArray()) { h = h xor b.toUByte().toUInt(); h *= 16777619u }; return h }

fun main() {
    println(listOf(UInt.MAX_VALUE, UInt.MIN_VALUE, ULong.MAX_VALUE, UByte.MAX_VALUE, UShort.MAX_VALUE))
    println((-1).toUInt().toString() + " " + (-1L).toULong() + " " + (-1).toUByte() + " " + 3000000000u.toInt() + " " + 300.toUByte())
    println((UInt.MAX_VALUE + 1u).toString() + (0u - 1u) + " " + (4000000000u * 2u) + " " + (4000000000u / 3u) + " " + (4000000000u % 7u) + " " + (10u - 20u))
    println((ULong.MAX_VALUE / 10uL).toString() + " " + (ULong.MAX_VALUE % 10uL) + " " + (1uL shl 63) + " " + (ULong.MAX_VALUE shr 60))
    println((3000000000u > 2000000000u).toString() + (ULong.MAX_VALUE > 1uL) + 3000000000u.compareTo(5u) + maxOf(1u, UInt.MAX_VALUE))
    println((0xF0u and 0x3Cu).toString() + (0xF0u or 0x0Fu) + (5u xor 1u) + 0u.inv() + (0xFFu.toUByte().inv()))
    println("4294967295".toUInt().toString() + "ff".toUInt(16) + "-1".toUIntOrNull() + "99999999999".toUIntOrNull() + "18446744073709551615".toULong())
    println(UInt.MAX_VALUE.toString(2).length.toString() + UInt.MAX_VALUE.toString(16) + ULong.MAX_VALUE.toString(36))
    println(UInt.MAX_VALUE.toDouble().toString() + " " + ULong.MAX_VALUE.toDouble() + " " + 3.9e9.toUInt() + " " + (-5.0).toUInt() + " " + 1e30.toULong() + " " + UInt.MAX_VALUE.toFloat())
    println(UInt.MAX_VALUE.toLong().toString() + UByte.MAX_VALUE.toInt() + UShort.MAX_VALUE.toShort() + 200u.toUByte().toByte())
    val a = uintArrayOf(3u, UInt.MAX_VALUE, 1u)
    println(a.sorted().toString() + a.sum() + a.max() + a.contentToString() + a.toList().reversed())
    println(ubyteArrayOf(1u, 255u).toByteArray().toList().toString() + byteArrayOf(-1).toUByteArray() + UIntArray(3) { it.toUInt() * 2u }.asList() + ulongArrayOf(1uL).size)
    println((1u..4u).sum().toString() + (1u..10u step 3).toList() + (5u downTo 2u) + (UInt.MAX_VALUE - 1u..UInt.MAX_VALUE).toList() + (5u in 1u..9u) + (1u until 1u).isEmpty())
    for (i in 0u..2u) print("$i ")
    println()
    println(hash("hello").toString(16) + " " + hash(""))
    var x = 250.toUByte()
    repeat(10) { x++ }
    println(x)
    var u = 0u
    u--
    println(u)
    println(0xFFFF_FFFFu.countOneBits().toString() + 1u.countLeadingZeroBits() + 0x80000000u.rotateLeft(1) + 12u.takeLowestOneBit())
    println(7u.floorDiv(2u).toString() + 7u.mod(4u) + 5u.coerceIn(1u, 3u) + (5u as Any) + (5u as Any == 5u) + 5u.hashCode())
    println(listOf(3u, 1u, 2u).sortedDescending().toString() + setOf(1u, 1u).size + mapOf(1u to 2uL) + listOf(1u, 2u).sumOf { it })
    try {
        "x".toUInt()
    } catch (e: NumberFormatException) {
        println(e.message)
    }
    try {
        println(5u / (u - u))
    } catch (e: ArithmeticException) {
        println("divide")
    }
    val n: UInt? = null
    println(n.toString() + (n ?: 9u) + ("%d".format(5u.toLong())))
}
