import type { ReactNode } from 'react';
import { RemoteMessages } from '@portal/shared';
import en from '../../locales/factors/en.json';
import ja from '../../locales/factors/ja.json';

const catalogs = { en, ja };

/** The texts about second factors, which only some pages need. */
export function FactorMessages({ children }: { readonly children: ReactNode }) {
  return <RemoteMessages catalogs={catalogs}>{children}</RemoteMessages>;
}
