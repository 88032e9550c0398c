import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Deps } from '../../../platform/Deps.ts';
import { maySignIn } from '../../directory/maySignIn.ts';
import { accountById } from '../../directory/people.queries.ts';
import { openInteraction } from './openInteraction.ts';
import { pendingSignIn } from '../../security/sessions/pendingSignIn.queries.ts';

interface Answering {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The sign-in that waits for its second step, or where to go when there is none. */
export async function openStep(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  provider: Provider,
  { request, reply }: Answering,
) {
  const interaction = await openInteraction(provider, request, reply);
  if (!interaction) return { outcome: 'over', location: config.managerUrl } as const;
  const { uid } = interaction;
  const over = { outcome: 'over', location: `/sign_in/${uid}` } as const;
  const pending = await pendingSignIn(db, uid, clock());
  const account = pending && (await accountById(db, pending.accountId));
  if (!account || !maySignIn(account)) return over;
  return { outcome: 'waiting', uid, interaction, pending, account, over } as const;
}
