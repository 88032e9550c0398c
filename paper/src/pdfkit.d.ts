// What is used of pdfkit. The package has no types of its own, and those of others do not know
// that it takes opened fonts, which is what makes documents quick.
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';
  import type { Font } from 'fontkit';

  interface TextOptions {
    readonly width?: number;
    /** Infinity never turns the page. */
    readonly height?: number;
    readonly align?: 'left' | 'center' | 'right';
    readonly lineGap?: number;
    readonly characterSpacing?: number;
    readonly lineBreak?: boolean;
  }

  interface DocumentOptions {
    readonly size: 'A4';
    readonly margins: {
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
      readonly left: number;
    };
    /** Name of a standard font to begin with; null begins with none. */
    readonly font: null;
    readonly bufferPages: boolean;
    readonly lang: string;
    readonly displayTitle: boolean;
    readonly pdfVersion: '1.7';
    readonly info: {
      readonly Title: string;
      readonly Author: string;
      readonly CreationDate: Date;
    };
  }

  /** An object of the file; a stream once something is written to it. */
  export interface PDFReference {
    end(content: string): void;
  }

  class PDFDocument extends Readable {
    constructor(options: DocumentOptions);
    readonly page: {
      readonly width: number;
      readonly height: number;
      /** Drawings that the page refers to, by name. */
      readonly xobjects: Record<string, PDFReference>;
      /** Fonts that the page refers to, by the name that operators have for them. */
      readonly fonts: Record<string, PDFReference>;
    };
    ref(data: Readonly<Record<string, unknown>>): PDFReference;
    /** Writes operators to the page, whose y then goes downwards. */
    addContent(operators: string): this;
    readonly y: number;
    registerFont(name: string, font: Font): this;
    font(name: string): this;
    fontSize(points: number): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    lineWidth(points: number): this;
    text(text: string, x: number, y: number, options: TextOptions): this;
    heightOfString(text: string, options: TextOptions): number;
    widthOfString(text: string, options?: TextOptions): number;
    rect(x: number, y: number, width: number, height: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    fill(color: string): this;
    stroke(): this;
    addPage(): this;
    bufferedPageRange(): { readonly start: number; readonly count: number };
    switchToPage(index: number): void;
    end(): void;
  }
  export default PDFDocument;
}
