import { aLicenseRow, aSession, expectAccessible } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { mockLicenses } from '../../testing/mockLicenses.ts';
import { renderSampleNameScreen } from '../../testing/renderSampleNameScreen.tsx';

const licenses = mockLicenses();
const three = [
  aLicenseRow({ id: '1', number: 'CD-2' }),
  aLicenseRow({ id: '2', number: 'PD-3', product_type: 'pd' }),
  aLicenseRow({ id: '3', number: 'CD-1' }),
];
const numbers = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

describe('SampleNameContent', () => {
  it.each([
    ['en', aSession(), '3 licenses'],
    ['ja', aSession({ locale: 'ja' }), '3件'],
  ])('shows the rows, accessibly (%s)', async (_locale, session, text) => {
    licenses.answers(...three);
    const { container } = renderSampleNameScreen(session);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(numbers()).toEqual(['CD-1', 'CD-2', 'PD-3']);
    await expectAccessible(container);
  });

  it('keeps filters and order in the address', async () => {
    licenses.answers(...three);
    const { user, address } = renderSampleNameScreen();
    await screen.findByText('3 licenses');
    await user.selectOptions(screen.getByLabelText('Product'), 'Circuit Designer');
    await user.click(screen.getByRole('button', { name: 'Number' }));
    expect(numbers()).toEqual(['CD-2', 'CD-1']);
    expect(address()).toBe('/sample-path?product=cd&sort=-number');
  });
});
