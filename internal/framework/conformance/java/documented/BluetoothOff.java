import android.bluetooth.BluetoothAdapter;
import android.bluetooth.BluetoothDevice;
import esdroid.conformance.Out;
import java.util.UUID;
import static esdroid.conformance.Out.*;

/** What an adapter says that is off: nobody listens, nobody connects, nobody pairs. */
public class BluetoothOff {
    public static void main(String[] args) throws Exception {
        final BluetoothAdapter adapter = BluetoothAdapter.getDefaultAdapter();
        final UUID uuid = UUID.fromString("00001101-0000-1000-8000-00805F9B34FB");
        say(adapter.isEnabled(), adapter.startDiscovery(), adapter.startLeScan(null));
        fails("listen", new Out.Code() {
            public void run() throws Exception {
                adapter.listenUsingRfcommWithServiceRecord("a", uuid);
            }
        });
        final BluetoothDevice device = adapter.getRemoteDevice("00:11:22:33:44:55");
        fails("socket", new Out.Code() {
            public void run() throws Exception {
                device.createRfcommSocketToServiceRecord(uuid);
            }
        });
        fails("insecure", new Out.Code() {
            public void run() throws Exception {
                device.createInsecureRfcommSocketToServiceRecord(uuid);
            }
        });
        say(device.createBond(), device.getUuids(), device.fetchUuidsWithSdp(), device.getBondState());
    }
}
