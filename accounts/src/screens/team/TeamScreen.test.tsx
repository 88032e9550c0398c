import { screen, within } from '@testing-library/react';
import { expectAccessible, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { renderPage } from '../../testing/renderPage.tsx';
import { TeamScreen } from './TeamScreen.tsx';

const server = mockServer();

const company = {
  name: '株式会社キバン設計',
  post_code: '105-0011',
  prefecture: '東京都',
  address: '港区芝公園4-2-8',
  tel: '03-5555-0100',
  shipping: false,
  shipping_name: '',
  shipping_post_code: '',
  shipping_prefecture: '',
  shipping_address: '',
  version: 2,
};

function read(given: Partial<typeof company> = {}): void {
  server.use(http.get('*/api/team', () => HttpResponse.json({ ...company, ...given })));
}

function region(name: string) {
  return within(screen.getByRole('region', { name }));
}

describe('TeamScreen', () => {
  it.each([
    ['en', 'Team', 'Company name', 'Save'],
    ['ja', 'チーム', '会社名', '保存'],
  ] as const)('lets an owner change the details (%s)', async (locale, heading, label, save) => {
    read();
    const { container } = renderPage(<TeamScreen />, { locale });
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(await screen.findByLabelText(label)).toHaveValue(company.name);
    expect(screen.getByRole('button', { name: save })).toBeVisible();
    await expectAccessible(container);
  });

  it('sends changes with the version of the data they were made in', async () => {
    read();
    const sent: unknown[] = [];
    server.use(
      http.put('*/api/team', async ({ request }) => {
        const body = await request.json();
        sent.push(body);
        return HttpResponse.json(Object.assign({}, body, { version: 3 }));
      }),
    );
    const { user } = renderPage(<TeamScreen />);
    await user.clear(await screen.findByLabelText('Phone'));
    await user.type(screen.getByLabelText('Phone'), '03-1234-5678');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(sent).toEqual([{ ...company, tel: '03-1234-5678' }]);
  });

  it('asks for a complete shipping address once a part is filled in', async () => {
    read();
    const { container, user } = renderPage(<TeamScreen />);
    expect(await screen.findByText(/Paper slips go to the company/)).toBeVisible();
    await user.click(screen.getByLabelText('Send paper slips to another address'));
    await user.type(region('Shipping address').getByLabelText('Recipient'), '倉庫');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('Enter “Post code (shipping address)”.');
    expect(region('Shipping address').getByLabelText('Post code')).toHaveFocus();
    await user.click(within(summary).getByRole('button', { name: /Address \(shipping/ }));
    expect(region('Shipping address').getByLabelText('Address')).toHaveFocus();
    await expectAccessible(container);
  });

  it('asks teams abroad for the parts of their addresses', async () => {
    read();
    renderPage(<TeamScreen />, { country: 'US' });
    expect(await screen.findByLabelText('ZIP or postal code')).toBeVisible();
    expect(screen.getByLabelText('State, province, or prefecture')).toBeVisible();
  });

  it('tells a professional team what incomplete details prevent', async () => {
    read({ tel: '' });
    renderPage(<TeamScreen />);
    expect(await screen.findByText(/to be able to download the software/)).toBeVisible();
  });

  it.each([
    ['en', 'Owners and admins of the team can change these details.'],
    ['ja', 'チームのオーナーと管理者が変更できます。'],
  ] as const)('shows a guest the details only (%s)', async (locale, sentence) => {
    read({ shipping: true, shipping_name: '倉庫' });
    const { container } = renderPage(<TeamScreen />, { role: 'guest', locale });
    expect(screen.getByText(sentence)).toBeVisible();
    expect(await screen.findByText('倉庫')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Save|保存)$/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  it('says that the details could not be loaded', async () => {
    server.use(
      http.get('*/api/team', () =>
        HttpResponse.json({ error: true, code: 'not_allowed' }, { status: 403 }),
      ),
    );
    renderPage(<TeamScreen />);
    expect(await screen.findByRole('alert')).toHaveTextContent('You do not have permission');
  });
});
