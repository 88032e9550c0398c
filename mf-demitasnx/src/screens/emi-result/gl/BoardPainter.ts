import type { ReturnStretch } from '../../../domain/board-view/returnPath.ts';
import { capsuleNumbers, trapezoidNumbers } from '../../../domain/drawing/PieceList.ts';
import type { PieceSet } from '../../../domain/drawing/PieceSet.ts';
import type { Scene, SceneHole, SceneLayer } from '../../../domain/drawing/Scene.ts';
import { visibleRanges } from '../../../domain/board-view/visibleRanges.ts';
import type { BoardColors } from './BoardColors.ts';
import { full, returnPathHatch } from './hatches.ts';
import type { Frame, LitNet } from './Frame.ts';
import { holePieces } from './holePieces.ts';
import { PieceBuffer } from './PieceBuffer.ts';
import { PieceProgram, type PieceLook, type Projection } from './PieceProgram.ts';
import {
  capsuleFragments,
  capsuleVertices,
  trapezoidFragments,
  trapezoidVertices,
} from './shaders.ts';

/** Stencil bits: the number of the covering layer, and the return path of a highlighted net. */
const layerBits = 0x7f;
const wayBit = 0x80;

const opacity = { dimmed: 0.2, pour: 0.15, body: 1, way: 0.85 } as const;
/** Extra width of the drawn return path compared with the trace, in mm. */
const wayGrowth = 0.8;

interface Loaded {
  readonly set: PieceSet;
  readonly buffer: PieceBuffer;
}

/** Draws a scene with WebGL 2, with few calls per layer. */
export class BoardPainter {
  readonly #capsules: PieceProgram;
  readonly #trapezoids: PieceProgram;
  readonly #loaded = new Map<PieceSet, Loaded>();
  readonly #lit: { layer: number; buffer: PieceBuffer; count: number }[] = [];
  readonly #cover: PieceBuffer;
  #holes: Loaded | undefined;
  #litHoles: Loaded | undefined;
  #stretches: readonly ReturnStretch[] = [];

  /** @throws Error when the shaders cannot be compiled */
  constructor(
    private readonly gl: WebGL2RenderingContext,
    private readonly scene: Scene,
  ) {
    this.#capsules = new PieceProgram(gl, capsuleVertices, capsuleFragments);
    this.#trapezoids = new PieceProgram(gl, trapezoidVertices, trapezoidFragments);
    const far = 2 * Math.max(scene.width, scene.height, 1);
    this.#cover = new PieceBuffer(
      gl,
      Float32Array.of(-far, far, -far, far, -far, far),
      trapezoidNumbers,
    );
    gl.enable(gl.STENCIL_TEST);
    gl.enable(gl.BLEND);
    gl.enable(gl.SAMPLE_ALPHA_TO_COVERAGE);
    gl.blendFunc(gl.CONSTANT_ALPHA, gl.ONE_MINUS_CONSTANT_ALPHA);
  }

  /** Uploads the pieces to the GPU, yielding between layers to keep the page responsive. */
  *load(): Generator<undefined, void> {
    for (const set of [this.scene.outline, this.scene.edge]) this.#load(set);
    for (const { runs } of this.scene.layers)
      for (const { capsules, trapezoids, pours } of runs) {
        this.#load(pours);
        this.#load(capsules);
        this.#load(trapezoids);
        yield;
      }
    this.#holes = this.#holesOf(this.scene.holes);
  }

  light(net: LitNet | null): void {
    for (const { buffer } of this.#lit.splice(0)) buffer.dispose();
    if (this.#litHoles) {
      this.#litHoles.buffer.dispose();
      this.#loaded.delete(this.#litHoles.set);
    }
    this.#litHoles = undefined;
    this.#stretches = net?.stretches ?? [];
    for (const { layer, capsules, trapezoids } of net?.copper ?? [])
      for (const [values, stride] of [
        [trapezoids, trapezoidNumbers],
        [capsules, capsuleNumbers],
      ] as const) {
        if (values.length === 0) continue;
        const buffer = new PieceBuffer(this.gl, values, stride);
        this.#lit.push({ layer, buffer, count: values.length / stride });
      }
    if (net) this.#litHoles = this.#holesOf(net.holes);
  }

  draw({ projection, sight, layers, active, opacity: strength, colors }: Frame): void {
    const { gl, scene } = this;
    gl.colorMask(true, true, true, true);
    gl.stencilMask(0xff);
    gl.clearColor(...colors.ground.rgb, 1);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.STENCIL_BUFFER_BIT);
    const isLit = this.#lit.length > 0;
    const context = { projection, sight };
    this.#drawEach(127, opacity.body);
    this.#drawSet(scene.outline, context, { color: colors.board.rgb });
    for (const layer of layers) {
      const drawn = scene.layers[layer];
      const look = colors.layers[layer % colors.layers.length];
      if (drawn)
        this.#drawLayer(drawn, layer + 1, context, {
          color: (look ?? colors.edge).rgb,
          hatch: look?.hatch ?? full,
          opacity: strength * (isLit || (active !== null && active !== layer) ? opacity.dimmed : 1),
        });
    }
    if (this.#holes && layers.length > 0) {
      this.#drawEach(126, isLit ? 0.4 : 1);
      this.#drawSet(this.#holes.set, context, { color: colors.ground.rgb });
    }
    if (isLit) this.#drawLit(context, layers, colors);
    this.#drawEach(125, 1);
    this.#drawSet(scene.edge, context, { color: colors.edge.rgb });
  }

  dispose(): void {
    for (const { buffer } of this.#loaded.values()) buffer.dispose();
    this.light(null);
    this.#cover.dispose();
    this.#capsules.dispose();
    this.#trapezoids.dispose();
  }

  /** Draws each pixel once, however many pieces of the layer overlap there. */
  #drawEach(layer: number, opaque: number): void {
    const { gl } = this;
    gl.blendColor(0, 0, 0, opaque);
    gl.stencilMask(layerBits);
    gl.stencilFunc(gl.NOTEQUAL, layer, layerBits);
    gl.stencilOp(gl.KEEP, gl.KEEP, gl.REPLACE);
  }

  /** Traces and pads first, so that areas do not cover them. */
  #drawLayer(
    { runs, isPlane }: SceneLayer,
    number: number,
    context: Pick<Frame, 'projection' | 'sight'>,
    look: PieceLook & { readonly opacity: number },
  ): void {
    const [only] = runs;
    if (only && runs.length === 1) {
      this.#drawEach(number, look.opacity);
      this.#drawSet(only.trapezoids, context, look);
      this.#drawSet(only.capsules, context, look);
      this.#drawEach(number, look.opacity * opacity.pour);
      this.#drawSet(only.pours, context, look);
      return;
    }
    this.#stamp(runs, number, context, look);
    const share = isPlane ? opacity.pour : 1;
    this.#fill(number, layerBits, look.opacity * share, context.projection, look);
  }

  /** Marks a layer's copper in the stencil without drawing it. Erasing runs clear earlier marks. */
  #stamp(
    runs: SceneLayer['runs'],
    number: number,
    context: Pick<Frame, 'projection' | 'sight'>,
    look: PieceLook,
  ): void {
    const { gl } = this;
    gl.colorMask(false, false, false, false);
    gl.stencilMask(layerBits);
    gl.stencilOp(gl.KEEP, gl.KEEP, gl.REPLACE);
    for (const { isErasing, pours, trapezoids, capsules } of runs) {
      gl.stencilFunc(gl.ALWAYS, isErasing ? 0 : number, layerBits);
      this.#drawSet(pours, context, look);
      this.#drawSet(trapezoids, context, look);
      this.#drawSet(capsules, context, look);
    }
    gl.colorMask(true, true, true, true);
  }

  /** Draws where the masked stencil equals `bits`. */
  #fill(bits: number, mask: number, opaque: number, projection: Projection, look: PieceLook): void {
    const { gl } = this;
    gl.blendColor(0, 0, 0, opaque);
    gl.stencilMask(0);
    gl.stencilFunc(gl.EQUAL, bits, mask);
    this.#trapezoids.use(projection, look);
    this.#cover.draw(0, 1);
  }

  /** Draws the plane copper along the net's traces, then the net on top. */
  #drawLit(
    context: Pick<Frame, 'projection' | 'sight'>,
    layers: readonly number[],
    colors: BoardColors,
  ): void {
    const { gl } = this;
    const { projection } = context;
    for (const { layer, plane } of this.#stretches) {
      const reference = plane === null ? undefined : this.scene.layers[plane];
      if (!reference || plane === null) continue;
      gl.stencilMask(0xff);
      gl.clear(gl.STENCIL_BUFFER_BIT);
      this.#stamp(reference.runs, plane + 1, context, { color: colors.ink.rgb });
      gl.colorMask(false, false, false, false);
      gl.stencilMask(wayBit);
      gl.stencilFunc(gl.ALWAYS, wayBit, wayBit);
      this.#capsules.use(projection, { color: colors.ink.rgb, grow: wayGrowth });
      for (const { buffer, count, layer: own } of this.#lit)
        if (own === layer && buffer.isCapsules) buffer.draw(0, count);
      gl.colorMask(true, true, true, true);
      const color = colors.layers[plane % colors.layers.length] ?? colors.edge;
      const look = { color: color.rgb, hatch: returnPathHatch };
      this.#fill(wayBit | (plane + 1), 0xff, opacity.way, projection, look);
    }
    const order = [...layers, ...this.#lit.map(({ layer }) => layer)];
    const sorted = this.#lit.toSorted(
      (one, other) => order.indexOf(one.layer) - order.indexOf(other.layer),
    );
    for (const { layer, buffer, count } of sorted) {
      this.#drawEach(layer + 1, 1);
      const color = colors.layers[layer % colors.layers.length] ?? colors.edge;
      (buffer.isCapsules ? this.#capsules : this.#trapezoids).use(projection, { color: color.rgb });
      buffer.draw(0, count);
    }
    if (!this.#litHoles) return;
    this.#drawEach(124, 1);
    this.#drawSet(this.#litHoles.set, context, { color: colors.ink.rgb });
  }

  #drawSet(
    set: PieceSet,
    { projection, sight }: Pick<Frame, 'projection' | 'sight'>,
    look: PieceLook,
  ): void {
    const loaded = this.#loaded.get(set);
    if (!loaded) return;
    const ranges = visibleRanges(set, this.scene.grid, sight);
    if (ranges.length === 0) return;
    (loaded.buffer.isCapsules ? this.#capsules : this.#trapezoids).use(projection, look);
    for (const [from, to] of ranges) loaded.buffer.draw(from, to);
  }

  #load(set: PieceSet): Loaded {
    const loaded = { set, buffer: new PieceBuffer(this.gl, set.values, set.stride) };
    this.#loaded.set(set, loaded);
    return loaded;
  }

  #holesOf(holes: readonly SceneHole[]): Loaded {
    return this.#load(holePieces(holes, this.scene.grid));
  }
}
