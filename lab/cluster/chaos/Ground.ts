import { Line } from '../../faults/Line.ts';
import { findPostgres, OwnPostgres } from '../../faults/OwnPostgres.ts';
import { TestS3 } from '@portal/server/src/testing/s3/TestS3.ts';
import { findHaproxy } from '../Haproxy.ts';
import { RunningCluster } from '../RunningCluster.ts';
import { Clock } from './Clock.ts';
import { Disk } from './Disk.ts';

/** Small disks, one for files and data directories, one for PostgreSQL. */
interface Disks {
  readonly files: Disk;
  readonly database: Disk;
}

/** Files lie in S3, and everything on the machine's disk, or all on small disks that can be filled. */
export type GroundKind = 's3' | 'disks';

/** Leaves room for the mark below which nothing is stored. */
const filesMegabytes = 200;
const filesMarkMegabytes = '20';
/** Of which the log of changes takes a part, else four times as much. */
const databaseMegabytes = 400;
const databaseSettings = { max_wal_size: '64MB', min_wal_size: '32MB' };

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
    /** `undefined` where this user may have none, or everything is elsewhere. */
    readonly disks: Disks | undefined,
    /** Of the first manager; `undefined` where it cannot be changed. */
    readonly clock: Clock | undefined,
    readonly cluster: RunningCluster,
  ) {}

  /** @throws Error when PostgreSQL or HAProxy is not installed */
  static async prepare(kind: GroundKind = 's3'): Promise<Ground> {
    const programs = findPostgres();
    if (programs === undefined || findHaproxy() === undefined) {
      throw new Error('This needs PostgreSQL and HAProxy (docs/contributing.md).');
    }
    const disks = kind === 'disks' ? await openDisks() : undefined;
    const postgres = await OwnPostgres.create(programs, disks?.database.folder);
    await postgres.start(disks && databaseSettings);
    const line = await Line.open(postgres.port);
    const s3 = await TestS3.open();
    const clock = await Clock.create();
    const keys = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => name.startsWith('AWS_')),
    );
    const cluster = await RunningCluster.start({
      databaseUrl: postgres.url(line.port),
      ...(disks ? { folder: disks.files.folder } : { blobUrl: s3.url('portal') }),
      envOf: (part) => ({
        ...keys,
        ...(disks && { MIN_FREE_MB: filesMarkMegabytes }),
        ...(part === 'manager1' ? clock?.env : {}),
      }),
    });
    return new Ground(postgres, line, s3, disks, clock, cluster);
  }

  /** Starts the database again where it has ended by itself, as who looks after a machine does. */
  async reviveDatabase(): Promise<void> {
    if (!this.postgres.isRunning) await this.postgres.start(this.disks && databaseSettings);
  }

  async close(): Promise<void> {
    await this.cluster.close();
    await this.clock?.remove();
    await this.s3.close();
    await this.line.close();
    await this.standby?.remove();
    await this.postgres.remove();
    await this.disks?.files.remove();
    await this.disks?.database.remove();
  }
}

async function openDisks(): Promise<Disks | undefined> {
  const files = await Disk.create(filesMegabytes);
  const database = await Disk.create(databaseMegabytes);
  return files && database && { files, database };
}
