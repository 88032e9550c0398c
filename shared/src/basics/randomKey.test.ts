import { randomKey } from './randomKey.ts';

it('makes a key of 32 hexadecimal digits, another one each time', () => {
  const keys = [randomKey(), randomKey()];
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(keys).size).toBe(2);
});
