import type { TeamAct } from '@portal/shared/contracts';
import type { TeamActRecord } from './teamAudit.queries.ts';

/** An act as its team sees it, without ids of people and names of operators. */
export function presentAct(act: TeamActRecord): TeamAct {
  const { seq, at, action, object, ip } = act;
  const { subject_last_name: last_name, subject_first_name: first_name } = act;
  const person = last_name === null || first_name === null ? null : { last_name, first_name };
  return { id: seq, at: at.toISOString(), actor: actorOf(act), action, object, person, ip };
}

function actorOf({ actor, last_name, first_name }: TeamActRecord): TeamAct['actor'] {
  if (last_name !== null && first_name !== null) return { kind: 'person', last_name, first_name };
  if (actor === 'system') return { kind: 'system' };
  // `operator`, `token:<name>` or `local:<user>`
  if (actor === 'operator' || actor.includes(':')) return { kind: 'operator' };
  return { kind: 'former' };
}
