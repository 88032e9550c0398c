import { aLicenseRow, aSession } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { mockLicenses } from '../../testing/mockLicenses.ts';
import { renderSampleNameScreen } from '../../testing/renderSampleNameScreen.tsx';

const licenses = mockLicenses();
const japanese = aSession({ locale: 'ja' });

describe('SampleNameScreen', () => {
  it('shows its heading and placeholders while loading', async () => {
    licenses.staysAway();
    renderSampleNameScreen();
    expect(await screen.findByText('Loading…')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Sample title' })).toBeInTheDocument();
  });

  it.each([
    ['en', aSession(), 'Try again', /1 license/],
    ['ja', japanese, '再試行', /1件/],
  ])('offers to try again after a failure (%s)', async (_locale, session, name, text) => {
    licenses.refuses(500, 'internal');
    const { user } = renderSampleNameScreen(session);
    const retry = await screen.findByRole('button', { name });
    licenses.answers(aLicenseRow());
    await user.click(retry);
    // At least once: the screen may show it for each product and for all.
    expect(await screen.findAllByText(text)).not.toHaveLength(0);
  });

  it('tells a person without permission', async () => {
    licenses.refuses(403, 'not_allowed');
    renderSampleNameScreen();
    expect(await screen.findByText('You do not have access to this page')).toBeInTheDocument();
  });

  it.each([
    ['en', aSession(), 'No data'],
    ['ja', japanese, 'データがありません'],
  ])('says that there is no data (%s)', async (_locale, session, text) => {
    licenses.answers();
    renderSampleNameScreen(session);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});
