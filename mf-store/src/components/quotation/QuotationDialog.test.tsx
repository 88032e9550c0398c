import { expectAccessible, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aQuotationRow } from '../../testing/aQuotationRow.ts';
import { renderEstimate, renderStore } from '../../testing/renderStore.tsx';
import { savedFiles } from '../../testing/savedFiles.ts';
import {
  knowsSeatUse,
  listsLicenses,
  listsQuotations,
  pricesCarts,
} from '../../testing/storeHandlers.ts';

const server = mockServer();
const made = { hash: 'hash-1', number: 'Q1', valid_until: '2026-12-20' };

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
});

/** Opens the form once the total is the server's. */
async function openForm(user: ReturnType<typeof renderStore>['user'], name = 'Quote') {
  await waitFor(() => {
    expect(screen.queryByText(/Updating|計算中/)).not.toBeInTheDocument();
  });
  await user.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog', { name });
}

describe('QuotationDialog', () => {
  it('sends what the portal knows of the team, and saves the file', async () => {
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
    expect(dialog.getByLabelText('Contact name')).toHaveValue('Yamada Hanako');
    await expectAccessible(screen.getByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Payment terms'), 'Show');
    await user.click(dialog.getByRole('button', { name: 'Download PDF' }));
    expect(await screen.findByText(/Quotation Q1 was downloaded/)).toHaveTextContent(
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

  it.each([
    ['en', 'Quote', 'Download PDF', 'Company', 'Please enter your company name'],
    ['ja', '見積書', 'PDFをダウンロード', '会社名', '会社名を入力してください'],
  ] as const)(
    'shows what the server says of a field, and keeps what is typed (%s)',
    async (locale, open, create, company, sentence) => {
      server.use(
        http.post('*/api/pdf/quotation/', () =>
          HttpResponse.json({ error: true, code: 'invalid', msg: { company: sentence } }),
        ),
      );
      const { user } = renderEstimate({ session: { role: 'owner', locale } });
      const dialog = within(await openForm(user, open));
      // Nothing is filled in where the profile counts for nothing.
      expect(dialog.getByLabelText(company)).toHaveValue('');
      await user.type(dialog.getByLabelText(/Phone|電話番号/), '03-1234-5678');
      await user.click(dialog.getByRole('button', { name: create }));
      const again = within(await screen.findByRole('dialog', { name: open }));
      expect(again.getByLabelText(company)).toHaveAccessibleDescription(RegExp(sentence));
      await waitFor(() => {
        expect(again.getByLabelText(company)).toHaveFocus();
      });
      expect(again.getByLabelText(/Phone|電話番号/)).toHaveValue('03-1234-5678');
      await user.keyboard('{Escape}');
      expect(within(await openForm(user, open)).getByLabelText(/Phone|電話番号/)).toHaveValue(
        '03-1234-5678',
      );
    },
  );

  it('cannot be closed while it works, and ends with a sentence when that fails', async () => {
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
    const progress = await screen.findByRole('dialog', { name: 'Making the quotation' });
    await user.keyboard('{Escape}');
    expect(progress).toBeInTheDocument();
    expect(within(progress).queryByRole('button')).not.toBeInTheDocument();
    fail();
    const again = within(await screen.findByRole('dialog', { name: 'Quote' }));
    expect(again.getByRole('alert')).toHaveTextContent('r-9');
  });

  it('says where the file is when it was made and did not come', async () => {
    server.use(
      http.post('*/api/pdf/quotation/', () => HttpResponse.json(made)),
      http.get('*/pdf/quotation/:hash', () => HttpResponse.error()),
    );
    const { user } = renderStore();
    const dialog = within(await openForm(user));
    await user.click(dialog.getByRole('button', { name: 'Download PDF' }));
    expect(await screen.findByText(/Download it from the list of quotations/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
