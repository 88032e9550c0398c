import { api } from '@portal/shared';
import { mostPartLines, partLinesSchema, type PartLine } from '@portal/shared/contracts';
import type { LinesPlace } from '@portal/shared/remote';
import { partFailure, partLimitMs, tooMany } from './partFailure.ts';
import { takeTurns } from './takeTurns.ts';

/** Browsers open six connections to an origin; two stay free for the person's actions. */
const inTurn = takeTurns(4);

/** What a part answered. */
export interface PartAnswer {
  /** None after a failure. */
  readonly lines: readonly PartLine[];
  readonly hasFailed: boolean;
}

/**
 * Fetches the lines of a part, at most four parts at a time. A failed part has no lines, and only its
 * team is told.
 *
 * @param path path of the part's call
 * @param tellTeam called with the problem
 */
export async function askPart(
  place: LinesPlace,
  path: string,
  tellTeam: (why: string) => void,
): Promise<PartAnswer> {
  const tell = (why: string | undefined) => {
    if (why !== undefined) tellTeam(why);
  };
  try {
    // The time limit begins with the turn.
    const { lines } = await inTurn(() =>
      api.get(path, partLinesSchema, { timeoutMs: partLimitMs }),
    );
    const most = mostPartLines[place];
    tell(tooMany(lines, most));
    return { lines: lines.slice(0, most), hasFailed: false };
  } catch (error) {
    tell(partFailure(error));
    return { lines: [], hasFailed: true };
  }
}
