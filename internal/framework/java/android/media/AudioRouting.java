package android.media;

/** What has a way of its own for sound. */
public interface AudioRouting {
    boolean setPreferredDevice(AudioDeviceInfo deviceInfo);

    AudioDeviceInfo getPreferredDevice();
}
