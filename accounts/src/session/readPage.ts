import { accountPageSchema, type AccountPage } from '@portal/shared/contracts';

export type { AccountPage } from '@portal/shared/contracts';
/** Which page of the accounts service this is, with what only the server knows of it. */
export type AccountScreen = AccountPage['screen'];
export type SignInReason = NonNullable<Extract<AccountScreen, { name: 'sign_in' }>['reason']>;

/** What the server put into this page. */
export function readPage(): AccountPage | undefined {
  const text = document.getElementById('accounts-page')?.textContent;
  return text ? accountPageSchema.parse(JSON.parse(text)) : undefined;
}
