import { parseJson } from '../../basics/text/parseJson.ts';

/** When a token says that it ends, in milliseconds since the epoch; `Infinity` when it says nothing. */
export function endOfToken(token: string): number {
  const [, claims = ''] = token.split('.');
  const said = parseJson(textOf(claims));
  const isSaid = typeof said === 'object' && said !== null && 'exp' in said;
  return isSaid && typeof said.exp === 'number' ? said.exp * 1000 : Infinity;
}

function textOf(base64Url: string): string {
  try {
    return atob(base64Url.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    // Not ours to read: the manager will say what it thinks of it.
    return '';
  }
}
