import { RemoteMessages } from '@portal/shared';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { Downloads } from './Downloads.tsx';

const catalogs = { en, ja };

/** The screen `/download`, also with one of its sections open. */
export function DownloadsScreen() {
  return (
    <RemoteMessages catalogs={catalogs}>
      <Downloads />
    </RemoteMessages>
  );
}
