import { buildHeatMap } from './heatMap.ts';

describe('buildHeatMap', () => {
  it('adds the severities in square cells', () => {
    const map = buildHeatMap(
      [
        ...[
          { x: 1, y: 1, score: 2 },
          { x: 1.9, y: 0, score: 3 },
        ],
        { x: -0.5, y: 0, score: 1 },
      ],
      2,
    );
    expect(map).toEqual({
      most: 5,
      cells: [
        { x: -2, y: 0, sum: 1, step: 1 },
        { x: 0, y: 0, sum: 5, step: 5 },
      ],
    });
  });
});
