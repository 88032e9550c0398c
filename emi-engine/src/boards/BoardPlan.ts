/** A point in millimetres. */
export type Point = readonly [x: number, y: number];

/** A symbol with its sizes in millimetres: `['r', 0.2]`, `['rect', 1, 2]`. */
export type PlanSymbol = readonly [letters: string, ...sizes: number[]] | { readonly own: string };

interface PlacedFeature {
  readonly net?: string | undefined;
  readonly isNegative?: boolean | undefined;
  /** Attributes as written in a features file, like `.drill=2`. */
  readonly attributes?: readonly string[];
}

export type PlanFeature = PlacedFeature &
  (
    | {
        readonly kind: 'line';
        readonly from: Point;
        readonly to: Point;
        readonly symbol: PlanSymbol;
      }
    | {
        readonly kind: 'arc';
        readonly from: Point;
        readonly to: Point;
        readonly center: Point;
        readonly isClockwise: boolean;
        readonly symbol: PlanSymbol;
      }
    | {
        readonly kind: 'pad';
        readonly at: Point;
        readonly symbol: PlanSymbol;
        /** Clockwise, in degrees. */
        readonly angle?: number;
        readonly isMirrored?: boolean;
      }
    | { readonly kind: 'surface'; readonly rings: readonly PlanRing[] }
    | { readonly kind: 'text'; readonly at: Point; readonly text: string }
  );

export interface PlanRing {
  readonly points: readonly Point[];
  readonly isHole?: boolean;
}

export interface PlanLayer {
  readonly name: string;
  readonly type: string;
  readonly context?: 'board' | 'misc';
  readonly isNegative?: boolean;
  /** Top and bottom copper layer of a drill layer. */
  readonly span?: readonly [start: string, end: string];
  readonly attributes?: Readonly<Record<string, string>>;
  readonly features: PlanFeature[];
}

interface PlanPart {
  readonly ref: string;
  readonly side: 'top' | 'bottom';
  readonly at: Point;
  readonly angle?: number;
  readonly packageName: string;
  /** Properties (`PRP`); default: the value 100nF for `C1` and the like. */
  readonly properties?: Readonly<Record<string, string>>;
  readonly pins: readonly { readonly at: Point; readonly net: string; readonly name?: string }[];
}

/** A subnet of a net: a part's pin, a via, a trace or a plane, with its features. */
export interface PlanSubnet {
  readonly kind: 'TOP' | 'VIA' | 'TRC' | 'PLN';
  readonly net: string;
  readonly features: readonly PlanFeature[];
}

/**
 * Builds a board piece by piece, in millimetres, for tests and the demo. The writers turn it into
 * archives of several dialects.
 */
export class BoardPlan {
  readonly layers: PlanLayer[];
  readonly outline: PlanRing[];
  readonly nets: string[] = ['$NONE$'];
  readonly parts: PlanPart[] = [];
  readonly subnets: PlanSubnet[] = [];
  /** Features that `eda/data` lists in feature groups, such as texts made of lines. */
  readonly groups: (readonly PlanFeature[])[] = [];
  /** The board's user-defined symbols by name. */
  readonly symbols = new Map<string, readonly PlanFeature[]>();

  /** @param layers from the top down, drill layers included */
  constructor(layers: readonly Omit<PlanLayer, 'features'>[], outline: readonly PlanRing[]) {
    this.layers = layers.map((layer) => ({ ...layer, features: [] }));
    this.outline = [...outline];
  }

  /** Adds features to a layer. With a net they become one subnet of it. */
  add(layer: string, kind: PlanSubnet['kind'], ...features: PlanFeature[]): void {
    this.layer(layer).features.push(...features);
    for (const feature of features)
      if (feature.net !== undefined) this.#subnet(kind, feature.net, [feature]);
  }

  /** Adds features to a layer as a feature group without a net. */
  group(layer: string, ...features: PlanFeature[]): void {
    this.layer(layer).features.push(...features);
    this.groups.push(features);
  }

  /** A trace along points. @returns its length in mm */
  trace(layer: string, net: string, width: number, ...points: Point[]): number {
    const lines = points.slice(1).map((to, index): PlanFeature => {
      const from = points[index] ?? to;
      return { kind: 'line', from, to, symbol: ['r', width], net };
    });
    this.add(layer, 'TRC', ...lines);
    return lines.reduce(
      (sum, line) =>
        line.kind === 'line'
          ? sum + Math.hypot(line.to[0] - line.from[0], line.to[1] - line.from[1])
          : sum,
      0,
    );
  }

  /** A plane of a net with gaps in it. */
  plane(layer: string, net: string, points: readonly Point[], ...gaps: (readonly Point[])[]): void {
    const holes = gaps.map((gap) => ({ points: gap, isHole: true }));
    this.add(layer, 'PLN', { kind: 'surface', net, rings: [{ points }, ...holes] });
  }

  /** A via: a pad on each copper layer of the drill layer's span, and the hole. */
  via(drillLayer: string, net: string, at: Point, drill = 0.3, pad = 0.6): void {
    const drills = this.layer(drillLayer);
    const hole: PlanFeature = {
      ...{ kind: 'pad', at, symbol: ['r', drill], net },
      attributes: ['.drill=2'],
    };
    drills.features.push(hole);
    const pads = this.#spanned(drills).map((layer) => {
      const feature: PlanFeature = { kind: 'pad', at, symbol: ['r', pad], net };
      layer.features.push(feature);
      return feature;
    });
    this.#subnet('VIA', net, [hole, ...pads]);
  }

  /** A part with a round pad of `pad` mm at each pin on the copper layer of its side. */
  part(part: PlanPart, layer: string, pad = 0.8): void {
    this.parts.push(part);
    for (const { at, net } of part.pins) {
      const feature: PlanFeature = { kind: 'pad', at, symbol: ['r', pad], net };
      this.layer(layer).features.push(feature);
      this.#subnet('TOP', net, [feature]);
    }
  }

  layer(name: string): PlanLayer {
    const layer = this.layers.find((candidate) => candidate.name === name);
    if (!layer) throw new Error(`The plan has no layer ${name}.`);
    return layer;
  }

  #spanned({ span }: PlanLayer): PlanLayer[] {
    const copper = this.layers.filter(({ type }) => type === 'SIGNAL' || type === 'POWER_GROUND');
    if (!span) return copper;
    const ends = span.map((name) => copper.findIndex((layer) => layer.name === name));
    return copper.slice(Math.min(...ends), Math.max(...ends) + 1);
  }

  #subnet(kind: PlanSubnet['kind'], net: string, features: readonly PlanFeature[]): void {
    if (!this.nets.includes(net)) this.nets.push(net);
    this.subnets.push({ kind, net, features });
  }
}
