import { taxWords } from '@portal/shared/domain';
import { expectAccessible, mockServer } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { addLine } from '../../testing/fillCart.ts';
import { renderEstimate } from '../../testing/renderStore.tsx';
import { pricesCarts, testConfig } from '../../testing/storeHandlers.ts';

const server = mockServer();

afterEach(() => {
  localStorage.clear();
});

async function stayVisitor(user: UserEvent) {
  const dialog = await screen.findByRole('dialog', { name: 'Do you have an account?' });
  await user.click(within(dialog).getByRole('button', { name: 'Estimate as it is' }));
}

describe('EstimateScreen', () => {
  it('asks for an account on load', async () => {
    const { user } = renderEstimate();
    const dialog = await screen.findByRole('dialog', { name: 'Do you have an account?' });
    expect(within(dialog).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      'http://manager.test/store',
    );
    await expectAccessible(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Estimate as it is' }));
    await waitFor(() => {
      expect(dialog).not.toBeInTheDocument();
    });
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  });

  it('does not ask signed-in people, and links to the store', async () => {
    renderEstimate({ session: { role: 'owner', country: 'US' } });
    expect(await screen.findByRole('link', { name: 'Continue in the store' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Country or region')).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Total' })).toHaveTextContent('$0.00');
  });

  it.each([
    ['en', /first upgrade your team to the Professional edition/, 'Contact us to upgrade'],
    ['ja', /先にチームをProfessional版へアップグレード/, 'アップグレードについてお問い合わせ'],
  ] as const)(
    'shows its cart to a community team, and whom to ask to buy it (%s)',
    async (locale, sentence, contact) => {
      localStorage.setItem('cd', '{"m12":3}');
      const { handler, bodies } = pricesCarts();
      server.use(handler);
      const accounts = { ...testConfig.accounts, pages: ['/user'] };
      const config = { ...testConfig, accounts };
      renderEstimate({ session: { role: 'owner', edition: 'community', locale, config } });
      expect(await screen.findByText(sentence)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: contact })).toHaveAttribute(
        'href',
        'http://manager.test/about/contact',
      );
      await waitFor(() => {
        expect(bodies).toMatchObject([{ cd: { m12: 3 }, licenses: [] }]);
      });
      expect(screen.getByRole('row', { name: /Circuit Designer/ })).toBeInTheDocument();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(screen.queryByRole('link', { name: /Continue in the store/ })).not.toBeInTheDocument();
      await expectAccessible();
    },
  );

  it('links a community team to the page for upgrading when accounts has it', async () => {
    renderEstimate({ session: { role: 'owner', edition: 'community' } });
    expect(await screen.findByRole('link', { name: 'Upgrade' })).toHaveAttribute(
      'href',
      'http://accounts.test/upgrade',
    );
  });

  it('tells guests whom to ask, and lets them estimate', async () => {
    renderEstimate({ session: { role: 'guest' } });
    expect(await screen.findByText(/Ask one of them/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Add to cart: PCB/ })).toBeInTheDocument();
  });

  it('sends no licenses, and links to sign-in and registration', async () => {
    localStorage.setItem('licenses', '[{"id":"of-a-member","count":3}]');
    const { handler, bodies } = pricesCarts();
    server.use(handler);
    const { user } = renderEstimate();
    await stayVisitor(user);
    expect(screen.getByRole('button', { name: 'Buy now' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Buy now' })).toHaveAccessibleDescription(
      'Add a product first.',
    );
    await addLine(user, { period: '1 month' });
    await user.click(await screen.findByRole('button', { name: 'Buy now' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Buy now' }));
    expect(dialog.getByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^http:\/\/accounts\.test\/sign_up\/\?estimate=1&line=cd-1-1$/),
    );
    expect(dialog.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      'http://manager.test/store',
    );
    await waitFor(() => {
      expect(bodies).toMatchObject([{ cd: { m1: 1 }, licenses: [], country_code: 'JP' }]);
    });
    expect(localStorage.getItem('licenses')).toBe('[{"id":"of-a-member","count":3}]');
  });

  it('switches to dollars for buyers outside Japan', async () => {
    const { handler, bodies } = pricesCarts();
    server.use(handler);
    const { user, address } = renderEstimate({ search: '?country=US' });
    await addLine(user, { product: 'PCB Designer', period: '3 months' });
    // Acting on the goods has answered the question.
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByRole('row', { name: /PCB Designer/ })).toHaveTextContent('$480.00');
    await waitFor(() => {
      expect(bodies.at(-1)).toMatchObject({ country_code: 'US' });
    });
    await user.selectOptions(screen.getByLabelText('Country or region'), 'Japan (yen)');
    expect(screen.getByRole('row', { name: /PCB Designer/ })).toHaveTextContent('¥60,000');
    expect(address()).toBe('/estimate');
    expect(screen.getByRole('checkbox', { name: 'Invoice on paper' })).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.queryByText('Updating…')).not.toBeInTheDocument();
    });
  });

  it('explains its total', async () => {
    localStorage.setItem('cd', '{"m1":1,"m12":5}');
    localStorage.setItem('paper_invoice', '1');
    const { handler } = pricesCarts();
    server.use(handler);
    const { user } = renderEstimate();
    await stayVisitor(user);
    await user.click(await screen.findByRole('button', { name: 'How is this calculated?' }));
    const dialog = await screen.findByRole('dialog', { name: 'How is this calculated?' });
    const steps = within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(steps).toEqual([
      'Circuit Designer, 1 month × 11 month at ¥15,000¥15,000',
      'Circuit Designer, 12 months × 5¥150,000 for 12 months · 5 at ¥150,000¥750,000',
      'Volume discount 5% (Circuit Designer, 6 sets)5 or more licenses · 5% of ¥765,000-¥38,250',
      `${taxWords.en.tax} 10%10% of ¥726,750¥72,675`,
      'Paper-slip fee1 slip at ¥1,100, tax included¥1,100',
    ]);
    expect(dialog).toHaveTextContent('Total (tax included)¥800,525');
    await expectAccessible(dialog);
  });
});
