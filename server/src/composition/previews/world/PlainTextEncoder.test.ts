import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PlainTextEncoder } from './PlainTextEncoder.ts';

describe('PlainTextEncoder', () => {
  it('encodes any text as the standard does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect([...new PlainTextEncoder().encode(text)]).toEqual([...Buffer.from(text)]);
      }),
    );
    expect([...new PlainTextEncoder().encode('a\ud800é部\u{1f600}')]).toEqual([
      ...Buffer.from('a\u{fffd}é部\u{1f600}'),
    ]);
  });
});
