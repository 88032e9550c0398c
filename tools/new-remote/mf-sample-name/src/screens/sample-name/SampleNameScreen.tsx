import { RemoteMessages } from '@portal/shared';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { SampleNameContent } from './SampleNameContent.tsx';

const catalogs = { en, ja };

/** `/sample-path` */
export function SampleNameScreen() {
  return (
    <RemoteMessages catalogs={catalogs}>
      <SampleNameContent />
    </RemoteMessages>
  );
}
