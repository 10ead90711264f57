// Package math binds the natives of java.math.BigInteger to math/big.
package math
