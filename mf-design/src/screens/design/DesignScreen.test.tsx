import { aSession, expectAccessible, renderWithProviders } from '@portal/shared/testing';
import { act, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import components from './kit/kit.json';
import { KitEntry } from './kit/KitEntry.tsx';
import { Colors } from './values/Colors.tsx';

const catalogs = { en, ja };
/** They show something only to some people, or with some carts. */
const conditional = ['ClearedRenewals', 'UpgradeHint'];
/** What an example shows in its place, or over the page. */
const shown = '[translate=no]:not(:empty), [role=dialog], [role=alertdialog], [role=menu]';

// jsdom has no media queries.
Object.assign(window, {
  matchMedia: () => ({ addEventListener: jest.fn(), removeEventListener: jest.fn() }),
});

function show(...names: readonly string[]) {
  return renderWithProviders(
    <main>
      {components
        .filter(({ name }) => names.includes(name))
        .map((component) => (
          <KitEntry key={component.name} component={component} />
        ))}
    </main>,
    { catalogs },
  );
}

describe('Colors', () => {
  it.each([
    ['en', aSession(), 'On paper'],
    ['ja', aSession({ locale: 'ja' }), 'paper上'],
  ])('shows the contrast of the current colors (%s)', (_locale, session, column) => {
    const { style } = document.documentElement;
    style.setProperty('--p-ink', '#000000');
    style.setProperty('--p-paper', '#ffffff');
    renderWithProviders(<Colors />, { session, catalogs });
    expect(screen.getAllByText(column)).not.toEqual([]);
    expect(screen.getByText('21.0')).toBeInTheDocument();
  });
});

describe('KitEntry', () => {
  it.each(components)('shows $name so that everybody can use it', async ({ name }) => {
    const { user, baseElement } = show(name);
    const button = screen.queryByText(`Show ${name}`);
    if (button) await user.click(button);
    // eslint-disable-next-line testing-library/no-node-access -- examples have nothing in common
    const isShown = baseElement.querySelector(shown) !== null;
    expect(isShown).toBe(!conditional.includes(name));
    // Some load their rest meanwhile.
    await act(() => expectAccessible());
  });

  it('calls the functions of an example, and closes a dialog', async () => {
    const { user } = show('Button', 'Dialog');
    await user.click(screen.getByRole('button', { name: 'Add a part' }));
    expect(screen.getByText(en['design.pressed'])).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show Dialog' }));
    expect(screen.getByRole('dialog', { name: 'Part' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
