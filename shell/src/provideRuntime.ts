import { createInstance } from '@module-federation/enhanced/runtime';
import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

// Remotes are built without the federation runtime and take it from here.
globalThis.__portal_federation__ ??= {
  ...federation,
  // The plain `init` knows its caller by the build it stands in, and would take every remote for
  // the shell.
  runtime: { ...federation.runtime, init: createInstance },
  // The shell exposes nothing, so that what a container needs is not in its own.
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
};
