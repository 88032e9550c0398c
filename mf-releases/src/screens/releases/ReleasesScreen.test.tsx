import { expectAccessible, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { aRelease } from '../../testing/aRelease.ts';
import { renderReleases } from '../../testing/renderReleases.tsx';

const server = mockServer();
const call = '*/api/releases/figures';

const canary = aRelease({
  version: '1.3.0',
  hash: 'bbbbbbbbbbbb',
  state: 'canary',
  audience: { staff: true, teams: 0, share: 10 },
  people: 0,
  failed: { people: 0, load: 0, render: 0, effect: 0 },
  load: { count: 0, p50: null, p95: null },
  lcp: { count: 0, p75: null, good: 0, poor: 0 },
  inp: { count: 0, p75: null, good: 0, poor: 0 },
  cls: { count: 0, p75: null, good: 0, poor: 0 },
});

function answers(releases = [aRelease(), canary]) {
  const remotes = [{ name: 'mf-parts', owner: 'Parts team', releases }];
  server.use(http.get(call, () => HttpResponse.json({ remotes })));
}

function refuses(status: number, code: string) {
  server.use(http.get(call, () => HttpResponse.json({ error: true, code }, { status })));
}

describe('ReleasesScreen', () => {
  it('shows the current releases of all remotes', async () => {
    answers();
    renderReleases('/releases');
    const row = (await screen.findAllByRole('row'))[1];
    for (const text of [
      'mf-parts',
      'Parts team',
      '1.2.0 +aaaaaaaaaaaa',
      '840',
      '3 of 120',
      '420 ms / 1.8 s',
      'INP: Poor',
    ]) {
      expect(row).toHaveTextContent(text);
    }
    expect(screen.getByText('staff, 10% of people')).toBeInTheDocument();
    await expectAccessible();
  });

  it('links to a remote, and to the error with an id', async () => {
    answers();
    const { user, address } = renderReleases();
    const [link] = await screen.findAllByRole('link', { name: 'mf-parts' });
    expect(link).toHaveAttribute('href', '/releases/mf-parts');
    const form = within(screen.getByRole('search'));
    await user.type(form.getByRole('textbox', { name: /ID of an error/ }), ' k3x9p2ab ');
    server.use(
      http.get('*/api/releases/errors/k3x9p2ab', () =>
        HttpResponse.json({ error: true, code: 'not_found' }, { status: 404 }),
      ),
    );
    await user.click(form.getByRole('button', { name: 'Find' }));
    expect(address()).toBe('/releases/errors/k3x9p2ab');
    expect(await screen.findByText(/No error with this ID is stored/)).toBeInTheDocument();
  });

  it('asks for a second factor', async () => {
    refuses(403, 'factor_needed');
    renderReleases('/releases');
    expect(await screen.findByText(/second factor within/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', '/signout');
  });

  it('says when access is not permitted', async () => {
    refuses(403, 'not_allowed');
    renderReleases();
    expect(await screen.findByText('You do not have access to this page')).toBeInTheDocument();
  });

  it('offers to try again after a failure', async () => {
    refuses(500, 'internal');
    const { user } = renderReleases();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answers();
    await user.click(retry);
    expect(await screen.findByText('3 of 120')).toBeInTheDocument();
  });
});
