package reflection

@Retention(AnnotationRetention.RUNTIME)
annotation class Info(val name: String, val level: Int = 1, val tags: Array<String> = [])

@Info("service", 3, ["a", "b"])
open class Service(val id: Int) { fun run(x: Int, s: String): String = "$id$x$s"; private fun hidden() = "hidden"; @Info("prop") var state = "idle"; companion object { @JvmStatic fun make() = Service(7) } }
class SubService : Service(1), Comparable<SubService> { override fun compareTo(other: SubService) = 0 }
data class Data(val a: Int, val b: String)
fun topLevel(n: Int) = n + 1
var topProperty = 5

fun main() {
    println(Service::class.simpleName + Service::class.java.name + Service(1)::class + Service(1).javaClass.simpleName)
    println(String::class.java.name + Int::class.java + Int::class.javaObjectType.name + Int::class.javaPrimitiveType + List::class.java.name + IntArray::class.java.simpleName)
    println((SubService() is Service).toString() + Service::class.isInstance(SubService()) + Service::class.isInstance("x") + (Service::class == SubService::class))
    println(Service::class.java.getDeclaredMethod("run", Int::class.java, String::class.java).invoke(Service(2), 3, "z"))
    val h = Service::class.java.getDeclaredMethod("hidden")
    h.isAccessible = true
    println(h.invoke(Service(1)))
    val info = Service::class.java.getAnnotation(Info::class.java)
    println("${info.name} ${info.level} ${info.tags.toList()} ${info.annotationClass.simpleName}")
    println(Service::class.java.declaredMethods.map { it.name }.filter { '$' !in it }.sorted())
    println(Service::class.java.declaredFields.map { it.name }.sorted())
    println(Data::class.java.declaredConstructors.map { it.parameterTypes.map { p -> p.simpleName } })
    println(Data::class.java.getConstructor(Int::class.java, String::class.java).newInstance(4, "q"))
    println(SubService::class.java.superclass.simpleName + SubService::class.java.interfaces.map { it.simpleName })
    val f = ::topLevel
    println(f.name + f(3) + f.invoke(4) + (f == ::topLevel))
    val p = ::topProperty
    p.set(9)
    println(p.name + p.get() + topProperty)
    val m = Data::b
    println(m.name + m.get(Data(1, "got")) + listOf(Data(2, "x")).map(Data::a))
    val bound = Data(5, "bound")::a
    println(bound.get().toString() + bound.name)
    println(Service::run.name + Service::run.invoke(Service(1), 2, "3"))
    println(Service::state.let { val s = Service(0); it.set(s, "busy"); it.get(s) })
    println(::Data.invoke(1, "ctor").toString())
    println(String::length.toString().contains("length").toString() + Service::class.java.modifiers + Service.make().id)
    println(Runnable { }.javaClass.isSynthetic.not().toString() + object {}.javaClass.isAnonymousClass + Data::class.java.isInterface)
    println(1.javaClass.toString() + 1::class + "s"::class + 'c'::class.java + listOf(1)::class.simpleName + Unit::class.simpleName + Nothing::class.simpleName)
    println(Unit.toString() + (Unit == Unit) + Any().equals(Any()) + Unit.hashCode().let { it == Unit.hashCode() })
    println(Class.forName("reflection.Data").kotlin == Data::class)
    try {
        Class.forName("reflection.Missing")
    } catch (e: ClassNotFoundException) {
        println(e.javaClass.simpleName)
    }
    println(java.lang.reflect.Proxy.newProxyInstance(Service::class.java.classLoader, arrayOf(Comparator::class.java)) { _, method, args -> if (method.name == "compare") (args[0] as Int) - (args[1] as Int) else null }.let { @Suppress("UNCHECKED_CAST") (it as Comparator<Int>).compare(9, 4) })
}
