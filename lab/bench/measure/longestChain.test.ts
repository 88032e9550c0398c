import { longestChain } from './longestChain.ts';

const request = (startMs: number, endMs: number) => ({ startMs, endMs });

describe('longestChain', () => {
  it('is 1 for a document alone', () => {
    expect(longestChain([request(0, 200)])).toBe(1);
  });

  it('is 2 when everything begins with the document', () => {
    expect(longestChain([request(0, 900), request(160, 700), request(161, 650)])).toBe(2);
  });

  it('counts each response that another request waited for', () => {
    const page = request(0, 160);
    const script = request(165, 600);
    const config = request(640, 800);
    const screen = request(645, 810);
    const data = request(830, 990);
    expect(longestChain([page, script, config, screen, data])).toBe(4);
  });

  it('does not count overlapping requests', () => {
    expect(longestChain([request(0, 160), request(165, 600), request(590, 800)])).toBe(2);
  });
});
