import { aSession } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import en from '../../../locales/en.json';
import { licensesAnswer, mockEmiCheck } from '../../../testing/mockEmiCheck.ts';
import { renderEmiCheck } from '../../../testing/renderEmiCheck.tsx';

const emi = mockEmiCheck();

describe('Who may buy', () => {
  it('hides buying and the trial from guests', async () => {
    renderEmiCheck({ session: aSession({ role: 'guest' }) });
    expect(await screen.findByRole('button', { name: en['emi.licenseList'] })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: en['emi.buy'] })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: en['emi.applyForTrial'] })).not.toBeInTheDocument();
    expect(screen.queryByText(en['emi.trial'])).not.toBeInTheDocument();
  });

  it.each([
    ['used', 'Your team has already used the free trial.'],
    ['ended', 'The free trial campaign has ended.'],
  ] as const)('offers no trial that is %s, and says so', async (trial, sentence) => {
    emi.licenses(() => licensesAnswer({ trial }));
    renderEmiCheck();
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Buy a license' })).toBeInTheDocument();
    expect(
      screen.queryByRole('button', { name: 'Apply for a free trial' }),
    ).not.toBeInTheDocument();
  });
});
