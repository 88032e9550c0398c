import { useState } from 'react';
import {
  conditions,
  defaultDisplays,
  displays,
  type Condition,
  type Display,
} from '../../domain/QuotationForm.ts';

type Displays = Readonly<Record<Condition, Display>>;

/** The stored choice of a condition; the default where there is none, or none that is known. */
function stored(condition: Condition): Display {
  try {
    const text = localStorage.getItem(condition);
    return displays.find((display) => display === text) ?? defaultDisplays[condition];
  } catch {
    // Blocked by a setting of the browser.
    return defaultDisplays[condition];
  }
}

function keep(condition: Condition, display: Display): void {
  try {
    localStorage.setItem(condition, display);
  } catch {
    // It holds as long as the dialog is open.
  }
}

/** Which conditions stand on quotations; kept by the browser. For parts that open on a press. */
export function useDisplays() {
  const [chosen, setChosen] = useState<Displays>(() => ({
    ...defaultDisplays,
    ...Object.fromEntries(conditions.map((condition) => [condition, stored(condition)])),
  }));
  const choose = (condition: Condition, display: Display) => {
    keep(condition, display);
    setChosen({ ...chosen, [condition]: display });
  };
  return [chosen, choose] as const;
}
