import { findUnknownNames } from '../classes/findUnknownNames.ts';
import type { Analysis, Figure, SkippedRule } from '../findings/Analysis.ts';
import type { Finding } from '../findings/Finding.ts';
import type { Board } from '../model/Board.ts';
import type { CopperLayer } from '../model/CopperLayer.ts';
import { EmiError } from '../problems/EmiError.ts';
import { BoardView } from '../rules/BoardView.ts';
import type { Draft, Rule } from '../rules/Rule.ts';
import { rules as allRules } from '../rules/rules.ts';
import type { AnalysisSettings } from '../settings/AnalysisSettings.ts';
import { withStackup } from '../settings/withStackup.ts';
import { resolveLimits } from './readProfile.ts';
import { listParameters } from './listParameters.ts';
import { listUnknown } from './listUnknown.ts';
import { missingNeed } from './missingNeed.ts';
import { compareConfidence, rateConfidence } from './rateConfidence.ts';
import { rateDraft, compareSeverity } from './rateDraft.ts';
import { ruleIds } from '../findings/RuleId.ts';

/**
 * Runs the rules over a board and rates their findings. The same board and settings give the same
 * analysis, in the same order.
 *
 * @param onRule told before each rule how many are done
 * @throws EmiError `copper-empty`: without copper no rule finds anything, and the empty report
 * would look like a pass
 */
export function analyzeBoard(
  board: Board,
  settings: AnalysisSettings = {},
  rules: readonly Rule[] = allRules,
  onRule: (done: number) => void = () => undefined,
): Analysis {
  if (!board.copper.some(hasCopper)) throw new EmiError({ code: 'copper-empty' });
  const view = new BoardView(withStackup(board, settings), settings);
  const findings: Finding[] = [];
  const figures: Figure[] = [];
  const skipped: SkippedRule[] = [];
  const saidRoles = new Set<string>();
  for (const [index, rule] of rules.entries()) {
    onRule(index);
    const reason = missingNeed(rule.needs, view);
    if (reason) {
      skipped.push({ rule: rule.id, reason });
      continue;
    }
    const found = rule.find(view, resolveLimits(rule, settings));
    for (const draft of found.drafts) findings.push(finish(rule, draft, view));
    for (const text of found.figures ?? []) figures.push({ rule: rule.id, text });
    for (const role of rule.roles ?? []) {
      const text = saidRoles.has(role) ? undefined : listUnknown(view, role);
      saidRoles.add(role);
      if (text) figures.push({ rule: rule.id, text });
    }
  }
  return {
    board: { ...view.board, warnings: [...board.warnings, ...findUnknownNames(board, settings)] },
    classes: view.classes,
    parts: view.parts.guesses,
    planes: view.planes.map(({ isPlane, net }, layer) => ({
      ...{ isPlane, net, references: view.referencesOf(layer).map((plane) => plane.layer) },
      returnNets: [...view.planeNetsOf(layer)].filter((other) => other >= 0),
    })),
    findings: findings.sort(compareFindings),
    ...{ figures, skipped, parameters: listParameters(view, rules) },
  };
}

/** A negative layer has copper where nothing is drawn. */
function hasCopper({ isNegative, segments, pads, areas }: CopperLayer): boolean {
  return isNegative || segments.count + pads.count + areas.count > 0;
}

function finish(rule: Rule, draft: Draft, view: BoardView): Finding {
  const { id, source } = rule;
  const { netClass, source: classSource } = view.classes[draft.net] ?? {
    netClass: 'unknown',
    source: 'none',
  };
  const { net, otherNets = [], layer, x, y, measured, limit, unit, message, advice, paths } = draft;
  return {
    ...{ rule: id, ...rateDraft(draft, netClass), net, otherNets, netClass, classSource },
    ...{ layer, x: Math.round(x), y: Math.round(y), unit, message, advice, source, paths },
    ...{ measured: round(measured), limit: round(limit) },
    confidence: rateConfidence(rule, draft, view),
  };
}

/** Rounds away digits that are below the accuracy of any measured value. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Orders findings by confidence, severity, then score, then by keys that depend only on the board. */
function compareFindings(one: Finding, other: Finding): number {
  return (
    compareConfidence(one.confidence, other.confidence) ||
    compareSeverity(one.severity, other.severity) ||
    other.score - one.score ||
    ruleIds.indexOf(one.rule) - ruleIds.indexOf(other.rule) ||
    one.net - other.net ||
    one.layer - other.layer ||
    one.x - other.x ||
    one.y - other.y
  );
}
