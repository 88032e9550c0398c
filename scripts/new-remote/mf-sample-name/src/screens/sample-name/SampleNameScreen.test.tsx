import {
  aLicenseRow,
  aSession,
  delay,
  expectAccessible,
  http,
  HttpResponse,
  mockServer,
} from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { renderSampleNameScreen } from '../../testing/renderSampleNameScreen.tsx';

const server = mockServer();
const call = '*/api/licenses/';
const japanese = aSession({ locale: 'ja' });

function answers(...rows: readonly ReturnType<typeof aLicenseRow>[]) {
  server.use(http.get(call, () => HttpResponse.json([...rows])));
}

function refuses(status: number, code: string) {
  server.use(http.get(call, () => HttpResponse.json({ error: true, code }, { status })));
}

describe('SampleNameScreen', () => {
  it('shows its heading and placeholders while it is loading', async () => {
    server.use(http.get(call, () => delay('infinite')));
    renderSampleNameScreen();
    expect(await screen.findByText('Loading…')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Sample title' })).toBeInTheDocument();
  });

  it.each([
    ['en', aSession(), 'Try again'],
    ['ja', japanese, '再試行'],
  ])('offers to try again after a failure (%s)', async (_locale, session, name) => {
    refuses(500, 'internal');
    const { user } = renderSampleNameScreen(session);
    const retry = await screen.findByRole('button', { name });
    answers(aLicenseRow());
    await user.click(retry);
    expect(await screen.findByText(/Circuit Designer/)).toBeInTheDocument();
  });

  it('says when the person may not see it', async () => {
    refuses(403, 'not_allowed');
    renderSampleNameScreen();
    expect(await screen.findByText('You do not have access to this page')).toBeInTheDocument();
  });

  it.each([
    ['en', aSession(), 'No data'],
    ['ja', japanese, 'データがありません'],
  ])('says that there is no data (%s)', async (_locale, session, text) => {
    answers();
    renderSampleNameScreen(session);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it.each([
    ['en', aSession(), 'Circuit Designer: 2 licenses'],
    ['ja', japanese, 'Circuit Designer: 2件'],
  ])('shows the data, accessibly (%s)', async (_locale, session, text) => {
    answers(
      aLicenseRow(),
      aLicenseRow({ id: 'license-2' }),
      aLicenseRow({ id: 'license-3', product_type: 'pd' }),
    );
    const { container } = renderSampleNameScreen(session);
    expect(await screen.findByText(text)).toBeInTheDocument();
    await expectAccessible(container);
  });
});
