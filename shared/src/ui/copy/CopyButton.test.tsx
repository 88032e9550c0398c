import { screen } from '@testing-library/react';
import { useRef } from 'react';
import { aSession, renderWithProviders } from '../../testing/index.ts';
import { CopyButton } from './CopyButton.tsx';

function Hash({ refusal }: { readonly refusal?: string }) {
  const shown = useRef<HTMLElement>(null);
  return (
    <main>
      <code ref={shown}>c0ffee</code>
      <CopyButton text="c0ffee" shownIn={shown} {...(refusal === undefined ? {} : { refusal })}>
        Copy
      </CopyButton>
    </main>
  );
}

const refuse = () =>
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));

describe('CopyButton', () => {
  it.each([
    ['en', 'Copied'],
    ['ja', 'コピーしました'],
  ] as const)('copies its text and says so in %s', async (locale, words) => {
    const { user } = renderWithProviders(<Hash />, { session: aSession({ locale }) });
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(write).toHaveBeenCalledWith('c0ffee');
  });

  it('selects the text when the browser forbids copying, and says so', async () => {
    const { user } = renderWithProviders(<Hash />);
    refuse();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText(/does not allow copying/)).toBeVisible();
    expect(getSelection()?.toString()).toBe('c0ffee');
  });

  it('shows the given text about what to do instead', async () => {
    const { user } = renderWithProviders(<Hash refusal="Copy the address of the page." />);
    refuse();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copy the address of the page.')).toBeVisible();
  });
});
