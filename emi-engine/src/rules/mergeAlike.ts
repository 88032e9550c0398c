import { type Said } from '../findings/Finding.ts';
import { type Draft } from './Rule.ts';

/** How many findings that are alike keep a row of their own. */
const mostAlike = 3;

/**
 * Makes one finding of those that are alike, once there are more than `most`: a connector of a bus
 * has a hundred lines, and a reader who sees a row for each sees nothing else. The one finding is
 * the first of them, and names the nets of all.
 *
 * @param keyOf what those that are alike have in common
 * @param describe says the finding for all of them
 */
export function mergeAlike(
  drafts: readonly Draft[],
  keyOf: (draft: Draft) => number | string,
  describe: (first: Draft, all: readonly Draft[]) => Said,
  most = mostAlike,
): Draft[] {
  const groups = new Map<number | string, Draft[]>();
  for (const draft of drafts) {
    const known = groups.get(keyOf(draft));
    if (known) known.push(draft);
    else groups.set(keyOf(draft), [draft]);
  }
  return [...groups.values()].flatMap((alike) => {
    const [first] = alike;
    if (!first || alike.length <= most) return alike;
    const nets = new Set(alike.flatMap(({ net, otherNets = [] }) => [net, ...otherNets]));
    nets.delete(first.net);
    return [
      {
        ...first,
        otherNets: [...nets],
        message: describe(first, alike),
        paths: alike.flatMap(({ paths }) => paths),
      },
    ];
  });
}
