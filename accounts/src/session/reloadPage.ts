import { leaveUnasked } from '@portal/shared';

/** Loads the page anew for whoever is signed in by now. What was typed was for somebody else. */
export function reloadPage(): void {
  leaveUnasked(() => {
    location.reload();
  });
}
