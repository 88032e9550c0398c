import type { Visits } from './createVisits.ts';

/** Records clicks, keys and changes of the address. */
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
  // Without the Navigation API, only Back and Forward are recorded.
  if ('navigation' in globalThis) navigation.addEventListener('navigate', handleNavigation);
  else addEventListener('popstate', handleNavigation);
}
