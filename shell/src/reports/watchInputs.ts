import type { Visits } from './createVisits.ts';

/** Tells of what leads to another address: clicks, keys, and the changes of the address. */
export function watchInputs({ sawInput, sawNavigation }: Visits): void {
  for (const type of ['click', 'keydown'] as const) {
    const handleInput = ({ timeStamp }: Event) => {
      sawInput(timeStamp);
    };
    addEventListener(type, handleInput, { capture: true, passive: true });
  }
  const handleNavigation = ({ timeStamp }: Event) => {
    sawNavigation(timeStamp);
  };
  // Browsers without it report Back and Forward only; nothing else is measured there.
  if ('navigation' in globalThis) navigation.addEventListener('navigate', handleNavigation);
  else addEventListener('popstate', handleNavigation);
}
