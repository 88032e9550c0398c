import { auditKinds, isCalendarDay, type AuditKind } from '@portal/shared/domain';

/** Which acts of the team are shown; null: not narrowed by it. */
export interface AuditFilter {
  readonly search: string;
  readonly about: AuditKind | null;
  /** Id of who acted. */
  readonly person: string | null;
  /** First and last day in Tokyo, `YYYY-MM-DD`. */
  readonly from: string | null;
  readonly to: string | null;
}

/** Reads what is shown from the page's address; what is unknown there counts as absent. */
export function readAuditFilter(address: URLSearchParams): AuditFilter {
  const day = (name: string) => {
    const text = address.get(name) ?? '';
    return isCalendarDay(text) ? text : null;
  };
  return {
    search: address.get('q') ?? '',
    about: auditKinds.find((kind) => kind === address.get('about')) ?? null,
    person: address.get('person'),
    from: day('from'),
    to: day('to'),
  };
}

/** The parameters of the page's address and of its calls. */
export function writeAuditFilter({ search, ...filter }: AuditFilter): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ q: search.trim(), ...filter })) {
    if (value) query.set(name, value);
  }
  return query;
}
