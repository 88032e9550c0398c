import { connectorSentences } from './connectors.ts';
import { copperSentences } from './copper.ts';
import { guardSentences } from './guards.ts';
import { limitSentences } from './limits.ts';
import { pairSentences } from './pairs.ts';
import { parameterSentences } from './parameters.ts';
import { planeSentences } from './planes.ts';
import { returnPathSentences } from './returnPaths.ts';
import { supplySentences } from './supply.ts';
import { traceSentences } from './traces.ts';

/**
 * Everything an analysis says, in the languages of the portal. Each rule has `R1.title`, `R1.why`,
 * and under its id the messages and advice of its findings; `limit.R1.name` is one of its thresholds.
 */
export const sentences = {
  ...connectorSentences,
  ...copperSentences,
  ...guardSentences,
  ...limitSentences,
  ...pairSentences,
  ...parameterSentences,
  ...planeSentences,
  ...returnPathSentences,
  ...supplySentences,
  ...traceSentences,
};

export type SentenceCode = keyof typeof sentences;
