interface Seen {
  /** Height of the window in pixels. */
  readonly height: number;
  readonly isScrolled: boolean;
}

let seen: Seen | undefined;

function look(): Seen {
  return { height: innerHeight, isScrolled: scrollY > 0 };
}

/**
 * Reads the window's size and scroll state now and on each change, so that rendering does not:
 * reading forces a layout, which took 54 ms on a slow processor when components had just added
 * styles.
 */
export function watchWindow(): void {
  const take = () => {
    seen = look();
  };
  take();
  addEventListener('resize', take);
  addEventListener('scroll', take, { passive: true });
}

/** The last measures; without `watchWindow` the current ones. */
export function windowSeen(): Seen {
  return seen ?? look();
}
