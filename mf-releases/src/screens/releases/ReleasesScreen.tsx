import { RemoteMessages } from '@portal/shared';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { ReleasesContent } from './ReleasesContent.tsx';

const catalogs = { en, ja };

/** The screen `/releases`. */
export function ReleasesScreen() {
  return (
    <RemoteMessages catalogs={catalogs}>
      <ReleasesContent />
    </RemoteMessages>
  );
}
