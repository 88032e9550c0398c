import type { LogView } from './domain/LogView.ts';
import { writeLogView } from './domain/LogView.ts';

/** Every address this remote owns or links to. */
export const paths = {
  log: '/log',
  /** The usage log as it shows something. */
  view: (view: LogView) => {
    const query = writeLogView(view).toString();
    return query === '' ? '/log' : `/log?${query}`;
  },
  /** The store, with what advices say in the cart: product, months and quantity of each. */
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
  /** The store, with licenses to renew. */
  storePath: '/store',
} as const;
