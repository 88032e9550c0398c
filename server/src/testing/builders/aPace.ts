import { Pace } from '../../platform/answers/long/Pace.ts';
import { Turns } from '../../platform/answers/long/Turns.ts';

/** The pace of a single response that is read to its end, unless the signal aborts. */
export function aPace({ signal } = new AbortController()): Pace {
  return new Pace({ turns: new Turns(), signal });
}
