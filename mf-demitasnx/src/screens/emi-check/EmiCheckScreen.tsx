import { RemoteMessages } from '@portal/shared';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { EmiCheck } from './EmiCheck.tsx';

const catalogs = { en, ja };

/** The screen `/demitasnx`. */
export function EmiCheckScreen() {
  return (
    <RemoteMessages catalogs={catalogs}>
      <EmiCheck />
    </RemoteMessages>
  );
}
