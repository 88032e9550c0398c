import { rememberPreviewClicks } from './previewClicks.ts';

const clicked = jest.fn<undefined, [string]>();
const boxes = new Map<string, DOMRect>();

beforeAll(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div id="portal"></div>';
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return boxes.get(this.id) ?? new DOMRect();
  });
});

afterAll(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

type Listener = (event: object) => void;
let listeners = new Map<string, Listener>();

beforeEach(() => {
  clicked.mockReset();
  boxes.clear();
  listeners = new Map();
  const listen = jest.spyOn(window, 'addEventListener').mockImplementation((name, listener) => {
    if (typeof listener === 'function') listeners.set(name, listener as never);
  });
  show(
    '<div data-preview-place>' +
      row('A', '<button id="menu-a">More</button><a id="link-a" href="/a">A</a>') +
      row('B', '<button id="menu-b">More</button>') +
      '</div>',
  );
  const script = document.createElement('script');
  script.textContent = rememberPreviewClicks;
  document.head.append(script);
  listen.mockRestore();
});

function show(screen: string): void {
  document.getElementById('portal')!.innerHTML =
    `<button id="frame">Menu</button><main>${screen}</main>`;
  for (const control of document.querySelectorAll('main :is(a, button, input)')) {
    control.addEventListener('click', (event) => {
      event.preventDefault();
      clicked(control.id);
    });
  }
}

function row(name: string, content: string): string {
  return `<div role="row"><div role="rowheader">${name}</div><div>${content}</div></div>`;
}

const point = { isTrusted: true, clientX: 15, clientY: 15 };

/** The pointer goes down on an element of the inert preview, which the browser gives to `main`. */
function pressDown(id: string): void {
  boxes.set(id, new DOMRect(10, 10, 20, 20));
  listeners.get('pointerdown')?.({ ...point, target: document.querySelector('main') });
  boxes.clear();
}

/** The pointer comes up, which makes a click of it. */
function comeUp(event: object = {}): void {
  listeners.get('click')?.({ ...point, target: document.querySelector('main'), ...event });
}

function press(id: string, keys: object = {}): void {
  pressDown(id);
  comeUp(keys);
}

/** Puts the screen in the place of the preview, and lets the script see it. */
async function take(screen: string): Promise<void> {
  show(screen);
  await Promise.resolve();
}

const menu = (id: string, attributes = '') => `<button id="${id}" ${attributes}>More</button>`;

describe('rememberPreviewClicks', () => {
  it('clicks the counterpart in the row of the same name, wherever that stands now', async () => {
    press('menu-b');
    expect(clicked).not.toHaveBeenCalled();
    await take(row('C', menu('c')) + row('B', menu('b')) + row('A', menu('a')));
    expect(clicked.mock.calls).toEqual([['b']]);
    expect(document.getElementById('b')).toHaveFocus();
    await take(row('B', menu('b')));
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('waits for a counterpart that is not there or not ready yet', async () => {
    press('menu-b');
    await take(row('A', menu('a')));
    await take(row('B', menu('b', 'disabled')));
    expect(clicked).not.toHaveBeenCalled();
    jest.advanceTimersByTime(9_000);
    await take(row('B', menu('b')));
    expect(clicked.mock.calls).toEqual([['b']]);
  });

  it('clicks nothing else when there is none, and nothing at all much later', async () => {
    press('menu-b');
    await take(row('A', menu('a')));
    jest.advanceTimersByTime(10_001);
    await take(row('A', menu('a')));
    await take(row('B', menu('b')));
    expect(clicked).not.toHaveBeenCalled();
  });

  it('does not mind other words in another language', async () => {
    press('menu-b');
    document.documentElement.lang = 'ja';
    await take(row('B', menu('b').replace('More', '操作')));
    document.documentElement.lang = '';
    expect(clicked.mock.calls).toEqual([['b']]);
  });

  it('follows the last click alone', async () => {
    press('menu-b');
    press('link-a');
    await take(row('A', '<a id="link" href="/a">A</a>') + row('B', menu('b')));
    expect(clicked.mock.calls).toEqual([['link']]);
  });

  it('forgets a click when the person has clicked elsewhere', async () => {
    press('menu-b');
    const target = document.getElementById('frame')!;
    listeners.get('pointerdown')?.({ ...point, target });
    comeUp({ target });
    await take(row('B', menu('b')));
    expect(clicked).not.toHaveBeenCalled();
  });

  it('carries out a press that went down in the preview and came up in the screen', async () => {
    pressDown('menu-b');
    await take(row('A', menu('a')) + row('B', menu('b')));
    expect(clicked).not.toHaveBeenCalled();
    comeUp();
    expect(clicked.mock.calls).toEqual([['b']]);
  });

  it('waits for the counterpart of such a press as well', async () => {
    pressDown('menu-b');
    await take(row('A', menu('a')));
    comeUp();
    await take(row('B', menu('b')));
    expect(clicked.mock.calls).toEqual([['b']]);
  });

  it('carries out what is clicked in a row of the preview that stands in for one to come', async () => {
    const standIn = `<div data-preview-rows>${row('B', menu('former-b'))}</div>`;
    await take(row('A', menu('a')) + standIn);
    press('former-b');
    await take(row('A', menu('a')) + standIn);
    expect(clicked).not.toHaveBeenCalled();
    await take(row('A', menu('a')) + row('B', menu('b')));
    expect(clicked.mock.calls).toEqual([['b']]);
  });

  it('does not wait for other rows where the one that was clicked is there', async () => {
    press('menu-a');
    const standIn = `<div data-preview-rows>${row('A', menu('former-a'))}</div>`;
    await take(row('A', menu('a')) + standIn);
    expect(clicked.mock.calls).toEqual([['a']]);
    await take(row('A', menu('a')) + row('A', menu('other-a')));
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('leaves a press alone that came up elsewhere, or that a control of the screen takes', async () => {
    pressDown('menu-b');
    comeUp({ clientX: 150 });
    pressDown('menu-b');
    await take(row('B', menu('b')));
    comeUp({ target: document.getElementById('b') });
    await take(row('B', menu('b')));
    expect(clicked).not.toHaveBeenCalled();
  });

  it('opens a link with Ctrl at once, in a new tab', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    press('link-a', { ctrlKey: true });
    expect(open).toHaveBeenCalledWith('http://localhost/a');
    await take(row('A', '<a id="link" href="/a">A</a>'));
    expect(clicked).not.toHaveBeenCalled();
    open.mockRestore();
  });

  it('opens a link of the middle button likewise, and nothing else of any other button', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const pressOther = (id: string, button: number) => {
      pressDown(id);
      listeners.get('auxclick')?.({ ...point, target: document.querySelector('main'), button });
    };
    pressOther('link-a', 1);
    expect(open.mock.calls).toEqual([['http://localhost/a']]);
    pressOther('menu-b', 1);
    pressOther('link-a', 2);
    await take(row('A', '<a id="link" href="/a">A</a>') + row('B', menu('b')));
    expect(open).toHaveBeenCalledTimes(1);
    expect(clicked).not.toHaveBeenCalled();
    open.mockRestore();
  });

  it('lets a space scroll the page, but not one that is typed for a field that was clicked', () => {
    const preventDefault = jest.fn();
    const type = () => listeners.get('keydown')?.({ key: ' ', preventDefault });
    press('menu-b');
    type();
    expect(preventDefault).not.toHaveBeenCalled();
    show('<div data-preview-place><input id="search"></div>');
    press('search');
    type();
    expect(preventDefault).toHaveBeenCalledTimes(1);
  });
});
