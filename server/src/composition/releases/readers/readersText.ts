import type { ReaderFigures } from './readers.queries.ts';

/** One line about how a release does, as `releases list` shows it; nothing while nobody had it. */
export function readersText(figures: ReaderFigures): string | undefined {
  const { people, failed_people, opens } = figures;
  if (people === 0) return undefined;
  const seen = `opened ${opens === 1 ? 'once' : `${opens} times`} by ${people === 1 ? '1 person' : `${people} people`}`;
  if (failed_people === 0) return `${seen}, failed nobody`;
  const { load_failures, render_failures, effect_failures } = figures;
  const kinds = `loading ${load_failures}, rendering ${render_failures}, later ${effect_failures}`;
  return `${seen}, failed ${failed_people} of them (${kinds})`;
}
