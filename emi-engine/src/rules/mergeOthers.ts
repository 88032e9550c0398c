import { excessOf } from './excessOf.ts';
import { type Said } from '../findings/Finding.ts';
import { type BoardView } from './BoardView.ts';
import { listNames } from './listNames.ts';
import { mergeSimilar } from './mergeSimilar.ts';
import { type Draft } from './Rule.ts';

/** Values of a merged message. */
interface MergedValues {
  readonly count: number;
  readonly names: string;
  /** Not said, but tells two merged findings of one place apart. */
  readonly netClass: string;
}

/**
 * Merges similar findings about nets of one class that are not critical, the worst first. Each place
 * of a critical net stays a separate finding.
 *
 * @param describe describes the merged finding by the worst, their number and their nets
 */
export function mergeOthers(
  view: BoardView,
  drafts: readonly Draft[],
  keyOf: (draft: Draft) => string,
  describe: (worst: Draft, values: MergedValues) => Said,
): Draft[] {
  const others = drafts
    .filter(({ net }) => !view.isCritical(net))
    .sort((one, other) => excessOf(other) - excessOf(one));
  return [
    ...drafts.filter(({ net }) => view.isCritical(net)),
    ...mergeSimilar(
      others,
      (draft) => `${view.classes[draft.net]?.netClass} ${keyOf(draft)}`,
      (worst, all) => {
        const nets = [...new Set(all.map(({ net }) => net))];
        const netClass = view.classes[worst.net]?.netClass ?? 'unknown';
        return describe(worst, { count: all.length, names: listNames(view, nets), netClass });
      },
    ),
  ];
}
