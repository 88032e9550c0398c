import type { TeamAct, TeamAudit } from '@portal/shared/contracts';
import { isTeamAction, personName, teamActions, type Locale } from '@portal/shared/domain';

/** One row of the team's log. */
export interface Act {
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
  /** The name of a person; else what acted. */
  readonly actor: { readonly name: string } | Exclude<TeamAct['actor']['kind'], 'person'>;
  /** The act in words; its code when a newer server knows more acts. */
  readonly text: string;
  /** Person, number, file or computer that was acted upon. */
  readonly subject: string | null;
  readonly ip: string | null;
}

export interface Audit {
  readonly acts: readonly Act[];
  /** Where the following page begins; null on the last one. */
  readonly next: number | null;
  readonly people: readonly { readonly value: string; readonly label: string }[];
}

/** The log in the reader's language. */
export function presentAudit({ acts, next, people }: TeamAudit, locale: Locale): Audit {
  return {
    next,
    acts: acts.map((act) => presentAct(act, locale)),
    people: people.map(({ id, ...name }) => ({ value: id, label: personName(name, locale) })),
  };
}

function presentAct({ id, at, actor, action, object, person, ip }: TeamAct, locale: Locale): Act {
  return {
    id,
    at,
    ip,
    actor: actor.kind === 'person' ? { name: personName(actor, locale) } : actor.kind,
    text: isTeamAction(action) ? teamActions[action][locale] : action,
    subject: person ? personName(person, locale) : object,
  };
}
