import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export type LateAddress = ReturnType<typeof createLateAddress>;

/** An address that changes at once and is shown later, in order, or never. */
export function createLateAddress(text = '') {
  let show: (text: string) => void = () => undefined;
  const address = {
    text,
    latenessMs: 0,
    newest: 0,
    newestShown: 0,
    onShow: (act: typeof show) => {
      show = act;
    },
    go: (next: string) => {
      address.text = next;
      address.newest += 1;
      const number = address.newest;
      setTimeout(() => {
        if (number < address.newestShown) return;
        address.newestShown = number;
        flushSync(() => {
          show(next);
        });
      }, address.latenessMs);
    },
  };
  return address;
}

/** The address as the page shows it. */
export function useShown(address: LateAddress): string {
  const [shown, setShown] = useState(address.text);
  useEffect(() => {
    address.onShow(setShown);
  }, [address]);
  return shown;
}
