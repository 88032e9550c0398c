import { accountPageSchema, type AccountPage } from '@portal/shared/contracts';

/** What the server put into this page. */
export function readPage(): AccountPage | undefined {
  const text = document.getElementById('accounts-page')?.textContent;
  return text ? accountPageSchema.parse(JSON.parse(text)) : undefined;
}
