/** The window that the loader opened when its sign-in button was pressed. */
export interface HandedWindow {
  /** Whether it can still be taken. */
  readonly isThere: () => boolean;
  /** @returns `null` when the browser blocked it, `undefined` when it is gone */
  readonly take: () => Window | null | undefined;
}

export function handWindow(opened: Window | null): HandedWindow {
  let waiting: Window | null | undefined = opened;
  return {
    isThere: () => waiting !== undefined,
    take: () => {
      const taken = waiting;
      waiting = undefined;
      return taken;
    },
  };
}
