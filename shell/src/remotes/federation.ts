import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import type { Release, RemoteRouteObject } from '@portal/shared/remote';
import { fetchCompanions } from './companions.ts';
import { fetchFiles } from './fetchFiles.ts';
import { RemoteLoadError } from './RemoteLoadError.ts';
import { startFederation } from './startFederation.ts';
import { integrityOf } from './trustedScripts.ts';

/**
 * Time limit of a script in milliseconds. The loader has a shorter limit, after which it still waits
 * for the same script; this one only ends scripts that never arrive.
 */
const scriptTimeoutMs = 60_000;

startFederation({
  name: 'portal_shell',
  loading: {
    name: 'portal-scripts',
    // The runtime adds no attributes to the returned script.
    createScript: ({ url }) => {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = integrityOf(url);
      return { script, timeout: scriptTimeoutMs };
    },
  },
});

const registered = new Set<string>();

/**
 * Loads a release through the federation runtime, and the screen of one of its routes. Each build has
 * its own global name: releases of a remote never share anything, and a failed one can be loaded
 * again.
 *
 * @throws RemoteLoadError when scripts do not arrive; also any error of the remote's code
 */
export async function loadFromRelease(release: Release, routePath: string): Promise<ComponentType> {
  // Entry and screen are fetched at the same time; otherwise the second starts after the first.
  fetchFiles(release, routePath);
  if (!registered.has(release.global)) {
    const entry = new URL(release.entry, new URL(release.base, location.origin)).href;
    registerRemotes([{ name: release.global, entry, type: 'global' }]);
    registered.add(release.global);
  }
  fetchCompanions(release.screens[routePath]?.companions ?? []);
  try {
    const module = await loadRemote<{ routes?: readonly RemoteRouteObject[] }>(
      `${release.global}/routes`,
    );
    const route = module?.routes?.find(({ path }) => path === routePath);
    if (!route) throw new Error(`The release has no route ${routePath}`);
    return (await route.lazy()).Component;
  } catch (error) {
    throw isMissingScript(error) ? new RemoteLoadError('unreachable', error) : error;
  }
}

/**
 * Whether a script is missing: RUNTIME-008 is the runtime's error of an entry, ChunkLoadError
 * webpack's of other scripts.
 */
function isMissingScript(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'ChunkLoadError') return true;
  return error.message.includes('RUNTIME-008') && !error.message.includes('ScriptExecutionError');
}
