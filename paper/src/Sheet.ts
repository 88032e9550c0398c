import type { Locale } from '@portal/shared/domain';
import { buffer } from 'node:stream/consumers';
import type { OutlineItem, PDFReference, StructureElement } from 'pdfkit';
import { documentFonts, printable, type FontWeight } from './fonts.ts';
import { RecordingDocument } from './RecordingDocument.ts';
import { TextBlocks, type TextBlock } from './TextBlocks.ts';

/** Colors of documents; all text has enough contrast on white and on the band. */
export const ink = {
  text: '#16202a',
  muted: '#55636d',
  hairline: '#c3cdd2',
  band: '#f0f4f5',
  accent: '#0b6b57',
} as const;

interface TextStyle {
  /** In points; default 9. */
  readonly size?: number;
  readonly weight?: FontWeight;
  readonly color?: string;
  readonly align?: 'left' | 'center' | 'right';
  /** Character spacing in points. */
  readonly spacing?: number;
}

/** Position on the page, in points from the upper left corner. */
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
  /** Whether content has roles for assistive technology. */
  readonly isTagged?: boolean;
}

/** Role of content: heading, paragraph or picture. */
export type Role = 'H1' | 'H2' | 'P' | 'Figure';

/** A drawing stored once in the file and placed many times (`Sheet.addForm`). */
export interface Form {
  readonly name: string;
}

/** A rectangle on the page, in points. */
export interface Frame extends Place {
  readonly height: number;
}

/** Position of a form's origin and length of its units, in points; y upwards. */
export interface FormPlace {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Mirrored in x. */
  readonly isMirrored?: boolean;
}

/**
 * Horizontal and vertical margins in points; six lines with all conditions and sums fit on a page.
 */
const margin = { side: 48, end: 32 } as const;
const footerHeight = 18;

/** An A4 document drawn from top to bottom; the caller breaks pages. */
export class Sheet {
  readonly #document: RecordingDocument;
  readonly #texts: TextBlocks;
  readonly #forms = new Map<string, PDFReference>();
  readonly #root: StructureElement | undefined;
  #section: OutlineItem | undefined;
  readonly left = margin.side;
  readonly width: number;
  readonly right: number;
  readonly top = margin.end;
  /** Lower end of the content; the footer is below. */
  readonly bottom: number;

  constructor({ title, author, locale, createdAt, isTagged = false }: DocumentFacts) {
    this.#document = new RecordingDocument({
      size: 'A4',
      // No bottom margin, or the library would break pages itself.
      margins: { top: margin.end, right: margin.side, bottom: 0, left: margin.side },
      font: null,
      bufferPages: true,
      lang: locale,
      displayTitle: true,
      pdfVersion: '1.7',
      tagged: isTagged,
      info: { Title: printable(title), Author: printable(author), CreationDate: createdAt },
    });
    if (isTagged) {
      this.#root = this.#document.struct('Document');
      this.#document.addStructure(this.#root);
    }
    this.#texts = new TextBlocks(this.#document);
    const fonts = documentFonts();
    this.#document.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
    const { width, height } = this.#document.page;
    this.width = width - 2 * margin.side;
    this.right = width - margin.side;
    this.bottom = height - margin.end - footerHeight;
  }

  /** Writes a text wrapped to a width. @returns its lower end */
  text(text: string, { x, y, width }: Place, style: TextStyle = {}): number {
    const { align = 'left', color = ink.text } = style;
    const shown = printable(text);
    this.#choose(style)
      .fillColor(color)
      .text(shown, x, y, { width, align, ...spaced(style) });
    return this.#document.y;
  }

  /** Breaks a text into lines of a width, for `placeText`. */
  layOut(text: string, width: number, style: TextStyle = {}): TextBlock {
    const { size, weight, align = 'left', color = ink.text } = style;
    const key = [size, weight, align, color, style.spacing, width, text].join(' ');
    return this.#texts.block(key, () => {
      const options = { width, align, height: Infinity, ...spaced(style) };
      this.#choose(style).text(printable(text), 0, 0, options);
      return color;
    });
  }

  /** Draws a laid-out text. @returns its lower end */
  placeText({ height, operators, font, color }: TextBlock, x: number, y: number): number {
    if (font) {
      const [name, reference] = font;
      this.#document.page.fonts[name] = reference;
      this.#document.addContent(
        `q 1 0 0 1 ${points(x)} ${points(y)} cm ${rgb(color)} rg\n${operators}\nQ`,
      );
    }
    return y + height;
  }

  /** Height in points of a text wrapped to a width. */
  heightOf(text: string, width: number, style: TextStyle = {}): number {
    return this.#choose(style).heightOfString(printable(text), { width, ...spaced(style) });
  }

  /** Width in points of a text on one line. */
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

  /**
   * Adds a drawing to the file.
   *
   * @param operators PDF operators in the drawing's units; without a color they take the color of
   * the place
   * @param box bounding box in its units
   */
  addForm(operators: string, box: readonly [number, number, number, number]): Form {
    const reference = this.#document.ref({ Type: 'XObject', Subtype: 'Form', BBox: [...box] });
    // The library drops a drawing without content.
    reference.end(operators === '' ? ' ' : operators);
    const name = `Form${this.#forms.size + 1}`;
    this.#forms.set(name, reference);
    return { name };
  }

  /**
   * Draws forms in order and color, clipped to the frame. Drawings used only once may be plain
   * operators instead of a form.
   */
  drawForms(
    frame: Frame,
    place: FormPlace,
    forms: readonly (readonly [Form | string, string])[],
  ): void {
    const { scale, isMirrored = false } = place;
    const matrix = [isMirrored ? -scale : scale, 0, 0, -scale, place.x, place.y];
    const drawn = forms.map(([form, color]) => {
      const colored = `${rgb(color)} rg ${rgb(color)} RG`;
      if (typeof form === 'string') return `${colored} ${form}`;
      const reference = this.#forms.get(form.name);
      if (reference) this.#document.page.xobjects[form.name] = reference;
      return `${colored} /${form.name} Do`;
    });
    const clip = [frame.x, frame.y, frame.width, frame.height].map(points).join(' ');
    this.#document.addContent(
      `q ${clip} re W n ${matrix.map(points).join(' ')} cm\n${drawn.join('\n')}\nQ`,
    );
  }

  /** Draws the border of a rectangle. */
  frame({ x, y, width, height }: Frame, color: string): void {
    this.#document.lineWidth(0.5).strokeColor(color).rect(x, y, width, height).stroke();
  }

  /** Fills a polygon given by its corners, in points, with a thin border. */
  polygon(
    corners: readonly (readonly [x: number, y: number])[],
    fill: string,
    border: string,
  ): void {
    const path = corners.map(([x, y], at) => `${points(x)} ${points(y)} ${at === 0 ? 'm' : 'l'}`);
    this.#document.addContent(`q ${rgb(fill)} rg ${rgb(border)} RG 0.4 w ${path.join(' ')} b Q`);
  }

  /**
   * Gives what is drawn a role, unless the document has none. Everything else is decoration.
   *
   * @param alt what a picture shows, in words
   */
  tag<Drawn>(role: Role, draw: () => Drawn, alt?: string): Drawn {
    if (!this.#root) return draw();
    const element = this.#document.struct(role, alt === undefined ? {} : { alt: printable(alt) });
    const content = this.#document.markStructureContent(role);
    const drawn = draw();
    this.#document.endMarkedContent();
    this.#root.add(element.add(content));
    element.end();
    return drawn;
  }

  /** Adds a bookmark of a place of the page: of a section, or of a topic in the last section. */
  bookmark(title: string, y: number, level: 'section' | 'topic'): void {
    const { outline, page } = this.#document;
    // The library measures from the right edge.
    const place = { fit: false, left: page.width, top: y, zoom: 0 } as const;
    const parent = level === 'topic' ? (this.#section ?? outline) : outline;
    const item = parent.addItem(printable(title), place);
    if (level === 'section') this.#section = item;
  }

  turnPage(): void {
    this.#document.addPage();
  }

  /** Writes a footer on every page and ends the document. @returns the PDF */
  async end(footer: (page: number, pages: number) => string): Promise<Buffer> {
    const { start, count } = this.#document.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.#document.switchToPage(start + index);
      const place = { x: this.left, y: this.bottom + footerHeight, width: this.width };
      this.text(footer(index + 1, count), place, { size: 7.5, color: ink.muted, align: 'center' });
    }
    this.#root?.end();
    this.#document.end();
    return buffer(this.#document);
  }

  #choose({ size = 9, weight = 'regular' }: TextStyle): RecordingDocument {
    return this.#document.font(weight).fontSize(size);
  }
}

function spaced({ spacing }: TextStyle) {
  return spacing === undefined ? {} : { characterSpacing: spacing };
}

/** A number in PDF syntax, which has no exponents. */
function points(value: number): string {
  return String(Math.round(value * 1e5) / 1e5);
}

/** Converts `#rrggbb` to three shares. */
function rgb(color: string): string {
  return [1, 3, 5]
    .map((at) => points(Number.parseInt(color.slice(at, at + 2), 16) / 255))
    .join(' ');
}
