// Package sign signs Android packages and verifies their signatures.
//
// Four schemes exist, each for the platform versions that cannot read the next:
//
//   - v1, the JAR scheme: META-INF/MANIFEST.MF holds a digest of each entry, a
//     .SF file digests of the manifest, a .RSA, .DSA or .EC file the signature
//     over that (PKCS #7). Needed below platform version 24.
//   - v2: a signature over digests of the whole file in chunks, kept in the APK
//     Signing Block between the entries and the central directory.
//   - v3: v2 with the platform versions a signer is meant for, and with a
//     lineage, the proof that an older key handed over to the signer's.
//   - v3.1: a v3 block that only platform versions from 33 on look at. It is
//     read, not written.
//
// [Sign] writes v1, v2 and v3 with RSA and ECDSA keys; what it writes depends
// only on the package, the key and the options. [Verify] gives the verdict that
// devices of a range of platform versions would give, and its reasons.
//
// Formats: source.android.com/docs/security/features/apksigning, RFC 5652 for
// the v1 signature, the JAR File Specification for v1's text files.
package sign
