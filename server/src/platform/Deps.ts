import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { BlobStore } from './blobs/BlobStore.ts';
import type { PartialBlobStore } from './blobs/PartialBlobStore.ts';
import type { TeamChanges } from './db/TeamChanges.ts';
import type { Config } from './config/Config.ts';
import type { Database } from './db/Database.ts';
import type { Reading } from './db/Reading.ts';
import type { KeyStore } from './keys/KeyStore.ts';
import type { Queue } from './jobs/Queue.ts';
import type { LongAnswers } from './answers/long/LongAnswers.ts';
import type { Mailer } from './mail/Mailer.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Readiness } from './metrics/Readiness.ts';
import type { PaymentGateway } from './cards/PaymentGateway.ts';

/** Dependencies of every module. Tests pass their own clock, database and queue. */
export interface Deps {
  readonly config: Config;
  readonly db: Kysely<Database>;
  /** Database for reports and exports. */
  readonly reading: Reading;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly queue: Queue;
  readonly mailer: Mailer;
  readonly blobs: BlobStore;
  readonly partials: PartialBlobStore;
  readonly keys: KeyStore;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
  readonly longAnswers: LongAnswers;
  readonly changes: TeamChanges;
  /** Undefined when no payment gateway is configured. */
  readonly gateway: PaymentGateway | undefined;
}

/** Registers the workers of one area with `deps.queue`. */
export type Workers = (deps: Deps) => void;
