import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * A plugin of the federation runtime, which keeps the failed load of a shared part and would answer
 * every later one with it: without this, a part that could not be fetched once is missing for good.
 */
export const forgetFailedParts: ModuleFederationRuntimePlugin = {
  name: 'portal-shared-parts',
  errorLoadShare: ({ pkgName, shareScopeMap }) => {
    for (const scope of Object.values(shareScopeMap)) {
      for (const shared of Object.values(scope[pkgName] ?? {})) {
        if (!shared.loaded) shared.loading = null;
      }
    }
  },
};
