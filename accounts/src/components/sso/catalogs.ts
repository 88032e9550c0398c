import type { Catalogs } from '@portal/shared';
import en from '../../locales/sso/en.json';
import ja from '../../locales/sso/ja.json';

/** The texts about single sign-on, which only those load who meet it. */
export const ssoCatalogs: Catalogs = { en, ja };
