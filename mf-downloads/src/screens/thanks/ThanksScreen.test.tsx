import { KnownScreensProvider, Route, Routes, TextLink, useNavigate } from '@portal/shared';
import { aSession, expectAccessible, renderWithProviders } from '@portal/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { incompleteSession } from '../../testing/incompleteSession.ts';
import { ThanksScreen } from './ThanksScreen.tsx';

const file = 'http://manager.test/download/thanks/12.0.0?bit=64&e=2';
const address = '/download/thanks?v=12.0.0&bit=64&e=2';

/** Addresses that the page or a click navigated to. */
const followed: string[] = [];
const follow = (event: MouseEvent) => {
  const link = event.target;
  if (!(link instanceof HTMLAnchorElement) || !link.href.includes('/download/thanks/')) return;
  followed.push(link.href);
  event.preventDefault();
};

beforeEach(() => {
  followed.length = 0;
  document.addEventListener('click', follow);
  jest.useFakeTimers();
});
afterEach(() => {
  document.removeEventListener('click', follow);
  jest.useRealTimers();
});

function pass(milliseconds: number) {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
}

function Downloads() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)} type="button">
        Back
      </button>
      <TextLink to={address}>Again</TextLink>
    </>
  );
}

const licenseList = { path: '/license' };

function renderThanks({ session = aSession(), path = address, routes = [licenseList] } = {}) {
  return renderWithProviders(
    <StrictMode>
      <KnownScreensProvider routes={routes} isComplete>
        <main>
          <Routes>
            <Route path="/download/thanks" element={<ThanksScreen />} />
            <Route path="/download" element={<Downloads />} />
          </Routes>
        </main>
      </KnownScreensProvider>
    </StrictMode>,
    { session, path },
  );
}

const message = () => within(screen.getByRole('main')).getByRole('status');

describe('ThanksScreen', () => {
  it('says that the download starts', async () => {
    renderThanks();
    expect(message()).toHaveTextContent(
      'The download starts automatically. If it does not, use this link.',
    );
    jest.useRealTimers();
    await expectAccessible();
  });

  it('navigates to the installer once, after two seconds', () => {
    renderThanks();
    pass(1_999);
    expect(followed).toEqual([]);
    pass(1);
    expect(followed).toEqual([file]);
    pass(60_000);
    expect(followed).toEqual([file]);
  });

  it('has a link to the file', () => {
    renderThanks();
    fireEvent.click(screen.getByRole('link', { name: 'use this link' }));
    expect(followed).toEqual([file]);
  });

  it('links to the registration of the computer', () => {
    renderThanks();
    expect(screen.getByRole('link', { name: 'Register a computer' })).toHaveAttribute(
      'href',
      '/license?register',
    );
  });

  it('has no link in a portal without the license list', () => {
    renderThanks({ routes: [] });
    expect(screen.queryByRole('link', { name: 'Register a computer' })).not.toBeInTheDocument();
  });

  it('does not restart when the person leaves and returns', () => {
    renderThanks();
    pass(2_000);
    fireEvent.click(screen.getByRole('link', { name: 'Back to downloads' }));
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(message()).toHaveTextContent('The download starts automatically.');
    pass(60_000);
    expect(followed).toHaveLength(1);
  });

  it('restarts on another visit', () => {
    renderThanks();
    pass(2_000);
    fireEvent.click(screen.getByRole('link', { name: 'Back to downloads' }));
    fireEvent.click(screen.getByRole('link', { name: 'Again' }));
    pass(2_000);
    expect(followed).toHaveLength(2);
  });

  it('does not start when the person leaves earlier', () => {
    renderThanks();
    pass(1_000);
    fireEvent.click(screen.getByRole('link', { name: 'Back to downloads' }));
    pass(60_000);
    expect(followed).toEqual([]);
  });

  it('does not restart in another language', () => {
    const { session } = renderThanks();
    pass(1_000);
    act(() => {
      session.setState({ locale: 'ja' });
    });
    pass(1_000);
    expect(followed).toEqual([file]);
    act(() => {
      session.setState({ locale: 'en' });
    });
    pass(60_000);
    expect(followed).toEqual([file]);
  });

  it('starts nothing when the address has no installer', () => {
    renderThanks({ path: '/download/thanks?v=../../x&bit=64&e=2' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'The download cannot be started',
    );
    expect(screen.getByRole('alert')).toHaveTextContent('is incomplete');
    pass(60_000);
    expect(followed).toEqual([]);
  });

  it('starts nothing for a team that may not download', () => {
    renderThanks({ session: incompleteSession() });
    expect(screen.getByText('No license is registered.')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /Thank you/ })).not.toBeInTheDocument();
    pass(60_000);
    expect(followed).toEqual([]);
  });
});
