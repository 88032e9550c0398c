import { type Said } from '../findings/Finding.ts';
import { type Draft } from './Rule.ts';

/** Most similar findings that are listed separately. */
const mostAlike = 3;

/**
 * Merges similar findings into one if there are more than `most`: a bus connector has a hundred
 * lines, whose separate rows would hide everything else. The merged finding is the first of them
 * and names the nets of all.
 *
 * @param keyOf equal for similar findings
 * @param describe describes the merged finding
 */
export function mergeSimilar(
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
