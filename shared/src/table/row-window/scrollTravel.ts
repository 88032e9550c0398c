/**
 * A scroll of the page, while the heights of the rows on its way become known. Browsers fix the
 * goal of a key like End when it is pressed: with rows that turn out taller than was thought, that
 * is no longer the end on arrival.
 */
export interface ScrollTravel {
  /** For each key, wheel, touch and press: Home and End say where the travel goes. */
  readonly begin: (event: Event) => void;
  /** For each scroll event, before anything is rendered for it. */
  readonly goOn: (event: Event) => void;
  /** Moves the page along with rows above the window that have turned out taller or lower. */
  readonly moveAlong: (distance: number) => void;
  /** The page rests: a travel that reached what was its end goes to where that is now. */
  readonly arrive: () => void;
}

/** A scroll event that comes later than this after another one begins a new travel. Milliseconds. */
const pauseMs = 1000;
/** A page that does not scroll for so long rests. Milliseconds. */
const restMs = 150;
/** How far from its goal a travel has reached it; positions are rounded on the way. Pixels. */
const tolerance = 4;

export function createScrollTravel(): ScrollTravel {
  let last = { at: -Infinity, scrollY: 0 };
  let isDown = true;
  /** Where the travel has come to the end that it may be on its way to. */
  let goal = Infinity;
  /** To which end a key has sent the page. */
  let sentTo: 'Home' | 'End' | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  /** Moving along may have cut the way short that a key began. */
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
      // Whether a running animation takes its goal along is up to the browser: both count.
      goal += isDown ? Math.min(0, distance) : Math.max(0, distance);
      window.scrollBy(0, distance);
      last = { ...last, scrollY: window.scrollY };
    },
    arrive: () => {
      // Also told of each move along the way: only a travel that has reached its goal has arrived.
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
