import { RemoteMessages } from '@portal/shared';
import en from '../../locales/sites/en.json';
import ja from '../../locales/sites/ja.json';
import { Sites } from './Sites.tsx';

const catalogs = { en, ja };

/** The sites that act for the person, and the end of it. */
export function SitesScreen() {
  return (
    <RemoteMessages catalogs={catalogs}>
      <Sites />
    </RemoteMessages>
  );
}
