import {
  between,
  centeredOn,
  fitted,
  framed,
  panned,
  toBoard,
  zoomed,
  type BoardView,
  type Place,
} from '../../../domain/board-view/BoardView.ts';
import { netAt } from '../../../domain/board-view/findCopper.ts';
import { extentOf } from '../../../domain/board-view/copperOfNet.ts';
import { groupNearby, type Group } from '../../../domain/board-view/groupNearby.ts';
import { partAt } from '../../../domain/board-view/partAt.ts';
import { snap } from '../../../domain/board-view/snap.ts';
import type { Scene } from '../../../domain/drawing/Scene.ts';
import type { BoardColors } from './BoardColors.ts';
import type { BoardMark } from './BoardMark.ts';
import { BoardPainter } from './BoardPainter.ts';
import type { LitNet } from './Frame.ts';
import type { Picked, Seen } from './Picked.ts';
import type { Shown } from './Shown.ts';
import { drawMarks, markAt, markReach, type Overlay, type Ruler } from './drawMarks.ts';

/** Duration of a move to a place, in milliseconds. */
const flightMs = 150;
/** Visible extent around a selected finding, in millimeters. */
const closeUp = 16;
/** Hit tolerance beside thin traces, in pixels. */
const slackPixels = 4;
/** Distance from which the ruler snaps, in pixels. */
const snapPixels = 12;
/** The name that archives give to copper without a net. */
const noNet = '$NONE$';

/** A stage that shows the same place of another board, over the left side of the picture. */
interface Follower {
  readonly stage: BoardStage;
  /** From places of this board to those of the other one, in millimeters. */
  readonly offset: Place;
}

type Groups = readonly Group<BoardMark>[];

interface Canvases {
  readonly board: HTMLCanvasElement;
  readonly marks: HTMLCanvasElement;
}

/** The picture of a board. Draws a frame only when something changes. */
export class BoardStage {
  readonly #gl: WebGL2RenderingContext;
  readonly #flat: CanvasRenderingContext2D;
  #painter: BoardPainter;
  #view: BoardView;
  #flight: { readonly from: BoardView; readonly to: BoardView; readonly start: number } | undefined;
  #frame: number | undefined;
  #size = { width: 1, height: 1 };
  /** Whether the view still fits the whole board. */
  #isWhole = true;
  #lit: LitNet | null = null;
  #grouped: { readonly of: unknown; readonly scale: number; readonly groups: Groups } | undefined;
  #ruler: Ruler | null = null;
  #follower: Follower | null = null;
  #covered = 0;
  #shown: Shown = {
    ...{ layers: [], active: null, opacity: 1, part: null, marks: [], chosen: null },
    heat: null,
    ...{ isFromBelow: false, hasParts: false },
  };

  /** @throws Error if the browser lacks WebGL 2 */
  constructor(
    private readonly canvases: Canvases,
    private readonly scene: Scene,
    private colors: BoardColors,
  ) {
    const gl = canvases.board.getContext('webgl2', {
      ...{ alpha: false, stencil: true, antialias: true },
    });
    const flat = canvases.marks.getContext('2d');
    if (!gl || !flat) throw new Error('The browser does not support WebGL 2.');
    this.#gl = gl;
    this.#flat = flat;
    this.#painter = new BoardPainter(gl, scene);
    this.#view = fitted(scene, this.#size, false);
  }

  load(): Generator<undefined, void> {
    return this.#painter.load();
  }

  /** Restores everything after a lost WebGL context. */
  *restore(): Generator<undefined, void> {
    this.#painter = new BoardPainter(this.#gl, this.scene);
    yield* this.#painter.load();
    this.#painter.light(this.#lit);
  }

  resize(width: number, height: number): void {
    this.#size = { width: Math.max(width, 1), height: Math.max(height, 1) };
    const ratio = window.devicePixelRatio;
    for (const canvas of [this.canvases.board, this.canvases.marks]) {
      canvas.width = Math.round(this.#size.width * ratio);
      canvas.height = Math.round(this.#size.height * ratio);
    }
    this.#flat.setTransform(ratio, 0, 0, ratio, 0, 0);
    if (this.#isWhole) this.#view = fitted(this.scene, this.#size, this.#shown.isFromBelow);
    // Resizing a canvas clears it to black, so it is drawn before the next frame.
    this.#draw(performance.now());
  }

  show(shown: Shown): void {
    this.#shown = shown;
    const { isFromBelow } = shown;
    this.#view = { ...this.#view, isFromBelow };
    if (this.#flight) this.#flight = { ...this.#flight, to: { ...this.#flight.to, isFromBelow } };
    this.refresh();
  }

  recolor(colors: BoardColors): void {
    this.colors = colors;
    this.refresh();
  }

  light(net: LitNet | null): void {
    this.#lit = net;
    this.#painter.light(net);
    this.refresh();
  }

  zoom(factor: number, at?: Place): void {
    this.#go(zoomed(this.#view, this.scene, this.#size, factor, at));
  }

  pan(dx: number, dy: number): void {
    this.#go(panned(this.#view, this.scene, dx, dy));
  }

  fit(): void {
    this.#go(fitted(this.scene, this.#size, this.#shown.isFromBelow));
    this.#isWhole = true;
  }

  /** Shows all copper of the highlighted net. */
  fitNet(): void {
    if (!this.#lit || this.#lit.copper.length === 0) return;
    this.#go(framed(extentOf(this.#lit.copper), this.#size, this.#shown.isFromBelow));
  }

  /** Moves to a place; immediately for people who prefer reduced motion. */
  flyTo(place: Place): void {
    const to = centeredOn(this.#view, this.scene, this.#size, place, closeUp);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.#go(to);
      return;
    }
    this.#isWhole = false;
    this.#flight = { from: this.#view, to, start: performance.now() };
    this.refresh();
  }

  lead(follower: Follower | null): void {
    this.#follower = follower;
    this.refresh();
  }

  /** @param share of the width that the follower covers */
  cover(share: number): void {
    this.#covered = share;
  }

  see(at: Place): Seen {
    const above = this.#above(at);
    if (above) return above.see(at);
    const { x, y } = toBoard(this.#view, this.#size, at);
    const [centerX, centerY] = this.scene.center;
    const part = partAt(this.scene, this.#view.isFromBelow ? 'bottom' : 'top', { x, y });
    return {
      place: { x: x + centerX, y: y + centerY },
      ...{ net: this.#netAt({ x, y }), part: part?.ref ?? null },
    };
  }

  pick(at: Place): Picked {
    const above = this.#above(at);
    if (above) return above.pick(at);
    const mark = markAt(this.#overlay(), at) ?? null;
    return { mark, net: this.#netAt(toBoard(this.#view, this.#size, at)) };
  }

  /** The place on the board from which to measure: the nearest hole, pad or end of a trace. */
  snap(at: Place): Place {
    const place = toBoard(this.#view, this.#size, at);
    return snap(this.scene, this.#shown.layers, place, snapPixels / this.#view.scale);
  }

  measure(ruler: Ruler | null): void {
    this.#ruler = ruler;
    this.refresh();
  }

  /** Draws in the next frame. */
  refresh(): void {
    this.#frame ??= requestAnimationFrame((now) => {
      this.#frame = undefined;
      this.#draw(now);
    });
  }

  dispose(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#painter.dispose();
  }

  /** The follower, if it covers a place. */
  #above({ x }: Place): BoardStage | undefined {
    return x < this.#covered * this.#size.width ? this.#follower?.stage : undefined;
  }

  /** Shows what another stage shows. */
  #follow(view: BoardView, offset: Place, now: number): void {
    this.#isWhole = false;
    this.#view = { ...view, x: view.x + offset.x, y: view.y + offset.y };
    this.#draw(now);
  }

  /** Net of the uppermost copper; null without a net or copper. */
  #netAt(place: Place): string | null {
    const slack = slackPixels / this.#view.scale;
    for (const index of this.#shown.layers.toReversed()) {
      const layer = this.scene.layers[index];
      const net = layer && netAt(layer, place, slack, this.scene.grid);
      const name = net == null ? undefined : this.scene.nets[net];
      if (net !== undefined) return name === undefined || name === noNet ? null : name;
    }
    return null;
  }

  #go(view: BoardView): void {
    this.#flight = undefined;
    this.#isWhole = false;
    this.#view = view;
    this.refresh();
  }

  #draw(now: number): void {
    if (this.#flight) {
      const { from, to, start } = this.#flight;
      const share = Math.min(Math.max((now - start) / flightMs, 0), 1);
      this.#view = between(from, to, share);
      if (share < 1) this.refresh();
      else this.#flight = undefined;
    }
    const { width, height } = this.#size;
    const { x, y, scale, isFromBelow } = this.#view;
    const ratio = window.devicePixelRatio;
    const scaleX = ((2 * scale) / width) * (isFromBelow ? -1 : 1);
    const scaleY = (2 * scale) / height;
    const [reachX, reachY] = [width / 2 / scale, height / 2 / scale];
    this.#gl.viewport(0, 0, this.canvases.board.width, this.canvases.board.height);
    this.#painter.draw({
      projection: {
        view: [scaleX, scaleY, -x * scaleX, -y * scaleY],
        pixel: 1 / (scale * ratio),
      },
      sight: { xMin: x - reachX, yMin: y - reachY, xMax: x + reachX, yMax: y + reachY },
      layers: this.#shown.layers,
      active: this.#shown.active,
      opacity: this.#shown.opacity,
      colors: this.colors,
    });
    drawMarks(this.#flat, this.#overlay(), this.scene);
    if (this.#follower) this.#follower.stage.#follow(this.#view, this.#follower.offset, now);
  }

  #overlay(): Overlay {
    const { chosen, hasParts, heat, part } = this.#shown;
    const { colors } = this;
    return {
      ...{ view: this.#view, size: this.#size, colors, groups: this.#groups() },
      ...{ chosen, hasParts, heat, part, ruler: this.#ruler },
    };
  }

  /** The groups of marks depend only on the zoom, so panning does not change them. */
  #groups(): Groups {
    const { marks } = this.#shown;
    const { scale } = this.#view;
    if (this.#grouped?.of !== marks || this.#grouped.scale !== scale)
      this.#grouped = { of: marks, scale, groups: groupNearby(marks, markReach / scale) };
    return this.#grouped.groups;
  }
}
