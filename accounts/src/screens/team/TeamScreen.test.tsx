import { screen, waitFor, within } from '@testing-library/react';
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
  it('lets an owner change the details', async () => {
    read();
    const { container } = renderPage(<TeamScreen />);
    expect(screen.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
    expect(await screen.findByLabelText('Company name')).toHaveValue(company.name);
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
    await expectAccessible(container);
  });

  describe('a Japanese post code', () => {
    const places = (...found: readonly object[]) => {
      server.use(http.get('*/api/postcodes/:code', () => HttpResponse.json({ places: found })));
    };
    const osaka = { prefecture: '大阪府', city: '大阪市北区' };
    const empty = { post_code: '', prefecture: '', address: '' };

    it('fills prefecture and city, in full-width digits too', async () => {
      read(empty);
      places(osaka);
      const { user } = renderPage(<TeamScreen />, { locale: 'ja' });
      const code = await screen.findByLabelText('郵便番号');
      expect(code).toHaveAccessibleDescription(
        '任意 例：105-0011。都道府県と市区町村が自動で入力されます。',
      );
      await user.type(code, '５３０－０００１');
      await waitFor(() => {
        expect(screen.getByLabelText('都道府県')).toHaveValue('大阪府');
      });
      expect(screen.getByLabelText('住所')).toHaveValue('大阪市北区');
    });

    it('corrects what it has filled, and nothing that was typed', async () => {
      read(empty);
      places({ prefecture: '東京都', city: '港区' });
      const { user } = renderPage(<TeamScreen />);
      const code = await screen.findByLabelText('Post code');
      await user.type(code, '1050011');
      await waitFor(() => {
        expect(screen.getByLabelText('Prefecture')).toHaveValue('東京都');
      });
      await user.type(screen.getByLabelText('Address'), '芝公園4-2-8');
      places(osaka);
      await user.clear(code);
      await user.type(code, '530-0001');
      await waitFor(() => {
        expect(screen.getByLabelText('Prefecture')).toHaveValue('大阪府');
      });
      expect(screen.getByLabelText('Address')).toHaveValue('港区芝公園4-2-8');
    });

    it('leaves the prefecture that is typed before the answer comes', async () => {
      read(empty);
      server.use(
        http.get('*/api/postcodes/:code', async () => {
          await waitFor(() => {
            expect(screen.getByLabelText('Prefecture')).toHaveValue('京都府');
          });
          return HttpResponse.json({ places: [osaka] });
        }),
      );
      const { user } = renderPage(<TeamScreen />);
      await user.type(await screen.findByLabelText('Post code'), '5300001');
      await user.type(screen.getByLabelText('Prefecture'), '京都府');
      await waitFor(() => {
        expect(screen.getByLabelText('Address')).toHaveValue('大阪市北区');
      });
      expect(screen.getByLabelText('Prefecture')).toHaveValue('京都府');
    });

    it('takes the prefecture of a saved address along, not its street', async () => {
      read();
      places(osaka);
      const { user } = renderPage(<TeamScreen />);
      const code = await screen.findByLabelText('Post code');
      await user.clear(code);
      await user.type(code, '5300001');
      await waitFor(() => {
        expect(screen.getByLabelText('Prefecture')).toHaveValue('大阪府');
      });
      expect(screen.getByLabelText('Address')).toHaveValue('港区芝公園4-2-8');
    });

    it('fills the shipping address, and of several cities the prefecture only', async () => {
      read({ shipping: true });
      places(osaka, { prefecture: '大阪府', city: '大阪市中央区' });
      const { user } = renderPage(<TeamScreen />);
      await screen.findByLabelText('Company name');
      const shipping = screen.getByRole('region', { name: 'Shipping address' });
      await user.type(within(shipping).getByLabelText('Post code'), '5300001');
      await waitFor(() => {
        expect(within(shipping).getByLabelText('Prefecture')).toHaveValue('大阪府');
      });
      expect(within(shipping).getByLabelText('Address')).toHaveValue('');
      expect(region('Company details').getByLabelText('Prefecture')).toHaveValue('東京都');
    });

    it('fills nothing when it is unknown or nobody answers', async () => {
      read(empty);
      const asked: string[] = [];
      server.use(
        http.get('*/api/postcodes/:code', ({ params }) => {
          asked.push(String(params['code']));
          return asked.length === 1 ? HttpResponse.json({ places: [] }) : HttpResponse.error();
        }),
      );
      const { user } = renderPage(<TeamScreen />);
      const code = await screen.findByLabelText('Post code');
      await user.type(code, '9999999');
      await user.clear(code);
      await user.type(code, '1050011');
      await waitFor(() => {
        expect(asked).toEqual(['9999999', '1050011']);
      });
      expect(screen.getByLabelText('Prefecture')).toHaveValue('');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
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

  it('keeps what is typed while it saves', async () => {
    read();
    server.use(
      http.put('*/api/team', async () => {
        await waitFor(() => {
          expect(screen.getByLabelText('Phone')).toHaveValue('03-5555-01009');
        });
        return HttpResponse.json({ ...company, name: 'Saved', version: 3 });
      }),
    );
    const { user } = renderPage(<TeamScreen />);
    const tel = await screen.findByLabelText('Phone');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.type(tel, '9');
    await waitFor(() => {
      expect(screen.getByLabelText('Company name')).toHaveValue('Saved');
    });
    expect(tel).toHaveValue('03-5555-01009');
  });

  it('asks for a complete shipping address once a part is filled in', async () => {
    read();
    const { container, user } = renderPage(<TeamScreen />);
    expect(await screen.findByText(/Paper slips go to the company/)).toBeVisible();
    await user.click(screen.getByLabelText('Send paper slips to a different address'));
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
    const labels = ['Company name', 'Address', 'State', 'ZIP code', 'Phone'];
    await screen.findByLabelText('ZIP code');
    const fields = screen.getAllByRole('textbox');
    expect(fields).toEqual(labels.map((label) => screen.getByLabelText(label)));
    expect(screen.getByLabelText('State')).toHaveAccessibleDescription(/Example: California$/);
    expect(screen.getByLabelText('ZIP code')).toHaveAccessibleDescription(/Example: 94103$/);
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(
      /Example: \+1 415-555-0132$/,
    );
  });

  it('tells a professional team what incomplete details prevent', async () => {
    read({ tel: '' });
    renderPage(<TeamScreen />);
    expect(await screen.findByText(/to download the software/)).toBeVisible();
  });

  it('shows a guest the details only', async () => {
    read({ shipping: true, shipping_name: '倉庫' });
    const { container } = renderPage(<TeamScreen />, { role: 'guest' });
    expect(
      screen.getByText('Only owners and admins of the team can change these details.'),
    ).toBeVisible();
    expect(await screen.findByText('倉庫')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Save|保存)$/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  it('says that the person may not see the details', async () => {
    server.use(
      http.get('*/api/team', () =>
        HttpResponse.json({ error: true, code: 'not_allowed' }, { status: 403 }),
      ),
    );
    renderPage(<TeamScreen />);
    expect(await screen.findByText('You do not have access to this page')).toBeVisible();
  });
});
