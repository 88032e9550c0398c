import type { ConnectedSiteRow } from '@portal/shared/contracts';
import type { ConnectedSite } from '../../domain/ConnectedSite.ts';

/** Translates the person's connected sites from the wire. */
export function presentSites(rows: readonly ConnectedSiteRow[]): readonly ConnectedSite[] {
  return rows.map(({ connected_at, ends_at, ...site }) => ({
    ...site,
    connectedAt: connected_at,
    endsAt: ends_at,
  }));
}
