import { ApiError, type WantedDocument } from '@portal/shared';
import type { ChartData } from '@portal/shared/charts';
import type { PriceBreakdown } from '@portal/shared/domain';
import type { Column } from '@portal/shared/table';

export interface Part {
  readonly id: string;
  readonly name: string;
}
export interface PartView {
  readonly state: 'open' | 'closed' | null;
}

export const parts: readonly Part[] = ['Bracket', 'Frame', 'Lid'].map((name) => ({
  id: name,
  name,
}));
export const columns: readonly Column<Part, 'name'>[] = [
  { id: 'name', header: 'Name', sortKey: 'name', cell: ({ name }) => name },
];
export const idOf = ({ id }: Part) => id;
export const nameOf = ({ name }: Part) => name;
export const error = new ApiError({ kind: 'server', requestId: 'k3x9p2ab' });
export const wanted: WantedDocument = { kind: 'invoice', orderId: '1', number: '20261130-1' };
export const options = ['open', 'closed'].map((value) => ({ value, label: value }));

export const data: ChartData = {
  labelTitle: 'Day',
  labels: ['Mon', 'Tue', 'Wed'],
  left: { title: 'Parts', isCount: true },
  series: [
    { name: 'Made', color: 'first', values: [4, 7, 5], format: String },
    { name: 'Used', color: 'second', kind: 'line', values: [3, 6, 6], format: String },
  ],
};

export const breakdown: PriceBreakdown = {
  currency: 'JPY',
  lines: [],
  itemTotal: 495_000,
  discounts: [
    {
      ...({ rule: 'volume', product: 'cd', count: 6, from: 5, to: 10 } as const),
      ...{ percent: 5, base: 495_000, exact: 24_750, amount: -24_750 },
      text: { en: 'Volume discount 5%', ja: '数量割引 5%' },
    },
  ],
  adjustmentTotal: -24_750,
  tax: { percent: 10, base: 470_250, exact: 47_025, amount: 47_025 },
  slips: { count: 0, fee: 1100, amount: 0 },
  total: 517_275,
};
