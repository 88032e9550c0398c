import { api } from '@portal/shared';
import { mostPartLines, partLinesSchema, type PartLine } from '@portal/shared/contracts';
import { partFailure, partLimitMs, tooMany } from './partFailure.ts';
import { takeTurns } from './takeTurns.ts';

/** Browsers have six connections to an origin; what the person does shall find one free. */
const inTurn = takeTurns(4);

/**
 * Asks a part for its lines, a few parts at a time. A part that fails has no lines: only its team can
 * do something about it.
 *
 * @param path of its call
 * @param tellTeam called with what is wrong with the part
 */
export async function askPart(
  path: string,
  tellTeam: (why: string) => void,
): Promise<readonly PartLine[]> {
  const tell = (why: string | undefined) => {
    if (why !== undefined) tellTeam(why);
  };
  try {
    // The time limit begins with the turn.
    const { lines } = await inTurn(() =>
      api.get(path, partLinesSchema, { timeoutMs: partLimitMs }),
    );
    tell(tooMany(lines, mostPartLines));
    return lines.slice(0, mostPartLines);
  } catch (error) {
    tell(partFailure(error));
    return [];
  }
}
