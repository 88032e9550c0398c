import { InvalidError } from '../../errors.ts';

/** What is wrong with a release, by the field of its manifest. */
export type Problems = Readonly<Record<string, string | undefined>>;

/** @throws InvalidError when there is a problem */
export function refuseFor(problems: Problems): void {
  const texts = Object.entries(problems).flatMap(([field, text]) =>
    text === undefined ? [] : [[field, text] as const],
  );
  if (texts.length > 0) throw new InvalidError(Object.fromEntries(texts));
}
