import { cardsBelow, extentOf } from './cardsBelow.ts';
import { columnLayouts } from './columnLayouts.ts';
import { headingWidth } from './headingWidth.ts';

const columns = [
  { id: 'number', header: 'No', width: 'minmax(100px, 1fr)', leaves: 1 },
  { id: 'owner', header: 'Owner', width: 'minmax(300px, 2fr)', leaves: 2 },
  { id: 'state', header: 'State', width: '200px' },
  { id: 'trial', header: 'Trial', width: 'minmax(60px, 1fr)', leaves: 1 },
];

describe('columnLayouts', () => {
  it('hides the least important columns first, and never the one that names the row', () => {
    expect(columnLayouts(columns)).toEqual([
      {
        left: 0,
        needs: 660 + 3 * 12 + 32,
        tracks: 'minmax(100px, 1fr) minmax(300px, 2fr) 200px minmax(60px, 1fr)',
      },
      { left: 1, needs: 600 + 2 * 12 + 32, tracks: 'minmax(100px, 1fr) minmax(300px, 2fr) 200px' },
      { left: 2, needs: 300 + 12 + 32, tracks: 'minmax(100px, 1fr) 200px' },
    ]);
  });

  it('gives a heading room for its longest word', () => {
    const [layout] = columnLayouts([{ id: 'mode', header: 'Authentication', width: '40px' }]);
    expect(layout?.tracks).toBe(`${String(headingWidth('Authentication'))}px`);
  });

  it('ignores a hidden heading', () => {
    const menu = { id: 'menu', header: 'Authentication', width: '32px', isHeaderHidden: true };
    expect(columnLayouts([menu])[0]?.tracks).toBe('32px');
  });
});

describe('headingWidth', () => {
  it('counts the longest word, at spaces and hyphens', () => {
    expect(headingWidth('Auto-renewal')).toBe(headingWidth('renewal'));
    expect(headingWidth('Contract period')).toBe(headingWidth('Contract'));
  });

  it('gives long Japanese headings two lines', () => {
    expect(headingWidth('番号')).toBe(24);
    expect(headingWidth('自動継続の設定')).toBe(48);
  });
});

describe('extentOf', () => {
  it('needs more room if the columns that are never hidden do', () => {
    expect(extentOf(columnLayouts(columns))).toBe('slim');
    const wide = { id: 'text', header: 'Text', width: `${String(cardsBelow.slim)}px` };
    expect(extentOf(columnLayouts([...columns, wide]))).toBe('wide');
  });
});
