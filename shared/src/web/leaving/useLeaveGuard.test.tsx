import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';

function Work({ isActive }: { readonly isActive: boolean }) {
  const { isAsking, stay, leave } = useLeaveGuard(isActive);
  const navigate = useNavigate();
  return (
    <>
      <h1>Work</h1>
      <Link to="/third">Third</Link>
      <Link to="/work?part=2">Part 2</Link>
      <a href="#end">End</a>
      <button
        onClick={() => {
          void navigate('/third', { replace: true });
        }}
      >
        Replace
      </button>
      {isAsking && (
        <div role="alertdialog">
          <button onClick={stay}>Stay</button>
          <button onClick={leave}>Leave</button>
        </div>
      )}
    </>
  );
}

/** Opens the first page, the second, and then the one with work. */
async function openWork({ isActive = true } = {}) {
  const { user, ...rendered } = renderWithProviders(
    <Routes>
      <Route path="/first" element={<Link to="/second">Second</Link>} />
      <Route path="/second" element={<Link to="/work">Work</Link>} />
      <Route path="/work" element={<Work isActive={isActive} />} />
      <Route path="/third" element={<h1>Third</h1>} />
    </Routes>,
    { path: '/first', hasHistory: true },
  );
  await user.click(screen.getByRole('link', { name: 'Second' }));
  await user.click(await screen.findByRole('link', { name: 'Work' }));
  await screen.findByRole('heading', { name: 'Work' });
  return { user, ...rendered };
}

const question = () => screen.findByRole('alertdialog');

async function expectPlace(path: string) {
  await waitFor(() => {
    expect(window.location.pathname).toBe(path);
  });
}

describe('useLeaveGuard', () => {
  it('asks before Back leaves the page, and stays', async () => {
    const { user, address } = await openWork();
    window.history.back();
    await question();
    await expectPlace('/work');
    expect(address()).toBe('/work');
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    window.history.back();
    await question();
    await expectPlace('/work');
  });

  it.each([
    [-1, '/second'],
    [-2, '/first'],
  ])('leaves by %i steps after the answer', async (steps, path) => {
    const { user, address } = await openWork();
    window.history.go(steps);
    await question();
    await expectPlace('/work');
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => {
      expect(address()).toBe(path);
    });
    expect(window.location.pathname).toBe(path);
    window.history.go(-steps);
    expect(await screen.findByRole('heading', { name: 'Work' })).toBeInTheDocument();
  });

  it('asks before Forward leaves the page', async () => {
    const { user, address } = await openWork({ isActive: true });
    await user.click(screen.getByRole('link', { name: 'Third' }));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await screen.findByRole('heading', { name: 'Third' });
    window.history.back();
    await screen.findByRole('heading', { name: 'Work' });
    window.history.forward();
    await question();
    await expectPlace('/work');
    expect(address()).toBe('/work');
  });

  it.each([
    ['a link', 'link', 'Third'],
    ['a redirect', 'button', 'Replace'],
  ])('asks before %s leaves the page', async (_name, role, name) => {
    const { user, address } = await openWork();
    await user.click(screen.getByRole(role, { name }));
    await question();
    expect(address()).toBe('/work');
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'Third' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/third');
  });

  it('asks once more after two quick steps back', async () => {
    const { address } = await openWork();
    window.history.back();
    window.history.back();
    await question();
    await expectPlace('/work');
    expect(address()).toBe('/work');
  });

  it('lets the page change its own query and hash', async () => {
    const { user, address } = await openWork();
    await user.click(screen.getByRole('link', { name: 'Part 2' }));
    expect(address()).toBe('/work?part=2');
    await user.click(screen.getByRole('link', { name: 'End' }));
    await waitFor(() => {
      expect(window.location.hash).toBe('#end');
    });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    // The entry of the link within the page counts.
    window.history.go(-3);
    await question();
    await waitFor(() => {
      expect(window.location.href).toMatch(/\/work\?part=2#end$/);
    });
  });

  it('does not ask without work', async () => {
    const { address } = await openWork({ isActive: false });
    window.history.back();
    await waitFor(() => {
      expect(address()).toBe('/second');
    });
  });

  it('does not ask after the end of the work', async () => {
    const { address, unmount } = await openWork();
    window.history.back();
    await question();
    await expectPlace('/work');
    unmount();
    expect(address()).toBe('/work');
    await openWork({ isActive: false });
    act(() => {
      window.history.back();
    });
    expect(await screen.findByRole('link', { name: 'Work' })).toBeInTheDocument();
  });

  it('makes the browser ask before the page closes', async () => {
    const { unmount } = await openWork();
    const close = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
    expect(close()).toBe(false);
    unmount();
    expect(close()).toBe(true);
  });
});
