import type { Person } from '../fixtures/createTeam.ts';
import type { FaultyLine } from '../fixtures/FaultyLine.ts';
import type { Portal } from '../fixtures/Portal.ts';
import type { Place, Reader, Words } from './places.ts';

/** The stage of a case: a browser, a person of a new team, and a controllable line. */
export interface Stage extends Reader {
  readonly line: FaultyLine;
  readonly portal: Portal;
  readonly owner: Person;
  /** Signs the person in and opens an address. */
  readonly signIn: (person: Person, path: string) => Promise<void>;
}

/** What the portal has to do about a fault. */
export interface Expected {
  /**
   * The message that tells the reader, or part of its text. Undefined if nothing is to be reported.
   */
  readonly says?: string | Words;
  /** A screen that the menu can still open meanwhile. */
  readonly other?: Place;
  /** Whether the frame is only painted, because its scripts are damaged. */
  readonly isPainted?: boolean;
  /**
   * How the screen recovers: automatically, by the button, by repeating the action, or by the
   * button that reloads the page (all that a page without scripts can do).
   */
  readonly back: 'by itself' | 'try again' | 'press again' | 'load again';
}

/** A fault, the place where it occurs, and the expected reaction. */
export interface ChaosCase {
  /** Unique, `<what>: <fault>`. */
  readonly name: string;
  readonly group: string;
  /** The screen on which it occurs. */
  readonly place: Place;
  readonly expected: Expected;
  /** Whether the page has a clock that the case advances. */
  readonly isLate?: boolean;
  /** Prepares the page before the fault. */
  readonly prepare?: (stage: Stage) => Promise<void>;
  /** Causes and triggers the fault. */
  readonly meet: (stage: Stage) => Promise<void>;
  /** The action that triggers it, if any. */
  readonly press?: (stage: Stage) => Promise<void>;
  /** A sign of recovery other than the heading of the place. */
  readonly sign?: (stage: Stage) => Promise<void>;
  /** Ends the fault. Default: repairs the line. */
  readonly mend?: (stage: Stage) => Promise<void>;
}

/** The result of each check: true, or a failure message. Checks that do not apply are omitted. */
export interface Outcome {
  frame?: true | string;
  others?: true | string;
  words?: true | string;
  back?: true | string;
  /** Milliseconds until the screen recovered. */
  backMs?: number;
}
