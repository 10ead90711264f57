package enums

enum class Planet(val mass: Double, val radius: Double) {
    MERCURY(3.303e+23, 2.4397e6), EARTH(5.976e+24, 6.37814e6);
    val gravity get() = 6.67300E-11 * mass / (radius * radius)
    companion object { fun heaviest() = entries.maxBy { it.mass } }
}

enum class Op(val symbol: String) : (Int, Int) -> Int {
    ADD("+") { override fun invoke(a: Int, b: Int) = a + b },
    MUL("*") { override fun invoke(a: Int, b: Int) = a * b; override fun doc() = "multiplies" };
    open fun doc() = "does $name"
}

interface HasCode { val code: Int }
enum class Level : HasCode { LOW { override val code = 1 }, HIGH { override val code = 9 }; fun next() = entries[(ordinal + 1) % entries.size] }
enum class Empty
enum class Light { RED, GREEN, YELLOW; operator fun inc() = values()[(ordinal + 1) % 3] }

fun action(l: Light) = when (l) { Light.RED -> "stop"; Light.GREEN -> "go"; Light.YELLOW -> "wait" }
inline fun <reified T : Enum<T>> parse(s: String): T? = enumValues<T>().firstOrNull { it.name.equals(s, ignoreCase = true) }

fun main() {
    println(Planet.entries.map { "%s %.2f".format(it, it.gravity) })
    println(Planet.heaviest())
    println(Op.values().map { "${it.symbol} ${it(6, 7)} ${it.doc()}" })
    println(Op.ADD.javaClass == Op::class.java)
    println(Op.ADD.declaringJavaClass.simpleName)
    println(Level.LOW.next().code.toString() + Level.HIGH.next() + Level.entries)
    println(Empty.entries.size)
    var l = Light.RED
    repeat(4) { print(action(l) + " "); l++ }
    println()
    println(Light.valueOf("GREEN").ordinal.toString() + enumValueOf<Light>("RED") + parse<Light>("yellow") + parse<Light>("blue"))
    try {
        Light.valueOf("PINK")
    } catch (e: IllegalArgumentException) {
        println(e.message)
    }
    println(Light.RED < Light.GREEN && Light.RED.compareTo(Light.YELLOW) == -2)
    println(Light.entries.associateWith { it.name.length })
    println(java.util.EnumMap<Light, Int>(Light::class.java).apply { put(Light.YELLOW, 1); put(Light.RED, 2) })
    println(java.util.EnumSet.complementOf(java.util.EnumSet.of(Light.RED)))
    println(Light.entries.indexOf(Light.GREEN).toString() + Light.entries.contains(Light.RED) + Light.entries.reversed() + (Light.entries is List<*>))
    println(Light.entries.groupBy { it.name.last() })
    println(Light.RED.toString() + Light.RED.hashCode().let { Light.RED.hashCode() == it } + (Light.RED == Light.valueOf("RED")))
    val name: Light? = runCatching { enumValueOf<Light>("nope") }.getOrNull()
    println(name?.name ?: "none")
    println(Light.entries.filter { it in Light.GREEN..Light.YELLOW })
    try {
        Light.entries[5]
    } catch (e: IndexOutOfBoundsException) {
        println(e.message)
    }
    println(when (val x: Any = Light.GREEN) { is Light -> "light ${x.ordinal}"; else -> "?" })
    println(enumEntries<Light>().size)
}

inline fun <reified T : Enum<T>> enumEntries() = enumValues<T>().toList()
