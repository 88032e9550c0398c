import { type Draft } from '../Rule.ts';

/** Figures of a connection that does not exist. The excess makes it a warning. */
export const missing: Pick<
  Draft,
  'measured' | 'limit' | 'unit' | 'limitIs' | 'excess' | 'atMost' | 'paths'
> = {
  ...{ measured: 0, limit: 1, unit: 'count', limitIs: 'least', excess: 4 },
  ...{ atMost: 'warning', paths: [] },
};
