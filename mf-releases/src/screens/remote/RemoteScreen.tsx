import { RemoteMessages, useParams } from '@portal/shared';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { RemoteContent } from './RemoteContent.tsx';

const catalogs = { en, ja };

/** The screen `/releases/{remote}`. */
export function RemoteScreen() {
  const { remote = '' } = useParams();
  return (
    <RemoteMessages catalogs={catalogs}>
      <RemoteContent key={remote} name={remote} />
    </RemoteMessages>
  );
}
