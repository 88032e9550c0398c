import { forgetOthers, recentsItem } from '../forgetOthers.ts';
import { keepRecent, readRecents, recentFirst } from './recents.ts';

const order = (title: string) => ({ source: 'mf-orders/orders', title, to: `/order/${title}` });
const titles = (personId = 'me') => readRecents(personId).map(({ title }) => title);

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('recents', () => {
  it('are the latest six, each once, the latest first', () => {
    for (const title of ['1', '2', '3', '4', '5', '6', '7', '3']) keepRecent('me', order(title));
    expect(titles()).toEqual(['3', '7', '6', '5', '4', '2']);
  });

  it('are those of one person: another neither sees nor keeps them', () => {
    keepRecent('me', order('1'));
    expect(titles('me2')).toEqual([]);
    keepRecent('you', order('2'));
    expect(titles('you')).toEqual(['2']);
    expect(titles()).toEqual([]);
  });

  it('are forgotten when another person or no one is signed in', () => {
    keepRecent('me', order('1'));
    forgetOthers('me');
    expect(titles()).toEqual(['1']);
    forgetOthers('m');
    expect(localStorage.getItem(recentsItem)).toBeNull();
    keepRecent('me', order('1'));
    forgetOthers();
    expect(localStorage.getItem(recentsItem)).toBeNull();
  });

  it('keep nothing but what they are called and where they are', () => {
    keepRecent('me', { ...order('1'), ...{ detail: '¥120,000' } });
    expect(localStorage.getItem(recentsItem)).not.toContain('120,000');
  });

  it.each(['me no json', 'me {"a":1}', 'me [1,{"source":"a","title":"b"}]', 'me '])(
    'are none where %s is stored',
    (text) => {
      localStorage.setItem(recentsItem, text);
      expect(titles()).toEqual([]);
    },
  );

  it.each(['//evil.test', '/\\evil.test', 'https://evil.test'])('never lead to %s', (to) => {
    localStorage.setItem(recentsItem, `me ${JSON.stringify([{ ...order('1'), to }])}`);
    expect(titles()).toEqual([]);
  });

  it('are none where storage is blocked', () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    keepRecent('me', order('1'));
    forgetOthers('me');
    expect(titles()).toEqual([]);
  });
});

describe('recentFirst', () => {
  it('puts what was opened before first, and keeps the order else', () => {
    const hits = ['1', '2', '3', '4'].map(order);
    const opened = [order('4'), order('2'), { ...order('1'), source: 'mf-orders/documents' }];
    expect(recentFirst(hits, 'mf-orders/orders', opened).map(({ title }) => title)).toEqual([
      '2',
      '4',
      '1',
      '3',
    ]);
  });
});
