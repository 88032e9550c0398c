import { chassisSentences } from './chassis.ts';
import { coilSentences } from './coils.ts';
import { connectorSentences } from './connectors.ts';
import { copperSentences } from './copper.ts';
import { crystalSentences } from './crystals.ts';
import { fieldSentences } from './fields.ts';
import { groundSentences } from './grounds.ts';
import { guardSentences } from './guards.ts';
import { impedanceSentences } from './impedances.ts';
import { limitSentences } from './limits.ts';
import { pairSentences } from './pairs.ts';
import { parameterSentences } from './parameters.ts';
import { planeSentences } from './planes.ts';
import { protectionSentences } from './protection.ts';
import { reasonSentences } from './reasons.ts';
import { returnPathSentences } from './returnPaths.ts';
import { skewSentences } from './skews.ts';
import { stackupSentences } from './stackup.ts';
import { supplySentences } from './supply.ts';
import { switchingSentences } from './switching.ts';
import { traceSentences } from './traces.ts';

/**
 * All sentences of an analysis, in the languages of the portal. Keys of a rule: `R1.title`,
 * `R1.why`, the messages and advice of its findings below its id, and `limit.R1.name` for a
 * threshold.
 */
export const sentences = {
  ...chassisSentences,
  ...coilSentences,
  ...connectorSentences,
  ...copperSentences,
  ...crystalSentences,
  ...fieldSentences,
  ...groundSentences,
  ...guardSentences,
  ...impedanceSentences,
  ...limitSentences,
  ...pairSentences,
  ...parameterSentences,
  ...planeSentences,
  ...protectionSentences,
  ...reasonSentences,
  ...returnPathSentences,
  ...skewSentences,
  ...stackupSentences,
  ...supplySentences,
  ...switchingSentences,
  ...traceSentences,
};

export type SentenceCode = keyof typeof sentences;
