// Which release this is.

package command

// Version is the released version this source belongs to.
const Version = "0.1.0-dev"
