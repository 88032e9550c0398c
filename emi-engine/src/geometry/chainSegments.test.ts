import { chainSegments } from './chainSegments.ts';

/** The polylines of segments, each as a list of its points. */
function chain(...segments: readonly (readonly [number, number, number, number])[]): string[] {
  const rows = Int32Array.from(segments, (_, row) => row);
  return chainSegments(Int32Array.from(segments.flat()), rows).map((path) => path.join(' '));
}

describe('chainSegments', () => {
  it('joins segments in any order and direction', () => {
    expect(chain([5, 0, 9, 0], [5, 5, 0, 5], [5, 0, 5, 5])).toEqual(['0 5 5 5 5 0 9 0']);
  });

  it('ends polylines at branches', () => {
    expect(chain([0, 0, 5, 0], [5, 0, 9, 0], [5, 0, 5, 5], [5, 5, 7, 7])).toEqual([
      ...['0 0 5 0', '5 0 9 0', '5 0 5 5 7 7'],
    ]);
  });

  it('follows a loop once and keeps segments of zero length', () => {
    expect(chain([0, 0, 5, 0], [5, 0, 5, 5], [5, 5, 0, 0])).toEqual(['0 0 5 0 5 5 0 0']);
    expect(chain([3, 3, 3, 3])).toEqual(['3 3 3 3']);
  });
});
