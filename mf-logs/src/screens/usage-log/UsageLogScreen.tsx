import { RemoteMessages } from '@portal/shared';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { UsageLog } from './UsageLog.tsx';

const catalogs = { en, ja };

/** `/log`; tab, product and period are in the address. */
export function UsageLogScreen() {
  return (
    <RemoteMessages catalogs={catalogs}>
      <UsageLog />
    </RemoteMessages>
  );
}
