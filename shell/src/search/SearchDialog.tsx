import { RemoteMessages } from '@portal/shared';
import en from '../locales/search/en.json';
import ja from '../locales/search/ja.json';
import { SearchDialogContent, type SearchDialogProps } from './SearchDialogContent.tsx';

const catalogs = { en, ja };

/** The dialog that finds anything, with its texts, which are not in the first load. */
export function SearchDialog(props: SearchDialogProps) {
  return (
    <RemoteMessages catalogs={catalogs}>
      <SearchDialogContent {...props} />
    </RemoteMessages>
  );
}
