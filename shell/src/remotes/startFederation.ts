import {
  init,
  registerGlobalPlugins,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import { forgetFailedParts } from './forgetFailedParts.ts';
import { sharedLibraries } from './sharedLibraries.ts';

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
