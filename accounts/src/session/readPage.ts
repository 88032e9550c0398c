import { accountPageSchema, type AccountPage } from '@portal/shared/contracts';

export type { AccountPage } from '@portal/shared/contracts';
/** The screen of this accounts page, with the data that only the server knows. */
export type AccountScreen = AccountPage['screen'];
export type { PasswordLinkState, SingleSignOnProblem } from '@portal/shared/contracts';
export type SignInReason = NonNullable<Extract<AccountScreen, { name: 'sign_in' }>['reason']>;

/** Reads the data that the server has put into this page. */
export function readPage(): AccountPage | undefined {
  const text = document.getElementById('accounts-page')?.textContent;
  return text ? accountPageSchema.parse(JSON.parse(text)) : undefined;
}
