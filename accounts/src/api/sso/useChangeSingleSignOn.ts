import { api, useMutation, useQueryClient } from '@portal/shared';
import { singleSignOnSchema, type DomainMailbox } from '@portal/shared/contracts';
import { withRecentProof } from '../../session/withRecentProof.ts';
import { presentSingleSignOn, singleSignOnQuery } from './singleSignOnQuery.ts';

/** A step of the setup. */
export type SignOnChange =
  | { readonly kind: 'on' | 'off' | 'delete' | 'record' }
  | { readonly kind: 'mail'; readonly mailbox: DomainMailbox };

/** Proves the domain, or switches the sign-on on, off, or deletes it. */
export function useChangeSingleSignOn() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (change: SignOnChange) =>
      presentSingleSignOn(await withRecentProof(() => send(change))),
    onSuccess: (changed) => {
      queries.setQueryData(singleSignOnQuery().queryKey, changed);
    },
  });
}

function send(change: SignOnChange) {
  const post = (path: string, json: object = {}) =>
    api.post(`/api/sso/${path}`, { json }, singleSignOnSchema);
  switch (change.kind) {
    case 'delete':
      return api.delete('/api/sso', singleSignOnSchema);
    case 'record':
      return post('domain/record');
    case 'mail':
      return post('domain/mail', { mailbox: change.mailbox });
    case 'on':
    case 'off':
      return post(change.kind);
  }
}
