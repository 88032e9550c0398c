import Bowser from 'bowser';

/** What a browser says of itself; `null` where it is silent. */
export interface Device {
  /** Its name, such as `Chrome`. */
  readonly browser: string | null;
  /** The name of its system, such as `Windows`. */
  readonly system: string | null;
}

/** Which browser and system a `User-Agent` header names. */
export function deviceOf(userAgent: string): Device {
  if (userAgent === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: named(browser.name), system: named(os.name) };
}

function named(name: string | undefined): string | null {
  return name === undefined || name === '' ? null : name;
}
