import type { BoardMark } from '../gl/BoardMark.ts';
import { visibleMarks } from './visibleMarks.ts';

const aMark = (id: string, layer: number): BoardMark => ({
  ...{ id, layer, no: 1, severity: 'info', x: 0, y: 0, paths: [], isHollow: false, change: null },
});
const marks = [aMark('top', 0), aMark('ground', 1), aMark('whole board', -1)];
const idsOf = (shown: readonly BoardMark[]) => shown.map(({ id }) => id);

describe('visibleMarks', () => {
  it('returns the marks of visible layers, and those without a layer', () => {
    expect(idsOf(visibleMarks(marks, new Set([0, 1]), null))).toEqual([
      'top',
      'ground',
      'whole board',
    ]);
    expect(idsOf(visibleMarks(marks, new Set([1]), null))).toEqual(['ground', 'whole board']);
  });

  it('always keeps the selected one', () => {
    expect(idsOf(visibleMarks(marks, new Set(), 'top'))).toEqual(['top', 'whole board']);
  });
});
