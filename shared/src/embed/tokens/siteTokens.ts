import { askInWindow } from './askInWindow.ts';
import { createChange } from './createChange.ts';
import { SignInFailure } from './SignInFailure.ts';
import { fetchTokens, type SiteSignIn, type SiteTokens } from './tokenCalls.ts';
import type { TokenSource } from './TokenSource.ts';

/** A secret of 256 random bits. */
function randomText(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/** What the window is told of a verifier; only who has the verifier can use its code (PKCE). */
async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return base64Url(new Uint8Array(digest));
}

function base64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** A window that can be opened at once. */
export interface PreparedWindow {
  readonly address: URL;
  readonly verifier: string;
  readonly signIn: SiteSignIn;
}

/** Tokens of a person who signs in in a window. Nothing of them is ever stored. */
export interface SiteTokenSource extends TokenSource {
  /** Opens the window within a click, or uses the handed one. @throws SignInFailure */
  open(prepared: PreparedWindow, handed?: Window | null): Promise<void>;
}

/** @throws SignInFailure when the page is not read over https */
export async function prepareWindow(signIn: SiteSignIn, locale: string): Promise<PreparedWindow> {
  if (!globalThis.isSecureContext) throw new SignInFailure('insecure');
  const verifier = randomText();
  const address = new URL(signIn.authorization);
  address.searchParams.set('code_challenge', await challengeOf(verifier));
  address.searchParams.set('state', randomText());
  address.searchParams.set('ui_locales', locale);
  return { address, verifier, signIn };
}

export function siteTokens(): SiteTokenSource {
  const { subscribe, tell } = createChange();
  let current: (SiteTokens & { readonly signIn: SiteSignIn }) | undefined;
  let renewing: Promise<boolean> | undefined;
  const keep = (next: typeof current) => {
    current = next;
    tell();
  };
  const renew = async () => {
    if (!current) return false;
    const { signIn, refreshToken } = current;
    const form = { grant_type: 'refresh_token', refresh_token: refreshToken };
    try {
      const next = await fetchTokens(signIn, form);
      keep(next && { ...next, signIn });
      return next !== undefined;
    } catch {
      // Accounts is away. The token before may count for some seconds more.
      return false;
    }
  };
  return {
    get token() {
      return current?.token ?? '';
    },
    get endsAt() {
      return current?.endsAt ?? Infinity;
    },
    renew: () => {
      renewing ??= renew().finally(() => {
        renewing = undefined;
      });
      return renewing;
    },
    giveUp: () => {
      keep(undefined);
    },
    subscribe,
    open: async ({ address, verifier, signIn }, handed) => {
      const code = await askInWindow(address, handed);
      const { redirect_uri } = signIn;
      const form = {
        grant_type: 'authorization_code',
        code,
        redirect_uri,
        code_verifier: verifier,
      };
      const tokens = await fetchTokens(signIn, form).catch((cause: unknown) => {
        throw new SignInFailure('failed', { cause });
      });
      if (!tokens) throw new SignInFailure('failed');
      keep({ ...tokens, signIn });
    },
  };
}
