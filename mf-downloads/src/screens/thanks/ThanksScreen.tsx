import { RemoteMessages } from '@portal/shared';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { Thanks } from './Thanks.tsx';

const catalogs = { en, ja };

/** The screen `/download/thanks?v=&bit=&e=`. */
export function ThanksScreen() {
  return (
    <RemoteMessages catalogs={catalogs}>
      <Thanks />
    </RemoteMessages>
  );
}
