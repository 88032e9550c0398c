import { screen, within } from '@testing-library/react';
import { expectAccessible, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { renderPage } from '../../testing/renderPage.tsx';
import { AddressCard } from './AddressCard.tsx';

const server = mockServer();

const none = { email: 'hanako@kiban.example', waiting: null };
const waiting = {
  email: 'hanako@kiban.example',
  waiting: {
    email: 'sato@kiban.example',
    new_agreed: true,
    old_agreed: false,
    expires_at: '2026-11-22T03:00:00.000Z',
  },
};

function answerWith(state: object) {
  server.use(http.get('*/api/user/address', () => HttpResponse.json(state)));
}

describe('AddressCard', () => {
  it('asks for the new address and says what waits', async () => {
    answerWith(none);
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/user/address', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(waiting);
      }),
    );
    const { container, user } = renderPage(<AddressCard />);
    await user.type(await screen.findByLabelText('New email address'), 'sato@kiban.example');
    await user.click(screen.getByRole('button', { name: 'Change address' }));
    expect(await screen.findByText(/once both addresses have confirmed/)).toBeVisible();
    expect(sent).toEqual([{ email: 'sato@kiban.example' }]);
    await expectAccessible(container);
  });

  it.each([
    ['', 'Enter “New email address”.'],
    ['sato', 'Enter an email address like name@company.example.'],
  ])('says what is wrong with "%s"', async (typed, fault) => {
    answerWith(none);
    const { user } = renderPage(<AddressCard />);
    const field = await screen.findByLabelText('New email address');
    if (typed !== '') await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: 'Change address' }));
    expect(field).toHaveAccessibleDescription(`Error: ${fault}`);
  });

  it('says when it is the present address', async () => {
    answerWith(none);
    server.use(
      http.post('*/api/user/address', () =>
        HttpResponse.json(
          { error: true, code: 'invalid', msg: { email: 'same_address' } },
          { status: 422 },
        ),
      ),
    );
    const { user } = renderPage(<AddressCard />);
    const field = await screen.findByLabelText('New email address');
    await user.type(field, 'hanako@kiban.example');
    await user.click(screen.getByRole('button', { name: 'Change address' }));
    expect(
      await screen.findAllByText('This is already your address. Enter another one.'),
    ).not.toHaveLength(0);
    expect(field).toHaveValue('hanako@kiban.example');
  });

  it('shows which address has agreed, and gives the change up', async () => {
    answerWith(waiting);
    server.use(http.delete('*/api/user/address', () => HttpResponse.json(none)));
    const { user } = renderPage(<AddressCard />);
    const state = await screen.findByText('Confirmed');
    expect(state).toBeVisible();
    const section = within(screen.getByRole('region', { name: 'Email address' }));
    expect(section.getByText('Pending')).toBeVisible();
    await user.click(section.getByRole('button', { name: 'Cancel the change' }));
    expect(await screen.findByText('The change has been cancelled.')).toBeVisible();
    expect(await screen.findByLabelText('New email address')).toHaveValue('');
  });

  it('can be tried again when it does not load', async () => {
    server.use(http.get('*/api/user/address', () => HttpResponse.error()));
    const { user } = renderPage(<AddressCard />);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answerWith(none);
    await user.click(retry);
    expect(await screen.findByLabelText('New email address')).toBeVisible();
  });
});
