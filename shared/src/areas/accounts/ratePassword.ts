// Includes long word lists: a page loads this module only where a password is chosen.

import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Words that an attacker would try first at this portal: names, things and roles. */
const portalWords: readonly string[] = [
  'accounts',
  'admin',
  'console',
  'customer',
  'demitasnx',
  'distributor',
  'guest',
  'license',
  'manager',
  'owner',
  'portal',
  'schematic',
];

/** How well a password withstands guessing. `common` ones are refused. */
export type PasswordRating = 'common' | 'fair' | 'good' | 'strong';

const ratings: readonly PasswordRating[] = ['common', 'common', 'fair', 'good', 'strong'];
let estimator: ZxcvbnFactory | undefined;

/**
 * Rates a password by the number of guesses that it takes: lists of common passwords and words, the
 * person's own data, keyboard rows, repetitions, dates and their variations count as what they are
 * (zxcvbn; NIST SP 800-63B 3.1.1.2). `common`: fewer than a million guesses.
 * @param personal what a guesser knows of the person: address, names, team
 */
export function ratePassword(password: string, personal: readonly string[] = []): PasswordRating {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const words = [...portalWords, ...personal].flatMap((text) => [text, ...text.split(/[@.\s]+/)]);
  const { score } = estimator.check(
    password,
    words.filter((word) => word.length > 2),
  );
  return ratings[score] ?? 'common';
}
