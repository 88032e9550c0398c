import { type BoardView } from './BoardView.ts';

/** Most characters of a list of names in a sentence. */
const longestList = 180;

/** Joins the names of nets to a list, as many as fit into a sentence. */
export function listNames(view: BoardView, nets: readonly number[]): string {
  let list = '';
  for (const [index, net] of nets.entries()) {
    const longer = `${list}${index > 0 ? ', ' : ''}${view.nameOf(net)}`;
    if (longer.length > longestList && index > 0) return `${list}, …`;
    list = longer;
  }
  return list;
}
