import { act, fireEvent, screen } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { rememberEarlyClicks, takeEarlyClick } from './earlyClicks.ts';

function Counter({ name }: { readonly name: string }) {
  const [clicks, setClicks] = useState(0);
  return (
    <button
      type="button"
      onClick={() => {
        setClicks(clicks + 1);
      }}
    >
      <span>
        {name} {clicks}
      </span>
    </button>
  );
}

const app = (
  <>
    <Counter name="First" />
    <Counter name="Second" />
  </>
);

/** The page as it is painted before the shell's scripts have arrived. */
function aPaintedPage(): HTMLElement {
  const container = document.createElement('div');
  container.id = 'portal';
  container.innerHTML = renderToString(app);
  const script = document.createElement('script');
  script.textContent = rememberEarlyClicks;
  document.body.replaceChildren(container, script);
  return container;
}

function labels(): (string | null)[] {
  return screen.getAllByRole('button').map((button) => button.textContent);
}

async function hydrate(container: HTMLElement) {
  await act(async () => {
    const replay = takeEarlyClick(container);
    startTransition(() => {
      hydrateRoot(container, app, {
        onRecoverableError: (error) => {
          throw error;
        },
      });
    });
    replay();
  });
}

describe('earlyClicks', () => {
  it('repeats the last click that came before the scripts', async () => {
    const container = aPaintedPage();
    fireEvent.click(screen.getByText('First 0'));
    fireEvent.click(screen.getByText('Second 0'));
    fireEvent.click(screen.getByText('Second 0'));
    await hydrate(container);
    expect(labels()).toEqual(['First 0', 'Second 1']);
  });

  it('take the keys of a button for its click, and leave them alone afterwards', async () => {
    const container = aPaintedPage();
    screen.getByRole('button', { name: 'Second 0' }).setAttribute('aria-keyshortcuts', 'Control+K');
    expect(fireEvent.keyDown(document.body, { key: 'k' })).toBe(true);
    expect(fireEvent.keyDown(document.body, { key: 'k', metaKey: true })).toBe(false);
    screen.getByRole('button', { name: 'Second 0' }).removeAttribute('aria-keyshortcuts');
    await hydrate(container);
    expect(labels()).toEqual(['First 0', 'Second 1']);
    expect(fireEvent.keyDown(document.body, { key: 'k', metaKey: true })).toBe(true);
  });

  it('remembers no click once the page is hydrated', async () => {
    const container = aPaintedPage();
    await hydrate(container);
    fireEvent.click(screen.getByText('First 0'));
    expect(labels()).toEqual(['First 1', 'Second 0']);
    expect(container.innerHTML).not.toContain('data-early-click');
  });
});
