import type { PDFReference } from 'pdfkit';
import type { RecordingDocument } from './RecordingDocument.ts';

/** A text in its lines, which can stand in many places (`Sheet.layOut`). */
export interface TextBlock {
  /** In points. */
  readonly height: number;
  readonly operators: string;
  /** The font by the name that the operators have for it; none without any character. */
  readonly font: readonly [name: string, font: PDFReference] | undefined;
  readonly color: string;
}

/** Texts whose lines are kept. */
const mostBlocks = 4_000;

/** Keeps the lines of texts, since most of the time of a long document goes into finding them. */
export class TextBlocks {
  readonly #document: RecordingDocument;
  readonly #blocks = new Map<string, TextBlock>();

  constructor(document: RecordingDocument) {
    this.#document = document;
  }

  /** @param draw draws the text at the upper left corner of the page, and says its color */
  block(key: string, draw: () => string): TextBlock {
    const known = this.#blocks.get(key);
    if (known) return known;
    const document = this.#document;
    let color = '';
    const operators = document.record(() => {
      color = draw();
    });
    const [, name] = /\/(F\d+) \S+ Tf/.exec(operators) ?? [];
    const font = name === undefined ? undefined : document.page.fonts[name];
    const block = {
      ...{ height: document.y, operators, color },
      font: name !== undefined && font ? ([name, font] as const) : undefined,
    };
    if (this.#blocks.size >= mostBlocks) this.#blocks.clear();
    this.#blocks.set(key, block);
    return block;
  }
}
