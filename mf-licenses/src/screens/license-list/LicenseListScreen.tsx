import { RemoteMessages } from '@portal/shared';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { LicenseList } from './LicenseList.tsx';

const catalogs = { en, ja };

/** The screen `/license`. */
export function LicenseListScreen() {
  return (
    <RemoteMessages catalogs={catalogs}>
      <LicenseList />
    </RemoteMessages>
  );
}
