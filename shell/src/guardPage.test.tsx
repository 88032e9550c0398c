import { fireEvent, screen, waitFor } from '@testing-library/react';
import { endGuard, guardPage } from './guardPage.ts';

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeAll(() => {
  // Once: its listener stays as long as the page.
  const script = document.createElement('script');
  script.textContent = guardPage('en');
  jest.useFakeTimers();
  document.head.append(script);
});

afterAll(() => {
  jest.useRealTimers();
});

beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched as typeof fetch;
  document.body.innerHTML = '<div id="portal" data-waiting=""></div>';
});

function aScript(src: string, isOfShell: boolean): HTMLScriptElement {
  const script = document.createElement('script');
  // Without a type the browser of the tests would run it.
  script.type = 'text/test';
  script.src = src;
  script.toggleAttribute('data-shell', isOfShell);
  document.body.append(script);
  return script;
}

/** What the guard puts in the place of a script. */
async function copyOf(script: HTMLScriptElement): Promise<HTMLScriptElement> {
  const replaced = jest.spyOn(script, 'replaceWith');
  await waitFor(() => {
    expect(script).not.toBeInTheDocument();
  });
  return replaced.mock.calls[0]![0] as HTMLScriptElement;
}

describe('guardPage', () => {
  it('fetches each script that has failed past the cache, and leaves trying again to the loader', () => {
    fetched.mockRejectedValue(new Error('offline'));
    const script = aScript('http://portal.test/remotes/a.js', false);
    fireEvent.error(script);
    expect(fetched).toHaveBeenCalledWith('http://portal.test/remotes/a.js', { cache: 'reload' });
    expect(script).toBeInTheDocument();
    fireEvent.error(script);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('tries a script of the shell once more, and then says what has happened', async () => {
    fetched.mockImplementation(() => Promise.resolve(new Response('')));
    const script = aScript('http://portal.test/shell/main.js', true);
    script.setAttribute('integrity', 'sha384-x');
    fireEvent.error(script);
    const copy = await copyOf(script);
    expect(copy).toBeInTheDocument();
    expect(copy).toHaveAttribute('src', 'http://portal.test/shell/main.js');
    expect(copy).toHaveAttribute('integrity', 'sha384-x');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    fireEvent.error(copy);
    expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded completely');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    endGuard();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('retries a script even if fetching it past the cache fails', async () => {
    fetched.mockRejectedValue(new Error('offline'));
    const script = aScript('http://portal.test/shell/vendor.js', true);
    fireEvent.error(script);
    expect(await copyOf(script)).toBeInTheDocument();
  });

  it('says nothing about a page that has started', () => {
    document.body.innerHTML = '<div id="portal"></div>';
    jest.advanceTimersByTime(8_000);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('takes at most a kilobyte of the compressed page', async () => {
    const { brotliCompressSync } = await import('node:zlib');
    for (const locale of ['en', 'ja'] as const) {
      expect(brotliCompressSync(guardPage(locale)).length).toBeLessThanOrEqual(1024);
    }
  });
});
