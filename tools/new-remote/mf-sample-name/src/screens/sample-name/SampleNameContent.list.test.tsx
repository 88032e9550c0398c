import { aSession, expectAccessible } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { anItemRow } from '../../testing/anItemRow.ts';
import { mockItems } from '../../testing/mockItems.ts';
import { renderSampleNameScreen } from '../../testing/renderSampleNameScreen.tsx';

const items = mockItems();
const three = [
  anItemRow({ name: 'A-2' }),
  anItemRow({ name: 'B-3', state: 'closed' }),
  anItemRow({ name: 'A-1' }),
];
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

describe('SampleNameContent', () => {
  it.each([
    ['en', aSession(), '3 items'],
    ['ja', aSession({ locale: 'ja' }), '3件'],
  ])('shows the rows, accessibly (%s)', async (_locale, session, text) => {
    items.answers(...three);
    const { container } = renderSampleNameScreen(session);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(names()).toEqual(['A-1', 'A-2', 'B-3']);
    await expectAccessible(container);
  });

  it('keeps filters and order in the address', async () => {
    items.answers(...three);
    const { user, address } = renderSampleNameScreen();
    await screen.findByText('3 items');
    await user.selectOptions(screen.getByLabelText('State'), 'Open');
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(names()).toEqual(['A-2', 'A-1']);
    expect(address()).toBe('/sample-path?state=open&sort=-name');
  });
});
