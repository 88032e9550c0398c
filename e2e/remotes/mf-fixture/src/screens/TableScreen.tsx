import * as table from '@portal/shared/table';

export function TableScreen() {
  return <h1>{Object.keys(table).length}</h1>;
}
