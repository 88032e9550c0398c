import { leaveUnasked } from '@portal/shared';

/** Reloads the page for the person who is signed in by now. The input belonged to somebody else. */
export function reloadPage(): void {
  leaveUnasked(() => {
    location.reload();
  });
}
