import { aSession, aTeam, expectAccessible, http, HttpResponse } from '@portal/shared/testing';
import { emiUsageNotesVersion } from '@portal/shared/domain';
import { screen, waitFor, within } from '@testing-library/react';
import en from '../../../locales/en.json';
import { licensesAnswer, mockEmiCheck } from '../../../testing/mockEmiCheck.ts';
import { renderEmiCheck } from '../../../testing/renderEmiCheck.tsx';

const emi = mockEmiCheck();
type Texts = typeof en;
type Kind = 'purchase' | 'trial';

interface Sent {
  readonly path: string;
  readonly key: string | null;
  readonly body: unknown;
}

/** Answers both calls and records the requests. */
function answers(...bodies: readonly object[]) {
  const sent: Sent[] = [];
  const left = [...bodies];
  emi.server.use(
    http.post('*/api/demitasnx/:kind', async ({ request }) => {
      sent.push({
        path: new URL(request.url).pathname,
        key: request.headers.get('Idempotency-Key'),
        body: await request.json(),
      });
      return HttpResponse.json({ ...left.shift() });
    }),
  );
  return sent;
}

async function openDialog(kind: Kind, session = aSession(), texts: Texts = en) {
  const { user, address } = renderEmiCheck({ session });
  const name = texts[kind === 'trial' ? 'emi.applyForTrial' : 'emi.buy'];
  await user.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name });
  return {
    user,
    address,
    dialog,
    agree: within(dialog).getByRole('checkbox', { name: texts['emi.notes.agree'] }),
    submit: within(dialog).getByRole('button', {
      name: texts[kind === 'trial' ? 'emi.application.apply' : 'emi.application.buy'],
    }),
  };
}

describe('ApplicationDialog', () => {
  it('buys a license and links to the order', async () => {
    const sent = answers({ error: false, order_id: 'order-7' });
    const { user, dialog, agree, submit, address } = await openDialog('purchase');
    expect(dialog).toHaveTextContent(/110,000/);
    expect(submit).toBeDisabled();
    expect(submit).toHaveAccessibleDescription(en['emi.notes.agreeFirst']);
    expect(dialog).toHaveTextContent(emiUsageNotesVersion);
    await expectAccessible(dialog);
    await user.type(
      within(dialog).getByRole('textbox', { name: en['emi.application.project'] }),
      'Router 3',
    );
    await user.click(agree);
    await user.click(submit);
    const done = await screen.findByText(en['emi.application.purchaseDone']);
    expect(done).toBeInTheDocument();
    expect(sent).toEqual([
      {
        path: '/api/demitasnx/purchase',
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
        body: {
          data: {
            start_at: '2026-11-20',
            start_on_order: 1,
            label: 'Router 3',
            terms: emiUsageNotesVersion,
          },
        },
      },
    ]);
    const order = screen.getByRole('link', { name: en['emi.application.toOrder'] });
    expect(order).toHaveFocus();
    await expectAccessible(screen.getByRole('dialog'));
    await user.click(order);
    expect(address()).toBe('/order/order-7');
  });

  it('applies for the trial under its own name', async () => {
    const sent = answers({ error: false });
    const { user, dialog, agree, submit, address } = await openDialog('trial');
    expect(within(dialog).queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(agree);
    emi.licenses(() => licensesAnswer({ trial: 'used' }));
    await user.click(submit);
    expect(await screen.findByText(en['emi.application.trialDone'])).toBeInTheDocument();
    expect(sent[0]).toMatchObject({
      path: '/api/demitasnx/trial',
      body: { data: { label: en['emi.trial'] } },
    });
    await user.click(screen.getByRole('link', { name: 'OK' }));
    expect(address()).toBe('/demitasnx');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByText(en['emi.trialUsed'])).toBeInTheDocument();
  });

  it('starts on the day of the order, unless another day is chosen', async () => {
    const sent = answers({ error: false, order_id: 'order-7' });
    const { user, dialog, agree, submit } = await openDialog('purchase');
    const start = () => within(dialog).getByRole('button', { name: /^Start date/ });
    expect(start()).toHaveAccessibleDescription(/^If you don’t choose one, it is the order date/);
    await user.click(start());
    await screen.findByRole('dialog', { name: /^Start date/ });
    await user.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => {
      expect(start()).toHaveAccessibleDescription(/^No later than/);
    });
    await user.click(agree);
    await user.click(submit);
    await screen.findByText('Your order has been placed.');
    const data = { start_at: '2026-11-21', label: '', terms: emiUsageNotesVersion };
    expect(sent[0]?.body).toEqual({ data });
  });

  it("shows the server's messages at their fields, and resends the same key", async () => {
    const sent = answers(
      {
        error: true,
        code: 'invalid',
        msg: { label: 'Enter the name of the project.', start_at: 'Choose a day from today.' },
      },
      { error: true, code: 'invalid', msg: { start_at: 'Choose a day from today.' } },
      { error: false, order_id: 'order-7' },
    );
    const { user, dialog, agree, submit } = await openDialog('purchase');
    await user.click(agree);
    await user.click(submit);
    const project = within(dialog).getByRole('textbox', { name: 'Project name' });
    await waitFor(() => {
      expect(project).toHaveAccessibleDescription(/Enter the name of the project\./);
    });
    const startDate = within(dialog).getByRole('button', { name: /^Start date/ });
    expect(startDate).toHaveAccessibleDescription(/Choose a day from today\./);
    expect(project).toHaveFocus();
    await user.type(project, 'Router 3');
    await user.click(submit);
    await waitFor(() => {
      expect(startDate).toHaveFocus();
    });
    await user.click(submit);
    expect(await screen.findByText('Your order has been placed.')).toBeInTheDocument();
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it.each([
    [
      { error: true, code: 'ended', msg: { data: 'The campaign has ended.' } },
      'The campaign has ended.',
    ],
    [
      { error: true, code: 'off', msg: {} },
      'The request was refused. Check your input and try again.',
    ],
  ])('shows the reason of a refusal in the dialog: %j', async (answer, sentence) => {
    answers(answer);
    const { user, dialog, agree, submit } = await openDialog('trial');
    await user.click(agree);
    await user.click(submit);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(sentence);
    expect(submit).toBeEnabled();
  });

  it('stops offering the trial when a refusal says that it was taken meanwhile', async () => {
    answers({ error: true, code: 'used', msg: { data: 'The trial was taken.' } });
    const { user, dialog, agree, submit } = await openDialog('trial');
    await user.click(agree);
    emi.licenses(() => licensesAnswer({ trial: 'used' }));
    await user.click(submit);
    expect(await within(dialog).findByText('The trial was taken.')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(en['emi.trialUsed'])).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: en['emi.applyForTrial'] })).not.toBeInTheDocument();
  });

  it('closes only by Cancel', async () => {
    const { user, dialog } = await openDialog('purchase');
    await user.keyboard('{Escape}');
    expect(dialog).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(dialog).not.toBeInTheDocument();
  });

  it('has no link to the order without its page', async () => {
    answers({ error: false, order_id: 'order-7' });
    const { user } = renderEmiCheck({ screens: [] });
    await user.click(await screen.findByRole('button', { name: 'Buy a license' }));
    await user.click(await screen.findByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    expect(await screen.findByRole('link', { name: 'OK' })).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'View order' })).not.toBeInTheDocument();
  });

  it('tells agents that payment follows the approval', async () => {
    answers({ error: false, order_id: 'order-7' });
    const session = aSession({ team: aTeam({ agent: 1 }) });
    const { user, dialog, agree, submit } = await openDialog('purchase', session);
    expect(dialog).toHaveTextContent(en['emi.application.agentTerms']);
    await user.click(agree);
    await user.click(submit);
    expect(await screen.findByText(en['emi.application.agentNext'])).toBeInTheDocument();
  });

  it('states the price in dollars, without tax, outside Japan', async () => {
    const { dialog } = await openDialog('purchase', aSession({ country: 'US' }));
    expect(dialog).toHaveTextContent(/\$1,000\.00/);
    expect(dialog).not.toHaveTextContent(/tax included/);
  });
});
