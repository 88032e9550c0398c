import { say } from '../findings/say.ts';
import { type Board } from '../model/Board.ts';
import { type AnalysisSettings } from '../settings/AnalysisSettings.ts';
import { byDesignator } from './byDesignator.ts';
import { byNets, nameNets } from './byNets.ts';
import { byPins } from './byPins.ts';
import { byValue } from './byValue.ts';
import { byWords } from './byWords.ts';
import { suitsPins, type Evidence, type KnownRole, type PartGuess } from '../findings/PartRole.ts';

/** Lead in weights that makes a role certain, and the share of it below which it is unknown. */
const certainLead = 8;
const leastConfidence = 0.25;

/**
 * Assigns a role to each part of a board. The user's roles take precedence. Otherwise evidence is
 * weighed: designator, words, value, pins, nets and place. The role with the most weight is taken
 * if it leads clearly; else the part is unknown.
 */
export function assignRoles(
  board: Board,
  { roles: given = new Map() }: Pick<AnalysisSettings, 'roles'> = {},
): PartGuess[] {
  const named = nameNets(board);
  return board.parts.map((part) => {
    const said = given.get(part.ref);
    if (said) return { role: said.role, source: 'given', confidence: 1, why: [say('why.given')] };
    return weigh(
      [
        ...byDesignator(part),
        ...byWords(part),
        ...byValue(part),
        ...byPins(board, part),
        ...byNets(board, part, named),
      ].filter(({ role }) => suitsPins(role, part.pins[1] - part.pins[0])),
    );
  });
}

function weigh(evidence: readonly Evidence[]): PartGuess {
  const sums = new Map<KnownRole, number>();
  for (const { role, weight } of evidence) sums.set(role, (sums.get(role) ?? 0) + weight);
  const [best, second] = [...sums].sort(([, one], [, other]) => other - one);
  const [role, most] = best ?? (['other', 0] as const);
  const [, next] = second ?? (['other', 0] as const);
  const confidence = Math.min(1, (most - next) / certainLead);
  if (confidence < leastConfidence)
    return { role: 'unknown', source: 'none', confidence, why: evidence.map(({ why }) => why) };
  const why = evidence.flatMap((one) => (one.role === role ? [one.why] : []));
  return { role, source: 'guessed', confidence, why };
}
