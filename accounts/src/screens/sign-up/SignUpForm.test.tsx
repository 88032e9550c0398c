import { screen } from '@testing-library/react';
import { expectAccessible } from '@portal/shared/testing';
import { renderPage } from '../../testing/renderPage.tsx';
import { SignUpForm } from './SignUpForm.tsx';

function renderForm(language: string, locale: 'en' | 'ja', typed = {}) {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  return renderPage(
    <SignUpForm
      typed={typed}
      error={null}
      onType={() => undefined}
      onSubmit={() => Promise.resolve()}
    />,
    { role: 'visitor', locale },
  );
}

describe('SignUpForm', () => {
  it.each([
    ['en-US', 'en', 'United States'],
    ['ja', 'ja', '日本'],
    ['fr-FR', 'ja', 'フランス'],
  ] as const)('begins with the country of a browser of %s (%s)', (language, locale, country) => {
    renderForm(language, locale);
    expect(screen.getByRole('combobox')).toHaveDisplayValue(country);
  });

  it('keeps the country that was chosen before', () => {
    renderForm('en-US', 'en', { country_code: 'DE' });
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Germany');
  });

  it('asks for a country where the browser names none', async () => {
    const { user, container } = renderForm('en', 'en');
    const field = screen.getByRole('combobox', { name: 'Country' });
    expect(field).toHaveDisplayValue('Choose a country');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByRole('button', { name: 'Choose your country.' })).toBeVisible();
    expect(field).toHaveAccessibleDescription(expect.stringContaining('Choose your country.'));
    await expectAccessible(container);
    await user.selectOptions(field, 'Japan');
    expect(field).toHaveDisplayValue('Japan');
  });
});
