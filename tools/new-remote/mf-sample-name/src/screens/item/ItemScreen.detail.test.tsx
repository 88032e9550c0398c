import { Route, Routes } from '@portal/shared';
import {
  aSession,
  delay,
  expectAccessible,
  http,
  HttpResponse,
  mockServer,
  renderWithProviders,
} from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { itemCall } from '../../api/itemCall.detail.ts';
import { paths } from '../../paths.detail.ts';
import { anItemAnswer } from '../../testing/anItemAnswer.detail.ts';
import { ItemScreen } from './ItemScreen.detail.tsx';

const server = mockServer();
const call = `*${itemCall.path('*')}`;
const japanese = aSession({ locale: 'ja' });

function show(session = aSession()) {
  return renderWithProviders(
    <main>
      <Routes>
        <Route path={paths.itemPattern} element={<ItemScreen />} />
      </Routes>
    </main>,
    { session, path: paths.item('A-1') },
  );
}

function refuses(status: number, code: string) {
  server.use(http.get(call, () => HttpResponse.json({ error: true, code }, { status })));
}

describe('ItemScreen', () => {
  it.each([
    ['en', aSession(), 'Closed'],
    ['ja', japanese, '完了'],
  ])('shows what the item has, accessibly (%s)', async (_locale, session, text) => {
    server.use(http.get(call, () => HttpResponse.json(anItemAnswer({ state: 'closed' }))));
    const { container } = show(session);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'A-1' })).toBeInTheDocument();
    await expectAccessible(container);
  });

  it('shows a placeholder while loading', async () => {
    server.use(http.get(call, () => delay('infinite')));
    show();
    expect(await screen.findByText('Loading…')).toBeInTheDocument();
  });

  it.each([
    ['en', aSession(), /does not exist/],
    ['ja', japanese, /存在しない/],
  ])('says that the item is unknown (%s)', async (_locale, session, text) => {
    refuses(404, 'not_found');
    show(session);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('tells a person without permission', async () => {
    refuses(403, 'not_allowed');
    show();
    expect(await screen.findByText('You do not have access to this page')).toBeInTheDocument();
  });

  it('offers to try again after a failure', async () => {
    refuses(500, 'internal');
    const { user } = show();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.use(http.get(call, () => HttpResponse.json(anItemAnswer())));
    await user.click(retry);
    expect(await screen.findByText('Open')).toBeInTheDocument();
  });
});
