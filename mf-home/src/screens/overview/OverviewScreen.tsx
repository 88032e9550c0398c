import { RemoteMessages } from '@portal/shared';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { Overview } from './Overview.tsx';

const catalogs = { en, ja };

/** `/overview` */
export function OverviewScreen() {
  return (
    <RemoteMessages catalogs={catalogs}>
      <Overview />
    </RemoteMessages>
  );
}
