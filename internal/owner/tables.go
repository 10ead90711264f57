// The packages by owner.

package owner

// tables list the packages of all owners but apps. A longer name is an exception to
// a shorter one, in whatever table.
var tables = map[Owner][]string{
	Platform: {
		"android", "java", "javax", "jdk", "sun", "libcore", "dalvik",
		"com.android.internal", "com.android.org", "com.android.okhttp", "com.android.server", "com.android.i18n", "com.android.icu",
		"org.apache.harmony", "org.apache.http", "org.json", "org.w3c.dom", "org.xml.sax", "org.xmlpull", "org.chromium", "WV",
		"de.robv.android.xposed",
		"java.awt.font",
	},
	// Libraries that are made for both look whether these are there, and go on when
	// they are told that they are not.
	Desktop: {
		"java.applet", "java.awt", "java.beans", "java.lang.instrument", "java.lang.management", "java.lang.module", "java.rmi",
		"javax.accessibility", "javax.activation", "javax.imageio", "javax.jws", "javax.lang.model", "javax.management", "javax.naming",
		"javax.persistence", "javax.print", "javax.rmi", "javax.script", "javax.security.auth.kerberos", "javax.security.sasl", "javax.servlet",
		"javax.sound", "javax.swing", "javax.tools", "javax.transaction", "javax.ws", "javax.xml.bind", "javax.xml.crypto", "javax.xml.soap",
		"javax.xml.stream", "javax.xml.ws",
	},
	Support: {
		"androidx", "android.support", "android.arch", "android.databinding", "com.google.android.material", "com.android.tools.r8",
		"kotlin", "kotlinx", "_COROUTINE", "io.reactivex", "rx",
	},
	Library: {
		"android.car", "android.support.test", "android.test.espresso", "javax.annotation", "javax.inject",
		"com.android.billingclient", "com.android.dx", "com.android.installreferrer", "com.android.vending", "com.android.volley",
		"com.google.ads", "com.google.android.exoplayer2", "com.google.android.gms", "com.google.android.play", "com.google.common",
		"com.google.crypto", "com.google.errorprone", "com.google.firebase", "com.google.gson", "com.google.protobuf", "com.google.zxing",
		"com.actionbarsherlock", "com.activeandroid", "com.afollestad.materialdialogs", "com.airbnb.lottie", "com.bumptech.glide", "com.crashlytics",
		"com.esotericsoftware.kryo", "com.facebook", "com.fasterxml", "com.github.mikephil.charting", "com.google.inject", "com.handmark.pulltorefresh",
		"com.j256.ormlite", "com.jakewharton", "com.jeremyfeinstein.slidingmenu", "com.loopj.android", "com.nhaarman.listviewanimations",
		"com.nineoldandroids", "com.nostra13.universalimageloader", "com.orm", "com.slidingmenu", "com.squareup", "com.tbruyelle.rxpermissions",
		"com.vladium", "com.viewpagerindicator", "net.sqlcipher", "org.roboguice", "roboguice", "uk.co.senab.actionbarpulltorefresh", "uk.co.senab.photoview",
		"au.com.bytecode.opencsv", "bolts", "butterknife", "dagger", "de.greenrobot", "de.hdodenhof.circleimageview", "io.fabric", "io.netty", "io.realm",
		"junit", "leakcanary", "okhttp3", "okio", "org.achartengine", "org.acra", "org.androidannotations", "org.apache", "org.bouncycastle",
		"org.codehaus.jackson", "org.greenrobot", "org.hamcrest", "org.intellij", "org.jdom", "org.jetbrains", "org.joda", "org.jsoup", "org.junit",
		"org.kxml2", "org.mockito", "org.osmdroid", "org.reactivestreams", "org.simpleframework", "org.slf4j", "org.w3c", "retrofit", "retrofit2", "timber",
	},
}

// Roots begin the names of nearly all classes of the platform that throw: few, for
// checks that instrumented code makes on a device.
var Roots = []string{"java.", "android.", "javax.", "com.android.", "dalvik.", "libcore.", "sun.", "jdk.", "org.json."}
