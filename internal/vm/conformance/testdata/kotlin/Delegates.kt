package delegates

import kotlin.properties.Delegates
import kotlin.properties.ReadOnlyProperty
import kotlin.properties.ReadWriteProperty
import kotlin.reflect.KProperty

interface Speaker { fun say(s: String): String; val volume: Int; fun loud() = say("LOUD $volume") }
class Plain : Speaker { override fun say(s: String) = "plain $s"; override val volume = 3 }
class Decorated(private val inner: Speaker) : Speaker by inner { override fun say(s: String) = "[" + inner.say(s) + "]" }

class Tracked<T>(private var v: T) : ReadWriteProperty<Any?, T> {
    val log = mutableListOf<String>()
    override fun getValue(thisRef: Any?, property: KProperty<*>): T { log += "get ${property.name}"; return v }
    override fun setValue(thisRef: Any?, property: KProperty<*>, value: T) { log += "set ${property.name}=$value"; v = value }
}

class Config(map: Map<String, Any?>) {
    val host: String by map
    val port: Int by map
    val missing: String by map
}

class Provider {
    operator fun provideDelegate(thisRef: Any?, p: KProperty<*>): ReadOnlyProperty<Any?, String> {
        println("providing ${p.name}")
        return ReadOnlyProperty { _, q -> "value of ${q.name}" }
    }
}

class Model {
    var name: String by Delegates.observable("initial") { p, old, new -> println("${p.name}: $old -> $new") }
    var age: Int by Delegates.vetoable(1) { _, _, new -> new >= 0 }
    var late: String by Delegates.notNull()
    val computed: String by lazy { println("computing"); "computed" }
    val provided by Provider()
    lateinit var init: String
    fun isReady() = this::init.isInitialized
    var alias: Int by this::age
}

fun main() {
    val m = Model()
    m.name = "first"
    m.name = "second"
    m.age = 5
    m.age = -1
    println(m.age)
    m.alias = 12
    println(m.age)
    try {
        m.late
    } catch (e: IllegalStateException) {
        println(e.message)
    }
    m.late = "here"
    println(m.late)
    println(m.computed + m.computed)
    println(m.provided)
    println(m.isReady())
    try {
        m.init.length
    } catch (e: UninitializedPropertyAccessException) {
        println(e.message)
    }
    m.init = "x"
    println(m.isReady())
    val c = Config(mapOf("host" to "localhost", "port" to 80))
    println(c.host + c.port)
    try {
        c.missing
    } catch (e: NoSuchElementException) {
        println(e.message)
    }
    val t = Tracked(1)
    var local by t
    local += 5
    println("$local ${t.log}")
    println(Decorated(Plain()).let { it.say("hi") + it.loud() + it.volume })
    val z = lazy(LazyThreadSafetyMode.NONE) { 7 }
    println(z.toString() + z.isInitialized() + z.value + z + z.isInitialized() + lazyOf(3).value)
    var tries = 0
    val failing by lazy { if (++tries < 3) error("try $tries") else tries }
    repeat(3) { println(runCatching { failing }) }
    val mm = mutableMapOf<String, Any?>("k" to 1)
    var k: Int by mm
    k = 40
    println(mm)
}
