/** What of a board is in sight. Lengths on the board are millimetres from its middle, y upwards. */
export interface BoardView {
  /** The place in the middle of the picture. */
  readonly x: number;
  readonly y: number;
  /** Pixels of CSS for each millimetre. */
  readonly scale: number;
  /** Seen through the board from below: mirrored in x. */
  readonly isFromBelow: boolean;
}

/** Width and height in CSS pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A place in the picture in CSS pixels from its upper left corner, or on the board in mm. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A tenth of a micron for each pixel at most. */
const largestScale = 10_000;
/** The whole board takes 40 pixels at least. */
const smallestExtent = 40;
/** Share of the picture that the board takes when all of it is in sight. */
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

/** The view with the whole board in sight. */
export function fitted(board: PictureSize, picture: PictureSize, isFromBelow: boolean): BoardView {
  const widest = Math.min(
    picture.width / Math.max(board.width, 1e-3),
    picture.height / Math.max(board.height, 1e-3),
  );
  return { x: 0, y: 0, scale: Math.max(fittedShare * widest, 1e-3), isFromBelow };
}

/** Zooms by a factor; what lies at `at` in the picture stays there. */
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

/** Moves what is in sight by pixels, as a hand would move the board. */
export function panned(view: BoardView, board: PictureSize, dx: number, dy: number): BoardView {
  const { scale, isFromBelow } = view;
  const x = view.x - (dx / scale) * (isFromBelow ? -1 : 1);
  return kept({ ...view, x, y: view.y + dy / scale }, board);
}

/** The board never leaves the picture: a place of it stays in the middle. */
function kept(view: BoardView, { width, height }: PictureSize): BoardView {
  const within = (value: number, extent: number) =>
    Math.min(Math.max(value, -extent / 2), extent / 2);
  return { ...view, x: within(view.x, width), y: within(view.y, height) };
}

/** The view with a place in the middle, at least so close that `extent` millimetres fill the picture. */
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

/** A view on the way from one to the other. @param share from 0 to 1 */
export function between(from: BoardView, to: BoardView, share: number): BoardView {
  const mixed = (one: number, other: number) => one + (other - one) * share;
  return {
    ...to,
    x: mixed(from.x, to.x),
    y: mixed(from.y, to.y),
    scale: Math.exp(mixed(Math.log(from.scale), Math.log(to.scale))),
  };
}
