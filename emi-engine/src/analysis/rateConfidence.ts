import { emiConfidences } from '@portal/shared/domain';
import type { Confidence } from '../findings/Finding.ts';
import type { BoardView } from '../rules/BoardView.ts';
import { excessOf } from '../rules/excessOf.ts';
import type { Draft, Rule } from '../rules/Rule.ts';

/** Confidences of classes and roles (0 to 1) from which on a finding is certain, or likely. */
const certain = 0.75;
const likely = 0.4;
/** Confidence of a net whose partner of a differential pair runs beside it. */
const pairConfidence = 0.8;
/** Limits are rules of thumb: an excess below a third of one tells little. */
const tellingExcess = 4 / 3;

/**
 * Rates how far a finding can be relied on: as the weakest evidence for the class of its net and the
 * roles of its parts, and not above the bound that its rule sets. A small excess is worth a look.
 */
export function rateConfidence(
  { isOfAnyClass }: Pick<Rule, 'isOfAnyClass'>,
  draft: Draft,
  view: BoardView,
): Confidence {
  const { net, parts = [], atBest = 'certain' } = draft;
  if (excessOf(draft) < tellingExcess) return 'worth_a_look';
  const weakest = Math.min(
    net < 0 || isOfAnyClass ? 1 : confidenceOf(view, net),
    ...parts.map((part) => view.parts.guesses[part]?.confidence ?? 0),
  );
  const rated = weakest >= certain ? 'certain' : weakest >= likely ? 'likely' : 'worth_a_look';
  return compareConfidence(rated, atBest) > 0 ? rated : atBest;
}

/** Compares confidences; the surest comes first. */
export function compareConfidence(one: Confidence, other: Confidence): number {
  return emiConfidences.indexOf(one) - emiConfidences.indexOf(other);
}

/** A pair that runs side by side confirms the name that makes it fast. */
function confidenceOf(view: BoardView, net: number): number {
  const { confidence = 0 } = view.classes[net] ?? {};
  return view.isCritical(net) && view.isPaired(net)
    ? Math.max(confidence, pairConfidence)
    : confidence;
}
