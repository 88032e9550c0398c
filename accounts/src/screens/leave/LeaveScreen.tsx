import { RemoteMessages } from '@portal/shared';
import en from '../../locales/leaving/en.json';
import ja from '../../locales/leaving/ja.json';
import { Leave } from './Leave.tsx';

const catalogs = { en, ja };

/** The page on which somebody leaves the service. */
export function LeaveScreen() {
  return (
    <RemoteMessages catalogs={catalogs}>
      <Leave />
    </RemoteMessages>
  );
}
