// The part of pdfkit's API that is used. The package has no types, and @types/pdfkit does not
// accept opened fonts, which make documents fast.
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';
  import type { Font } from 'fontkit';

  interface TextOptions {
    readonly width?: number;
    /** Infinity never breaks the page. */
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
    /** Name of the initial standard font; null for none. */
    readonly font: null;
    readonly bufferPages: boolean;
    readonly lang: string;
    readonly displayTitle: boolean;
    readonly pdfVersion: '1.7';
    /** Whether content has roles for assistive technology (`struct`). */
    readonly tagged: boolean;
    readonly info: {
      readonly Title: string;
      readonly Author: string;
      readonly CreationDate: Date;
    };
  }

  /** An object of the file; it becomes a stream once something is written to it. */
  export interface PDFReference {
    end(content: string): void;
  }

  /** Content of a page with a role. */
  export interface StructureContent {
    readonly mcid: number;
  }

  export interface StructureElement {
    add(child: StructureElement | StructureContent): this;
    end(): void;
  }

  export interface OutlineItem {
    addItem(
      title: string,
      place: {
        readonly fit: false;
        /** From the right edge of the page. */
        readonly left: number;
        readonly top: number;
        readonly zoom: 0;
      },
    ): OutlineItem;
  }

  class PDFDocument extends Readable {
    constructor(options: DocumentOptions);
    readonly page: {
      readonly width: number;
      readonly height: number;
      /** Drawings that the page references, by name. */
      readonly xobjects: Record<string, PDFReference>;
      /** Fonts that the page references, by their name in operators. */
      readonly fonts: Record<string, PDFReference>;
    };
    ref(data: Readonly<Record<string, unknown>>): PDFReference;
    /** Writes operators to the page; y goes downwards. */
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
    readonly outline: OutlineItem;
    struct(role: string, options?: { readonly alt?: string }): StructureElement;
    addStructure(element: StructureElement): this;
    markStructureContent(role: string): StructureContent;
    endMarkedContent(): this;
    addPage(): this;
    bufferedPageRange(): { readonly start: number; readonly count: number };
    switchToPage(index: number): void;
    end(): void;
  }
  export default PDFDocument;
}
