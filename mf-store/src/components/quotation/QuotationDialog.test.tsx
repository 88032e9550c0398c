import { quotationRequestSchema } from '@portal/shared/contracts';
import {
  delay,
  expectAccessible,
  http,
  HttpResponse,
  mockServer,
  savedFiles,
} from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aQuotationRow } from '../../testing/aQuotationRow.ts';
import { renderEstimate, renderStore } from '../../testing/renderStore.tsx';
import {
  knowsSeatUse,
  listsLicenses,
  listsQuotations,
  pricesCarts,
} from '../../testing/storeHandlers.ts';

const server = mockServer();
const made = { id: 'q-1', hash: 'hash-1', number: 'Q1', valid_until: '2026-12-20' };

function servesFile() {
  return http.get('*/pdf/quotation/:hash', ({ params: { hash } }) =>
    HttpResponse.text(`%PDF ${String(hash)}`, { headers: { 'Content-Type': 'application/pdf' } }),
  );
}

beforeEach(() => {
  localStorage.setItem('cd', '{"m12":3}');
  server.use(pricesCarts().handler, listsLicenses([]), knowsSeatUse(), listsQuotations([]));
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens the form once the server has confirmed the total. */
async function openForm(user: ReturnType<typeof renderStore>['user'], name = 'Quote') {
  await waitFor(() => {
    expect(screen.queryByText(/Updating|計算中/)).not.toBeInTheDocument();
  });
  await user.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog', { name });
}

describe('QuotationDialog', () => {
  it("prefills the team's data, sends them, and downloads the file", async () => {
    const saved = savedFiles();
    const bodies: unknown[] = [];
    server.use(
      http.post('*/api/pdf/quotation/', async ({ request }) => {
        bodies.push(await request.json());
        server.use(listsQuotations([aQuotationRow({ number: 'Q1' })]));
        return HttpResponse.json(made);
      }),
      servesFile(),
    );
    const { user } = renderStore();
    const dialog = within(await openForm(user));
    expect(dialog.getByLabelText('Company')).toHaveValue('Hoshino Electronics');
    expect(dialog.getByLabelText('Contact name')).toHaveValue('Hanako Yamada');
    await expectAccessible(screen.getByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Payment terms'), 'Show');
    await user.click(dialog.getByRole('button', { name: 'Download PDF' }));
    expect(await screen.findByText(/Quote Q1 was downloaded/)).toHaveTextContent(
      'It is valid until December 20, 2026.',
    );
    expect(saved.map(({ name }) => name)).toEqual(['quotation.pdf']);
    expect(await saved[0]?.content.text()).toBe('%PDF hash-1');
    expect(bodies).toMatchObject([
      {
        cd: '{"m12":3}',
        start_at: '2026-11-20',
        total: 495_000,
        form: {
          company: 'Hoshino Electronics',
          email: 'hanako@example.com',
          payment_terms: 'display',
          delivery_date: 'hidden',
          delivery_method: 'hidden',
          contract_period: 'display',
        },
      },
    ]);
    expect(localStorage.getItem('payment_terms')).toBe('display');
    expect(await screen.findByRole('link', { name: 'Q1' })).toBeInTheDocument();
  });

  it('shows the server’s message at a field, and keeps the typed text', async () => {
    const sentence = 'Please enter your company name';
    server.use(
      http.post('*/api/pdf/quotation/', () =>
        HttpResponse.json({ error: true, code: 'invalid', msg: { company: sentence } }),
      ),
    );
    const { user } = renderEstimate({ session: { role: 'owner' } });
    const dialog = within(await openForm(user, 'Quote'));
    // People who may not buy get no prefilled data.
    expect(dialog.getByLabelText('Company')).toHaveValue('');
    await user.type(dialog.getByLabelText(/Phone|電話番号/), '03-1234-5678');
    const field = dialog.getByLabelText('Company');
    await user.click(dialog.getByRole('button', { name: 'Download PDF' }));
    // The same field: the dialog was not remounted.
    await waitFor(() => {
      expect(field).toHaveAccessibleDescription(RegExp(sentence));
    });
    expect(field).toHaveFocus();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(dialog.getByLabelText(/Phone|電話番号/)).toHaveValue('03-1234-5678');
    await user.keyboard('{Escape}');
    expect(within(await openForm(user, 'Quote')).getByLabelText(/Phone|電話番号/)).toHaveValue(
      '03-1234-5678',
    );
  });

  it.each([
    {
      locale: 'en',
      open: 'Quote',
      contact: 'Contact name',
      name: 'Hanako Yamada',
      phone: 'Phone',
      example: 'Example: 03-1234-5678',
    },
    {
      locale: 'ja',
      open: '見積書',
      contact: '担当者名',
      name: 'Yamada Hanako',
      phone: '電話番号',
      example: '例：03-1234-5678',
    },
  ] as const)("has names and examples in the reader's style ($locale)", async (texts) => {
    const { locale, open, contact, name, phone, example } = texts;
    const { user } = renderStore({ session: { locale } });
    const dialog = within(await openForm(user, open));
    expect(dialog.getByLabelText(contact)).toHaveValue(name);
    expect(dialog.getByLabelText(phone)).toHaveAccessibleDescription(example);
    for (const field of dialog.getAllByRole('textbox')) expect(field).toBeRequired();
  });

  it('cannot be closed while busy, and shows a failure', async () => {
    let fail: () => void = () => undefined;
    server.use(
      http.post('*/api/pdf/quotation/', async () => {
        await new Promise<void>((resolve) => (fail = resolve));
        return HttpResponse.json(
          { error: true, code: 'internal', request_id: 'r-9' },
          { status: 500 },
        );
      }),
    );
    const { user } = renderStore();
    const dialog = within(await openForm(user));
    await user.click(dialog.getByRole('button', { name: 'Download PDF' }));
    const progress = await screen.findByRole('dialog', { name: 'Creating the quote' });
    await user.keyboard('{Escape}');
    expect(progress).toBeInTheDocument();
    expect(within(progress).queryByRole('button')).not.toBeInTheDocument();
    fail();
    await act(() => delay(800));
    expect(progress).toBeInTheDocument();
    const again = within(await screen.findByRole('dialog', { name: 'Quote' }));
    expect(again.getByRole('alert')).toHaveTextContent('r-9');
  });

  it('shows cart messages beside those of the fields', async () => {
    const licenses = 'Renewals need an account';
    const cd = 'CD 12 months: 20 at most';
    server.use(
      http.post('*/api/pdf/quotation/', () =>
        HttpResponse.json({
          error: true,
          code: 'invalid',
          msg: { licenses, cd, tel: 'A field has its own' },
        }),
      ),
    );
    const { user } = renderStore();
    const dialog = within(await openForm(user, 'Quote'));
    await user.click(dialog.getByRole('button', { name: /PDF/ }));
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent(`${licenses}${cd}`);
    expect(alert).not.toHaveTextContent('A field has its own');
  });

  it('creates a quotation of a quoted cart at today’s prices, and says so', async () => {
    localStorage.setItem('quotation_id', 'quotation-1');
    savedFiles();
    server.use(
      http.post('*/api/pdf/quotation/', async ({ request }) =>
        quotationRequestSchema.safeParse(await request.json()).success
          ? HttpResponse.json(made)
          : HttpResponse.json({ error: true, code: 'invalid' }),
      ),
      servesFile(),
    );
    const { user } = renderStore();
    const dialog = within(await openForm(user));
    expect(dialog.getByText(/A new quote uses today’s prices/)).toBeInTheDocument();
    await user.clear(dialog.getByLabelText('Phone'));
    await user.type(dialog.getByLabelText('Phone'), '03-1234-5678');
    await user.click(dialog.getByRole('button', { name: 'Download PDF' }));
    expect(await screen.findByText(/Quote Q1 was downloaded/)).toBeInTheDocument();
  });

  it.each(['visitor', 'owner'] as const)('retries a missing file (%s)', async (role) => {
    const saved = savedFiles();
    server.use(
      http.post('*/api/pdf/quotation/', () => HttpResponse.json(made)),
      http.get('*/pdf/quotation/:hash', () => HttpResponse.error()),
    );
    const { user } = role === 'owner' ? renderStore() : renderEstimate();
    if (role === 'visitor') {
      await user.click(await screen.findByRole('button', { name: 'Estimate as it is' }));
    }
    const form = within(await openForm(user));
    await user.click(form.getByRole('button', { name: 'Download PDF' }));
    expect(await screen.findByText(/Quote Q1 was created, but its PDF/)).toBeInTheDocument();
    const dialog = within(screen.getByRole('dialog', { name: 'Quote' }));
    const where =
      role === 'owner' ? /from the list of quotes/ : /from the list further down the page/;
    expect(dialog.getByText(where)).toBeInTheDocument();
    await expectAccessible(screen.getByRole('dialog'));
    server.use(servesFile());
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Quote Q1 was downloaded/)).toBeInTheDocument();
    expect(saved).toHaveLength(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
