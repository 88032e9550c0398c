import { RemoteMessages } from '@portal/shared';
import en from '../locales/en.json';
import ja from '../locales/ja.json';
import { PriceTable } from './PriceTable.tsx';

export function PriceListScreen() {
  return (
    <RemoteMessages catalogs={{ en, ja }}>
      <PriceTable />
    </RemoteMessages>
  );
}
