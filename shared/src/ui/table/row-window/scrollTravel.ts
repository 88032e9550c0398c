/**
 * A scroll of the page while rows are measured. Browsers set the goal of a key like End when it is
 * pressed: if rows turn out taller than estimated, the page ends later than that.
 */
export interface ScrollTravel {
  /** Call it on each key, wheel, touch and pointer press: the keys Home and End set the goal. */
  readonly begin: (event: Event) => void;
  /** Call it on each scroll event, before the page renders for it. */
  readonly goOn: (event: Event) => void;
  /**
   * Scrolls the page by the difference between the height and the estimate of a row above the
   * window.
   */
  readonly moveAlong: (distance: number) => void;
  /**
   * Call it when the page stops: a scroll that reached the former end goes on to the current one.
   */
  readonly arrive: () => void;
}

/** Milliseconds without scroll events after which the next one starts a new scroll. */
const pauseMs = 1000;
/** Milliseconds without scroll events after which the page has stopped. */
const restMs = 150;
/** Tolerance in pixels at the goal, since positions are rounded on the way. */
const tolerance = 4;

export function createScrollTravel(): ScrollTravel {
  let last = { at: -Infinity, scrollY: 0 };
  let isDown = true;
  /** The position of the end that the scroll may be heading for. */
  let goal = Infinity;
  /** The key that started a scroll to an end. */
  let sentTo: 'Home' | 'End' | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  /** Completes the scroll of a key, which a correction may have interrupted. */
  const settle = () => {
    if (sentTo === undefined) return;
    isDown = sentTo === 'End';
    goal = isDown ? endOfPage() : 0;
    if (Math.abs(window.scrollY - goal) <= tolerance) sentTo = undefined;
    else window.scrollTo(0, goal);
  };
  return {
    begin: (event) => {
      sentTo = keyOfEnd(event);
    },
    goOn: ({ timeStamp }) => {
      clearTimeout(rest);
      const { scrollY } = window;
      const isTurn = isDown ? scrollY < last.scrollY : scrollY > last.scrollY;
      if (isTurn || timeStamp - last.at > pauseMs) {
        isDown = scrollY > last.scrollY;
        goal = isDown ? endOfPage() : 0;
      }
      last = { at: timeStamp, scrollY };
    },
    moveAlong: (distance) => {
      // Browsers differ in whether a running animation moves its goal too, so both positions count.
      goal += isDown ? Math.min(0, distance) : Math.max(0, distance);
      window.scrollBy(0, distance);
      last = { ...last, scrollY: window.scrollY };
    },
    arrive: () => {
      // Also called during the scroll: only a scroll that reached its goal has arrived.
      if (sentTo !== undefined) {
        clearTimeout(rest);
        rest = setTimeout(settle, restMs);
        return;
      }
      const { scrollY } = window;
      if (isDown ? scrollY < goal - tolerance : scrollY > goal + tolerance) return;
      goal = isDown ? endOfPage() : 0;
      window.scrollTo(0, goal);
    },
  };
}

function keyOfEnd(event: Event): 'Home' | 'End' | undefined {
  if (!(event instanceof KeyboardEvent) || event.defaultPrevented) return undefined;
  const { key, target } = event;
  const isTyped = target instanceof Element && target.matches('input, textarea, select');
  return !isTyped && (key === 'Home' || key === 'End') ? key : undefined;
}

function endOfPage(): number {
  return document.documentElement.scrollHeight - window.innerHeight;
}
