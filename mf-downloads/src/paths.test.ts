import { paths } from './paths.ts';

describe('paths', () => {
  it('writes the addresses of an installer as the server reads them', () => {
    const file = { version: '12.0.0', bit: 64, edition: 2 };
    expect(paths.execute(file)).toBe('/download/execute?e=2&bit=64&v=12.0.0');
    expect(paths.file(file)).toBe('/download/thanks/12.0.0?bit=64&e=2');
  });

  it('encodes values that come from an address', () => {
    const file = { version: '../../x?a=b', bit: '64&e=1', edition: '2' };
    expect(paths.file(file)).toBe('/download/thanks/..%2F..%2Fx%3Fa%3Db?bit=64%26e%3D1&e=2');
  });
});
