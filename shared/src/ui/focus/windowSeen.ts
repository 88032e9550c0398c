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
 * Reads the window's measures now and at each change, so that rendering need not: reading them forces
 * a layout, which took 54 ms on a slow processor in the middle of rendering, when every component had
 * just added styles.
 */
export function watchWindow(): void {
  const take = () => {
    seen = look();
  };
  take();
  addEventListener('resize', take);
  addEventListener('scroll', take, { passive: true });
}

/** The measures read last; on a page without `watchWindow` the present ones. */
export function windowSeen(): Seen {
  return seen ?? look();
}
