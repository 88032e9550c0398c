import { failureMessages, remoteMessages } from '../remotes/messages.ts';
import { screenMessages } from '../screens/messages.ts';
import { sessionMessages } from '../session/messages.ts';
import en from './en.json';
import ja from './ja.json';

const messages = { failureMessages, remoteMessages, screenMessages, sessionMessages };

const idsOf = (groups: object) =>
  Object.values(groups)
    .flatMap((messages: Readonly<Record<string, { id: string }>>) => Object.values(messages))
    .map(({ id }) => id)
    .sort();

describe('locales', () => {
  it.each([en, ja])('have the text of each message', (texts) => {
    expect(Object.keys(texts).sort()).toEqual(idsOf(messages));
  });
});
