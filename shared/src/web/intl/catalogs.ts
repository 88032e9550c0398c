import type { ComponentProps } from 'react';
import type { IntlProvider } from 'react-intl';
import type { Locale } from '../../basics/Locale.ts';
import en from './locales/en.json';
import ja from './locales/ja.json';

/** Texts by id, plain or compiled by the build. */
export type Catalog = NonNullable<ComponentProps<typeof IntlProvider>['messages']>;
export type Catalogs = Readonly<Record<Locale, Catalog>>;

export const sharedCatalogs: Catalogs = { en, ja };
