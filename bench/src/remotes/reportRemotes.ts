import { figureOf, ratioOf } from '../figures/Figure.ts';
import type { LoadSample } from '../measure/LoadSample.ts';
import { spread, table } from '../report/table.ts';
import type { RestSample } from './measureRest.ts';

/** Samples of the portal with few remotes and of the one with many, taken in the same rounds. */
export type Both<Sample> = readonly [few: readonly Sample[], many: readonly Sample[]];

export interface RemotesResults {
  /** How many remotes each portal has. */
  readonly remotes: readonly [few: number, many: number];
  /** By the name of the line. */
  readonly loads: readonly (readonly [line: string, samples: Both<LoadSample>])[];
  readonly rests: Both<RestSample>;
}

const times = { firstRowMs: 'first row', usableMs: 'usable' } as const;
const inKilo = (bytes: number) => bytes / 1000;

/** Both portals beside each other as two markdown tables: times of loading, and what a page fetches. */
export function reportRemotes({ remotes, loads, rests }: RemotesResults): string {
  const names = remotes.map((count) => `${String(count)} remotes`);
  const timeRows = loads.flatMap(([line, samples]) =>
    (['firstRowMs', 'usableMs'] as const).map((key) => {
      const [few, many] = both(samples, (sample) => sample[key]);
      return [
        `${times[key]}, ${line}`,
        spread(figureOf(few)),
        spread(figureOf(many)),
        spread(ratioOf(many, few), 2),
      ];
    }),
  );
  const [fewHtml, manyHtml] = both(rests, ({ htmlBytes }) => htmlBytes);
  const added = manyHtml.map((bytes, round) => bytes - (fewHtml[round] ?? NaN));
  const restRow = (what: string, read: (sample: RestSample) => number, digits: number) => [
    what,
    ...both(rests, read).map((values) => spread(figureOf(values), digits)),
  ];
  return [
    table([['ms', ...names, 'ratio (wanted ≤ 1.03, upper quartile ≤ 1.1)'], ...timeRows]),
    table([
      ['a page at rest', ...names],
      restRow('kB of HTML', ({ htmlBytes }) => inKilo(htmlBytes), 1),
      ['of it for the remotes more (wanted ≤ 6)', '', spread(figureOf(added.map(inKilo)), 1)],
      restRow('requests', ({ requests }) => requests, 0),
      restRow('kB', ({ bytes }) => inKilo(bytes), 0),
      restRow('of it later than usable (wanted ≤ 300)', ({ laterBytes }) => inKilo(laterBytes), 0),
    ]),
  ].join('\n\n');
}

function both<Sample>(
  [few, many]: Both<Sample>,
  read: (sample: Sample) => number,
): readonly [few: readonly number[], many: readonly number[]] {
  return [few.map(read), many.map(read)];
}
