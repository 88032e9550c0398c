import { type Said } from '../../findings/Finding.ts';
import { say } from '../../findings/say.ts';
import { type BoardView } from '../BoardView.ts';
import { listNames } from '../listNames.ts';
import { type Draft } from '../Rule.ts';

/**
 * Describes a finding for several nets: the values of the first one, their number and their names.
 */
export function sayMany(
  view: BoardView,
  code: 'R11.lines' | 'R11.betweenMany',
  { message }: Draft,
  nets: readonly number[],
): Said {
  const names = listNames(view, nets);
  return say(code, { ...message.values, count: nets.length, names });
}
