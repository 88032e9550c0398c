import { faceCookie, facePath, isFaceKept } from '@portal/shared/domain';
import { createHash } from 'node:crypto';
import { geistLatin } from './geistLatin.ts';

/** The typeface of all pages. */
export const faceFile = Buffer.from(geistLatin, 'base64');
const digest = createHash('sha256').update(faceFile).digest('hex').slice(0, 12);
export const faceAddress = facePath(digest);

// Punctuation that Japanese shares with English stays in the Japanese font.
const characters = 'U+20-7E,U+A0-17F,U+2013,U+2018-2019,U+201C-201D,U+20AC,U+2122';

/**
 * Elements of a page's head for the typeface. Where the browser's cookie says that it has the file,
 * the page uses it, and with `optional` only if it is there at the first paint: so text never moves.
 * Else the file is named, for the page to fetch it once its first row is shown.
 *
 * @param cookies The request's Cookie header
 */
export function faceTags(cookies: string | undefined, nonce: string): readonly string[] {
  if (!isFaceKept(cookies, digest)) return [`<meta name="${faceCookie}" content="${digest}">`];
  return [
    `<link rel="preload" href="${faceAddress}" as="font" type="font/woff2" crossorigin>`,
    `<style nonce="${nonce}">@font-face{font-family:"Portal Geist";src:url(${faceAddress}) format("woff2");font-weight:400 600;font-display:optional;unicode-range:${characters}}</style>`,
  ];
}
