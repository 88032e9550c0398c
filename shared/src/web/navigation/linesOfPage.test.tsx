import { clearStreamed, streamIntoPage } from '../../testing/index.ts';
import { linesOfPage, partPath } from './linesOfPage.ts';

const line = (id: string) => ({ id, text: `Line ${id}`, act: null });

afterEach(clearStreamed);

describe('partPath', () => {
  it('fills in the parameters of a call, encoded', () => {
    expect(partPath('/api/parts/:number/offers', { number: 'C 7/é' })).toBe(
      '/api/parts/C%207%2F%C3%A9/offers',
    );
    expect(partPath('/api/news')).toBe('/api/news');
  });
});

describe('linesOfPage', () => {
  it('has the streamed lines of a call, and none of another', () => {
    streamIntoPage({ path: '/api/news', body: { lines: [line('a'), line('b')] } });
    expect(linesOfPage('attention', '/api/news')).toEqual([line('a'), line('b')]);
    expect(linesOfPage('attention', '/api/offers')).toBeUndefined();
  });

  it.each([
    ['another shape', { lines: [{ id: 'a' }] }],
    ['more lines than a place shows', { lines: ['a', 'b', 'c', 'd'].map(line) }],
  ])('leaves %s to be asked for', (_, body) => {
    streamIntoPage({ path: '/api/news', body });
    expect(linesOfPage('attention', '/api/news')).toBeUndefined();
  });
});
