import {
  anyDay,
  oneOf,
  products,
  type CalendarDay,
  type FilterParser,
  type Product,
} from '@portal/shared/domain';

export const tabs = ['license', 'user', 'other'] as const;
export type Tab = (typeof tabs)[number];

/** The view of the usage log, as encoded in its address. */
export interface LogView {
  readonly tab: Tab;
  /** Null: the tab's default. */
  readonly product: Product | null;
  /** Null: the server's default period for the tab. */
  readonly start: CalendarDay | null;
  readonly end: CalendarDay | null;
  /** The day changed last. The other one follows if they cross. */
  readonly changed: 'start' | 'end' | null;
}

/** Named like the parameters of the calls. */
const parsers = {
  tab: oneOf(tabs),
  product: oneOf(products),
  start_at: anyDay,
  end_at: anyDay,
  ondate: oneOf(['start', 'end']),
};

/** Reads an address. Missing or invalid values become defaults. */
export function parseLogView(address: URLSearchParams): LogView {
  const read = <Value extends string>(name: keyof typeof parsers, parse: FilterParser<Value>) =>
    parse(address.get(name) ?? '');
  return {
    tab: read('tab', parsers.tab) ?? 'license',
    product: read('product', parsers.product),
    start: read('start_at', parsers.start_at),
    end: read('end_at', parsers.end_at),
    changed: read('ondate', parsers.ondate),
  };
}

/** Writes an address without defaults. */
export function writeLogView({ tab, product, start, end, changed }: LogView): URLSearchParams {
  const entries: readonly (readonly [keyof typeof parsers, string | null])[] = [
    ['tab', tab === 'license' ? null : tab],
    ['product', product],
    ['start_at', start],
    ['end_at', end],
    ['ondate', changed],
  ];
  return new URLSearchParams(
    entries.flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
}
