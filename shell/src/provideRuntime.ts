import { runtimeForRemotes } from './remotes/runtimeForRemotes.ts';

// Runs before the rest of the shell, which may load a remote at once.
globalThis.__portal_federation__ ??= runtimeForRemotes;
