import { RemoteMessages } from '@portal/shared';
import en from '../../locales/sessions/en.json';
import ja from '../../locales/sessions/ja.json';
import { Sessions } from './Sessions.tsx';

const catalogs = { en, ja };

/** Where the person is signed in, and the end of it. */
export function SessionsScreen() {
  return (
    <RemoteMessages catalogs={catalogs}>
      <Sessions />
    </RemoteMessages>
  );
}
