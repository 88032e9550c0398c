import { type BoardView } from './BoardView.ts';

/** Characters that a sentence has for a list of names. */
const longestList = 180;

/** Names of nets as a list; as many as a sentence has room for. */
export function listNames(view: BoardView, nets: readonly number[]): string {
  let list = '';
  for (const [index, net] of nets.entries()) {
    const longer = `${list}${index > 0 ? ', ' : ''}${view.nameOf(net)}`;
    if (longer.length > longestList && index > 0) return `${list}, …`;
    list = longer;
  }
  return list;
}
