import type { EmiFinding, EmiResult, EmiRun, EmiSuppression } from '@portal/shared/contracts';
import { emiNetClass, memberName, type Locale } from '@portal/shared/domain';
import {
  describe,
  describeFinding,
  describeRule,
} from '@portal/emi-engine/findings/describeFinding.ts';
import type { JobFinding, JobSummary } from '@portal/emi-engine/findings/JobSummary.ts';
import { partOf } from '@portal/emi-engine/findings/partOf.ts';
import { describeProblem } from '@portal/emi-engine/problems/describeProblem.ts';
import { printable } from '@portal/emi-engine/problems/fillSentence.ts';
import { describeSource } from '@portal/emi-engine/report/texts/ruleSources.ts';
import { ruleNotes } from '@portal/emi-engine/report/texts/ruleNotes.ts';
import { rules } from '@portal/emi-engine/rules/rules.ts';
import type { ListedEmiJob } from '../jobs/emi-jobs.queries.ts';
import { measureExtent } from './compareBoards.ts';
import type { EmiJobFacts } from '../jobs/EmiJobFacts.ts';
import type { SuppressionRecord } from '../jobs/suppressions.queries.ts';
import type { ThreadRecord } from './threads.queries.ts';

type Result = NonNullable<EmiResult['result']>;

/** The part of a result about its board and the analysis. */
export function presentSummary(
  summary: JobSummary,
  locale: Locale,
): Pick<
  Result,
  'sha256' | 'engine_version' | 'board' | 'parameters' | 'warnings' | 'counts' | 'rules'
> {
  const { outline, counts, matrix } = summary;
  return {
    sha256: summary.sha256,
    engine_version: summary.engineVersion,
    board: {
      root_folder: summary.rootFolder,
      step: summary.step,
      outline: { ...measureExtent(summary), x_mm: outline.boxMm[0], y_mm: outline.boxMm[1] },
      layers: presentLayers(summary),
      ...{ nets: counts.nets, parts: counts.parts, holes: counts.holes },
      features: matrix.reduce((sum, { features }) => sum + features, 0),
    },
    parameters: summary.parameters.map(({ name, value, isAssumed }) => ({
      ...{ name: describe(name, locale), value, is_assumed: isAssumed },
      rule: name.code === 'parameter.limit' ? String(name.values['rule'] ?? '') : null,
    })),
    warnings: summary.warnings.map(({ code, values, file, line, times }) => ({
      code,
      message: describeProblem({ code, ...(values && { values }) }, locale),
      file: file === undefined ? null : printable(file),
      ...{ line: line ?? null, times },
    })),
    counts: { ...counts.findings },
    rules: presentRules(summary, locale),
  };
}

function presentLayers({ matrix, layers }: JobSummary): Result['board']['layers'] {
  const copper = new Map(layers.map(({ name, isPlane }) => [name, isPlane]));
  const listed = matrix.map(({ name, type, features }) => {
    const isPlane = copper.get(name);
    const kind = isPlane === undefined ? 'other' : isPlane ? 'plane' : 'signal';
    return { name, kind, type: type.toLowerCase(), features } as const;
  });
  // A matrix may list its copper layers in any order.
  const order = new Map(layers.map(({ name }, index) => [name, index]));
  const sorted = listed
    .filter(({ name }) => order.has(name))
    .sort((one, other) => (order.get(one.name) ?? 0) - (order.get(other.name) ?? 0));
  return listed.map((layer) => (order.has(layer.name) ? (sorted.shift() ?? layer) : layer));
}

function presentRules({ ruleCounts, skipped, figures }: JobSummary, locale: Locale) {
  return rules.map(({ id, source }): Result['rules'][number] => {
    const reason = skipped.find(({ rule }) => rule === id)?.reason;
    return {
      ...{
        id,
        source: describeSource(id, source, locale),
        ...describeRule(id, locale),
        what: ruleNotes[id][locale],
      },
      counts: ruleCounts[id] ?? { error: 0, warning: 0, info: 0 },
      skipped: reason ? describe(reason, locale) : null,
      figures: figures.filter(({ rule }) => rule === id).map(({ text }) => describe(text, locale)),
    };
  });
}

/** A run of a project. @param sha256 of the archive that it is listed beside */
export function presentRun(
  job: ListedEmiJob,
  facts: EmiJobFacts,
  sha256: string,
  locale: Locale,
): EmiRun {
  return {
    id: job.id,
    src_filename: job.src_filename,
    created_at: job.created_at.toISOString(),
    user_name: memberName(job, locale),
    rerun_of: job.rerun_of,
    same_archive: facts.sha256 === sha256,
    counts: facts.counts,
    engine_version: facts.engineVersion,
  };
}

/** A finding with its position in the list and its project data. */
export interface ListedFinding {
  readonly no: number;
  readonly key: string;
  readonly finding: JobFinding;
  readonly suppression: SuppressionRecord | undefined;
  readonly thread: ThreadRecord | undefined;
}

export function presentFinding(
  { no, key, finding, suppression, thread }: ListedFinding,
  locale: Locale,
): EmiFinding {
  const { rule, severity, net, otherNets, layer, xMm, yMm, unit } = finding;
  return {
    ...{ no, key, rule, severity, net, other_nets: [...otherNets] },
    ...{ class: emiNetClass(finding.netClass), class_source: finding.classSource, layer },
    ...{ x_mm: xMm, y_mm: yMm, paths_mm: finding.pathsMm.map((path) => [...path]) },
    ...{ measured: finding.measured, limit: finding.limit, unit },
    source: describeSource(rule, finding.source, locale),
    ...describeFinding(finding, locale),
    ...{ part: partOf(finding.message), score: finding.score },
    suppression: suppression ? presentSuppression(suppression, locale) : null,
    confidence: finding.confidence,
    is_fixed: thread?.is_fixed ?? false,
    assignee: thread?.assignee == null ? null : memberName(thread, locale),
  };
}

/** A suppression with its author. */
export function presentSuppression(
  record: Pick<SuppressionRecord, 'reason' | 'created_at' | 'last_name' | 'first_name'>,
  locale: Locale,
): EmiSuppression {
  return {
    reason: record.reason,
    user_name: memberName(record, locale),
    created_at: record.created_at.toISOString(),
  };
}
