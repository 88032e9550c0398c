import { failureMessages, remoteMessages } from '../remotes/messages.ts';
import { screenMessages } from '../screens/messages.ts';
import { dialogMessages } from '../search/dialogMessages.ts';
import { buttonMessages } from '../search/messages.ts';
import { sessionMessages } from '../session/messages.ts';
import en from './en.json';
import ja from './ja.json';
import searchEn from './search/en.json';
import searchJa from './search/ja.json';

const first = { failureMessages, remoteMessages, screenMessages, sessionMessages, buttonMessages };

const idsOf = (groups: object) =>
  Object.values(groups)
    .flatMap((messages: Readonly<Record<string, { id: string }>>) => Object.values(messages))
    .map(({ id }) => id)
    .sort();

describe.each([
  ['of the first load', first, en, ja],
  ['of the search', { dialogMessages }, searchEn, searchJa],
])('locales %s', (_, messages, english, japanese) => {
  it('have the same texts in both languages', () => {
    expect(Object.keys(english).sort()).toEqual(idsOf(messages));
    expect(Object.keys(japanese).sort()).toEqual(idsOf(messages));
  });
});
