import { paths } from '../paths.ts';

/** Opens the sign-in in a separate window, which ends at the signed-in page and closes. */
export function openSignIn(): void {
  window.open(paths.signedIn, 'portal-sign-in', 'popup,width=560,height=760');
}
