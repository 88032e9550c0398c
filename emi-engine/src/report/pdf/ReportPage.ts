import { ink, type Sheet } from '@portal/paper/Sheet.ts';
import { drawPairs } from '@portal/paper/drawPairs.ts';
import { type Pair } from '../content/ReportContent.ts';

const headings = {
  section: { size: 16, gap: 10, role: 'H1' },
  topic: { size: 11, gap: 5, role: 'H2' },
} as const;

const columnGap = 12;

/** Writes a report from top to bottom and breaks pages. */
export class ReportPage {
  y: number;

  constructor(readonly sheet: Sheet) {
    this.y = sheet.top;
  }

  /** Breaks the page unless this many points are left on it. */
  need(height: number): void {
    if (this.y + height <= this.sheet.bottom) return;
    this.sheet.turnPage();
    this.y = this.sheet.top;
  }

  /** Starts a section on a new page, unless the page is empty. */
  begin(title: string): void {
    if (this.y > this.sheet.top) this.need(Infinity);
    this.#heading(title, 'section');
    this.sheet.rule({ ...this.#place, y: this.y - 5 }, 1.2, ink.accent);
    this.y += 4;
  }

  /** @param keep points that have to stay on the same page */
  topic(title: string, keep = 60): void {
    this.need(keep + 20);
    if (this.y > this.sheet.top) this.y += 8;
    this.#heading(title, 'topic');
  }

  text(text: string, style: { readonly size?: number; readonly color?: string } = {}): void {
    this.need(this.sheet.heightOf(text, this.sheet.width, style));
    this.y = this.sheet.tag('P', () => this.sheet.text(text, this.#place, style)) + 4;
  }

  note(text: string): void {
    this.text(text, { size: 8, color: ink.muted });
  }

  pairs(pairs: readonly Pair[], labelWidth = 120): void {
    for (const pair of pairs) {
      this.need(this.sheet.heightOf(pair[1], this.sheet.width - labelWidth) + 3);
      this.y = this.sheet.tag('P', () =>
        drawPairs(this.sheet, this.#place, [pair], { labelWidth }),
      );
    }
  }

  /** A list of short texts beside its label, two per row; a single text takes the whole row. */
  list(label: string, texts: readonly string[], labelWidth: number): void {
    const [only] = texts;
    if (only !== undefined && texts.length === 1) {
      this.pairs([[label, only]], labelWidth);
      return;
    }
    const { left, width } = this.sheet;
    const column = (width - labelWidth) / 2;
    for (let at = 0; at < texts.length; at += 2) {
      const row = texts.slice(at, at + 2);
      const inner = column - columnGap;
      this.need(Math.max(...row.map((text) => this.sheet.heightOf(text, inner))) + 3);
      const { y } = this;
      if (at === 0) this.pairs([[label, '']], labelWidth);
      const ends = row.map((text, index) => {
        const place = { x: left + labelWidth + index * column, y, width: inner };
        return this.sheet.tag('P', () => this.sheet.text(text, place));
      });
      this.y = Math.max(...ends) + 3;
    }
  }

  get #place() {
    return { x: this.sheet.left, y: this.y, width: this.sheet.width };
  }

  #heading(title: string, level: keyof typeof headings): void {
    const { size, gap, role } = headings[level];
    this.sheet.bookmark(title, this.y, level);
    const style = { size, weight: 'bold' } as const;
    this.y = this.sheet.tag(role, () => this.sheet.text(title, this.#place, style)) + gap;
  }
}
