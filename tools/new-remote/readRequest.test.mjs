import { describe, expect, it } from '@jest/globals';
import { readRequest } from './readRequest.mjs';

describe('readRequest', () => {
  it('derives the title from the name if none is given', () => {
    expect(readRequest(['parts-search', '--path', '/parts'])).toEqual({
      name: 'parts-search',
      path: '/parts',
      title: { en: 'Parts search', ja: 'Parts search' },
      icon: 'layout-grid',
      isList: false,
      hasDetail: false,
    });
  });

  it('takes both titles', () => {
    const { title } = readRequest(['parts', '--path=/parts', '--en', 'Parts', '--ja', '部品']);
    expect(title).toEqual({ en: 'Parts', ja: '部品' });
  });

  it('asks for a list', () => {
    expect(readRequest(['parts', '--path', '/parts', '--list'])).toMatchObject({ isList: true });
  });

  it('asks for a detail page, which has a list', () => {
    expect(
      readRequest(['parts', '--path', '/parts', '--detail', '--icon', 'factory']),
    ).toMatchObject({ isList: true, hasDetail: true, icon: 'factory' });
  });

  it('takes the name as path if none is given', () => {
    expect(readRequest(['parts'])).toMatchObject({ path: '/parts' });
  });

  it.each([[[]], [['--path', '/parts']], [['a', 'b', '--path', '/p']]])(
    'cannot read %j',
    (args) => {
      expect(readRequest(args)).toBeUndefined();
    },
  );

  it('cannot read an option that does not exist', () => {
    expect(readRequest(['parts', '--path', '/parts', '--color', 'red'])).toBeUndefined();
  });
});
