import { leaveUnasked } from '@portal/shared';

/** Goes to another page, replacing this one in the history, so that Back does not return here. */
export function leaveTo(address: string): void {
  leaveUnasked(() => {
    location.replace(address);
  });
}
