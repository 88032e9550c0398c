import { type LineScanner } from '../text/LineScanner.ts';
import { type NetAttributes } from './EdaData.ts';

/** Upper bound of attribute texts; the table also holds texts of other records. */
const mostTexts = 100_000;

/** Reads the attributes of nets: `NET name ;0,1=3;ID=7` with tables `@n name` and `&n text`. */
export class NetAttributeReader {
  readonly #names = new Map<number, string>();
  readonly #texts = new Map<number, string>();
  readonly #found = new Map<number, NetAttributes>();

  /** Reads a table line. The first entry of a number counts, since packages have tables too. */
  define(scanner: LineScanner): void {
    const table = scanner.peek() === 64 ? this.#names : this.#texts;
    scanner.at += 1;
    const number = scanner.integer();
    if (!table.has(number) && table.size < mostTexts) table.set(number, scanner.rest());
  }

  /** @param written the text after the name of the net */
  read(net: number, written: string): void {
    const values = new Map(
      (written.split(';')[1] ?? '').split(',').map((entry) => {
        const [number = '', value] = entry.trim().split('=');
        return [this.#names.get(/^\d+$/.test(number) ? Number(number) : NaN)?.toLowerCase(), value];
      }),
    );
    const isCritical = values.has('.critical_net') && values.get('.critical_net') !== '0';
    const pair = this.#texts.get(Number(values.get('.diff_pair') ?? NaN)) ?? '';
    if (isCritical || pair !== '') this.#found.set(net, { isCritical, pair });
  }

  finish(): ReadonlyMap<number, NetAttributes> {
    return this.#found;
  }
}
