import { type Said } from '../findings/Finding.ts';
import { say } from '../findings/say.ts';
import { type KnownRole } from '../findings/PartRole.ts';
import { isPossible } from '../parts/PartsView.ts';
import { type BoardView } from '../rules/BoardView.ts';

/** Most designators that the sentence names. */
const mostNames = 20;

/** States for which parts it is not known whether they have a role; undefined if it is for all. */
export function listUnknown({ board, parts }: BoardView, role: KnownRole): Said | undefined {
  const refs = board.parts.flatMap(({ ref }, part) =>
    isPossible(board, parts.roles, part, role) ? [ref] : [],
  );
  if (refs.length === 0) return undefined;
  const names = refs.slice(0, mostNames).join(', ') + (refs.length > mostNames ? ' …' : '');
  return say(`unknown.${role}`, { count: refs.length, names });
}
