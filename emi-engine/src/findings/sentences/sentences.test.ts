import { describe, expect, it } from '@jest/globals';
import { sentences as problems } from '../../problems/sentences.ts';
import { sentences } from './sentences.ts';

describe('the Japanese sentences of the engine', () => {
  it.each(Object.entries({ ...sentences, ...problems }))(
    '%s follows Japanese typography',
    (_, { ja }) => {
      // Full-width colons, commas and parentheses, and no space between a number and its counter.
      expect(ja).not.toMatch(/: |, |[(;]|[0-9}] [件個本回行段枚倍]/);
    },
  );
});
