package jsonparser

sealed class Json {
    object Null : Json() { override fun toString() = "null" }
    data class Bool(val v: Boolean) : Json() { override fun toString() = "$v" }
    data class Num(val v: Double) : Json() { override fun toString() = if (v % 1.0 == 0.0 && v < 1e15) v.toLong().toString() else v.toString() }
    data class Str(val v: String) : Json() { override fun toString() = quote(v) }
    data class Arr(val v: List<Json>) : Json() { override fun toString() = v.joinToString(",", "[", "]") }
    data class Obj(val v: Map<String, Json>) : Json() { override fun toString() = v.entries.joinToString(",", "{", "}") { (k, x) -> quote(k) + ":" + x } }
    operator fun get(k: String): Json? = (this as? Obj)?.v?.get(k)
    operator fun get(i: Int): Json? = (this as? Arr)?.v?.getOrNull(i)
}

fun quote(s: String) = buildString { append('"'); for (c in s) when (c) { '"' -> append("\\\""); '\\' -> append("\\\\"); '\n' -> append("\\n"); '\t' -> append("\\t"); in '\u0000'..'\u001f' -> append("\\u%04x".format(c.code)); else -> append(c) }; append('"') }

class ParseError(val at: Int, what: String) : RuntimeException("$what at $at")

class Parser(private val s: String) {
    private var i = 0
    fun parse(): Json { val v = value(); ws(); if (i < s.length) fail("trailing '${s[i]}'"); return v }
    private fun fail(w: String): Nothing = throw ParseError(i, w)
    private fun ws() { while (i < s.length && s[i].isWhitespace()) i++ }
    private fun expect(c: Char) { ws(); if (i >= s.length || s[i] != c) fail("expected '$c'"); i++ }
    private fun value(): Json { ws(); return when (val c = s.getOrNull(i) ?: fail("unexpected end")) {
        '{' -> obj(); '[' -> arr(); '"' -> Json.Str(str())
        't' -> word("true", Json.Bool(true)); 'f' -> word("false", Json.Bool(false)); 'n' -> word("null", Json.Null)
        else -> if (c == '-' || c.isDigit()) num() else fail("unexpected '$c'") } }
    private fun word(w: String, v: Json) = if (s.startsWith(w, i)) v.also { i += w.length } else fail("bad word")
    private fun num(): Json { val m = Regex("-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?").find(s, i) ?: fail("bad number"); i = m.range.last + 1; return Json.Num(m.value.toDouble()) }
    private fun str(): String { val sb = StringBuilder(); i++
        while (true) { val c = s.getOrNull(i++) ?: fail("open string")
            when (c) { '"' -> return sb.toString(); '\\' -> when (val e = s[i++]) { 'n' -> sb.append('\n'); 't' -> sb.append('\t'); 'u' -> { sb.append(s.substring(i, i + 4).toInt(16).toChar()); i += 4 } else -> sb.append(e) }; else -> sb.append(c) } } }
    private fun arr(): Json { val l = mutableListOf<Json>(); i++; ws(); if (s.getOrNull(i) == ']') { i++; return Json.Arr(l) }
        while (true) { l += value(); ws(); when (s.getOrNull(i++)) { ',' -> {} ; ']' -> return Json.Arr(l); else -> { i--; fail("expected ',' or ']'") } } } }
    private fun obj(): Json { val m = linkedMapOf<String, Json>(); i++; ws(); if (s.getOrNull(i) == '}') { i++; return Json.Obj(m) }
        while (true) { ws(); if (s.getOrNull(i) != '"') fail("expected a key"); val k = str(); expect(':'); m[k] = value(); ws(); when (s.getOrNull(i++)) { ',' -> {} ; '}' -> return Json.Obj(m); else -> { i--; fail("expected ',' or '}'") } } } }
}

fun main() {
    val text = """ { "name": "Wörld \u00e9\n\"q\"", "n": [1, -2.5, 3e2, 1E-3], "nested": {"a": {"b": [true, false, null]}}, "empty": {}, "e": [] } """
    val j = Parser(text).parse()
    println(j)
    println(j["nested"]?.get("a")?.get("b")?.get(1))
    println(Parser(j.toString()).parse() == j)
    println((j["n"] as Json.Arr).v.sumOf { (it as Json.Num).v })
    for (bad in listOf("", "{", "[1,", "[1 2]", "{\"a\" 1}", "tru", "\"open", "{a:1}", "1 2", "[1]]", "-")) println(try { Parser(bad).parse().toString() } catch (e: ParseError) { "${e.message}" })
    fun depth(x: Json): Int = when (x) { is Json.Arr -> 1 + (x.v.maxOfOrNull(::depth) ?: 0); is Json.Obj -> 1 + (x.v.values.maxOfOrNull(::depth) ?: 0); else -> 0 }
    println(depth(j))
    println(depth(Parser("[".repeat(200) + "]".repeat(200)).parse()))
}
