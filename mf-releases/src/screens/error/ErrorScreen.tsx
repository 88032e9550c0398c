import { RemoteMessages, useParams } from '@portal/shared';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { ErrorContent } from './ErrorContent.tsx';

const catalogs = { en, ja };

/** The screen `/releases/errors/{id}`. */
export function ErrorScreen() {
  const { id = '' } = useParams();
  return (
    <RemoteMessages catalogs={catalogs}>
      <ErrorContent key={id} id={id} />
    </RemoteMessages>
  );
}
