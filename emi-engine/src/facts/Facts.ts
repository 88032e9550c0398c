/** Figures of a layer; `features` also counts texts, barcodes and unreadable records. */
export interface LayerFacts {
  readonly features: number;
  readonly lines: number;
  readonly pads: number;
  readonly arcs: number;
  readonly texts: number;
  readonly surfaces: number;
  /** Length of all lines and arcs of either polarity, in mm. */
  readonly trace_mm: number;
  /** Islands minus holes and negative surfaces, in mm². */
  readonly surface_mm2: number;
}

/** What is in an archive, in the words of the command line's JSON. */
export interface Facts {
  readonly root_folder: string;
  readonly odb_version: string | null;
  readonly board_step: string;
  /** In the order of the matrix, in lower case. */
  readonly copper_layers: readonly string[];
  readonly outline: {
    readonly width_mm: number;
    readonly height_mm: number;
    readonly area_mm2: number;
  };
  readonly layers: Readonly<Record<string, LayerFacts>>;
  /** Number of nets, `$NONE$` not among them. */
  readonly nets: number;
  readonly components: { readonly top: number; readonly bottom: number };
  /** Pins of all nets and without a net; without `eda/data`, the pins of the parts. */
  readonly pins: number;
  /** Pads on drill layers, not slots. */
  readonly holes: number;
  /** Vias that nets name. */
  readonly vias: number;
  /** Length of lines and arcs in mm, number of vias and number of pins of each net. */
  readonly net_lengths: Readonly<
    Record<string, readonly [traceMm: number, vias: number, pins: number]>
  >;
  /** One sentence each, beginning with the warning's name. */
  readonly warnings: readonly string[];
}
