import { RemoteMessages, useParams } from '@portal/shared';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { QuotationContent } from './QuotationContent.tsx';

const catalogs = { en, ja };

/** The screen `/store/quotations/:id`, for all owners and admins of the team. */
export function QuotationScreen() {
  const { id = '' } = useParams();
  return (
    <RemoteMessages catalogs={catalogs}>
      <QuotationContent key={id} id={id} />
    </RemoteMessages>
  );
}
