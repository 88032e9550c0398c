import { createChange } from './createChange.ts';
import { endOfToken } from './endOfToken.ts';
import type { TokenProvider, TokenSource } from './TokenSource.ts';

/** Tokens that the page's code brings whenever it is asked. */
export function providedTokens(provide: TokenProvider): TokenSource {
  const { subscribe, tell } = createChange();
  let token = '';
  let asking: Promise<boolean> | undefined;
  const ask = async () => {
    const next = await provide();
    const isNew = next !== '' && next !== token;
    token = next;
    tell();
    return isNew;
  };
  return {
    get token() {
      return token;
    },
    get endsAt() {
      return endOfToken(token);
    },
    renew: () => {
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      return asking;
    },
    giveUp: () => undefined,
    subscribe,
  };
}
