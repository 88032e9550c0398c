import type { init } from '@module-federation/enhanced/runtime';
import * as facade from '@portal/shared';
import { contractVersion } from '@portal/shared/remote';
import * as schemas from '@portal/shared/schema';
import * as react from 'react';
import * as jsx from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as styles from 'styled-components';
import { companions } from './companions.ts';

type Shared = NonNullable<Parameters<typeof init>[0]['shared']>;

/** Libraries and the facade: singletons that are loaded before any remote. */
const libraries: Readonly<Record<string, object>> = {
  react,
  'react/jsx-runtime': jsx,
  'react-dom': reactDom,
  'styled-components': styles,
  'zod/mini': schemas,
  '@portal/shared': facade,
};

// Only a remote's `contract` decides whether the shell is new enough.
const once = {
  version: contractVersion,
  shareConfig: { singleton: true, requiredVersion: false },
} as const;

/**
 * The modules that the page provides to remotes: libraries, and companions, which are fetched on
 * demand.
 *
 * @param more further loaded libraries, by the names that remotes import
 */
export function sharedLibraries(more: Readonly<Record<string, object>> = {}): Shared {
  const shared: Shared = {};
  for (const [name, load] of Object.entries(companions)) {
    const get = async () => {
      const companion = await load();
      return () => companion;
    };
    shared[name] = { ...once, get };
  }
  for (const [name, library] of Object.entries({ ...libraries, ...more })) {
    shared[name] = { ...once, lib: () => library };
  }
  return shared;
}
