package characters

fun main() {
    val cs = listOf('a', 'Z', '5', ' ', '_', 'ß', 'Ω', 'й', '中', '\u00A0', '\n', '٣', 'ǆ', '\u0301')
    for (c in cs) println("${c.code} ${c.isLetter()}${c.isDigit()}${c.isLetterOrDigit()}${c.isWhitespace()}${c.isUpperCase()}${c.isLowerCase()}${c.isISOControl()}${c.isDefined()} ${c.category} ${c.uppercase()}${c.lowercase()}${c.titlecase()}${c.uppercaseChar().code}")
    println(('a'..'f').map { it + 2 } + ('z' - 25) + ('c' - 'a'))
    println(listOf('7'.digitToInt(), 'f'.digitToInt(16), 'z'.digitToIntOrNull(), 'z'.digitToInt(36), '٣'.digitToInt()))
    println(listOf(7.digitToChar(), 11.digitToChar(16), 'A'.compareTo('B'), 'x'.code, 120.toChar(), Char(65)))
    println('\uD83D'.isHighSurrogate().toString() + '\uDE00'.isLowSurrogate() + '\uD83D'.isSurrogate() + Character.toCodePoint('\uD83D', '\uDE00'))
    println('a'.equals('A', ignoreCase = true).toString() + 'ß'.equals('S', true) + ('a' == 'A'))
    println('a'.category.code + 'A'.category + ('a' in CharCategory.LOWERCASE_LETTER) + CharCategory.valueOf("MATH_SYMBOL").code + '+'.category + 'a'.directionality)
    println("İstanbul".lowercase().map { it.code } + "ß".uppercase().length + "ŉ".uppercase().map { it.code } + "ΑΣ".lowercase().map { it.code })
    println("ǆabc".replaceFirstChar { it.titlecase() }.first().code)
    println("Hello World".map { if (it.isUpperCase()) it.lowercaseChar() else it.uppercaseChar() }.joinToString(""))
    println("abc".map { (it.code xor 0x20).toChar() } + "hello".groupingBy { it }.eachCount().maxBy { it.value }.key)
    println("rot13: " + "Hello".map { c -> when (c) { in 'a'..'z' -> 'a' + (c - 'a' + 13) % 26; in 'A'..'Z' -> 'A' + (c - 'A' + 13) % 26; else -> c } }.joinToString(""))
    var c = 'y'
    c++
    c++
    println(c.code.toString() + c + (--c) + Char.MAX_VALUE.code + Char.SIZE_BITS)
    println('a'.toString() + 'b' + "c" + 1 + ('a' + 1) + 'a'.plus("str") + '$' + '\'' + '\\' + '\u0041' + "\t|")
    for (f in listOf<() -> Any>({ 'x'.digitToInt() }, { 10.digitToChar() }, { '5'.digitToInt(4) }, { 'a'.digitToInt(99) })) {
        try {
            println(f())
        } catch (e: IllegalArgumentException) {
            println(e.message)
        }
    }
    println("naïve café".filter { it.code > 127 }.toList() + "tab\tnew".split('\t') + "a1b2".filterNot(Char::isDigit))
    println("line1\u2028line2".lines().size.toString() + "x\u000By".any { it.isWhitespace() } + "\u200B".isBlank() + "\u3000".isBlank() + "\uFEFF".isBlank())
}
