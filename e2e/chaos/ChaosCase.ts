import type { Person } from '../fixtures/createTeam.ts';
import type { FaultyLine } from '../fixtures/FaultyLine.ts';
import type { Portal } from '../fixtures/Portal.ts';
import type { Place, Reader, Words } from './places.ts';

/** What a case works with: one browser, one person of a team of its own, a line that can fail. */
export interface Stage extends Reader {
  readonly line: FaultyLine;
  readonly portal: Portal;
  readonly owner: Person;
  /** Signs the person in and opens an address. */
  readonly signIn: (person: Person, path: string) => Promise<void>;
}

/** What the portal has to do about a fault. */
export interface Expected {
  /** The message, or words of it, that tell the reader. None: there is nothing to tell. */
  readonly says?: string | Words;
  /** A screen that can be reached by the menu meanwhile. */
  readonly other?: Place;
  /** Whether the frame is only painted, since its scripts are what is damaged. */
  readonly isPainted?: boolean;
  /**
   * What brings the screen back: nothing, the button, the same press as before, or the button that
   * loads the page again, which is all that a page without its scripts can do.
   */
  readonly back: 'by itself' | 'try again' | 'press again' | 'load again';
}

/** One fault, where it is met, and what the portal has to do. */
export interface ChaosCase {
  /** Unique, `<what>: <fault>`. */
  readonly name: string;
  readonly group: string;
  /** The screen on which it is met. */
  readonly place: Place;
  readonly expected: Expected;
  /** Whether the page has a clock that the case moves on. */
  readonly isLate?: boolean;
  /** What is there before the fault. */
  readonly prepare?: (stage: Stage) => Promise<void>;
  /** Makes the fault and meets it. */
  readonly meet: (stage: Stage) => Promise<void>;
  /** The press with which it is met, where it is met by one. */
  readonly press?: (stage: Stage) => Promise<void>;
  /** Something other than the place's heading by which it is seen that the screen is back. */
  readonly sign?: (stage: Stage) => Promise<void>;
  /** Ends the fault. Default: the line is mended. */
  readonly mend?: (stage: Stage) => Promise<void>;
}

/** What came of each point: true, or why not. Points that a case does not have are left out. */
export interface Outcome {
  frame?: true | string;
  others?: true | string;
  words?: true | string;
  back?: true | string;
  /** Milliseconds until the screen was back. */
  backMs?: number;
}
