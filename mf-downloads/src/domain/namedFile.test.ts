import { namedFile } from './namedFile.ts';

const named = (query: string) => namedFile(new URLSearchParams(query));

describe('namedFile', () => {
  it('reads version, bit width and edition', () => {
    const file = { version: '12.0.0', bit: '64', edition: '2' };
    expect(named('v=12.0.0&bit=64&e=2')).toEqual(file);
  });

  it.each([
    '',
    'v=12.0.0&bit=64',
    'bit=64&e=2',
    'v=../x&bit=64&e=2',
    'v=12.0.0&bit=16&e=2',
    'v=12.0.0&bit=64&e=a',
  ])('finds no file in %j', (query) => {
    expect(named(query)).toBeUndefined();
  });
});
