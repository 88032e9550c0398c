/**
 * Why nobody is signed in after the button was pressed:
 * - `blocked`: the browser opened no window
 * - `closed`: the person closed it
 * - `refused`: they did not allow the site
 * - `insecure`: the page is not read over https, so it can keep no secret
 * - `failed`: anything else
 */
export type SignInReason = 'blocked' | 'closed' | 'refused' | 'insecure' | 'failed';

export class SignInFailure extends Error {
  override readonly name = 'SignInFailure';
  readonly reason: SignInReason;

  constructor(reason: SignInReason, options?: ErrorOptions) {
    super(`The sign-in came to nothing: ${reason}.`, options);
    this.reason = reason;
  }
}
