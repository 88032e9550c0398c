import { parseJson } from '../../basics/text/parseJson.ts';
import { createChange } from './createChange.ts';
import { NoToken } from './NoToken.ts';
import type { TokenProvider, TokenSource } from './TokenSource.ts';

/** When a token says that it ends, in milliseconds since the epoch; `Infinity` when it says nothing. */
function endOfToken(token: string): number {
  const [, claims = ''] = token.split('.');
  const said = parseJson(textOf(claims));
  const isSaid = typeof said === 'object' && said !== null && 'exp' in said;
  return isSaid && typeof said.exp === 'number' ? said.exp * 1000 : Infinity;
}

function textOf(base64Url: string): string {
  try {
    return atob(base64Url.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    // Not readable here: the manager decides about it.
    return '';
  }
}

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
