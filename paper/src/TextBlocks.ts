import type { PDFReference } from 'pdfkit';
import type { RecordingDocument } from './RecordingDocument.ts';

/** A laid-out text that can be placed many times (`Sheet.layOut`). */
export interface TextBlock {
  /** In points. */
  readonly height: number;
  readonly operators: string;
  /** The font under the name that the operators use; undefined for an empty text. */
  readonly font: readonly [name: string, font: PDFReference] | undefined;
  readonly color: string;
}

const mostBlocks = 4_000;

/** Caches the line breaks of texts, which take most of the time of a long document. */
export class TextBlocks {
  readonly #document: RecordingDocument;
  readonly #blocks = new Map<string, TextBlock>();

  constructor(document: RecordingDocument) {
    this.#document = document;
  }

  /** @param draw draws the text at the upper left corner of the page and returns its color */
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
