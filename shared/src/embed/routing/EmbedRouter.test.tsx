import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { EmbedRouter } from './EmbedRouter.tsx';
import type { Routing } from './Routing.ts';

const portal = 'https://portal.example';

function Place() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{`at ${pathname}${search}`}</p>
      <Link to="/parts/7?q=x">Part</Link>
      <Link to="/store?renew=1">Store</Link>
    </>
  );
}

function show(routing: Routing, { basePath = '', path = '/parts' } = {}) {
  const onLeave = jest.fn<(address: string) => void>();
  const element = (named: string) => (
    <EmbedRouter
      routing={routing}
      basePath={basePath}
      path={named}
      routes={[{ path: '/parts' }, { path: '/parts/:id' }]}
      baseUrl={portal}
      onLeave={onLeave}
    >
      <Place />
    </EmbedRouter>
  );
  const { rerender } = render(element(path));
  return { onLeave, name: (next: string) => rerender(element(next)) };
}
const press = (name: string) => userEvent.click(screen.getByRole('link', { name }));

beforeEach(() => {
  window.history.replaceState(null, '', '/news');
});

describe('the router of an embedded remote', () => {
  it('keeps its address to itself in memory; its links lead to the portal in another tab', async () => {
    const before = window.history.length;
    show('memory');
    expect(screen.getByText('at /parts')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Part' })).toHaveAttribute(
      'href',
      `${portal}/parts/7?q=x`,
    );
    await press('Part');
    expect(await screen.findByText('at /parts/7?q=x')).toBeInTheDocument();
    expect([window.location.pathname, window.history.length]).toEqual(['/news', before]);
  });

  it.each(['memory', 'hash', 'path'] as const)(
    'goes nowhere else by itself, and to the portal in another tab (%s)',
    async (routing) => {
      const { onLeave } = show(routing);
      const link = screen.getByRole('link', { name: 'Store' });
      expect(link).toHaveAttribute('href', `${portal}/store?renew=1`);
      await press('Store');
      expect(onLeave).toHaveBeenCalledWith('/store?renew=1');
      expect(screen.getByText('at /parts')).toBeInTheDocument();
    },
  );

  it('has its address behind the hash of the page’s', async () => {
    window.history.replaceState(null, '', '/news#/parts/3');
    show('hash');
    expect(screen.getByText('at /parts/3')).toBeInTheDocument();
    await press('Part');
    await waitFor(() => {
      expect(window.location.href).toMatch(/\/news#\/parts\/7\?q=x$/);
    });
  });

  it('has its address in the page’s, below a base path', async () => {
    show('path', { basePath: '/tools/' });
    expect(window.location.pathname).toBe('/tools/parts');
    expect(screen.getByText('at /parts')).toBeInTheDocument();
    await press('Part');
    await waitFor(() => {
      expect(window.location.pathname).toBe('/tools/parts/7');
    });
    window.history.back();
    expect(await screen.findByText('at /parts')).toBeInTheDocument();
  });

  it('follows the page, when it names another address', async () => {
    const { name } = show('memory');
    name('/parts/9');
    expect(await screen.findByText('at /parts/9')).toBeInTheDocument();
  });
});
