import type { Page } from '@playwright/test';
import type { Person } from '../fixtures/createTeam.ts';
import type { Say } from '../fixtures/say.ts';

/** The sign-in page of the accounts service. */
export class SignInPage {
  readonly heading;
  readonly email;
  readonly password;
  readonly submit;

  constructor(
    readonly page: Page,
    readonly say: Say,
  ) {
    this.heading = page.getByRole('heading', { level: 1, name: say('accounts.signIn.title') });
    this.email = page.getByLabel(say('accounts.signIn.email'), { exact: true });
    this.password = page.getByLabel(say('accounts.signIn.password'), { exact: true });
    this.submit = page.getByRole('button', { name: say('accounts.signIn.title'), exact: true });
  }

  async fill({ email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }
}
