import { createRequire } from 'node:module';
import { openSync, type Font } from 'fontkit';
import { layOutByPairs } from './layOutByPairs.ts';

/** Noto Sans JP, whole: names have characters beyond every subset (髙, 﨑, 𠮷). Documents embed a subset. */
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

/** Stands for a character that no font has, as printers in Japan have it. */
const geta = '〓';

/**
 * Characters that documents cannot show, each once, in order. Composed first; what only chooses a
 * variant of the character before it does not count.
 */
export function missingCharacters(text: string): readonly string[] {
  const { regular } = documentFonts();
  const characters = new Set(composed(text));
  return [...characters].filter((character) => !hasGlyph(regular, character));
}

/** Characters that every font has and that compose with none. */
const ascii = /^[\n -~]*$/;

/** The text as documents show it: what no font has is marked, never left out. */
export function printable(text: string): string {
  if (ascii.test(text)) return text;
  const { regular } = documentFonts();
  return Array.from(composed(text), (each) => (hasGlyph(regular, each) ? each : geta)).join('');
}

function composed(text: string): string {
  return text.normalize('NFC').replaceAll(/\p{Variation_Selector}/gu, '');
}

/** Answers of the font by character: asking it is slow, and texts are made of few. */
const known = new Map<string, boolean>([['\n', true]]);

function hasGlyph(font: Font, character: string): boolean {
  let answer = known.get(character);
  if (answer === undefined) {
    answer = font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
    known.set(character, answer);
  }
  return answer;
}
