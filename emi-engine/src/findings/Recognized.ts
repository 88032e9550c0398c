import { type Said } from './Finding.ts';
import { type ClassSource, type NetClass } from './NetClass.ts';
import { type PartGuess } from './PartRole.ts';

/** The role of a part in `parts.jsonl`. */
export interface RecognizedPart extends PartGuess {
  /** Its designator. */
  readonly part: string;
}

/** The class of a net in `nets.jsonl`. */
export interface RecognizedNet {
  readonly net: string;
  readonly netClass: NetClass;
  readonly source: ClassSource;
  readonly why: readonly Said[];
}
