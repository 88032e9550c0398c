import { RemoteMessages } from '@portal/shared';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { UsageLog } from './UsageLog.tsx';

const catalogs = { en, ja };

/** The screen `/log`; its address holds tab, product and period. */
export function UsageLogScreen() {
  return (
    <RemoteMessages catalogs={catalogs}>
      <UsageLog />
    </RemoteMessages>
  );
}
