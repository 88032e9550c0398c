import { figureOf } from '../figures/Figure.ts';
import type { LoadSample } from '../measure/LoadSample.ts';
import { profiles } from '../measure/Profile.ts';
import type { FigureRow } from './figureTable.ts';
import { variants, type Measured, type Part } from './Results.ts';
import { spread } from './table.ts';
import { wishes } from './wishes.ts';

const shown = [
  { title: 'first row, ms', key: 'firstRowMs' },
  { title: 'usable, ms', key: 'usableMs' },
] as const satisfies readonly { readonly title: string; readonly key: keyof LoadSample }[];

const lines = { slow: 'slow line', fast: 'no throttle' } as const;

/** Medians of all variants on both connections, then ratios and counts with targets. */
export function loadRows(part: Part, measured: Measured[Part]): readonly FigureRow[] {
  const medians = profiles.flatMap(({ name }) =>
    shown.map(({ title, key }) => ({
      what: `${title}, ${lines[name]}: ${variants.join(' · ')}`,
      measured: variants
        .map((variant) => figureOf(measured[name][variant].map((sample) => sample[key])))
        .map(({ median }) => median.toFixed(0))
        .join(' · '),
    })),
  );
  const wanted = wishes(part, measured).map(({ what, figure, digits, limit }) => ({
    what,
    measured: spread(figure, digits),
    wanted: `≤ ${String(limit)}`,
  }));
  return [...medians, ...wanted];
}
