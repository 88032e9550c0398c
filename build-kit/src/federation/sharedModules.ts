/** Libraries and the facade, loaded once per page in the shell's first load. */
const core = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'styled-components',
  // The schema library of the contracts; see `schemaAlias`.
  'zod/mini',
  '@portal/shared',
];

/** Large or rarely used shared parts: once per page, loaded on demand. */
export const companions = [
  '@portal/shared/overlays',
  '@portal/shared/table',
  '@portal/shared/list',
  '@portal/shared/choosing',
  '@portal/shared/charts',
  '@portal/shared/explanation',
  '@portal/shared/forms',
  '@portal/shared/embed',
] as const;

/** The schema library as offered to remotes: the part that the contracts use. */
export const schemaAlias = { 'zod/mini$': '@portal/shared/schema' };

/** Options of a shared module for the federation plugin. */
interface SharedModule {
  readonly singleton: true;
  readonly requiredVersion: false;
  readonly import: false;
}

/**
 * Remotes take all shared modules and bundle none; the shell provides them (`sharedLibraries`). The
 * semantic version range `contract` alone decides which shell is compatible. The federation's own
 * version checks are off, because they would only warn.
 */
export function sharedByRemote(): Record<string, SharedModule> {
  const taken = { singleton: true, requiredVersion: false, import: false } as const;
  return Object.fromEntries([...core, ...companions].map((key) => [key, taken]));
}
