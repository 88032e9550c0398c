import type { Catalogs } from '@portal/shared';
import en from './en.json';
import ja from './ja.json';

export const catalogs: Catalogs = { en, ja };
