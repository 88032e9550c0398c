import { Line } from '../../faults/Line.ts';
import { findPostgres, OwnPostgres } from '../../faults/OwnPostgres.ts';
import { TestS3 } from '@portal/server/src/testing/s3/TestS3.ts';
import { findHaproxy } from '../Haproxy.ts';
import { RunningCluster } from '../RunningCluster.ts';
import { Clock } from './Clock.ts';
import { Disk } from './Disk.ts';

/** Small disks: one for files and data directories, one for PostgreSQL. */
interface Disks {
  readonly files: Disk;
  readonly database: Disk;
}

/** Files in S3 and the rest on the machine's disk, or everything on small disks. */
export type GroundKind = 's3' | 'disks';

/** Leaves room for the threshold of free space. */
const filesMegabytes = 200;
const filesMarkMegabytes = '20';
/** The WAL uses a part of it; by default it would need four times as much. */
const databaseMegabytes = 400;
const databaseSettings = { max_wal_size: '64MB', min_wal_size: '32MB' };

/** The infrastructure of the cluster, which tests take away. */
export class Ground {
  /** A standby for failover. */
  standby: OwnPostgres | undefined;

  private constructor(
    /** The current primary. */
    public postgres: OwnPostgres,
    /** The cluster's connection to it. */
    readonly line: Line,
    readonly s3: TestS3,
    /** `undefined` when this user may not mount, or the ground uses no disks. */
    readonly disks: Disks | undefined,
    /** The first manager's clock; `undefined` when libfaketime is not installed. */
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

  /** Restarts a database that has crashed, like an administrator. */
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
