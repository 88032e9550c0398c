import { type PlanFeature, type PlanRing, type PlanSymbol, type Point } from './BoardPlan.ts';
import { type Dialect } from './Dialect.ts';
import { nmOfMm } from '../model/lengths.ts';

const mmOfInch = 25.4;
/** Attributes that the engine ignores. */
const commonAttributes = ['.nomenclature', '.pad_usage=2', '.string=0'];

/** Writes lengths and features files in a dialect. */
export class FeatureWriter {
  readonly #dialect: Dialect;

  constructor(dialect: Dialect) {
    this.#dialect = dialect;
  }

  /** A length of `mm` in the file's unit, exact to a nanometre. */
  length(mm: number): string {
    const rounded = Math.round(mm * nmOfMm) / nmOfMm;
    const text =
      this.#dialect.unit === 'MM' ? rounded.toFixed(6) : (rounded / mmOfInch).toFixed(10);
    return text.replace(/(?:\.|(?<![.0]))0+$/, '');
  }

  point([x, y]: Point): string {
    return `${this.length(x)} ${this.length(y)}`;
  }

  /** A symbol or tool size in micron or mil. */
  size(mm: number): string {
    return this.length(mm * 1000);
  }

  /** The line that states the unit, if the dialect writes one. */
  unitLines(): string[] {
    const { unit, unitAt } = this.#dialect;
    if (unitAt === 'file') return [`UNITS=${unit}`];
    return unitAt === 'file-v7' ? [`U ${unit}`] : [];
  }

  /** The text of a features file. */
  write(features: readonly PlanFeature[]): string {
    const symbols = new Table('$');
    const attributes = new Table('@');
    const { isVerbose = false } = this.#dialect;
    const records = features.flatMap((feature, index) => {
      const identity = this.#dialect.hasIdentities ? `;ID=${index + 1}` : '';
      const own = feature.attributes ?? [];
      const values = (isVerbose ? [...commonAttributes, ...own] : own).map((attribute) => {
        const [name = '', value] = attribute.split('=');
        return value === undefined
          ? `${attributes.number(name)}`
          : `${attributes.number(name)}=${value}`;
      });
      const tail = values.length > 0 || identity ? ` ;${values.join(',')}${identity}` : '';
      const lines = this.#record(feature, tail, (symbol) => symbols.number(this.#symbol(symbol)));
      return isVerbose ? lines.flatMap(withComment) : lines;
    });
    const { hasCount, lineEnd } = this.#dialect;
    return [
      ...this.unitLines(),
      ...(hasCount ? ['#', '#Num Features', '#', `F ${features.length}`] : []),
      '#',
      ...[...symbols.lines(), ...attributes.lines()],
      ...(isVerbose ? ['#', '#Feature attribute text strings', '&0 L 0 0 1 1', ''] : []),
      '#Layer features',
      ...records,
      '',
    ].join(lineEnd);
  }

  #record(feature: PlanFeature, tail: string, symbolOf: (symbol: PlanSymbol) => number): string[] {
    const polarity = feature.isNegative ? 'N' : 'P';
    switch (feature.kind) {
      case 'line': {
        const points = `${this.point(feature.from)} ${this.point(feature.to)}`;
        return [`L ${points} ${symbolOf(feature.symbol)} ${polarity} 0${tail}`];
      }
      case 'arc': {
        const points = [feature.from, feature.to, feature.center].map((point) => this.point(point));
        const turn = feature.isClockwise ? 'Y' : 'N';
        return [`A ${points.join(' ')} ${symbolOf(feature.symbol)} ${polarity} 0 ${turn}${tail}`];
      }
      case 'pad': {
        const place = `${this.point(feature.at)} ${symbolOf(feature.symbol)} ${polarity} 0`;
        return [`P ${place} ${this.#orientation(feature)}${tail}`];
      }
      case 'surface':
        return [
          `S ${polarity} 0${tail}`,
          ...feature.rings.flatMap((ring) => this.ring(ring)),
          'SE',
        ];
      case 'text':
        return [
          `T ${this.point(feature.at)} standard ${polarity} 0 1 1 0.5 '${feature.text}' 1${tail}`,
        ];
    }
  }

  /** The lines of a contour. */
  ring({ points, isHole }: PlanRing): string[] {
    const [first = [0, 0] as const, ...others] = points;
    const steps = [...others, first].map((point) => `OS ${this.point(point)}`);
    return [`OB ${this.point(first)} ${isHole ? 'H' : 'I'}`, ...steps, 'OE'];
  }

  #orientation({ angle = 0, isMirrored = false }: { angle?: number; isMirrored?: boolean }) {
    if (this.#dialect.hasAngles || angle % 90 !== 0)
      return `${isMirrored ? 9 : 8} ${angle.toFixed(1)}`;
    return `${angle / 90 + (isMirrored ? 4 : 0)}`;
  }

  #symbol(symbol: PlanSymbol): string {
    if ('own' in symbol) return symbol.own;
    const [letters, ...sizes] = symbol;
    if (this.#dialect.hasSymbolUnits)
      return `${letters}${sizes.map((size) => String(Math.round(size * 1e6) / 1e3)).join('x')} M`;
    return `${letters}${sizes.map((size) => this.size(size)).join('x')}`;
  }
}

/** Adds a comment or a blank line after some lines. */
function withComment(line: string, index: number): string[] {
  return index % 3 === 0 ? [line, '', '# P 0 0 0 P 0 0'] : [line];
}

/** Numbers names in the order of first use. */
class Table {
  readonly #letter: string;
  readonly #numbers = new Map<string, number>();

  constructor(letter: string) {
    this.#letter = letter;
  }

  number(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    this.#numbers.set(name, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  lines(): string[] {
    return [...this.#numbers].map(([name, number]) => `${this.#letter}${number} ${name}`);
  }
}
