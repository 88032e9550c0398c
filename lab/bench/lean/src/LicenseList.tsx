import type { LicenseRow } from '@portal/shared/contracts';
import { Link, useLoaderData } from 'react-router-dom';
import { contractPeriod, validityMark } from './licensePeriods.ts';
import { Rows } from './Rows.tsx';

const products: Readonly<Record<string, string>> = { cd: 'Circuit Designer', pd: 'PCB Designer' };
const none = '–';

export function LicenseList() {
  const rows = useLoaderData<readonly LicenseRow[]>();
  return (
    <Rows
      title="Licenses"
      rows={rows}
      columns={[
        { title: 'Number', cell: ({ number }) => <Link to={`/license/${number}`}>{number}</Link> },
        { title: 'Product', cell: ({ product_type }) => products[product_type] },
        { title: 'Owner', cell: ({ owner_user_name }) => owner_user_name ?? none },
        { title: 'Active user', cell: ({ active_user_name }) => active_user_name ?? none },
        {
          title: 'Authentication',
          cell: ({ standalone_at }) => (standalone_at === null ? 'Network' : 'Standalone'),
        },
        {
          title: 'Validity period',
          cell: (row) => `${row.start_at} – ${row.end_at} ${validityMark(row)}`,
        },
        { title: 'Contract period', cell: contractPeriod },
        {
          title: 'Auto-renewal',
          cell: ({ auto_continue }) => (auto_continue === 1 ? 'On' : 'Off'),
        },
        { title: 'Trial', cell: ({ trial }) => (trial === 1 ? 'Trial' : none) },
      ]}
    />
  );
}
