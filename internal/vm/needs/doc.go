// Package needs finds what an app needs of the platform and the class library
// does not have, before anything runs.
//
// Rapid type analysis bounds the code that can run. It starts from what the
// framework makes by name: components of the manifest, classes and handlers in
// resources. An object of a class makes all methods reachable by which the
// class overrides the platform, since whoever has the object may call them; a
// call reaches the methods that classes with objects have for it. Classes whose
// class object is taken may be made by reflection, with their default constructor.
//
// Terms:
//
//   - platform: what vm.IsPlatform says belongs to it; the app's own definitions
//     come second, as on a device
//   - need: a class, method or field of the platform that the code refers to
//   - missing: a need that the class library does not answer; a run that gets to
//     one of its sites stops as unmodelled
//   - absent: a class of neither the platform nor the app, or a name that Android 8.0 does
//     not have; a device would throw NoClassDefFoundError or NoSuchMethodError
//
// The answer is an upper bound: code behind a look at the platform's version
// counts too. Reflection by names that are computed is not followed.
package needs
