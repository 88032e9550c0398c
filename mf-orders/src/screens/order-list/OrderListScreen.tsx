import { RemoteMessages } from '@portal/shared';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { OrderList } from './OrderList.tsx';

const catalogs = { en, ja };

/** The screen `/orders`. */
export function OrderListScreen() {
  return (
    <RemoteMessages catalogs={catalogs}>
      <OrderList />
    </RemoteMessages>
  );
}
