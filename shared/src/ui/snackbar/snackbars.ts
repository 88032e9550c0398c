import { createStore } from 'zustand/vanilla';

export interface Snackbar {
  readonly id: number;
  readonly text: string;
  readonly kind: 'success' | 'failure';
  /** How long it stays, in milliseconds, while nobody points at it. */
  readonly stayMs: number;
}

interface SnackbarOptions {
  /** Milliseconds; longer for what takes longer to read. Default 6,000. */
  readonly stayMs?: number;
}

interface Snackbars {
  readonly shown: readonly Snackbar[];
  /** Height of what is shown in pixels, which dialogs leave free; 0 for none. */
  readonly height: number;
}

/** What the host shows; the latest at the bottom. Only written in the browser. */
export const snackbars = createStore<Snackbars>(() => ({ shown: [], height: 0 }));

let lastId = 0;
const mostAtOnce = 3;

/**
 * Says that something succeeded. A failure only where there is no place for an `Alert`. Said again,
 * it takes the place of what already says it.
 *
 * @param text In the reader's language.
 */
export function showSnackbar(
  text: string,
  kind: Snackbar['kind'] = 'success',
  { stayMs = 6000 }: SnackbarOptions = {},
): void {
  lastId += 1;
  const snackbar = { id: lastId, text, kind, stayMs };
  snackbars.setState(({ shown }) => {
    const others = shown.filter((former) => former.text !== text || former.kind !== kind);
    return { shown: [...others, snackbar].slice(-mostAtOnce) };
  });
}

export function keepHeight(height: number): void {
  if (height !== snackbars.getState().height) snackbars.setState({ height });
}

export function closeSnackbar(id: number): void {
  snackbars.setState(({ shown }) => ({ shown: shown.filter((snackbar) => snackbar.id !== id) }));
}
