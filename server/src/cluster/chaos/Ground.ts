import { Line } from '../../faults/Line.ts';
import { findPostgres, OwnPostgres } from '../../faults/OwnPostgres.ts';
import { TestS3 } from '../../testing/s3/TestS3.ts';
import { findHaproxy } from '../Haproxy.ts';
import { RunningCluster } from '../RunningCluster.ts';
import { Clock } from './Clock.ts';

/** What everything stands on, and can be taken away. */
export class Ground {
  /** A copy that can take its place. */
  standby: OwnPostgres | undefined;

  private constructor(
    /** The server that is written to now. */
    public postgres: OwnPostgres,
    /** How the cluster reaches it. */
    readonly line: Line,
    readonly s3: TestS3,
    /** Of the first manager; `undefined` where it cannot be changed. */
    readonly clock: Clock | undefined,
    readonly cluster: RunningCluster,
  ) {}

  /** @throws Error when PostgreSQL or HAProxy is not installed */
  static async prepare(): Promise<Ground> {
    const programs = findPostgres();
    if (programs === undefined || findHaproxy() === undefined) {
      throw new Error('This needs PostgreSQL and HAProxy (docs/contributing.md).');
    }
    const postgres = await OwnPostgres.create(programs);
    await postgres.start();
    const line = await Line.open(postgres.port);
    const s3 = await TestS3.open();
    const clock = await Clock.create();
    const keys = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => name.startsWith('AWS_')),
    );
    const cluster = await RunningCluster.start({
      databaseUrl: postgres.url(line.port),
      blobUrl: s3.url('portal'),
      envOf: (part) => ({ ...keys, ...(part === 'manager1' ? clock?.env : {}) }),
    });
    return new Ground(postgres, line, s3, clock, cluster);
  }

  async close(): Promise<void> {
    await this.cluster.close();
    await this.clock?.remove();
    await this.s3.close();
    await this.line.close();
    await this.standby?.remove();
    await this.postgres.remove();
  }
}
