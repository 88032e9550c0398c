import { afterAll, afterEach, beforeAll } from '@jest/globals';

type Level = 'error' | 'warn';

/** What a test wrote to the console since the last look, each with where it came from. */
const noise: string[] = [];

function describeCall(level: Level, values: readonly unknown[]): string {
  const words = values.map((value) => (value instanceof Error ? value.stack : String(value)));
  return `console.${level}: ${words.join(' ')}`;
}

/**
 * Makes console.error and console.warn fail the test that causes them.
 * A test that expects one replaces the method itself (`jest.spyOn(console, 'error')`).
 */
export function forbidConsole(): void {
  const originals = { error: console.error, warn: console.warn };
  const guard = (level: Level) => {
    return (...values: unknown[]) => {
      noise.push(describeCall(level, values));
    };
  };

  beforeAll(() => {
    console.error = guard('error');
    console.warn = guard('warn');
  });

  afterEach(() => {
    const heard = noise.splice(0);
    if (heard.length > 0) throw new Error(`The test wrote to the console.\n${heard.join('\n\n')}`);
  });

  afterAll(() => {
    Object.assign(console, originals);
  });
}
