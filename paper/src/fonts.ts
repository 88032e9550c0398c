import { createRequire } from 'node:module';
import { openSync, type Font } from 'fontkit';
import { layOutByPairs } from './layOutByPairs.ts';

/**
 * Noto Sans JP, complete: names use characters beyond every subset (髙, 﨑, 𠮷). Documents embed a
 * subset.
 */
const files = {
  regular: '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf',
} as const;

export type FontWeight = keyof typeof files;
type Fonts = Readonly<Record<FontWeight, Font>>;

let opened: Fonts | undefined;

/** The fonts of all documents, opened once: opening takes longer than drawing a page. */
export function documentFonts(): Fonts {
  opened ??= { regular: open('regular'), bold: open('bold') };
  return opened;
}

/** Paths of the fonts' files. */
export function fontFiles(): Readonly<Record<FontWeight, string>> {
  const { resolve } = createRequire(import.meta.url);
  return { regular: resolve(files.regular), bold: resolve(files.bold) };
}

function open(weight: FontWeight): Font {
  const font = openSync(fontFiles()[weight]);
  if ('fonts' in font) throw new Error(`${files[weight]} is a collection`);
  return layOutByPairs(font);
}

/** Replaces missing characters, a convention of Japanese printers. */
const geta = '〓';

/**
 * Characters that documents cannot show, each once, in order. The text is composed first; variation
 * selectors are ignored.
 */
export function missingCharacters(text: string): readonly string[] {
  const { regular } = documentFonts();
  const characters = new Set(composed(text));
  return [...characters].filter((character) => !hasGlyph(regular, character));
}

/** Characters that every font has and that never compose. */
const ascii = /^[\n -~]*$/;

/** Replaces characters that the font lacks, so that none disappears. */
export function printable(text: string): string {
  if (ascii.test(text)) return text;
  const { regular } = documentFonts();
  return Array.from(composed(text), (each) => (hasGlyph(regular, each) ? each : geta)).join('');
}

function composed(text: string): string {
  return text.normalize('NFC').replaceAll(/\p{Variation_Selector}/gu, '');
}

/** Cached font lookups by character: lookups are slow, and texts use few characters. */
const known = new Map<string, boolean>([['\n', true]]);

function hasGlyph(font: Font, character: string): boolean {
  let answer = known.get(character);
  if (answer === undefined) {
    answer = font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
    known.set(character, answer);
  }
  return answer;
}
