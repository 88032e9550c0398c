/** Libraries and the facade that exist once on a page, in the shell's first load. */
const core = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'styled-components',
  // The schema library with which contracts are written; see `schemaAlias`.
  'zod/mini',
  '@portal/shared',
];

/** Shared parts that are large or rare: once on a page, loaded when somebody needs them. */
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

/**
 * What a page has of the schema library, where it is offered to remotes: the part that the contracts
 * use.
 */
export const schemaAlias = { 'zod/mini$': '@portal/shared/schema' };

/** Options of one shared module, as the federation plugin takes them. */
interface SharedModule {
  readonly singleton: true;
  readonly requiredVersion: false;
  readonly import: false;
}

/**
 * Remotes take everything and bring nothing; the shell offers it (`sharedLibraries`). Which shell is
 * new enough is one rule, the semantic version range `contract`; the federation's own version checks
 * are off, they would only warn.
 */
export function sharedByRemote(): Record<string, SharedModule> {
  const taken = { singleton: true, requiredVersion: false, import: false } as const;
  return Object.fromEntries([...core, ...companions].map((key) => [key, taken]));
}
