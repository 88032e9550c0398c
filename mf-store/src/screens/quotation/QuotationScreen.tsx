import { RemoteMessages, useParams } from '@portal/shared';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { QuotationContent } from './QuotationContent.tsx';

const catalogs = { en, ja };

/** `/store/quotations/:id`: a link to it opens for every owner and admin of the team. */
export function QuotationScreen() {
  const { id = '' } = useParams();
  return (
    <RemoteMessages catalogs={catalogs}>
      <QuotationContent key={id} id={id} />
    </RemoteMessages>
  );
}
