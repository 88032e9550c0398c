import { createChange } from './createChange.ts';
import { endOfToken } from './endOfToken.ts';
import { NoToken } from './NoToken.ts';
import type { TokenProvider, TokenSource } from './TokenSource.ts';

/** What a bearer is made of; anything else would make calls fail before they are sent. */
const bearer = /^[\w.~+/-]*=*$/;

async function answerOf(provide: TokenProvider): Promise<unknown> {
  try {
    return await provide();
  } catch (cause) {
    throw new NoToken(`tokenProvider failed: ${String(cause)}`, { cause });
  }
}

/** Tokens that the page's code brings whenever it is asked. */
export function providedTokens(provide: TokenProvider): TokenSource {
  const { subscribe, tell } = createChange();
  let token = '';
  let asking: Promise<boolean> | undefined;
  const ask = async () => {
    const next = await answerOf(provide);
    if (typeof next !== 'string' || !bearer.test(next)) {
      throw new NoToken(`tokenProvider answered with no token, but: ${String(next).slice(0, 80)}`);
    }
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
