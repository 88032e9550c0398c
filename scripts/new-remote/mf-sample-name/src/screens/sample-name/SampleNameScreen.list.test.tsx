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

const three = [
  aLicenseRow({ id: '1', number: 'CD-2' }),
  aLicenseRow({ id: '2', number: 'PD-3', product_type: 'pd' }),
  aLicenseRow({ id: '3', number: 'CD-1' }),
];
const numbers = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

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
    answers(aLicenseRow({ number: 'CD-1' }));
    await user.click(retry);
    expect(await screen.findByText('CD-1')).toBeInTheDocument();
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
    ['en', aSession(), '3 licenses'],
    ['ja', japanese, '3件'],
  ])('shows the rows, accessibly (%s)', async (_locale, session, text) => {
    answers(...three);
    const { container } = renderSampleNameScreen(session);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(numbers()).toEqual(['CD-1', 'CD-2', 'PD-3']);
    await expectAccessible(container);
  });

  it('keeps filters and order in the address', async () => {
    answers(...three);
    const { user, address } = renderSampleNameScreen();
    await screen.findByText('3 licenses');
    await user.selectOptions(screen.getByLabelText('Product'), 'Circuit Designer');
    await user.click(screen.getByRole('button', { name: 'Number' }));
    expect(numbers()).toEqual(['CD-2', 'CD-1']);
    expect(address()).toBe('/sample-path?product=cd&sort=-number');
  });
});
