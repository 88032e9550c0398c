import { pathsOverlap } from './pathsOverlap.ts';

describe('pathsOverlap', () => {
  it.each([
    ['/license', '/license'],
    ['/order/:id', '/order/new'],
    ['/order/:id', '/order/:number'],
    ['/download/*', '/download/thanks/9'],
    ['/Download', '/download'],
    ['/download/*', '/download'],
  ])('finds that %s and %s can meet', (left, right) => {
    expect(pathsOverlap(left, right)).toBe(true);
    expect(pathsOverlap(right, left)).toBe(true);
  });

  it.each([
    ['/license', '/log'],
    ['/order/:id', '/orders'],
    ['/order/:id', '/order/:id/items'],
    ['/', '/license'],
  ])('keeps %s and %s apart', (left, right) => {
    expect(pathsOverlap(left, right)).toBe(false);
    expect(pathsOverlap(right, left)).toBe(false);
  });
});
