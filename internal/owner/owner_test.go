package owner_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/instrument/plan"
	"github.com/esdroid/esdroid/internal/owner"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/crash"
)

// names are classes whose owners are known.
var names = map[owner.Owner][]string{
	owner.Platform: {
		"android.app.Activity", "android.view.View$PerformClick", "android.os.Handler", "android.net.http.X509TrustManagerExtensions", "android.webkit.WebView",
		"java.lang.Object", "java.util.HashMap$Node", "java.awt.font.TextAttribute", "java.util.concurrent.ThreadPoolExecutor$Worker", "java.lang.invoke.MethodHandle",
		"javax.crypto.Cipher", "javax.net.ssl.SSLException", "javax.microedition.khronos.opengles.GL10", "javax.xml.parsers.SAXParser", "javax.security.cert.X509Certificate",
		"dalvik.system.PathClassLoader", "libcore.io.IoBridge", "sun.misc.Unsafe", "jdk.internal.misc.Unsafe",
		"com.android.internal.os.ZygoteInit", "com.android.org.conscrypt.OpenSSLSocketImpl", "com.android.okhttp.OkHttpClient", "com.android.server.am.ActivityManagerService",
		"org.json.JSONObject", "org.w3c.dom.Node", "org.xml.sax.SAXException", "org.xmlpull.v1.XmlPullParser", "org.apache.http.client.HttpClient",
	},
	owner.Desktop: {
		"java.awt.Color", "java.applet.Applet", "javax.swing.JFrame", "javax.naming.Context", "java.applet.AppletContext", "javax.xml.bind.JAXB", "java.rmi.Remote",
		"java.lang.management.ManagementFactory", "java.lang.instrument.Instrumentation", "javax.script.ScriptEngine",
	},
	owner.Support: {
		"android.support.v7.app.AppCompatActivity", "android.support.v4.app.FragmentManagerImpl", "androidx.fragment.app.Fragment", "androidx.room.RoomDatabase",
		"android.arch.lifecycle.ViewModel", "android.databinding.ViewDataBinding", "com.google.android.material.snackbar.Snackbar", "kotlin.Unit", "kotlin.jvm.internal.Intrinsics",
		"kotlinx.coroutines.BuildersKt", "io.reactivex.Observable", "rx.Subscriber", "com.android.tools.r8.GeneratedOutlineSupport",
	},
	owner.Library: {
		"com.google.android.gms.common.api.GoogleApiClient", "com.google.firebase.FirebaseApp", "com.google.gson.Gson", "com.google.common.collect.ImmutableList",
		"com.squareup.picasso.Picasso", "okhttp3.OkHttpClient", "okio.Buffer", "retrofit2.Retrofit", "dagger.Lazy", "org.apache.commons.lang3.StringUtils", "org.junit.Test",
		"org.slf4j.Logger", "com.bumptech.glide.Glide", "com.facebook.FacebookSdk", "butterknife.ButterKnife", "javax.inject.Inject", "javax.annotation.Nullable", "com.android.volley.Request",
		"android.support.test.runner.AndroidJUnitRunner", "timber.log.Timber",
	},
	owner.App: {
		"com.example.Main", "net.mandaria.tippytipper.TippyTipper", "a.a.b", "Main", "com.android.settings.Settings", "com.android.calculator2.Calculator", "org.wikipedia.MainActivity",
		"com.google.zxingscanner.Scan", "javaland.Tour", "androidy.Thing", "com.google.android.apps.maps.Map", "kotliner.App", "org.jsonviewer.Main",
	},
}

// Every stage judges a class by the same tables.
func TestStagesAgree(t *testing.T) {
	total := 0
	for want, list := range names {
		for _, name := range list {
			total++
			desc := "L" + strings.ReplaceAll(name, ".", "/") + ";"
			for _, form := range []string{name, desc, "[[" + desc} {
				if got := owner.Of(form); got != want {
					t.Errorf("%s is of the %s, want %s", form, got, want)
				}
			}
			scope := plan.Scope{}
			stages := map[string][2]bool{
				"the machine takes it for the platform's":  {vm.IsPlatform(desc), want == owner.Platform},
				"static slices take it for the platform's": {android.Framework().IsFramework(desc), want == owner.Platform},
				"reports take it for the app's":            {crash.LikelyApp(crash.Frame{Class: name}), want == owner.App},
			}
			instrumented, _ := scope.Contains(desc)
			stages["it is instrumented"] = [2]bool{instrumented, want == owner.App}
			for what, v := range stages {
				if v[0] != v[1] {
					t.Errorf("%s (%s): %s: %t", name, want, what, v[0])
				}
			}
		}
	}
	if total < 80 {
		t.Errorf("%d names, want 80", total)
	}
}

func ExampleOf() {
	for _, name := range []string{"Landroid/app/Activity;", "androidx.room.RoomDatabase", "okhttp3.Call", "com.example.Main"} {
		fmt.Println(owner.Of(name))
	}
	// Output:
	// platform
	// support library
	// library
	// app
}
