import { createInstance } from '@module-federation/enhanced/runtime';
import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/** The federation runtime for remotes, which are built without it. */
export const runtimeForRemotes = {
  ...federation,
  // The plain `init` identifies its caller by the build that contains it, and would take every
  // remote for the shell.
  runtime: { ...federation.runtime, init: createInstance },
  // The shell exposes nothing, so its own build lacks this function of a container.
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
};
