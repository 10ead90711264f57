package android.net;

/** A wish for a network. */
public class NetworkRequest {
    final NetworkCapabilities networkCapabilities;

    private NetworkRequest(NetworkCapabilities nc) {
        networkCapabilities = nc;
    }

    /** Builds wishes. */
    public static class Builder {
        private final NetworkCapabilities mNetworkCapabilities = new NetworkCapabilities();

        public Builder() {}

        public NetworkRequest build() {
            return new NetworkRequest(new NetworkCapabilities(mNetworkCapabilities));
        }

        public Builder addCapability(int capability) {
            mNetworkCapabilities.set(capability, true);
            return this;
        }

        public Builder removeCapability(int capability) {
            mNetworkCapabilities.set(capability, false);
            return this;
        }

        public Builder addTransportType(int transportType) {
            mNetworkCapabilities.transport(transportType, true);
            return this;
        }

        public Builder removeTransportType(int transportType) {
            mNetworkCapabilities.transport(transportType, false);
            return this;
        }
    }
}
