/**
 * A scroll of the page during which rows get measured. Browsers fix the goal of a key like End when
 * it is pressed: when rows turn out taller than estimated, that is no longer the end on arrival.
 */
export interface ScrollTravel {
  /** Call it for each key, wheel, touch and press: the keys Home and End set the goal. */
  readonly begin: (event: Event) => void;
  /** Call it for each scroll event, before anything is rendered for it. */
  readonly goOn: (event: Event) => void;
  /**
   * Scrolls the page by the difference of a row above the window whose height was estimated
   * wrongly.
   */
  readonly moveAlong: (distance: number) => void;
  /**
   * Call it when the page rests: a scroll that reached the former end goes on to the present one.
   */
  readonly arrive: () => void;
}

/** Milliseconds after which another scroll event begins a new scroll. */
const pauseMs = 1000;
/** Milliseconds without scroll events after which the page rests. */
const restMs = 150;
/** Pixels by which the goal may be missed; positions are rounded on the way. */
const tolerance = 4;

export function createScrollTravel(): ScrollTravel {
  let last = { at: -Infinity, scrollY: 0 };
  let isDown = true;
  /** The position of the end that the scroll may be going to. */
  let goal = Infinity;
  /** The key that sent the page to an end. */
  let sentTo: 'Home' | 'End' | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  /** Moving the page may have interrupted the scroll that a key began. */
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
      // Browsers differ in whether a running animation moves its goal along: both positions count.
      goal += isDown ? Math.min(0, distance) : Math.max(0, distance);
      window.scrollBy(0, distance);
      last = { ...last, scrollY: window.scrollY };
    },
    arrive: () => {
      // This is called for each move on the way, too: only a scroll that reached its goal has
      // arrived.
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
