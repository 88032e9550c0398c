import PDFDocument from 'pdfkit';

/** A document that can record drawing operators instead of writing them to the page. */
export class RecordingDocument extends PDFDocument {
  // Declared without a field initializer: the base constructor already draws.
  declare private kept: string[] | undefined;

  override addContent(operators: string): this {
    if (!this.kept) return super.addContent(operators);
    this.kept.push(operators);
    return this;
  }

  /** Returns the operators of what `draw` draws; the page stays unchanged. */
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
