import { aSession } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { anItemRow } from '../../testing/anItemRow.ts';
import { mockItems } from '../../testing/mockItems.ts';
import { renderSampleNameScreen } from '../../testing/renderSampleNameScreen.tsx';

const items = mockItems();
const japanese = aSession({ locale: 'ja' });

describe('SampleNameScreen', () => {
  it('shows its heading and placeholders while loading', async () => {
    items.staysAway();
    renderSampleNameScreen();
    expect(await screen.findByText('Loading…')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Sample title' })).toBeInTheDocument();
  });

  it.each([
    ['en', aSession(), 'Try again', /1 item/],
    ['ja', japanese, '再試行', /1件/],
  ])('offers to try again after a failure (%s)', async (_locale, session, name, text) => {
    items.refuses(500, 'internal');
    const { user } = renderSampleNameScreen(session);
    const retry = await screen.findByRole('button', { name });
    items.answers(anItemRow());
    await user.click(retry);
    // At least once: the screen may show it for each state and for all.
    expect(await screen.findAllByText(text)).not.toHaveLength(0);
  });

  it('tells a person without permission', async () => {
    items.refuses(403, 'not_allowed');
    renderSampleNameScreen();
    expect(await screen.findByText('You do not have access to this page')).toBeInTheDocument();
  });

  it.each([
    ['en', aSession(), 'No data'],
    ['ja', japanese, 'データがありません'],
  ])('says that there is no data (%s)', async (_locale, session, text) => {
    items.answers();
    renderSampleNameScreen(session);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});
