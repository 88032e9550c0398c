import { RemoteMessages, useParams } from '@portal/shared';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import pageEn from '../../locales/page/en.json';
import pageJa from '../../locales/page/ja.json';
import { LicenseContent } from './LicenseContent.tsx';

const common = { en, ja };
const catalogs = { en: pageEn, ja: pageJa };

/** The screen `/license/{number}`. */
export function LicenseScreen() {
  const { number = '' } = useParams();
  return (
    <RemoteMessages catalogs={common}>
      <RemoteMessages catalogs={catalogs}>
        <LicenseContent key={number} number={number} />
      </RemoteMessages>
    </RemoteMessages>
  );
}
