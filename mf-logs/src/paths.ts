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
  /** The store, with what an advice says in the cart: product, months and quantity. */
  store: (add: { readonly product: string; readonly months: number; readonly quantity: number }) =>
    `/store?add=${add.product}:${add.months}:${add.quantity}`,
  /** The store, with licenses to renew. */
  storePath: '/store',
} as const;
