/** Libraries and the facade that exist once on a page, in the shell's first load. */
const core = ['react', 'react/jsx-runtime', 'react-dom', 'styled-components', '@portal/shared'];

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

/** The schema library with which contracts are written; a page has the part that they use, once. */
const schemaLibrary = 'zod/mini';

/** Options of one shared module, as the federation plugin takes them. */
interface SharedModule {
  readonly singleton: true;
  readonly requiredVersion: false;
  readonly eager?: boolean;
  readonly import?: string | false;
}

interface SharedModule {
  readonly singleton: true;
  readonly requiredVersion: false;
  readonly eager?: boolean;
  /** Module that is shared in its place; `false` brings none. */
  readonly import?: string | false;
}

const singleton = { singleton: true, requiredVersion: false } as const;

/** Shared modules of the shell, which brings all of them; the core is eager, so that its entry needs no async boundary. */
export function sharedByShell(): Record<string, SharedModule> {
  return {
    ...each(core, { ...singleton, eager: true }),
    ...each(companions, { ...singleton, eager: false }),
    [schemaLibrary]: { ...singleton, eager: true, import: '@portal/shared/schema' },
  };
}

/** Those of the host of other sites, whose first load is what shows a remote there. */
export function sharedByEmbed(): Record<string, SharedModule> {
  return { ...sharedByShell(), '@portal/shared/embed': { ...singleton, eager: true } };
}

/**
 * Remotes take everything and bring nothing. Which shell is new enough is one rule, the semantic
 * version range `contract`; the federation's own version checks are off, they would only warn.
 */
export function sharedByRemote(): Record<string, SharedModule> {
  return each([...core, ...companions, schemaLibrary], { ...singleton, import: false });
}

function each(keys: readonly string[], options: SharedModule): Record<string, SharedModule> {
  return Object.fromEntries(keys.map((key) => [key, options]));
}
