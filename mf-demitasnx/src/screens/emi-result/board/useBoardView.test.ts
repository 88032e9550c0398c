import { activated, drawnLayers } from './useBoardView.ts';

const view = {
  ...{ visible: new Set([0, 1, 2]), active: null, part: null },
  ...{ isFromBelow: false, hasParts: true, hasMarks: true, hasHeat: false },
};

describe('drawnLayers', () => {
  it.each([
    ['from the top', {}, [2, 1, 0]],
    ['from below', { isFromBelow: true }, [0, 1, 2]],
    ['the active one last', { active: 2 }, [1, 0, 2]],
    ['no hidden active one', { active: 5 }, [2, 1, 0]],
  ])('draws %s', (_what, changes, layers) => {
    expect(drawnLayers({ ...view, ...changes })).toEqual(layers);
  });
});

describe('activated', () => {
  it('shows a hidden layer, and releases the active one', () => {
    expect(activated(view, 4)).toEqual({ active: 4, visible: new Set([0, 1, 2, 4]) });
    expect(activated({ ...view, active: 1 }, 1)).toEqual({ active: null });
  });
});
