import { storageOf } from '@portal/shared';
import { useState } from 'react';
import {
  conditions,
  defaultDisplays,
  displays,
  type Condition,
  type Display,
} from '../../domain/QuotationForm.ts';

type Displays = Readonly<Record<Condition, Display>>;

/** The stored choice of a condition; the default if none or an unknown one is stored. */
function stored(condition: Condition): Display {
  try {
    const text = storageOf('browser').getItem(condition);
    return displays.find((display) => display === text) ?? defaultDisplays[condition];
  } catch {
    // Storage is blocked by a browser setting.
    return defaultDisplays[condition];
  }
}

function keep(condition: Condition, display: Display): void {
  try {
    storageOf('browser').setItem(condition, display);
  } catch {
    // The choice lasts while the dialog is open.
  }
}

/** The conditions printed on quotations, stored by the browser. For parts that open on a click. */
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
