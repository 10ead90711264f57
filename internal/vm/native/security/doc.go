// Package security holds the natives of java.security and javax.crypto:
// digests, keyed digests, keys from passwords, block ciphers, and the random
// bytes of SecureRandom, which come from the seed of the world.
package security
