import type { ReactNode } from 'react';
import { RemoteMessages } from '../../web/intl/RemoteMessages.tsx';
import en from './locales/en.json';
import ja from './locales/ja.json';

const catalogs = { en, ja };

/** The texts of the search, which are not part of the first load, for what is inside. */
export function SearchMessages({ children }: { readonly children: ReactNode }) {
  return <RemoteMessages catalogs={catalogs}>{children}</RemoteMessages>;
}
