import type { ReactNode } from 'react';
import { RemoteMessages } from '../../web/intl/RemoteMessages.tsx';
import en from './locales/en.json';
import ja from './locales/ja.json';

const catalogs = { en, ja };

/** Adds the kit's texts to those of the remote. */
export function ListMessages({ children }: { readonly children: ReactNode }) {
  return <RemoteMessages catalogs={catalogs}>{children}</RemoteMessages>;
}
