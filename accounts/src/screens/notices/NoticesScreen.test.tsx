import { screen } from '@testing-library/react';
import { expectAccessible, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { renderPage } from '../../testing/renderPage.tsx';
import { NoticesScreen } from './NoticesScreen.tsx';

const server = mockServer();
const choices = { licenses: 'daily', orders: 'daily', cards: 'daily', emi: 'at_once' };

function serve() {
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/notices/choices', () => HttpResponse.json(choices)),
    http.put('*/api/notices/choices', async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      return HttpResponse.json(body);
    }),
  );
  return sent;
}

describe('NoticesScreen', () => {
  it('saves a choice for each topic', async () => {
    const sent = serve();
    const { container, user } = renderPage(<NoticesScreen />);
    const field = await screen.findByLabelText('Unpaid orders');
    await expectAccessible(container);
    await user.selectOptions(field, 'No email');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByLabelText('Unpaid orders')).toHaveValue('none');
    expect(sent).toEqual([{ ...choices, orders: 'none' }]);
  });

  it('offers guests only the topic of analyses', async () => {
    serve();
    renderPage(<NoticesScreen />, { role: 'guest' });
    expect(await screen.findByLabelText('EMI check')).toBeVisible();
    expect(screen.getAllByRole('combobox')).toHaveLength(1);
  });

  it('offers to ask again when the choices cannot be loaded', async () => {
    server.use(http.get('*/api/notices/choices', () => HttpResponse.json({}, { status: 500 })));
    const { user } = renderPage(<NoticesScreen />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    serve();
    await user.click(again);
    expect(await screen.findByLabelText('Unpaid orders')).toHaveValue('daily');
  });
});
