/** Signal nets per board; of ten, one is a clock, two a pair, and two go to a connector. */
const signals = 900;
const segmentsOfLayer = 4;
/** Clearances in a plane, and corners of each: 62,000 points, like the board "video". */
const clearanceRows = 10;
const clearances = 240;
const corners = 24;
/** Circuits with a supply pin and a capacitor. */
const circuits = 40;
const connectors = 4;

/** Text that one board of a panel adds to each file. */
export interface TileText {
  readonly features: ReadonlyMap<string, string>;
  readonly nets: string;
  readonly components: string;
}

interface Part {
  readonly ref: string;
  readonly kind: number;
  readonly x: number;
  readonly y: number;
  readonly pins: readonly (readonly [net: string, x: number, y: number])[];
}

/** Generates the boards of a panel one after another, each with its own nets and parts. */
export class BoardTile {
  /** Header of features files. */
  readonly head = 'UNITS=MM\n$0 r200.0\n$1 r800.0\n$2 r400.0\n$3 r500.0\n@0 .drill\n';
  readonly packages = [
    `PKG CON 1 -1 -1 1 1;`,
    `PKG CAP 1 -1 -1 1 1;`,
    `PKG IC 1 -1 -1 1 1;`,
    '',
  ].join('\n');
  readonly #copper: readonly string[];
  readonly #counts = new Map<string, number>();
  #netCount = 1;

  constructor(copper: readonly string[]) {
    this.#copper = copper;
  }

  /** Feature counts of all boards so far. */
  get featureCount(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** @param dx position of the board on the panel, in mm */
  make(number: number, dx: number, dy: number): TileText {
    const drawn = new Map([...this.#copper, 'drill'].map((name): [string, string[]] => [name, []]));
    const records = new Map<string, string[]>();
    /** A subnet begins with its name; without one, the feature continues the previous one. */
    const add = (net: string, subnet: string, layer: string, text: string) => {
      const feature = this.#counts.get(layer) ?? 0;
      this.#counts.set(layer, feature + 1);
      drawn.get(layer)?.push(text);
      const index = layer === 'drill' ? this.#copper.length : this.#copper.indexOf(layer);
      if (net === '') return;
      const own = records.get(net) ?? [];
      records.set(net, own);
      if (subnet !== '') own.push(subnet);
      own.push(`FID ${layer === 'drill' ? 'H' : 'C'} ${index} ${feature}`);
    };
    const prefix = `/t${number}/`;
    const traced = this.#copper.filter((_, index) => !isPlane(index));
    const via = (net: string, x: number, y: number) => {
      add(net, 'SNT VIA', 'drill', `P ${mm(x)} ${mm(y)} 2 P 0 0 ;0=2`);
      for (const layer of this.#copper) add(net, '', layer, `P ${mm(x)} ${mm(y)} 1 P 0 8 0.0 `);
    };
    for (let signal = 0; signal < signals; signal++) {
      const net = prefix + nameOf(signal);
      const [x, y] = [dx + 5 + (signal % 60) * 5, dy + 8 + Math.floor(signal / 60) * 6];
      for (const [index, layer] of traced.entries())
        for (let at = 0; at < segmentsOfLayer; at++) {
          const from = `${mm(x + at * 0.635)} ${mm(y + at * 0.254)}`;
          const to = `${mm(x + (at + 1) * 0.635)} ${mm(y + index * 0.3 + at * 0.508)}`;
          add(net, 'SNT TRC', layer, `L ${from} ${to} 0 P 0 `);
        }
      via(net, x, y);
    }
    // Ground vias, and too narrow supply traces.
    for (let at = 0; at < 60; at++) via(`${prefix}GND`, dx + 7.5 + at * 5, dy + 4);
    for (let at = 0; at < 20; at++) {
      const y = dy + 5.5 + at * 0.1;
      const line = `L ${mm(dx + 10 + at * 14)} ${mm(y)} ${mm(dx + 22 + at * 14)} ${mm(y)} 0 P 0 `;
      add(`${prefix}VCC`, 'SNT TRC', this.#copper[0] ?? '', line);
    }
    for (const [index, layer] of this.#copper.entries())
      if (isPlane(index)) {
        const net = index % 4 === 1 ? 'GND' : 'VCC';
        add(prefix + net, 'SNT PLN S E 0', layer, plane(dx, dy));
        // An isolated piece of copper.
        const [x, y] = [mm(dx + 312), mm(dy + 100)];
        const square = `OB ${x} ${y} I\nOS ${mm(dx + 315)} ${y}\nOS ${mm(dx + 315)} ${mm(dy + 103)}`;
        add('', '', layer, `S P 0 \n${square}\nOS ${x} ${mm(dy + 103)}\nOE\nSE`);
      }
    const parts = inBatches(number, prefix, dx, dy);
    for (const { pins } of parts)
      for (const [net, x, y] of pins)
        add(net, 'SNT TOP T 0 0', this.#copper[0] ?? '', `P ${mm(x)} ${mm(y)} 3 P 0 8 0.0 `);
    const names = [...records.keys()];
    const numbers = new Map(names.map((name, at) => [name, this.#netCount + at]));
    this.#netCount += names.length;
    return {
      features: new Map([...drawn].map(([layer, texts]) => [layer, `${texts.join('\n')}\n`])),
      nets: names
        .map((name) => [`NET ${name}`, ...(records.get(name) ?? []), ''].join('\n'))
        .join(''),
      components: parts.map((part) => componentText(part, numbers)).join(''),
    };
  }
}

function isPlane(index: number): boolean {
  return index % 2 === 1;
}

/** Of ten signals, one is a clock, two a USB pair, and the others bus lines. */
function nameOf(signal: number): string {
  const group = Math.floor(signal / 10);
  const name = ['CLK', 'USB_P', 'USB_N'][signal % 10];
  return name === undefined ? `BUS${signal}` : name.replace(/(_[PN])?$/, `${group}$1`);
}

function inBatches(number: number, prefix: string, dx: number, dy: number): Part[] {
  const parts: Part[] = [];
  const pinOf = (signal: number) => {
    const [x, y] = [dx + 5 + (signal % 60) * 5, dy + 8 + Math.floor(signal / 60) * 6];
    return [prefix + nameOf(signal), x, y] as const;
  };
  for (let at = 0; at < connectors; at++) {
    const [x, y] = [dx + 20 + at * 70, dy + 2];
    const lines = Array.from({ length: 20 }, (_, pin) => {
      const [net] = pinOf(at * 100 + pin * 5 + 4);
      return [net, x + pin * 2.54, y] as const;
    });
    const pins = [...lines, [`${prefix}GND`, x + 52, y] as const];
    parts.push({ ref: `J${number * connectors + at + 1}`, kind: 0, x, y, pins });
  }
  for (let at = 0; at < circuits; at++) {
    const own = Array.from({ length: 20 }, (_, pin) => pinOf(at * 22 + pin));
    const [x, y] = [own[0]?.[1] ?? dx, own[0]?.[2] ?? dy];
    const supply = [`${prefix}VCC`, x + 1.5, y + 2] as const;
    const ground = [`${prefix}GND`, x + 1.5, y + 3] as const;
    const no = number * circuits + at + 1;
    parts.push({ ref: `U${no}`, kind: 2, x, y, pins: [...own, supply, ground] });
    // From near to too far away.
    const away = 1 + at / 4;
    const plus = [`${prefix}VCC`, x + 1.5 + away, y + 2] as const;
    const minus = [`${prefix}GND`, x + 2.5 + away, y + 2] as const;
    parts.push({ ref: `C${no}`, kind: 1, x: x + 2 + away, y: y + 2, pins: [plus, minus] });
  }
  return parts;
}

function componentText({ ref, kind, x, y, pins }: Part, nets: ReadonlyMap<string, number>): string {
  const lines = pins.map(
    ([net, px, py], pin) =>
      `TOP ${pin} ${mm(px)} ${mm(py)} 0.0 N ${nets.get(net) ?? 0} ${pin} ${pin + 1}`,
  );
  return [`CMP ${kind} ${mm(x)} ${mm(y)} 0.0 N ${ref} PART ;`, ...lines, ''].join('\n');
}

/**
 * A plane in KiCad's format: one contour that enters each clearance through a slit, around its
 * lower half on the way out and its upper half on the way back.
 */
function plane(dx: number, dy: number): string {
  const points: string[] = [];
  const add = (x: number, y: number) => points.push(`${mm(dx + x)} ${mm(dy + y)}`);
  const addClearance = (row: number, column: number, from: number) => {
    for (let corner = from; corner <= from + corners / 2; corner++) {
      const number = (row * clearances + column) * corners + (corner % corners);
      const angle = (2 * Math.PI * corner) / corners;
      const x = 4 + column * 1.25 + 0.5 * Math.cos(angle) + jitter(number);
      add(x, 9 + row * 10 + 0.5 * Math.sin(angle) + jitter(number + 7));
    }
  };
  add(306, 2);
  add(306, 104);
  add(2, 104);
  for (let row = clearanceRows - 1; row >= 0; row--) {
    add(2, 9 + row * 10);
    for (let column = 0; column < clearances; column++) addClearance(row, column, corners / 2);
    for (let column = clearances - 1; column >= 0; column--) addClearance(row, column, 0);
    add(2, 9 + row * 10);
  }
  add(2, 2);
  const steps = [...points, points[0] ?? ''].map((point) => `OS ${point}`);
  return ['S P 0 ', `OB ${points[0] ?? ''} I`, ...steps.slice(1), 'OE', 'SE'].join('\n');
}

/**
 * A non-repeating offset of up to 1.5 µm, so that the archive compresses to a fifth or sixth, like
 * real boards.
 */
function jitter(index: number): number {
  return ((Math.imul(index, 2_654_435_761) >>> 12) % 16) / 10_000;
}

function mm(value: number): string {
  return value.toFixed(4);
}
