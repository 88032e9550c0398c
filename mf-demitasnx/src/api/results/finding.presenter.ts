import type { EmiChange, EmiFinding, EmiSuppression } from '@portal/shared/contracts';
import { writeOut } from '@portal/shared/domain';
import type { Before, Comparison } from '../../domain/results/Change.ts';
import type { Finding, Suppression } from '../../domain/results/Finding.ts';

function presentSuppression({ reason, user_name, created_at }: EmiSuppression): Suppression {
  return { reason, userName: user_name, saidAt: created_at };
}

/** Converts a finding from the wire. Control characters in the archive's names are escaped. */
export function presentFinding(row: EmiFinding): Finding {
  const { no, key, rule, severity, net, layer, measured, limit, unit } = row;
  const { message, advice, source, confidence } = row;
  return {
    ...{ no, key, rule, severity, measured, limit, unit, message, advice, source },
    ...{ confidence, score: row.score ?? 1 },
    net: net === null ? null : writeOut(net),
    part: row.part == null ? null : writeOut(row.part),
    otherNets: row.other_nets.map(writeOut),
    layer: layer === null ? null : writeOut(layer),
    netClass: row.class,
    classSource: row.class_source,
    xMm: row.x_mm,
    yMm: row.y_mm,
    pathsMm: row.paths_mm,
    suppression: row.suppression && presentSuppression(row.suppression),
    isFixed: row.is_fixed ?? false,
    assignee: row.assignee ?? null,
  };
}

export function presentFindings(rows: readonly EmiFinding[]): readonly Finding[] {
  return rows.map(presentFinding);
}

/** Converts a comparison of two runs from the wire. */
export function presentComparison(changes: readonly EmiChange[]): Comparison {
  const befores = new Map<string, Before | null>();
  const gone: Finding[] = [];
  for (const change of changes) {
    if (change.state === 'gone') gone.push(presentFinding(change.finding));
    else befores.set(change.key, change.state === 'new' ? null : change.was);
  }
  return { befores, gone };
}
