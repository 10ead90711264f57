package names_test

import (
	"slices"
	"testing"

	"github.com/esdroid/esdroid/internal/framework/names"
)

// What Android 8.0 has and what came later, or went before.
func TestHas(t *testing.T) {
	for reference, want := range map[string]bool{
		"Landroid/widget/VideoView;":                                                  true,
		"Landroid/app/ActivityThread;":                                                true, // hidden
		"Landroid/app/Activity;->findViewById(I)Landroid/view/View;":                  true,
		"Landroid/app/ListActivity;->findViewById(I)Landroid/view/View;":              true, // inherited
		"Landroid/widget/Button;->animate()Landroid/view/ViewPropertyAnimator;":       true,
		"Landroid/content/Intent;->ACTION_VIEW:Ljava/lang/String;":                    true,
		"Landroid/app/Activity;->RESULT_OK:I":                                         true,
		"Landroid/app/Activity;->BIND_AUTO_CREATE:I":                                  true, // a constant of Context
		"Landroid/view/View;-><init>(Landroid/content/Context;)V":                     true,
		"Landroid/app/NotificationChannel;->setSound(Landroid/net/Uri;)V":             false,
		"Landroid/widget/Button;-><init>(I)V":                                         false,
		"Landroid/window/OnBackInvokedDispatcher;":                                    false, // 33
		"Landroid/content/Context;->getMainExecutor()Ljava/util/concurrent/Executor;": false, // 28
		"Landroid/os/Build;->SUPPORTED_ABIS:[Ljava/lang/String;":                      true,
		"Landroid/os/Build$VERSION_CODES;->P:I":                                       false, // 28
		"Landroid/os/Build$VERSION_CODES;->O:I":                                       true,
		"Landroid/support/v4/app/Fragment;":                                           false,
		"Ljava/util/List;->of()Ljava/util/List;":                                      true, // not known here
		"Landroid/app/NoSuchThing;->foo()V":                                           false,
		"Landroid/database/sqlite/SQLiteDatabase;->close()":                           true,
		"Landroid/database/sqlite/SQLiteDatabase;->closed()":                          false,
		"Landroid/os/Build;->DEVICE:":                                                 true,
		"Landroid/os/Build;->DEVICES:":                                                false,
		"Landroid/database/sqlite/SQLiteDatabase;->close()V":                          true,
		"Landroid/content/SharedPreferences$Editor;->putInt(Ljava/lang/String;I)Landroid/content/SharedPreferences$Editor;": true,
	} {
		if got := names.Has(reference); got != want {
			t.Errorf("Has(%s) = %t", reference, got)
		}
	}
}

// What is documented for apps, and what is hidden.
func TestPublic(t *testing.T) {
	public := names.Public()
	if len(public) < 2000 {
		t.Fatalf("%d public classes", len(public))
	}
	if _, ok := public["Landroid/app/ActivityThread;"]; ok {
		t.Error("android.app.ActivityThread is public")
	}
	for member, want := range map[string]bool{
		"findViewById(I)Landroid/view/View;": true, "onCreate(Landroid/os/Bundle;)V": true, "RESULT_OK:I": true,
		"dispatchActivityResult(Ljava/lang/String;IILandroid/content/Intent;)V": false, "mStopped:Z": false,
	} {
		if got := slices.Contains(public["Landroid/app/Activity;"], member); got != want {
			t.Errorf("Activity.%s is public: %t", member, got)
		}
	}
}

// Classes by which libraries see newer versions of Java are missing as on a phone; others
// of java.* the model may lack.
func TestLaterJava(t *testing.T) {
	for desc, want := range map[string]bool{
		"Ljava/lang/Record;": false, "Ljava/lang/Runtime$Version;": false, "Ljava/lang/ProcessHandle;": false, "Ljava/util/concurrent/Flow$Subscriber;": false,
		"Ljava/util/prefs/Preferences;": true, "Ljava/lang/String;": true, "Ljava/util/HashMap$Node;": true, "Ljava/lang/String;->isBlank()Z": true,
	} {
		if got := names.Has(desc); got != want {
			t.Errorf("Has(%s) = %t", desc, got)
		}
	}
}
