import type { Locale } from '@portal/shared/domain';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { documentFonts, printable, type FontWeight } from './fonts.ts';

/** Colors of documents; all text is dark enough on white and on the band. */
export const ink = {
  text: '#16202a',
  muted: '#55636d',
  hairline: '#c3cdd2',
  band: '#f0f4f5',
  accent: '#0b6b57',
} as const;

export interface TextStyle {
  /** Points; 9 unless told otherwise. */
  readonly size?: number;
  readonly weight?: FontWeight;
  readonly color?: string;
  readonly align?: 'left' | 'center' | 'right';
  /** Points between characters. */
  readonly spacing?: number;
}

/** Where something lies on the page, in points from the upper left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface DocumentFacts {
  readonly title: string;
  readonly author: string;
  readonly locale: Locale;
  readonly createdAt: Date;
}

/** Points left and right, and above and below: six lines with all conditions and sums fit on a page. */
const margin = { side: 48, end: 32 } as const;
const footerHeight = 18;

/** An A4 document that is drawn from top to bottom; pages end where the drawer says. */
export class Sheet {
  readonly #document: PDFDocument;
  readonly left = margin.side;
  readonly width: number;
  readonly right: number;
  readonly top = margin.end;
  /** Content ends here; below it is the footer. */
  readonly bottom: number;

  constructor({ title, author, locale, createdAt }: DocumentFacts) {
    this.#document = new PDFDocument({
      size: 'A4',
      // None below, or the library would turn pages by itself.
      margins: { top: margin.end, right: margin.side, bottom: 0, left: margin.side },
      font: null,
      bufferPages: true,
      lang: locale,
      displayTitle: true,
      pdfVersion: '1.7',
      info: { Title: printable(title), Author: printable(author), CreationDate: createdAt },
    });
    const fonts = documentFonts();
    this.#document.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
    const { width, height } = this.#document.page;
    this.width = width - 2 * margin.side;
    this.right = width - margin.side;
    this.bottom = height - margin.end - footerHeight;
  }

  /** Writes a text that wraps in its width. @returns where it ends. */
  text(text: string, { x, y, width }: Place, style: TextStyle = {}): number {
    const { align = 'left', color = ink.text } = style;
    const shown = printable(text);
    this.#choose(style)
      .fillColor(color)
      .text(shown, x, y, { width, align, ...spaced(style) });
    return this.#document.y;
  }

  /** Points that a text takes in a width. */
  heightOf(text: string, width: number, style: TextStyle = {}): number {
    return this.#choose(style).heightOfString(printable(text), { width, ...spaced(style) });
  }

  /** Points that a text takes on one line. */
  widthOf(text: string, style: TextStyle = {}): number {
    return this.#choose(style).widthOfString(printable(text), spaced(style));
  }

  rule({ x, y, width }: Place, weight = 0.5, color: string = ink.hairline): void {
    this.#document
      .lineWidth(weight)
      .strokeColor(color)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke();
  }

  band({ x, y, width }: Place, height: number, color: string = ink.band): void {
    this.#document.rect(x, y, width, height).fill(color);
  }

  turnPage(): void {
    this.#document.addPage();
  }

  /** Writes a footer on every page and ends the document. @returns the PDF. */
  async end(footer: (page: number, pages: number) => string): Promise<Buffer> {
    const { start, count } = this.#document.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.#document.switchToPage(start + index);
      const place = { x: this.left, y: this.bottom + footerHeight, width: this.width };
      this.text(footer(index + 1, count), place, { size: 7.5, color: ink.muted, align: 'center' });
    }
    this.#document.end();
    return buffer(this.#document);
  }

  #choose({ size = 9, weight = 'regular' }: TextStyle): PDFDocument {
    return this.#document.font(weight).fontSize(size);
  }
}

function spaced({ spacing }: TextStyle) {
  return spacing === undefined ? {} : { characterSpacing: spacing };
}
