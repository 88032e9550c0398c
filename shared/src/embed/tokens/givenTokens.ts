import { createChange } from './createChange.ts';
import type { TokenSource } from './TokenSource.ts';

/** How long a call waits until the page has given a new token. */
const renewalMs = 10_000;

/** Tokens that the page sets by itself when it is told that one is no longer accepted. */
export interface GivenTokens extends TokenSource {
  /** The page has set this one, and wants to be asked so from now on. */
  change(token: string, askForToken: () => void): void;
}

/** @param askFirst tells the page that the token is no longer accepted */
export function givenTokens(first: string, askFirst: () => void): GivenTokens {
  const { subscribe, tell } = createChange();
  let token = first;
  let askForToken = askFirst;
  let waiting: ((isRenewed: boolean) => void)[] = [];
  const settle = (isRenewed: boolean) => {
    for (const resolve of waiting) resolve(isRenewed);
    waiting = [];
  };
  return {
    get token() {
      return token;
    },
    endsAt: Infinity,
    renew: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        setTimeout(settle, renewalMs, false);
        askForToken();
      }),
    giveUp: () => {
      askForToken();
    },
    subscribe,
    change: (next, ask) => {
      askForToken = ask;
      if (next === token) return;
      token = next;
      settle(true);
      tell();
    },
  };
}
