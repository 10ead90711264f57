import android.content.Context;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Serving;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** The second time there is nothing to unbind. */
public class ServiceUnboundTwice {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        final Serving.Client client = new Serving.Client("client");
        Runner.activity.bindService(Stage.intent(Serving.Cook.class, 2), client, Context.BIND_AUTO_CREATE);
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                Runner.activity.unbindService(client);
                fails("again", new Out.Code() {
                    public void run() throws Exception {
                        Runner.activity.unbindService(client);
                    }
                });
            }
        });
    }
}

