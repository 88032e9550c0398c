import { RemoteMessages, useParams } from '@portal/shared';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import resultEn from '../../locales/result/en.json';
import resultJa from '../../locales/result/ja.json';
import { ResultContent } from './ResultContent.tsx';

const common = { en, ja };
const catalogs = { en: resultEn, ja: resultJa };

/** The screen `/demitasnx/{job}`. */
export function EmiResultScreen() {
  const { job = '' } = useParams();
  return (
    <RemoteMessages catalogs={common}>
      <RemoteMessages catalogs={catalogs}>
        <ResultContent key={job} id={job} />
      </RemoteMessages>
    </RemoteMessages>
  );
}
