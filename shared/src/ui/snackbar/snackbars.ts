import { createStore } from 'zustand/vanilla';

export interface Snackbar {
  readonly id: number;
  readonly text: string;
  /** `waiting` for work that takes longer than expected; the code that shows it closes it. */
  readonly kind: 'success' | 'failure' | 'waiting';
  /** Milliseconds until it closes, while the pointer is not over it. */
  readonly stayMs: number;
  readonly action: SnackbarAction | undefined;
}

/** A button in a snackbar, such as Undo, which also closes it. */
interface SnackbarAction {
  readonly label: string;
  readonly onAction: () => void;
}

interface SnackbarOptions {
  /**
   * Milliseconds until it closes; set more for a long text. Default 6,000, with an action 12,000.
   */
  readonly stayMs?: number;
  readonly action?: SnackbarAction;
}

interface Snackbars {
  readonly shown: readonly Snackbar[];
  /** Height of the snackbars in pixels, which dialogs leave free; 0 without any. */
  readonly height: number;
  /** The height of a `TopSnackbar`. */
  readonly topHeight: number;
}

/** The shown snackbars, the latest at the bottom. Changes in the browser only. */
export const snackbars = createStore<Snackbars>(() => ({ shown: [], height: 0, topHeight: 0 }));

let lastId = 0;
const mostAtOnce = 3;

/**
 * Shows a message of success. Use it for a failure only where there is no place for an `Alert`. A
 * repeated text replaces its snackbar.
 *
 * @param text In the reader's language.
 * @returns a function that closes it
 */
export function showSnackbar(
  text: string,
  kind: Snackbar['kind'] = 'success',
  { action, stayMs = action ? 12_000 : 6000 }: SnackbarOptions = {},
): () => void {
  lastId += 1;
  const snackbar = { id: lastId, text, kind, stayMs, action };
  snackbars.setState(({ shown }) => {
    const others = shown.filter((former) => former.text !== text || former.kind !== kind);
    return { shown: [...others, snackbar].slice(-mostAtOnce) };
  });
  return () => {
    closeSnackbar(snackbar.id);
  };
}

export function keepHeight(height: number): void {
  if (height !== snackbars.getState().height) snackbars.setState({ height });
}

export function closeSnackbar(id: number): void {
  snackbars.setState(({ shown }) => ({ shown: shown.filter((snackbar) => snackbar.id !== id) }));
}
