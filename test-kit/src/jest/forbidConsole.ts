import { afterAll, afterEach, beforeAll } from '@jest/globals';

type Level = 'error' | 'warn';

/** Console output of a test since the last check, with its origin. */
const noise: string[] = [];

function describeCall(level: Level, values: readonly unknown[]): string {
  const words = values.map((value) => (value instanceof Error ? value.stack : String(value)));
  return `console.${level}: ${words.join(' ')}`;
}

/**
 * Fails a test that calls console.error or console.warn. A test that expects a call mocks the
 * method (`jest.spyOn(console, 'error')`).
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
