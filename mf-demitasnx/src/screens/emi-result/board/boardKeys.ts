/** What keys do while the board has focus. */
export interface BoardActs {
  readonly pan: (dx: number, dy: number) => void;
  readonly zoom: (factor: number) => void;
  readonly fit: () => void;
  /** Opens the next (1) or the previous (-1) finding of the list. */
  readonly step: (by: 1 | -1) => void;
  /** Makes a layer the active one. @param layer index from the top */
  readonly activate: (layer: number) => void;
  readonly measure: () => void;
  readonly heat: () => void;
  readonly help: () => void;
  readonly escape: () => void;
}

export const zoomStep = 1.5;
const panStep = 60;

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * The act of a key; none with Ctrl, Alt or ⌘. Keys of an input method do not arrive here.
 *
 * @param hasShortcuts whether letters and digits count
 */
export function actOf(pressed: Key, acts: BoardActs, hasShortcuts: boolean) {
  const { key } = pressed;
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return undefined;
  const always: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => {
      acts.pan(panStep, 0);
    },
    ArrowRight: () => {
      acts.pan(-panStep, 0);
    },
    ArrowUp: () => {
      acts.pan(0, panStep);
    },
    ArrowDown: () => {
      acts.pan(0, -panStep);
    },
    '+': () => {
      acts.zoom(zoomStep);
    },
    '=': () => {
      acts.zoom(zoomStep);
    },
    '-': () => {
      acts.zoom(1 / zoomStep);
    },
    '0': acts.fit,
    Escape: acts.escape,
  };
  const shortcuts: Readonly<Record<string, () => void>> = {
    f: acts.fit,
    n: () => {
      acts.step(1);
    },
    p: () => {
      acts.step(-1);
    },
    m: acts.measure,
    h: acts.heat,
    '?': acts.help,
  };
  if (always[key]) return always[key];
  if (!hasShortcuts) return undefined;
  if (/^[1-9]$/.test(key))
    return () => {
      acts.activate(Number(key) - 1);
    };
  return shortcuts[key.toLowerCase()];
}
