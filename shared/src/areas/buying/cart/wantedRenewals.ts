/** A license to renew, with the number that people know it by. */
export interface WantedRenewal {
  readonly id: string;
  readonly number: string;
}

/**
 * The state of a navigation to the store that puts renewals into the cart, any number of them: an
 * address would be too long, which a server refuses when the page is loaded again.
 */
export function wantedRenewalsState(licenses: readonly WantedRenewal[]): object {
  return { renew: licenses.map(({ id, number }) => ({ id, number })) };
}

/** Reads the state of a navigation back, which may be anybody's; what makes no sense is left out. */
export function readWantedRenewals(state: unknown): readonly WantedRenewal[] {
  if (typeof state !== 'object' || state === null || !('renew' in state)) return [];
  const { renew } = state;
  return Array.isArray(renew) ? renew.filter(isWanted) : [];
}

function isWanted(entry: unknown): entry is WantedRenewal {
  if (typeof entry !== 'object' || entry === null) return false;
  return 'id' in entry && 'number' in entry && isText(entry.id) && isText(entry.number);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}
