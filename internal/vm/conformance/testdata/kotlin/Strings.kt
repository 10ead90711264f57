package strings

fun main() {
    val s = "  Hello, Wörld!  "
    println("[${s.trim()}][${s.trimStart()}][${s.trimEnd()}][${s.trim { it == ' ' || it == '!' }}]")
    println(s.uppercase() + s.lowercase() + "title".replaceFirstChar { it.titlecase() } + "Name".replaceFirstChar(Char::lowercase))
    println("a,b;c d".split(',', ';', ' ') + "a--b--c".split("--", limit = 2) + "abc".split(""))
    println("one\r\ntwo\nthree\r".lines() + "x\ny".lineSequence().map { it + it }.toList())
    println("abc".reversed() + "abc".repeat(3) + "abc".padStart(6, '*') + "abc".padEnd(5, '-') + "|")
    println("key=value=more".substringBefore('=') + "|" + "key=value=more".substringAfter("=") + "|" + "key=value=more".substringAfterLast('=') + "|" + "none".substringBefore("x", "missing"))
    println("/usr/lib/file.tar.gz".substringAfterLast('/').substringBeforeLast('.'))
    println("prefix-body-suffix".removePrefix("prefix-").removeSuffix("-suffix") + "<<x>>".removeSurrounding("<<", ">>"))
    println("Kotlin".startsWith("kot", ignoreCase = true).toString() + "Kotlin".endsWith("LIN") + ("kot" in "Kotlin") + "Kotlin".contains("OTL", true))
    println("banana".indexOf('n').toString() + "banana".lastIndexOf("an") + "banana".indexOfAny(charArrayOf('x', 'b')) + "banana".indexOf("na", 3))
    println("banana".replace('a', 'o') + "banana".replaceFirst("na", "NA") + "banana".replaceAfter("an", "!") + "banana".replaceBeforeLast('n', "#"))
    println("banana".commonPrefixWith("band") + "banana".commonSuffixWith("nana") + "banana".filter { it != 'a' } + "banana".count { it == 'a' })
    println("banana".toSet() + "banana".toSortedSet())
    println("a1b22".partition { it.isDigit() }.toString() + "a1b2".map { it.code } + "ab".zip("xyz"))
    println("12".toInt() + "-7".toLong() + "ff".toInt(16) + ("x".toIntOrNull() ?: 1000) + ("99999999999".toIntOrNull() ?: 2000))
    println("1.5e3".toDouble().toString() + "abc".toDoubleOrNull() + "true".toBoolean() + "TRUE".toBooleanStrictOrNull() + " 1 ".toDoubleOrNull())
    println(255.toString(16) + (-255).toString(2) + 35L.toString(36))
    println("""
        |first
        |  second
        third
    """.trimMargin())
    println("""
        a
          b
        c""".trimIndent().replace(' ', '.'))
    println("x\ny".prependIndent("> ") + "  z".replaceIndent("--"))
    println("ab\tc\"\$d\u00e9\\")
    val n: String? = null
    println("null: $n ${n.orEmpty().length} ${n.isNullOrEmpty()} ${" ".isNullOrBlank()} ${n?.length} ${n + "x"}")
    println("".ifEmpty { "empty" } + "  ".ifBlank { "blank" } + "x".ifEmpty { "no" })
    println("abc" < "abd" && "b".compareTo("B", ignoreCase = true) == 0 && "ß".equals("SS", true).not())
    println(listOf("b", "A", "c").sortedWith(String.CASE_INSENSITIVE_ORDER) + listOf("b", "A").sorted())
    println("hello".chunked(2) + "hello".windowed(3) + "hello".zipWithNext { a, b -> b - a })
    println("%5d|%-6s|%08.3f|%x|%,d|%e|%b|%c".format(42, "ab", 3.14159, 255, 1234567, 12345.678, true, 'z'))
    println("a-b_c".map { if (it.isLetter()) it.uppercaseChar() else ' ' }.joinToString(""))
    println('a' + 1 + "" + ('d' - 'a') + 'Z'.lowercaseChar() + '7'.digitToInt() + 11.digitToChar(16) + 'x'.isLetterOrDigit() + '\u0009'.isWhitespace())
    println("mississippi".fold(0) { h, c -> h * 31 + c.code } == "mississippi".hashCode())
    println("héllo".encodeToByteArray().size.toString() + "héllo".toByteArray(Charsets.ISO_8859_1).size + byteArrayOf(104, 105).decodeToString())
    println("abc".drop(1) + "abc".dropLast(1) + "abc".take(2) + "abc".takeLast(1) + "abc".dropWhile { it < 'c' } + "abc".elementAtOrNull(9))
    for (f in listOf<() -> Any?>({ "x".toInt() }, { "".first() }, { "abc"[5] }, { "abc".substring(2, 1) }, { "q".digitToIntOrThrow() }, { "yes".toBooleanStrict() }, { "abc".take(-1) })) {
        try {
            println(f())
        } catch (e: Exception) {
            println(e.javaClass.simpleName + (if (e is IndexOutOfBoundsException) "" else ": " + e.message))
        }
    }
}

private fun String.digitToIntOrThrow() = this[0].digitToInt()
