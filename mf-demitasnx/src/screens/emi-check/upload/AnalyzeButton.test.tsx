import { aSession } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { anEmiLicenseRow } from '../../../testing/anEmiLicense.ts';
import { licensesAnswer, mockEmiCheck } from '../../../testing/mockEmiCheck.ts';
import { renderEmiCheck } from '../../../testing/renderEmiCheck.tsx';

const emi = mockEmiCheck();

describe('The button to analyze', () => {
  it.each([
    ['owner', [], 'To analyze a board, get a license first.'],
    ['guest', [], 'your team needs a license'],
    ['owner', [anEmiLicenseRow({ job_count: 5 })], 'or buy another license'],
    ['guest', [anEmiLicenseRow({ job_count: 5 })], 'Ask an owner or admin'],
  ] as const)('is disabled with its reason for %s with %j', async (role, licenses, reason) => {
    emi.licenses(() => licensesAnswer({ licenses: [...licenses], available_licenses: [] }));
    renderEmiCheck({ session: aSession({ role }) });
    const analyze = await screen.findByRole('button', { name: 'Analyze' });
    expect(analyze).toBeDisabled();
    expect(analyze).toHaveAccessibleDescription(new RegExp(reason));
  });
});
