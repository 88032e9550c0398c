import { rememberVisit, visitCounts } from './visits.ts';

beforeEach(() => {
  localStorage.clear();
});

describe('visits', () => {
  it('counts what a person has opened lately', () => {
    for (const path of ['/license', '/orders', '/license']) rememberVisit('ken', path);
    expect([...visitCounts('ken')]).toEqual([
      ['/license', 2],
      ['/orders', 1],
    ]);
    for (let visit = 0; visit < 40; visit += 1) rememberVisit('ken', '/log');
    expect([...visitCounts('ken')]).toEqual([['/log', 40]]);
  });

  it("knows nothing of another person's", () => {
    rememberVisit('ken', '/license');
    expect(visitCounts('ai').size).toBe(0);
    rememberVisit('ai', '/orders');
    expect(visitCounts('ken').size).toBe(0);
  });

  it('goes without a storage that is damaged or blocked', () => {
    localStorage.setItem('portal_visits', 'ken {"a":');
    expect(visitCounts('ken').size).toBe(0);
    const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked');
    });
    expect(() => {
      rememberVisit('ken', '/license');
    }).not.toThrow();
    blocked.mockRestore();
  });
});
