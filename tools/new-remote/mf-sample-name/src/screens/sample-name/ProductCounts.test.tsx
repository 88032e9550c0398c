import { aLicenseRow, aSession, expectAccessible } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { mockLicenses } from '../../testing/mockLicenses.ts';
import { renderSampleNameScreen } from '../../testing/renderSampleNameScreen.tsx';

const licenses = mockLicenses();

describe('ProductCounts', () => {
  it.each([
    ['en', aSession(), 'Circuit Designer: 2 licenses'],
    ['ja', aSession({ locale: 'ja' }), 'Circuit Designer: 2件'],
  ])(
    'shows how many licenses each product has, accessibly (%s)',
    async (_locale, session, text) => {
      licenses.answers(
        aLicenseRow(),
        aLicenseRow({ id: 'license-2' }),
        aLicenseRow({ id: 'license-3', product_type: 'pd' }),
      );
      const { container } = renderSampleNameScreen(session);
      expect(await screen.findByText(text)).toBeInTheDocument();
      await expectAccessible(container);
    },
  );
});
