import PDFDocument from 'pdfkit';

/** A document that can keep what is drawn instead of writing it to the page. */
export class RecordingDocument extends PDFDocument {
  // No field of the language's own: the library draws before those exist.
  declare private kept: string[] | undefined;

  override addContent(operators: string): this {
    if (!this.kept) return super.addContent(operators);
    this.kept.push(operators);
    return this;
  }

  /** The operators of what `draw` draws; the page stays as it is. */
  record(draw: () => void): string {
    const kept: string[] = [];
    this.kept = kept;
    try {
      draw();
    } finally {
      this.kept = undefined;
    }
    return kept.join('\n');
  }
}
