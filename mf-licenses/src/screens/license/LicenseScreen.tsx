import { RemoteMessages, useParams } from '@portal/shared';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { LicenseContent } from './LicenseContent.tsx';

const catalogs = { en, ja };

/** The screen `/license/{number}`. */
export function LicenseScreen() {
  const { number = '' } = useParams();
  return (
    <RemoteMessages catalogs={catalogs}>
      <LicenseContent key={number} number={number} />
    </RemoteMessages>
  );
}
