export const subnetKind = { pin: 0, via: 1, trace: 2, plane: 3 } as const;

/** What a feature identifier refers to: copper, a laminate or a hole. */
export const fidKind = { copper: 0, laminate: 1, hole: 2 } as const;

/** System attributes that tell the class of a net. */
export interface NetAttributes {
  /** `.critical_net` */
  readonly isCritical: boolean;
  /** `.diff_pair`: the same value on both nets of a pair; empty for none. */
  readonly pair: string;
}

export interface EdaPackage {
  readonly name: string;
  /** Pin pitch and bounding box in nanometres, relative to its center. */
  readonly pitch: number;
  readonly box: readonly [xMin: number, yMin: number, xMax: number, yMax: number];
  readonly pins: readonly string[];
}

/**
 * Content of `eda/data`: which features, pins and vias belong to which net. Subnet `s` belongs to
 * net `subnets.nets[s]` and names the features `subnets.fids[s]` up to `subnets.fids[s + 1]`.
 */
export interface EdaData {
  /** Names of layers in lower case, by the number that feature ids use. */
  readonly layers: readonly string[];
  /** Line that names the layers, 0 if missing. */
  readonly layersLine: number;
  /** Names of nets by number, as pins refer to them; `$NONE$` stands for no net. */
  readonly nets: readonly string[];
  /** Attributes of nets, by number; most nets have none. */
  readonly netAttributes: ReadonlyMap<number, NetAttributes>;
  readonly packages: readonly EdaPackage[];
  readonly subnets: {
    readonly count: number;
    readonly nets: Int32Array;
    /** `subnetKind` */
    readonly kinds: Uint8Array;
    readonly fids: Int32Array;
    /** Line of each subnet in the file. */
    readonly lines: Int32Array;
  };
  readonly fids: {
    /** `fidKind` */
    readonly kinds: Uint8Array;
    readonly layers: Int32Array;
    /** Number of the feature in its file. */
    readonly features: Int32Array;
  };
}

/** The archive's name for no net. */
export const noNet = '$NONE$';
