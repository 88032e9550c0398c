import { api } from '@portal/shared';
import { mostPartLines, partLinesSchema, type PartLine } from '@portal/shared/contracts';
import { partFailure, partLimitMs, tooMany } from './partFailure.ts';
import { takeTurns } from './takeTurns.ts';

/** Browsers open six connections to an origin; two stay free for the person's actions. */
const inTurn = takeTurns(4);

/**
 * Fetches the lines of a part, at most four parts at a time. A failed part has no lines, and only its
 * team is told.
 *
 * @param path path of the part's call
 * @param tellTeam called with the problem
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
