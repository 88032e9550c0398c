import { aSession, expectAccessible } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { anItemRow } from '../../testing/anItemRow.ts';
import { mockItems } from '../../testing/mockItems.ts';
import { renderSampleNameScreen } from '../../testing/renderSampleNameScreen.tsx';

const items = mockItems();

describe('StateCounts', () => {
  it.each([
    ['en', aSession(), 'Open: 2 items'],
    ['ja', aSession({ locale: 'ja' }), '未完了: 2件'],
  ])('shows how many items each state has, accessibly (%s)', async (_locale, session, text) => {
    items.answers(
      anItemRow({ name: 'A-1' }),
      anItemRow({ name: 'A-2' }),
      anItemRow({ name: 'B-3', state: 'closed' }),
    );
    const { container } = renderSampleNameScreen(session);
    expect(await screen.findByText(text)).toBeInTheDocument();
    await expectAccessible(container);
  });
});
