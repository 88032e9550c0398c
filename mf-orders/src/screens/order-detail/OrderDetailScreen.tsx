import { RemoteMessages, useParams } from '@portal/shared';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { OrderContent } from './OrderContent.tsx';

const catalogs = { en, ja };

/** The screen `/order/{id}`. */
export function OrderDetailScreen() {
  const { id = '' } = useParams();
  return (
    <RemoteMessages catalogs={catalogs}>
      <OrderContent key={id} id={id} />
    </RemoteMessages>
  );
}
