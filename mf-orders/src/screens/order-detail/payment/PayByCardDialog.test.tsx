import { aSession, expectAccessible, HttpResponse, mockServer } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anOrder } from '../../../testing/anOrder.ts';
import { chooseCard, orderPath, otherCard, payableOrder } from '../../../testing/cardPayment.ts';
import { lostAnswer, placed, refused } from '../../../testing/checkoutHandlers.ts';
import { renderOrders } from '../../../testing/renderOrders.tsx';

const server = mockServer();
const japanese = aSession({ locale: 'ja' });
const byCard = { status: 1, payment_method: 2, payment_state: 'paid', bank: null } as const;

/** Renders an order for a person with two cards. */
function open(
  changes: Parameters<typeof anOrder>[0] = {},
  session = aSession(),
  cards?: Parameters<typeof payableOrder>[1],
  path = orderPath,
) {
  const payable = payableOrder(anOrder(changes), cards);
  server.use(...payable.handlers);
  const pays = () => {
    payable.state.order = anOrder(byCard);
    return placed(1)();
  };
  return { ...payable, pays, ...renderOrders(path, session) };
}

const payButton = () => screen.getByRole('button', { name: /^Pay ¥16,500$/ });

describe('PayByCardDialog', () => {
  it('pays once with the chosen card, and says so', async () => {
    const { user, sent, answers, pays, address } = open();
    answers.push(pays);
    await chooseCard(user);
    await expectAccessible();
    const button = screen.getByRole('button', { name: 'Pay ¥16,500' });
    // Both clicks happen before the next render.
    act(() => {
      button.click();
      button.click();
    });
    expect(await screen.findByText('Order S20261100001 is paid.')).toBeInTheDocument();
    expect(address()).toBe('/payment?order=id-S20261100001');
    expect(sent).toEqual([{ card: 'card-1', key: expect.stringMatching(/^[\da-f]{32}$/) }]);
  });

  it('requires a card, and pays nothing when closed', async () => {
    const { user, sent } = open();
    await user.click(await screen.findByRole('button', { name: 'Pay by card' }));
    await screen.findAllByRole('radio');
    expect(payButton()).toBeDisabled();
    expect(payButton()).toHaveAccessibleDescription('Choose a card to continue.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent).toHaveLength(0);
  });

  it('opens at once when the address says so', async () => {
    const { user, address } = open({}, aSession(), undefined, `${orderPath}?pay=card`);
    await screen.findAllByRole('radio');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(address()).toBe(orderPath);
  });

  it('says how to register a card when there is none', async () => {
    const { user } = open({}, aSession(), []);
    await user.click(await screen.findByRole('button', { name: 'Pay by card' }));
    expect(await screen.findByText('Credit card is not registered')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Register a card/ })).toBeInTheDocument();
    expect(payButton()).toHaveAccessibleDescription('Register a card, or pay by bank transfer.');
  });

  it('stays open after a declined card, and tries another card under a new key', async () => {
    const { user, sent, answers, pays } = open();
    answers.push(refused('card_declined', { customer_card_id: 'as the server said it' }), pays);
    await chooseCard(user, /0002/);
    await user.click(payButton());
    expect(await screen.findByText(/^The card was declined/)).toBeInTheDocument();
    expect(screen.getByText('Order S20261100001 was not paid by card')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /4242/ }));
    expect(screen.queryByText(/^The card was declined/)).not.toBeInTheDocument();
    await user.click(payButton());
    await screen.findByText('Order S20261100001 is paid.');
    expect(sent.map(({ card }) => card)).toEqual([otherCard.customer_card_id, 'card-1']);
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('says that nothing was charged while the card company does not answer', async () => {
    const { user, answers } = open();
    answers.push(refused('not_reached', { customer_card_id: 'as the server said it' }));
    await chooseCard(user);
    await user.click(payButton());
    expect(await screen.findByText(/nothing was charged/)).toBeInTheDocument();
    expect(payButton()).toBeEnabled();
  });

  it('repeats a call with a lost answer under the same key', async () => {
    const { user, sent, answers, pays } = open();
    answers.push(lostAnswer, pays);
    await chooseCard(user);
    await user.click(payButton());
    expect(await screen.findByText(/can’t confirm yet whether the card/)).toBeInTheDocument();
    await user.click(payButton());
    await screen.findByText('Order S20261100001 is paid.');
    expect(sent[1]).toEqual(sent[0]);
  });

  it('learns from the order that a payment with a lost answer succeeded', async () => {
    const { user, state, answers } = open();
    answers.push(() => {
      state.order = anOrder(byCard);
      return lostAnswer();
    });
    await chooseCard(user);
    await user.click(payButton());
    expect(await screen.findByText('Order S20261100001 is paid.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Pay by card' })).not.toBeInTheDocument();
  });

  it.each([
    ['paid', { status: 1, bank: null }, /already been paid/, /すでにお支払い済みです/],
    ['cancelled', { status: 98, bank: null }, /has been cancelled/, /すでにキャンセル/],
    ['overdue', {}, /due date has passed/, /お支払期限を過ぎています/],
    [
      'being paid by another tab',
      { payment_state: 'processing' },
      /Another card payment for it is in progress/,
      /別のカード決済が進行中/,
    ],
  ] as const)('says why an order that is %s cannot be paid', async (_is, changes, en, ja) => {
    for (const [session, sentence] of [
      [aSession(), en],
      [japanese, ja],
    ] as const) {
      const { user, state, answers, unmount } = open({}, session);
      answers.push(() => {
        state.order = anOrder(changes);
        return refused('not_payable', { id: 'no' })();
      });
      await chooseCard(user);
      await user.click(screen.getByRole('button', { name: /[¥￥]16,500/ }));
      expect(await screen.findByText(sentence)).toBeInTheDocument();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      unmount();
    }
  });

  it('redirects to the card authentication', async () => {
    const params = {
      userId: 'u',
      threeDSMerchantTransID: 't',
      threeDSNotificationUrl: 'http://manager.test/n',
      keyAlias: 'k',
      messageDigest: 'd',
      threedsAuthenticationData: 'x',
    };
    const form = {
      id: 'o',
      number: 'S1',
      action: 'http://gateway.test/3ds',
      method: 'post',
      params,
    };
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation();
    const { user, answers } = open();
    answers.push(() => HttpResponse.json(form));
    await chooseCard(user);
    await user.click(payButton());
    expect(await screen.findByText(/ask you to confirm your identity/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
    await waitFor(
      () => {
        expect(submit).toHaveBeenCalledTimes(1);
      },
      { timeout: 2000 },
    );
  });

  it('requests no payment while a card is being charged', async () => {
    open({ payment_state: 'processing' });
    expect(await screen.findByText(/card company has not responded/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Pay by card' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Pay ¥/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Bank details' })).toBeVisible();
  });

  it('warns of a payment in progress', async () => {
    const { user } = open({ payment_state: 'challenge' });
    expect(await screen.findByText(/The order stays open/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Pay by card' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/you are never charged twice/)).toBeInTheDocument();
  });

  it.each([
    ['a paid order', { status: 1 }],
    ['an order after delivery', { payment_type: 2 }],
    ['an order that was placed by card', { payment_method: 2, duedate: null }],
    ['an order after its due date', { duedate: '2026-11-19' }],
  ] as const)('is not offered for %s', async (_what, changes) => {
    open(changes);
    await screen.findByText('Order timeline');
    expect(screen.queryByRole('button', { name: 'Pay by card' })).not.toBeInTheDocument();
  });
});
