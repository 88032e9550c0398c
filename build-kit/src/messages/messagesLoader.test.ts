import { describe, expect, it } from '@jest/globals';
import messagesLoader from './messagesLoader.ts';

function loaded(text: string): unknown {
  const catalog = JSON.parse(messagesLoader(JSON.stringify({ id: text }))) as { id: unknown };
  return catalog.id;
}

describe('messagesLoader', () => {
  it('keeps a text without placeholders unchanged', () => {
    expect(loaded('It’s “done”')).toBe('It’s “done”');
    expect(loaded("It''s done")).toBe("It's done");
  });

  it('parses a text with placeholders', () => {
    expect(loaded('{count, plural, one {# license} other {# licenses}}')).toEqual([
      expect.objectContaining({ type: 6, value: 'count' }),
    ]);
  });

  it('names an unparsable message', () => {
    expect(() => loaded('{count')).toThrow('The message id is not valid ICU: {count');
  });
});
