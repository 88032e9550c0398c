import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { Link, Route, Routes, useSearchParams } from 'react-router-dom';
import en from '../../web/intl/locales/en.json';
import { renderWithProviders } from '../../testing/index.ts';
import { SearchField } from './SearchField.tsx';
import { createLateAddress, useShown, type LateAddress } from './testing/createLateAddress.ts';
import { useTypedText } from './useTypedText.ts';

function Search({ onRest }: { readonly onRest: (text: string) => void }) {
  const [value, setValue] = useState('');
  const [text, type] = useTypedText(value, (next) => {
    setValue(next);
    onRest(next);
  });
  return (
    <IntlProvider locale="en" messages={en}>
      <SearchField label="Search" value={text} onChange={type} />
      <button
        type="button"
        onClick={() => {
          setValue('from outside');
        }}
      >
        Set
      </button>
    </IntlProvider>
  );
}

function Parts() {
  const [query, setQuery] = useSearchParams();
  const [text, type] = useTypedText(query.get('q') ?? '', (q) => {
    setQuery({ q }, { replace: true });
  });
  return (
    <>
      <SearchField label="Search" value={text} onChange={type} />
      <Link to="/other">Other</Link>
    </>
  );
}

function LateSearch({ address }: { readonly address: LateAddress }) {
  const shown = useShown(address);
  const [text, type] = useTypedText(shown, address.go);
  return (
    <IntlProvider locale="en" messages={en}>
      <SearchField label="Search" value={text} onChange={type} />
      <output>{shown}</output>
    </IntlProvider>
  );
}

/** A person who uses the search; each act is followed by a check. */
function createPerson() {
  const address = createLateAddress();
  const { rerender, unmount } = render(<LateSearch address={address} />);
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  /** `null`: either text may win, since a link was followed while the person left the field. */
  let expected: string | null = '';
  let isTyping = false;
  let link = 0;
  const enter = () => {
    act(() => {
      field.focus();
    });
  };
  const put = (value: string) => {
    enter();
    fireEvent.input(field, { target: { value } });
    isTyping = true;
    expected = value;
  };
  const pause = (ms: number) => {
    act(() => {
      jest.advanceTimersByTime(ms);
    });
    if (isTyping) expect(field.value).toBe(expected);
  };
  return {
    enter,
    pause,
    type: (text: string) => {
      put(field.value + text);
    },
    delete: () => {
      if (field.value !== '') put(field.value.slice(0, -1));
    },
    compose: (pauses: readonly number[]) => {
      const before = field.value;
      enter();
      fireEvent.compositionStart(field);
      for (const [index, ms] of pauses.entries()) {
        put(before + 'か'.repeat(index + 1));
        pause(ms);
        expect(address.text).not.toContain('か');
      }
      put(`${before}化`);
      fireEvent.compositionEnd(field);
    },
    leave: () => {
      act(() => {
        field.blur();
      });
      if (isTyping && link > address.newestShown) expected = null;
      isTyping = false;
    },
    seeData: () => {
      rerender(<LateSearch address={address} />);
    },
    beLate: (ms: number) => {
      address.latenessMs = ms;
    },
    /** Back, or a link outside the field. */
    go: (text: string) => {
      address.go(text);
      if (isTyping) link = address.newest;
      else expected = text;
    },
    unmount,
    end: () => {
      pause(5000);
      const shown = screen.getByRole('status').textContent;
      const all = [field.value.trim(), address.text, shown];
      expect(all).toEqual(Array(3).fill((expected ?? address.text).trim()));
    },
  };
}

const ms = fc.integer({ min: 0, max: 600 });
const text = fc.string({ unit: fc.constantFrom('a', 'b', ' '), minLength: 1, maxLength: 2 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.constant('type' as const), text) },
  { weight: 4, arbitrary: fc.tuple(fc.constant('pause' as const), ms) },
  fc.tuple(
    fc.constantFrom('delete' as const, 'enter' as const, 'leave' as const, 'seeData' as const),
  ),
  fc.tuple(fc.constant('compose' as const), fc.array(ms, { minLength: 1, maxLength: 3 })),
  fc.tuple(fc.constant('beLate' as const), ms),
  fc.tuple(fc.constant('go' as const), fc.constantFrom('', 'a', 'ab', 'link')),
);
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

/** Each key is pressed before the address of the former one is shown. */
const slowKeys: Step[] = [
  ['beLate', 400],
  ...['a', 'b', 'a'].flatMap((key): Step[] => [
    ['type', key],
    ['pause', 180],
  ]),
];

function take(person: ReturnType<typeof createPerson>, [kind, what]: Step) {
  if (kind === 'type' || kind === 'go') person[kind](what);
  else if (kind === 'pause' || kind === 'beLate') person[kind](what);
  else if (kind === 'compose') person.compose(what);
  else person[kind]();
}

const rest = () => act(() => jest.advanceTimersByTimeAsync(200));

describe('useTypedText', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('shows typed text at once, and reports it once, trimmed, when typing pauses', async () => {
    const onRest = jest.fn();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<Search onRest={onRest} />);
    await user.type(screen.getByRole('searchbox'), 'cd ');
    expect(screen.getByRole('searchbox')).toHaveValue('cd ');
    expect(onRest).not.toHaveBeenCalled();
    await rest();
    expect(onRest.mock.calls).toEqual([['cd']]);
    expect(screen.getByRole('searchbox')).toHaveValue('cd ');
  });

  it('normalizes full-width characters of a pasted text, without invisible ones', async () => {
    const onRest = jest.fn();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<Search onRest={onRest} />);
    await user.click(screen.getByRole('searchbox'));
    await user.paste('CD\u0000-1');
    await rest();
    expect(onRest.mock.calls).toEqual([['CD-1']]);
    await user.paste('ー２\u3000');
    await rest();
    expect(onRest.mock.lastCall).toEqual(['CD-1-2']);
  });

  it('reports the text at once when a link leads to another page', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderWithProviders(
      <Routes>
        <Route path="/parts" element={<Parts />} />
        <Route path="/other" element={<h1>Other</h1>} />
      </Routes>,
      { path: '/parts', hasHistory: true },
    );
    await user.type(screen.getByRole('searchbox'), 'cd');
    await user.click(screen.getByRole('link', { name: 'Other' }));
    expect(await screen.findByRole('heading', { name: 'Other' })).toBeVisible();
    act(() => {
      window.history.back();
    });
    expect(await screen.findByRole('searchbox')).toHaveValue('cd');
    expect(window.location.search).toBe('?q=cd');
  });

  it('shows a value that is changed from outside', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<Search onRest={() => undefined} />);
    await user.type(screen.getByRole('searchbox'), 'cd');
    await rest();
    await user.click(screen.getByRole('button', { name: 'Set' }));
    expect(screen.getByRole('searchbox')).toHaveValue('from outside');
  });

  it('keeps the text while the field has focus, and otherwise follows the address', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 15 }), (steps) => {
        const person = createPerson();
        try {
          for (const each of steps) take(person, each);
          person.end();
        } finally {
          person.unmount();
          jest.clearAllTimers();
        }
      }),
      { numRuns: 50, examples: [[slowKeys]] },
    );
  });
});
