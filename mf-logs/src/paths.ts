import type { LogView } from './domain/LogView.ts';
import { writeLogView } from './domain/LogView.ts';

/** Every address this remote owns or links to. */
export const paths = {
  log: '/log',
  /** The usage log with a view. */
  view: (view: LogView) => {
    const query = writeLogView(view).toString();
    return query === '' ? '/log' : `/log?${query}`;
  },
  /** The store, which puts product, months and quantity of each advice into the cart. */
  store: (
    wanted: readonly {
      readonly product: string;
      readonly months: number;
      readonly quantity: number;
    }[],
  ) =>
    `/store?${wanted
      .map(({ product, months, quantity }) => `add=${product}:${months}:${quantity}`)
      .join('&')}`,
  /** The store with licenses selected for renewal. */
  storePath: '/store',
} as const;
