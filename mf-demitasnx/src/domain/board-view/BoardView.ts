import type { Extent } from './visibleRanges.ts';

/** The visible part of a board. Board lengths are millimeters from its center, y upwards. */
export interface BoardView {
  /** The place in the center of the picture. */
  readonly x: number;
  readonly y: number;
  /** CSS pixels per millimeter. */
  readonly scale: number;
  /** Viewed through the board from below: mirrored in x. */
  readonly isFromBelow: boolean;
}

/** Width and height in CSS pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A place in the picture, in CSS pixels from its upper left corner, or on the board in mm. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Closest zoom: a tenth of a micron per pixel. */
const largestScale = 10_000;
/** Farthest zoom: the whole board takes 40 pixels. */
const smallestExtent = 40;
/** Share of the picture taken by the whole board when it is fitted. */
const fittedShare = 0.92;

export function toPicture(
  { x, y, scale, isFromBelow }: BoardView,
  { width, height }: PictureSize,
  place: Place,
): Place {
  return {
    x: width / 2 + (place.x - x) * scale * (isFromBelow ? -1 : 1),
    y: height / 2 - (place.y - y) * scale,
  };
}

export function toBoard(
  { x, y, scale, isFromBelow }: BoardView,
  { width, height }: PictureSize,
  place: Place,
): Place {
  return {
    x: x + ((place.x - width / 2) / scale) * (isFromBelow ? -1 : 1),
    y: y - (place.y - height / 2) / scale,
  };
}

/** The view that fits the whole board. */
export function fitted(board: PictureSize, picture: PictureSize, isFromBelow: boolean): BoardView {
  const widest = Math.min(
    picture.width / Math.max(board.width, 1e-3),
    picture.height / Math.max(board.height, 1e-3),
  );
  return { x: 0, y: 0, scale: Math.max(fittedShare * widest, 1e-3), isFromBelow };
}

/** The view that fits an extent of the board. */
export function framed(
  { xMin, yMin, xMax, yMax }: Extent,
  picture: PictureSize,
  isFromBelow: boolean,
): BoardView {
  const { scale } = fitted({ width: xMax - xMin, height: yMax - yMin }, picture, isFromBelow);
  const [x, y] = [(xMin + xMax) / 2, (yMin + yMax) / 2];
  return { x, y, scale: Math.min(scale, largestScale), isFromBelow };
}

/** Zooms by a factor around `at`. */
export function zoomed(
  view: BoardView,
  board: PictureSize,
  picture: PictureSize,
  factor: number,
  at: Place = { x: picture.width / 2, y: picture.height / 2 },
): BoardView {
  const smallest = smallestExtent / Math.max(board.width, board.height, 1e-3);
  const scale = Math.min(Math.max(view.scale * factor, smallest), largestScale);
  const fixed = toBoard(view, picture, at);
  const moved = toBoard({ ...view, scale }, picture, at);
  return kept(
    { ...view, scale, x: view.x + fixed.x - moved.x, y: view.y + fixed.y - moved.y },
    board,
  );
}

/** Pans by pixels. */
export function panned(view: BoardView, board: PictureSize, dx: number, dy: number): BoardView {
  const { scale, isFromBelow } = view;
  const x = view.x - (dx / scale) * (isFromBelow ? -1 : 1);
  return kept({ ...view, x, y: view.y + dy / scale }, board);
}

/** Keeps the board in the picture: the center always shows a place of it. */
function kept(view: BoardView, { width, height }: PictureSize): BoardView {
  const within = (value: number, extent: number) =>
    Math.min(Math.max(value, -extent / 2), extent / 2);
  return { ...view, x: within(view.x, width), y: within(view.y, height) };
}

/** Centers a place, zoomed so that at most `extent` millimeters fill the picture. */
export function centeredOn(
  view: BoardView,
  board: PictureSize,
  picture: PictureSize,
  place: Place,
  extent: number,
): BoardView {
  const closest = Math.min(picture.width, picture.height) / extent;
  return kept({ ...view, ...place, scale: Math.max(view.scale, closest) }, board);
}

/** Interpolates between two views. @param share from 0 to 1 */
export function between(from: BoardView, to: BoardView, share: number): BoardView {
  const mixed = (one: number, other: number) => one + (other - one) * share;
  return {
    ...to,
    x: mixed(from.x, to.x),
    y: mixed(from.y, to.y),
    scale: Math.exp(mixed(Math.log(from.scale), Math.log(to.scale))),
  };
}
