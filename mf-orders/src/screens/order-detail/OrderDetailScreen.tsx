import { RemoteMessages, useParams } from '@portal/shared';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import detailEn from '../../locales/detail/en.json';
import detailJa from '../../locales/detail/ja.json';
import { OrderContent } from './OrderContent.tsx';

const common = { en, ja };
const catalogs = { en: detailEn, ja: detailJa };

/** The screen `/order/{id}`. */
export function OrderDetailScreen() {
  const { id = '' } = useParams();
  return (
    <RemoteMessages catalogs={common}>
      <RemoteMessages catalogs={catalogs}>
        <OrderContent key={id} id={id} />
      </RemoteMessages>
    </RemoteMessages>
  );
}
