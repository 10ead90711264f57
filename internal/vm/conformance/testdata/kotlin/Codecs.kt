@file:OptIn(kotlin.io.encoding.ExperimentalEncodingApi::class, ExperimentalStdlibApi::class, kotlin.uuid.ExperimentalUuidApi::class)

package codecs

import kotlin.io.encoding.Base64
import kotlin.uuid.Uuid

fun main() {
    val data = "Hello, Wörld! ÿ".encodeToByteArray()
    println(Base64.encode(data) + " " + Base64.UrlSafe.encode(byteArrayOf(-1, -2, -3, -4)) + " " + Base64.Mime.encode(ByteArray(60) { it.toByte() }).lines().size)
    println(Base64.decode("SGVsbG8=").decodeToString() + Base64.UrlSafe.decode("__79_A==").toList())
    println(Base64.withPadding(Base64.PaddingOption.ABSENT).encode("a".toByteArray()))
    println(data.toHexString() + " " + 255.toHexString() + " " + (-1L).toHexString() + " " + 10.toByte().toHexString(HexFormat.UpperCase))
    println("00ff7f".hexToByteArray().toList().toString() + "ff".hexToInt() + "7fffffffffffffff".hexToLong())
    val f = HexFormat { upperCase = true; bytes { byteSeparator = ":"; bytesPerGroup = 4; groupSeparator = " | " } ; number { prefix = "0x"; removeLeadingZeros = true } }
    println(byteArrayOf(1, 2, 3, 4, 10, 11).toHexString(f) + " " + 48879.toHexString(f) + " " + "0xBEEF".hexToInt(f))
    val u = Uuid.parse("550e8400-e29b-41d4-a716-446655440000")
    println(u.toString() + " " + u.toHexString() + " " + u.toByteArray().toList() + " " + Uuid.NIL + (u > Uuid.NIL) + Uuid.fromLongs(1, 2))
    println(u.toLongs { a, b -> "$a $b" })
    for (g in listOf<() -> Any>({ Base64.decode("a") }, { Base64.decode("####") }, { "xy".hexToInt() }, { "123".hexToByteArray() }, { Uuid.parse("nope") })) {
        try {
            println(g())
        } catch (e: IllegalArgumentException) {
            println(e.javaClass.simpleName + ": " + e.message)
        }
    }
    println("é€😀".encodeToByteArray().map { it.toUByte() })
    println(byteArrayOf(0x61, 0xC3.toByte(), 0x28).decodeToString())
    try {
        byteArrayOf(0xC3.toByte()).decodeToString(throwOnInvalidSequence = true)
    } catch (e: java.nio.charset.CharacterCodingException) {
        println("malformed " + e.message)
    }
    println("\uD83D".encodeToByteArray().toList())
    println("A😀B".codePoints().toArray().toList().toString() + "A😀B".codePointAt(1) + String(intArrayOf(0x1F600), 0, 1) + "😀".length)
    println(charArrayOf('a', 'b').concatToString() + "x".toByteArray(Charsets.UTF_16).toList() + String(byteArrayOf(-23), Charsets.ISO_8859_1) + "ab".toByteArray(Charsets.UTF_16LE).size)
}
