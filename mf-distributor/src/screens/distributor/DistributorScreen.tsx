import { RemoteMessages } from '@portal/shared';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { DistributorContent } from './DistributorContent.tsx';

const catalogs = { en, ja };

/** The screen `/auths/digikey`. */
export function DistributorScreen() {
  return (
    <RemoteMessages catalogs={catalogs}>
      <DistributorContent />
    </RemoteMessages>
  );
}
