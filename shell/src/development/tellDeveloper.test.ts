import { DevelopmentStore } from './DevelopmentState.ts';
import { tellDeveloper } from './tellDeveloper.ts';

const development = { remote: 'mf-parts', origin: 'http://localhost:3200', until: '' };
const failed = { place: 'search', part: 'parts', why: 'gave no answer within 3 s' } as const;

function failureAfter(...told: Parameters<ReturnType<typeof tellDeveloper>>) {
  const store = new DevelopmentStore(development);
  tellDeveloper(store)(...told);
  return store.state.failure;
}

describe('tellDeveloper', () => {
  it('says which part fails, and why', () => {
    expect(failureAfter({ name: 'mf-parts', hash: 'a' }, failed)).toBe(
      'remote.config.ts places.search: parts gave no answer within 3 s',
    );
  });

  it('says nothing of other remotes, nor of what the screen itself shows', () => {
    expect(failureAfter({ name: 'mf-others', hash: 'a' }, failed)).toBeUndefined();
    expect(failureAfter({ name: 'mf-parts', hash: 'a' }, 'render')).toBeUndefined();
  });
});
