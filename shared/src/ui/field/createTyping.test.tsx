import { createTyping } from './createTyping.ts';

function open() {
  const asked: string[] = [];
  const shown: (string | null)[] = [];
  const typing = createTyping(150, (text) => shown.push(text));
  const follow = (value: string) => {
    typing.follow({ value, onRest: (text) => asked.push(text) });
  };
  follow('');
  return { asked, shown, typing, follow };
}

describe('createTyping', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('finds the field within an element on another site’s page', () => {
    const host = document.body.appendChild(document.createElement('div'));
    const shadow = host.attachShadow({ mode: 'open' });
    const field = shadow.appendChild(document.createElement('input'));
    const { asked, shown, typing, follow } = open();
    field.focus();
    typing.type('a');
    jest.advanceTimersByTime(150);
    follow('a');
    follow('of a link');
    jest.advanceTimersByTime(150);
    expect(asked).toEqual(['a', 'a']);
    follow('a');
    field.blur();
    follow('of a link');
    expect(shown).toEqual(['a', null]);
    host.remove();
  });

  it('reports a composition that pauses for a second, as on Android', () => {
    const { asked, typing } = open();
    typing.compose(true);
    typing.type('cd');
    jest.advanceTimersByTime(999);
    expect(asked).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(asked).toEqual(['cd']);
    typing.compose(false);
    jest.advanceTimersByTime(150);
    expect(asked).toEqual(['cd']);
  });

  it('does not report a refused text forever', () => {
    const field = document.body.appendChild(document.createElement('input'));
    const { asked, typing } = open();
    field.focus();
    typing.type('a');
    jest.advanceTimersByTime(60_000);
    expect(asked).toEqual(['a', 'a']);
    field.remove();
  });
});
