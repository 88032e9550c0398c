import { type Severity } from '../findings/Finding.ts';
import { type NetClass } from '../findings/NetClass.ts';
import { excessOf } from '../rules/excessOf.ts';
import { type Draft } from '../rules/Rule.ts';

/** Weight of a finding by the class of its net. */
const weights: Readonly<Record<NetClass, number>> = {
  ...{ clock: 1, highSpeed: 1, io: 0.9, power: 0.6, ground: 0.6, unknown: 0.3 },
};
const errorScore = 3;
const warningScore = 1;
const worstExcess = 10;
const order: readonly Severity[] = ['info', 'warning', 'error'];

/**
 * Rates a finding. The score is how many times it exceeds the limit (1 to 10), times the weight of
 * the net's class. A score of 3 is an error if the class is known, 1 is a warning, less is an info.
 * If the rule has a separate limit for errors, only that limit makes errors.
 */
export function rateDraft(
  draft: Draft,
  netClass: NetClass,
): { readonly severity: Severity; readonly score: number } {
  const score = Math.min(worstExcess, Math.max(1, excessOf(draft))) * weights[netClass];
  const worst = draft.atMost ?? 'error';
  const severity = severityOf(draft, netClass, score);
  return { severity: isWorse(severity, worst) ? worst : severity, score: round(score) };
}

/** Compares severities; the worst comes first. */
export function compareSeverity(one: Severity, other: Severity): number {
  return order.indexOf(other) - order.indexOf(one);
}

function severityOf({ isError }: Draft, netClass: NetClass, score: number): Severity {
  if (isError) return 'error';
  if (isError === undefined && score >= errorScore && netClass !== 'unknown') return 'error';
  return score >= warningScore ? 'warning' : 'info';
}

function isWorse(one: Severity, other: Severity): boolean {
  return compareSeverity(one, other) < 0;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
