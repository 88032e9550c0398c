/** Dashes and minus signs that NFKC leaves; also the long vowel sign where no kana is before it. */
const dashes = /[\u2010-\u2015\u2212]|(?<![\p{Script=Hira}\p{Script=Kana}ー])ー+/gu;
/** What shows nothing and is pasted along: soft hyphen, zero-width signs, the byte order mark. */
const unseen = /[\u00ad\u200b-\u200d\u2060\ufeff]/gu;
const around = /^[\s\u200b-\u200d\u2060]+|(?<![\s\u200b-\u200d\u2060])[\s\u200b-\u200d\u2060]+$/gu;

/** All but compatibility ideographs, such as the 塚 of some names (U+FA10), which NFC replaces. */
const composable = /[^\uf900-\ufaff\u{2f800}-\u{2fa1f}]+/gu;
/** Of `unseen`, what joins no characters. */
const needless = /[\u00ad\u200b\u2060\ufeff]/gu;

/**
 * A name or free text as it was typed, in NFC except for compatibility ideographs, without unseen
 * signs and the blanks around it. What shows inside stays: blanks of every kind, half-width kana; so
 * do the joiners of emoji.
 */
export function tidyText(text: string): string {
  return text
    .replaceAll(needless, '')
    .replaceAll(around, '')
    .replaceAll(composable, (part) => part.normalize('NFC'));
}

/**
 * A code, number, mail address, phone number, post code or search term as a program wants it: NFKC
 * (full-width digits, letters and signs become ASCII, half-width kana are composed, every blank is a
 * space), each dash, minus and misused long vowel sign is `-`, nothing is unseen, nothing surrounds it.
 */
export function plainCode(text: string): string {
  return text
    .replaceAll(unseen, '')
    .normalize('NFKC')
    .replaceAll(dashes, (found) => '-'.repeat(found.length))
    .trim();
}
