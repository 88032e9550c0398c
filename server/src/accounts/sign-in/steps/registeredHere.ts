import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../platform/Deps.ts';
import { maySignIn } from '../../directory/maySignIn.ts';
import { accountByEmail, type AccountRow } from '../../directory/people.queries.ts';
import { isStaff } from '../../directory/staff.queries.ts';
import { hashToken } from '../../security/mails/mailedLink.ts';
import { domainSignIn } from '../../security/proof/domainSignIn.ts';
import { visitorOf } from '../pages/accountsVisitor.ts';
import { takeFirstSignIn } from '../registration/registration.queries.ts';

/**
 * The account that this browser has registered and confirmed in the last 15 minutes: its very first
 * sign-in needs no password. The mailed link alone must not sign in: an attacker could send theirs
 * to a victim, who would then work in the attacker's account.
 */
export async function registeredHere(
  deps: Pick<Deps, 'config' | 'keys' | 'db' | 'clock'>,
  request: FastifyRequest,
): Promise<AccountRow | undefined> {
  const visitor = visitorOf(request, deps);
  if (visitor === null) return undefined;
  const email = await takeFirstSignIn(deps.db, hashToken(visitor), deps.clock());
  const account = email === undefined ? undefined : await accountByEmail(deps.db, email);
  if (account?.last_sign_in_at !== null || !maySignIn(account)) return undefined;
  const { isBound } = await domainSignIn(deps.db, account.email);
  return isBound || (await isStaff(deps.db, account.id)) ? undefined : account;
}
