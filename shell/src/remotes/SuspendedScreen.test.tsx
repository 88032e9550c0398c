import { act, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { RemoteMessages } from '@portal/shared';
import { renderWithProviders } from '@portal/shared/testing';
import en from '../locales/en.json';
import ja from '../locales/ja.json';
import { aRelease } from '../testing/aRelease.ts';
import { defaultPolicy } from './LoaderPolicy.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { SuspendedScreen } from './SuspendedScreen.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** Renders a screen that waits for a promise while it renders. */
async function renderWaiting(promise: Promise<string>) {
  function Waiting() {
    return <h1>{use(promise)}</h1>;
  }
  // eslint-disable-next-line testing-library/no-unnecessary-act -- React wants it where a first render suspends
  await act(async () => {
    renderWithProviders(
      <RemoteMessages catalogs={{ en, ja }}>
        <RemoteBoundary
          release={aRelease('a1')}
          onRetry={() => undefined}
          onFailure={() => undefined}
        >
          <Suspense fallback={<SuspendedScreen />}>
            <Waiting />
          </Suspense>
        </RemoteBoundary>
      </RemoteMessages>,
    );
    await jest.advanceTimersByTimeAsync(0);
  });
}

const pass = async (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('SuspendedScreen', () => {
  it('makes room for the screen when that has what it waits for', async () => {
    let arrive: (name: string) => void = () => undefined;
    await renderWaiting(new Promise((resolve) => (arrive = resolve)));
    await pass(defaultPolicy.giveUpAfterMs - 1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    arrive('All parts');
    await pass(0);
    expect(screen.getByRole('heading', { name: 'All parts' })).toBeVisible();
    await pass(1_000);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says that the screen takes too long when it does not end', async () => {
    const silent = jest.spyOn(console, 'error').mockReturnValue();
    await renderWaiting(new Promise(() => undefined));
    await pass(defaultPolicy.giveUpAfterMs);
    silent.mockRestore();
    expect(screen.getByRole('alert')).toHaveTextContent('took too long');
  });
});
