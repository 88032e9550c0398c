import {
  init,
  type ModuleFederationRuntimePlugin,
  registerGlobalPlugins,
} from '@module-federation/enhanced/runtime';
import { sharedLibraries } from './sharedLibraries.ts';

/**
 * A plugin of the federation runtime, which keeps the failed load of a shared part and would answer
 * every later one with it: without this, a part that could not be fetched once is missing for good.
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
  /** How scripts of remotes are loaded here. */
  readonly loading: ModuleFederationRuntimePlugin;
  /** See `sharedLibraries`. */
  readonly libraries?: Readonly<Record<string, object>>;
}

/** Makes this page a host of remotes; `loadRemote` and `registerRemotes` mean this one from then on. */
export function startFederation({ name, loading, libraries }: Host): void {
  init({
    name,
    remotes: [],
    shared: sharedLibraries(libraries),
    shareStrategy: 'loaded-first',
    plugins: [loading, forgetFailedParts],
  });
  // Each remote has an instance of the runtime, which knows the global plugins alone.
  registerGlobalPlugins([forgetFailedParts]);
}
