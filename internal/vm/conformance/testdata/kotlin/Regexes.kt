package regexes

fun main() {
    val date = Regex("""(\d{4})-(\d{2})-(\d{2})""")
    val text = "from 2024-01-15 to 2025-12-31, not 99-1-1"
    println(date.containsMatchIn(text).toString() + date.matches(text) + (text matches date) + date.matches("2024-01-01"))
    for (m in date.findAll(text)) println("${m.value} ${m.range} ${m.groupValues}")
    val (y, mo, d) = date.find(text)!!.destructured
    println("$d.$mo.$y")
    println(date.replace(text, "$3/$2/$1"))
    println(date.replace(text) { (it.groupValues[1].toInt() + 1).toString() })
    println(date.replaceFirst(text, "X"))
    println(Regex.escapeReplacement("\$1") + Regex.escape("a.b") + Regex.fromLiteral("a.b").matches("a.b"))
    println(Regex("""\s*[,;]\s*""").split("a , b;c ,d") + Regex(",").split("a,b,c", 2))
    println("a1b2c3".split(Regex("\\d")) + "x1y22".replace(Regex("\\d+"), "#"))
    println(Regex("(?<key>\\w+)=(?<value>\\w*)").find("name=esdroid;x=")!!.groups["value"]!!.value)
    println(Regex("HELLO", RegexOption.IGNORE_CASE).find("say hello")?.value + Regex("^b", RegexOption.MULTILINE).find("a\nb")?.range)
    println(Regex("a.b", setOf(RegexOption.DOT_MATCHES_ALL, RegexOption.IGNORE_CASE)).matches("A\nB"))
    println(Regex("(a)|(b)").find("b")!!.groups.map { it?.value })
    println(Regex("x*").findAll("axxb").map { it.range.toString() + it.value }.toList())
    var m = Regex("\\w+").find("one two  three")
    while (m != null) {
        print("${m.value}@${m.range.first} ")
        m = m.next()
    }
    println()
    println(Regex("\\d+").matchEntire("123")?.value + Regex("\\d+").matchEntire("123a"))
    println(Regex("b+").find("abbbab", 4)?.value + Regex("\\d").matchAt("a1", 1)?.value + Regex("\\d").matchesAt("a1", 0))
    println(Regex("[aeiou]").replace("education", "").length)
    println("The Quick brown".split(Regex("(?=[A-Z])")).map { it.trim() })
    println("camelCaseName".replace(Regex("([a-z])([A-Z])"), "$1_$2").lowercase())
    println(Regex("(\\w)\\1").findAll("bookkeeper").map { it.value }.toList())
    println(Regex("^(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.(?!\$)|\$)){4}\$").matches("192.168.1.255"))
    println(Regex("a{2,3}?").find("aaaa")?.value + Regex("a{2,3}+").find("aaaa")?.value + Regex("(?<=\\$)\\d+").find("cost \$42")?.value)
    println(Regex("\\p{Lu}\\p{Ll}+").findAll("Ärger Über alles").map { it.value }.toList())
    println("a.b.c".toRegex(RegexOption.LITERAL).matches("a.b.c").toString() + "x".toRegex().options + "x".toRegex().pattern)
    println(Regex("a") == Regex("a"))
    println(Regex("\\d+").splitToSequence("a1b2c").toList())
    try {
        Regex("(unclosed")
    } catch (e: java.util.regex.PatternSyntaxException) {
        println(e.javaClass.simpleName)
    }
    try {
        Regex("a").find("aaa", 9)
    } catch (e: IndexOutOfBoundsException) {
        println(e.message)
    }
    when {
        Regex("\\d+") in "abc" -> println("digits")
        else -> println("no digits")
    }
}

