import { prefetchPath } from './prefetchPath.ts';

const prefetch = { path: '/api/licenses/', forward: ['q', 'sort'] };

describe('prefetchPath', () => {
  it('is the plain path when the address has none of the parameters', () => {
    expect(prefetchPath(prefetch, new URLSearchParams('q=&tab=2'))).toBe('/api/licenses/');
    expect(prefetchPath({ path: '/api/orders/' }, new URLSearchParams('q=1'))).toBe('/api/orders/');
  });

  it('keeps the parameters of its path', () => {
    const sorted = { ...prefetch, path: '/api/licenses/?sort=end_at' };
    expect(prefetchPath(sorted, new URLSearchParams('tab=2'))).toBe(sorted.path);
    expect(prefetchPath({ ...sorted, forward: ['q'] }, new URLSearchParams('q=CD'))).toBe(
      '/api/licenses/?sort=end_at&q=CD',
    );
  });

  it('forwards the named parameters in their own order', () => {
    const page = new URLSearchParams('sort=-end_at&q=佐藤 花子&tab=2');
    expect(prefetchPath(prefetch, page)).toBe(
      '/api/licenses/?q=%E4%BD%90%E8%97%A4+%E8%8A%B1%E5%AD%90&sort=-end_at',
    );
  });
});
