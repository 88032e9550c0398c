import { fireEvent, screen } from '@testing-library/react';
import { onMeantLink } from './onMeantLink.ts';

const meant: string[] = [];

beforeAll(() => {
  onMeantLink(({ pathname, search }) => meant.push(pathname + search));
});

beforeEach(() => {
  jest.useFakeTimers();
  meant.length = 0;
});

afterEach(() => {
  fireEvent.pointerOver(document.body);
  jest.useRealTimers();
});

function show(...links: readonly string[]) {
  document.body.innerHTML = links.map((to) => `<a href="${to}"><b>${to}</b></a>`).join('');
}

describe('onMeantLink', () => {
  it('calls for a press, but not for the menu of a link', () => {
    show('/parts?x=1');
    fireEvent(screen.getByText('/parts?x=1'), aPress({ button: 2 }));
    expect(meant).toEqual([]);
    fireEvent(screen.getByText('/parts?x=1'), aPress({ button: 0 }));
    expect(meant).toEqual(['/parts?x=1']);
  });

  it('calls when the pointer rests on a link', () => {
    show('/parts?x=1');
    fireEvent.pointerOver(screen.getByText('/parts?x=1'));
    jest.advanceTimersByTime(60);
    fireEvent.pointerOver(screen.getByRole('link'));
    jest.advanceTimersByTime(39);
    expect(meant).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(meant).toEqual(['/parts?x=1']);
  });

  it('does not call for links that the pointer passes over', () => {
    show('/a', '/b', '/c');
    for (const entry of screen.getAllByRole('link')) {
      fireEvent.pointerOver(entry);
      jest.advanceTimersByTime(99);
    }
    fireEvent.pointerOver(document.body);
    jest.advanceTimersByTime(1_000);
    expect(meant).toEqual([]);
  });

  it.each([location.pathname, 'https://elsewhere.example/parts'])('leaves %s alone', (to) => {
    show(to);
    fireEvent(screen.getByRole('link'), aPress({ button: 0 }));
    expect(meant).toEqual([]);
  });
});

function aPress(init: MouseEventInit) {
  return new MouseEvent('pointerdown', { bubbles: true, ...init });
}
