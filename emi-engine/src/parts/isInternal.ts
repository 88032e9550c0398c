import { type BoardPart } from '../model/Parts.ts';
import { textsOf } from './textsOf.ts';

/** Card edges, sockets of modules and connectors between boards of one case. */
const internal =
  /card[-_ ]?edge|edge[-_ ]?conn|(?<![a-z])(?:bus[_-]?)?(?:pci|isa|vme|pc104)(?:e|emini)?(?![a-z])|mezzanine|backplane|board-?to-?board|(?<![a-z])(?:btb|b2b|m\.2|ngff)(?![a-z])/i;

/** Whether a connector leads to another board in the same case, not to a cable. */
export function isInternal(part: BoardPart): boolean {
  return internal.test(textsOf(part).join(' '));
}
