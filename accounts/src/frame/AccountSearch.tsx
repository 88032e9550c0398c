import { lazyPart } from '@portal/shared';
import { SearchButton } from '@portal/shared/frame';
import type { AccountPage } from '../session/readPage.ts';

const Dialog = lazyPart(
  async () => (await import('./AccountSearchDialog.tsx')).AccountSearchDialog,
);

/** The search on account pages: screens and acts of both services. */
export function AccountSearch(props: Pick<AccountPage, 'navigation' | 'acts'>) {
  return (
    <SearchButton onIntent={Dialog.preload}>
      {(onClose) => <Dialog {...props} onClose={onClose} />}
    </SearchButton>
  );
}
