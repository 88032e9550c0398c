import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../platform/Deps.ts';
import type { AccountRow } from '../../directory/people.queries.ts';

type BrowserDeps = Pick<Deps, 'config' | 'keys' | 'clock'>;
type Account = Pick<AccountRow, 'id' | 'pw_hash'>;

/** How many accounts a shared browser is known for; the oldest entry makes room. */
const mostAccounts = 5;
const daysKnown = 180;
const dayMs = 24 * 60 * 60 * 1000;

/** An entry of the cookie: this browser has signed in to this account. */
interface Entry {
  readonly accountId: string;
  /** New with each sign-in; failures of this browser are counted under it. */
  readonly id: string;
  /** When it was given, in milliseconds since the epoch. */
  readonly at: string;
  readonly signature: string;
}

/**
 * The id of a browser that signed in to an account within the last 180 days and with the password
 * that the account still has; `undefined` for any other browser.
 */
export function knownBrowser(
  request: Pick<FastifyRequest, 'cookies'>,
  deps: BrowserDeps,
  account: Account,
): string | undefined {
  const entry = entriesOf(request, deps).find(({ accountId }) => accountId === account.id);
  if (!entry || !isSigned(deps, entry, account)) return undefined;
  const age = deps.clock().getTime() - Number(entry.at);
  return age <= daysKnown * dayMs ? entry.id : undefined;
}

/** Sets the cookie that identifies a browser after a sign-in. */
export function rememberBrowser(
  request: Pick<FastifyRequest, 'cookies'>,
  reply: FastifyReply,
  deps: BrowserDeps,
  account: Account,
): void {
  const own = {
    accountId: account.id,
    id: randomBytes(12).toString('base64url'),
    at: String(deps.clock().getTime()),
  };
  const others = entriesOf(request, deps).filter(({ accountId }) => accountId !== account.id);
  const entries = [{ ...own, signature: signatureOf(deps, own, account) }, ...others];
  const value = entries
    .slice(0, mostAccounts)
    .map(({ accountId, id, at, signature }) => [accountId, id, at, signature].join('.'))
    .join('~');
  void reply.setCookie(cookieName(deps), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: deps.config.secure,
    maxAge: daysKnown * 24 * 60 * 60,
  });
}

function cookieName({ config }: BrowserDeps): string {
  return config.secure ? '__Host-accounts_browser' : 'accounts_browser';
}

function entriesOf(
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  deps: BrowserDeps,
): readonly Entry[] {
  return (cookies[cookieName(deps)] ?? '').split('~').flatMap((text) => {
    const [accountId = '', id = '', at = '', signature = ''] = text.split('.');
    return signature === '' ? [] : [{ accountId, id, at, signature }];
  });
}

function isSigned(deps: BrowserDeps, entry: Entry, account: Account): boolean {
  const wanted = Buffer.from(signatureOf(deps, entry, account));
  const given = Buffer.from(entry.signature);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

/**
 * The signature of a browser's entry in the cookie; a new password makes it invalid, and so all
 * browsers unknown, a thief's among them.
 */
function signatureOf(
  { keys }: BrowserDeps,
  { id, at }: Pick<Entry, 'id' | 'at'>,
  account: Account,
): string {
  return createHmac('sha256', keys.secret('known browser'))
    .update(JSON.stringify([account.id, id, at, account.pw_hash]))
    .digest('base64url');
}
