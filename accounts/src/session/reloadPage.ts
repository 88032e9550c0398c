import { leaveUnasked } from '@portal/shared';

/** Reloads the page for the person now signed in. The input is lost: another person typed it. */
export function reloadPage(): void {
  leaveUnasked(() => {
    location.reload();
  });
}
