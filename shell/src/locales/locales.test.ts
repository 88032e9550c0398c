import { failureMessages, remoteMessages } from '../remotes/messages.ts';
import { screenMessages } from '../screens/messages.ts';
import { sessionMessages } from '../session/messages.ts';
import en from './en.json';
import ja from './ja.json';

const used = [failureMessages, remoteMessages, screenMessages, sessionMessages].flatMap(
  (messages) => Object.values(messages).map(({ id }) => id),
);

describe('locales', () => {
  it('have the same texts in both languages', () => {
    expect(Object.keys(en).sort()).toEqual([...used].sort());
    expect(Object.keys(ja).sort()).toEqual([...used].sort());
  });
});
