import { api, queryOptions } from '@portal/shared';
import {
  domainMailboxes,
  singleSignOnSchema,
  type SingleSignOn as Answer,
  type SingleSignOnState,
} from '@portal/shared/contracts';

/** Names before the `@` of addresses that a proof may go to. */
export const mailboxes = domainMailboxes;

/** How the team's own provider is set up. */
export interface SignOnSetup {
  readonly issuer: string;
  readonly clientId: string;
  readonly domain: string;
  readonly state: SingleSignOnState;
  readonly record: { readonly name: string; readonly value: string };
  readonly provedBy: 'dns' | 'mail' | null;
  readonly isRecordLost: boolean;
  /** The address that a link went to which counts still. */
  readonly mailedTo: string | null;
  /** How many people have signed in with it. */
  readonly people: number;
}

export interface SingleSignOn {
  /** What the provider must know of the portal. */
  readonly redirectUri: string;
  /** `null`: nothing is set up. */
  readonly setup: SignOnSetup | null;
}

/** Translates the sign-on of a team from the wire. */
export function presentSingleSignOn({ redirect_uri, setup }: Answer): SingleSignOn {
  return {
    redirectUri: redirect_uri,
    setup: setup && {
      issuer: setup.issuer,
      clientId: setup.client_id,
      domain: setup.domain,
      state: setup.state,
      record: setup.record,
      provedBy: setup.proved_by,
      isRecordLost: setup.lost_at !== null,
      mailedTo: setup.mailed_to,
      people: setup.people,
    },
  };
}

/** The sign-on of the owner's team. */
export function singleSignOnQuery() {
  return queryOptions({
    queryKey: ['sso'],
    queryFn: async ({ signal }) =>
      presentSingleSignOn(await api.get('/api/sso', singleSignOnSchema, { signal })),
  });
}
