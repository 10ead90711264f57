// Which release this is.

package cli

// Version is the released version this source belongs to.
const Version = "0.1.0-dev"
