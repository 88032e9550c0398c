import { RemoteMessages } from '@portal/shared';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import listEn from '../../locales/list/en.json';
import listJa from '../../locales/list/ja.json';
import { OrderList } from './OrderList.tsx';

const common = { en, ja };
const catalogs = { en: listEn, ja: listJa };

/** The screen `/orders`. */
export function OrderListScreen() {
  return (
    <RemoteMessages catalogs={common}>
      <RemoteMessages catalogs={catalogs}>
        <OrderList />
      </RemoteMessages>
    </RemoteMessages>
  );
}
