import {
  aSession,
  chooseInMenu,
  expectAccessible,
  http,
  HttpResponse,
  mockServer,
} from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { anError } from '../../testing/anError.ts';
import { aRelease } from '../../testing/aRelease.ts';
import { renderReleases } from '../../testing/renderReleases.tsx';

const server = mockServer();
const japanese = aSession({ locale: 'ja' });
const call = '*/api/releases/figures/mf-parts';

const days = Array.from({ length: 28 }, (_, place) => ({
  day: new Date(Date.UTC(2026, 9, 24 + place)).toISOString().slice(0, 10),
  opens: place,
  failures: place === 27 ? 3 : 0,
  p50: place === 0 ? null : 420,
  p95: place === 0 ? null : 1800,
}));

function answers(errors = [anError(), anError({ id: 'older000' })]) {
  const remote = { name: 'mf-parts', owner: 'Parts team', releases: [aRelease()], days, errors };
  server.use(http.get(call, () => HttpResponse.json(remote)));
}

describe('RemoteScreen', () => {
  it.each([
    ['en', aSession(), 'Team: Parts team', 'Speed', '2.4 s Good', '620 ms Poor', '0.01 Good'],
    ['ja', japanese, '担当チーム: Parts team', '速度', '2.4 秒 良好', '620 ms 不良', '0.01 良好'],
  ])('shows team, figures and ratings (%s)', async (_locale, session, team, speed, ...vitals) => {
    answers();
    renderReleases('/releases/mf-parts', session);
    expect(await screen.findByText(team)).toBeInTheDocument();
    const row = within(screen.getByRole('table', { name: speed })).getAllByRole('row')[1];
    for (const text of vitals) expect(row).toHaveTextContent(text);
    await expectAccessible();
  });

  it('charts four weeks, with the numbers as tables', async () => {
    answers();
    const { user } = renderReleases('/releases/mf-parts');
    const name = 'Opened and failed by day';
    await chooseInMenu(user, `Table and pictures: ${name}`, 'Show as table');
    const table = screen.getByRole('table', { name });
    const rows = within(table).getAllByRole('row');
    expect(rows).toHaveLength(29);
    expect(rows.at(-1)).toHaveTextContent(/2026-11-20.*27.*3/);
  });

  it('groups errors by cause, with their source position', async () => {
    answers();
    renderReleases('/releases/mf-parts');
    const error = within(await screen.findByRole('article', { name: 'k3x9p2ab' }));
    expect(error.getByText('2 times')).toBeInTheDocument();
    expect(error.getByText(/PartsScreen\.tsx:12:5/)).toBeInTheDocument();
    expect(error.getByText(/mf-parts 1\.2\.0\+aaaaaaaaaaaa · \/parts/)).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('says when there are no errors, and when the remote does not exist', async () => {
    answers([]);
    const { unmount } = renderReleases('/releases/mf-parts');
    expect(await screen.findByText('No errors are stored.')).toBeInTheDocument();
    unmount();
    server.use(
      http.get(call, () => HttpResponse.json({ error: true, code: 'not_found' }, { status: 404 })),
    );
    renderReleases('/releases/mf-parts');
    expect(await screen.findByText('There is no remote with this name.')).toBeInTheDocument();
  });
});
