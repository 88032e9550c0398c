import { messages as buyingMessages } from '../../ui/buying/messages.ts';
import { frameMessages } from '../../frame/frameMessages.ts';
import { messages as noticeMessages } from '../../frame/notices/messages.ts';
import searchEn from '../../frame/search/locales/en.json';
import searchJa from '../../frame/search/locales/ja.json';
import { searchMessages } from '../../frame/search/searchMessages.ts';
import { commonMessages } from './commonMessages.ts';
import { failureMessages } from './failureMessages.ts';
import en from './locales/en.json';

const used: readonly string[] = [
  ...Object.values(commonMessages),
  ...Object.values(failureMessages),
  ...Object.values(frameMessages),
  ...Object.values(noticeMessages),
  ...Object.values(buyingMessages),
].map(({ id }) => id);

describe('sharedCatalogs', () => {
  it('has exactly the texts that are used', () => {
    expect([...new Set(used)].sort()).toEqual(Object.keys(en).sort());
  });

  it.each([searchEn, searchJa])('has exactly the texts of the search', (texts) => {
    expect(Object.keys(texts).sort()).toEqual(
      Object.values(searchMessages)
        .map(({ id }) => id)
        .sort(),
    );
  });
});
