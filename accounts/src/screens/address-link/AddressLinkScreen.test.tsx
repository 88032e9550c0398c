import { screen } from '@testing-library/react';
import {
  expectAccessible,
  http,
  HttpResponse,
  mockServer,
  pressTwice,
} from '@portal/shared/testing';
import { renderPage } from '../../testing/renderPage.tsx';
import { AddressLinkScreen } from './AddressLinkScreen.tsx';

const server = mockServer();

const open = {
  state: 'open',
  side: 'new',
  old_email: 'hanako@kiban.example',
  new_email: 'sato@kiban.example',
  has_agreed: false,
  expires_at: '2026-11-22T03:00:00.000Z',
};

function look(answer: object) {
  server.use(http.post('*/api/address/look', () => HttpResponse.json(answer)));
}
function answer(act: 'agree' | 'refuse', outcome: string) {
  server.use(http.post(`*/api/address/${act}`, () => HttpResponse.json({ outcome })));
}
const page = (locale: 'en' | 'ja' = 'en') =>
  renderPage(<AddressLinkScreen token="t" />, { role: 'visitor', locale });

describe('AddressLinkScreen', () => {
  it.each([
    ['en', 'new', 'Confirm the new address', 'waiting', /Now open the link/],
    ['ja', 'new', '新しいアドレスを確認', 'waiting', /もう一方のアドレス/],
    ['en', 'old', 'Approve the change', 'changed', /has been changed/],
    ['ja', 'old', '変更に同意', 'changed', /変更しました/],
  ] as const)('agrees (%s, %s address)', async (locale, side, button, outcome, text) => {
    look({ ...open, side });
    answer('agree', outcome);
    const { container, user } = page(locale);
    expect(await screen.findByText('sato@kiban.example')).toBeVisible();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument();
  });

  it('agrees once when it is pressed twice', async () => {
    look({ ...open, side: 'old' });
    const outcomes = ['changed', 'used'];
    server.use(
      http.post('*/api/address/agree', () => HttpResponse.json({ outcome: outcomes.shift() })),
    );
    page();
    pressTwice(await screen.findByRole('button', { name: 'Approve the change' }));
    expect(await screen.findByText(/has been changed/)).toBeVisible();
    expect(outcomes).toEqual(['used']);
  });

  it('stops the change and offers a new password', async () => {
    look({ ...open, side: 'old' });
    answer('refuse', 'refused');
    const { user } = page();
    await user.click(await screen.findByRole('button', { name: 'Cancel the change' }));
    expect(await screen.findByText(/has been cancelled/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute(
      'href',
      '/password/reset',
    );
  });

  it('waits for the other address once this one has agreed', async () => {
    look({ ...open, has_agreed: true });
    page();
    expect(await screen.findByText(/This address is confirmed/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Confirm/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel the change' })).toBeVisible();
  });

  it.each([
    ['used', /already been made or cancelled/],
    ['expired', /has expired/],
    ['unknown', /is not valid/],
  ])('says when the link is %s', async (state, text) => {
    look({ state });
    page();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: /change/ })).not.toBeInTheDocument();
  });

  it('keeps the offer when the answer does not arrive', async () => {
    look(open);
    server.use(http.post('*/api/address/agree', () => HttpResponse.error()));
    const { user } = page();
    await user.click(await screen.findByRole('button', { name: 'Confirm the new address' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be reached');
    expect(screen.getByRole('button', { name: 'Confirm the new address' })).toBeEnabled();
  });
});
