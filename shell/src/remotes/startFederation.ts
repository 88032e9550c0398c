import {
  init,
  type ModuleFederationRuntimePlugin,
  registerGlobalPlugins,
} from '@module-federation/enhanced/runtime';
import { sharedLibraries } from './sharedLibraries.ts';

/**
 * The federation runtime caches the failed load of a shared module. This plugin clears it, so that the
 * next request fetches the module again.
 */
const forgetFailedParts: ModuleFederationRuntimePlugin = {
  name: 'portal-shared-parts',
  errorLoadShare: ({ pkgName, shareScopeMap }) => {
    for (const scope of Object.values(shareScopeMap)) {
      for (const shared of Object.values(scope[pkgName] ?? {})) {
        if (!shared.loaded) shared.loading = null;
      }
    }
  },
};

interface Host {
  /** Name of this instance of the runtime. */
  readonly name: string;
  /** Loads the scripts of remotes. */
  readonly loading: ModuleFederationRuntimePlugin;
  /** See `sharedLibraries`. */
  readonly libraries?: Readonly<Record<string, object>>;
}

/** Makes this page a host of remotes, which `loadRemote` and `registerRemotes` use from then on. */
export function startFederation({ name, loading, libraries }: Host): void {
  init({
    name,
    remotes: [],
    shared: sharedLibraries(libraries),
    shareStrategy: 'loaded-first',
    plugins: [loading, forgetFailedParts],
  });
  // Each remote has an instance of the runtime, which has only the global plugins.
  registerGlobalPlugins([forgetFailedParts]);
}
