import { screen, waitFor, within } from '@testing-library/react';
import {
  delay,
  expectAccessible,
  http,
  HttpResponse,
  mockServer,
  pressTwice,
} from '@portal/shared/testing';
import { renderPage } from '../../testing/renderPage.tsx';
import { ProofDialogHost } from '../../components/proof/ProofDialogHost.tsx';
import { CardScreen } from './CardScreen.tsx';

const server = mockServer();

const visa = {
  id: 'card-1',
  brand: 'Visa',
  last4: '4242',
  holder: 'HANAKO SATO',
  expiry: '12/40',
  is_default: 1,
  owner_name: null,
};
const ending = { ...visa, id: 'card-2', last4: '3220', expiry: '11/26', is_default: 0 };
const shared = { ...visa, id: 'card-3', last4: '0002', is_default: 0, owner_name: '佐藤 花子' };

describe('CardScreen', () => {
  it('lists cards and says which one ends', async () => {
    server.use(http.get('*/api/cards', () => HttpResponse.json([visa, ending, shared])));
    const { container } = renderPage(<CardScreen />, {}, '/creditcard');
    expect(await screen.findByText('Visa ending in 4242')).toBeVisible();
    expect(screen.getByText(/expires on November 30, 2026/)).toBeVisible();
    const theirs = screen.getByRole('region', { name: 'Shared by colleagues' });
    expect(within(theirs).getByText(/佐藤 花子/)).toBeVisible();
    expect(within(theirs).queryByRole('button')).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  it('makes a card the default one, and deletes one after asking', async () => {
    server.use(
      http.get('*/api/cards', () => HttpResponse.json([visa, ending])),
      http.put('*/api/cards/card-2/default', () =>
        HttpResponse.json([
          { ...ending, is_default: 1 },
          { ...visa, is_default: 0 },
        ]),
      ),
      http.delete('*/api/cards/card-1', () => HttpResponse.json([{ ...ending, is_default: 1 }])),
    );
    const { user } = renderPage(<CardScreen />, {}, '/creditcard');
    await user.click(
      await screen.findByRole('button', { name: 'Make default: Visa ending in 3220' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Delete: Visa ending in 4242' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => {
      expect(screen.queryByText('Visa ending in 4242')).not.toBeInTheDocument();
    });
    expect(screen.getByText('Default card')).toBeVisible();
  });

  it('says that there is none, and that one was added', async () => {
    server.use(http.get('*/api/cards', () => HttpResponse.json([])));
    renderPage(<CardScreen />, { locale: 'en' }, '/creditcard?card=added');
    expect(await screen.findByText('No cards registered yet.')).toBeVisible();
    expect(screen.getByText('The card was added.')).toBeVisible();
  });

  it('asks the gateway for one page when it is pressed twice', async () => {
    let calls = 0;
    server.use(
      http.get('*/api/cards', () => HttpResponse.json([])),
      http.post('*/api/cards', async () => {
        calls += 1;
        await delay('infinite');
      }),
    );
    renderPage(<CardScreen />, {}, '/creditcard');
    const add = await screen.findByRole('button', { name: 'Add card' });
    pressTwice(add);
    await waitFor(() => {
      expect(add).toHaveAttribute('aria-busy', 'true');
    });
    expect(calls).toBe(1);
  });

  it('says nothing when the person turns back at the question for the password', async () => {
    server.use(
      http.get('*/api/cards', () => HttpResponse.json([])),
      http.post('*/api/cards', () =>
        HttpResponse.json({ error: true, code: 'proof_needed' }, { status: 403 }),
      ),
    );
    const { user } = renderPage(
      <>
        <CardScreen />
        <ProofDialogHost />
      </>,
      {},
      '/creditcard',
    );
    const add = await screen.findByRole('button', { name: 'Add card' });
    await user.click(add);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(add).not.toHaveAttribute('aria-busy');
    });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('can be tried again when the gateway is away', async () => {
    server.use(
      http.get('*/api/cards', () =>
        HttpResponse.json({ error: true, code: 'gateway_away' }, { status: 503 }),
      ),
    );
    const { user } = renderPage(<CardScreen />, {}, '/creditcard');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.use(http.get('*/api/cards', () => HttpResponse.json([visa])));
    await user.click(retry);
    expect(await screen.findByText('Visa ending in 4242')).toBeVisible();
  });
});
