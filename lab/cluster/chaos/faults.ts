import { setTimeout as wait } from 'node:timers/promises';
import type { PartName } from '../RunningCluster.ts';
import type { Disk } from './Disk.ts';
import type { Ground, GroundKind } from './Ground.ts';

/** Duration of an outage, ms. */
const awayMs = 2_000;
/** Latency of a slow store, ms. */
const slowMs = 400;
const hourSeconds = 3600;
/** Longer than HAProxy's failure detection, ms. */
const fullMs = 5_000;

export interface Fault {
  readonly name: string;
  /** Ground on which it is injected; default: `s3`. */
  readonly on?: GroundKind;
  /** Preparation before the fault. */
  readonly prepare?: (ground: Ground) => Promise<void>;
  /** Injects the fault; resolves when its cause is gone. */
  readonly meet: (ground: Ground) => Promise<void>;
  readonly isPossible?: (ground: Ground) => boolean;
}

function killed(part: PartName): Fault['meet'] {
  return async ({ cluster }) => {
    await cluster.part(part).kill();
    await wait(awayMs);
    await cluster.startPart(part);
  };
}

async function fillForAWhile(disk: Disk | undefined): Promise<void> {
  await disk?.fill();
  await wait(fullMs);
  await disk?.clear();
}

/** Everything that the portal depends on, taken away under load. */
export const faults: readonly Fault[] = [
  { name: 'a manager is killed', meet: killed('manager1') },
  { name: 'accounts is killed', meet: killed('accounts1') },
  { name: 'the worker is killed', meet: killed('worker') },
  {
    name: 'PostgreSQL is stopped and started',
    meet: async ({ postgres }) => {
      await postgres.stop('fast');
      await wait(awayMs);
      await postgres.start();
    },
  },
  {
    name: 'PostgreSQL crashes and starts at once',
    meet: async ({ postgres }) => {
      await postgres.stop('immediate');
      await postgres.start();
    },
  },
  {
    name: 'PostgreSQL fails over to its standby',
    prepare: async (ground) => {
      ground.standby = await ground.postgres.startStandby();
      await ground.cluster.untilAllReady();
    },
    meet: async (ground) => {
      const { standby, postgres, line } = ground;
      if (!standby) throw new Error('the ground has no standby');
      await postgres.stop('immediate');
      standby.promote();
      await line.cut();
      await line.restore(standby.port);
      ground.postgres = standby;
      ground.standby = undefined;
      await postgres.remove();
    },
  },
  {
    name: 'the object store is away',
    meet: async ({ s3 }) => {
      s3.intercept = (request) => {
        request.socket.destroy();
        return true;
      };
      await wait(awayMs);
      s3.intercept = undefined;
    },
  },
  {
    name: 'the object store is slow (400 ms)',
    meet: async ({ s3 }) => {
      s3.delayMs = slowMs;
      await wait(awayMs);
      s3.delayMs = 0;
    },
  },
  {
    name: 'the object store answers with a wrong byte',
    meet: async ({ s3 }) => {
      s3.alters = true;
      await wait(awayMs);
      s3.alters = false;
    },
  },
  {
    name: 'the clock of a manager jumps by an hour and back',
    isPossible: ({ clock }) => clock !== undefined,
    meet: async ({ clock }) => {
      await clock?.move(hourSeconds);
      await wait(awayMs);
      await clock?.move(0);
    },
  },
  {
    name: 'HAProxy is reloaded',
    meet: async ({ cluster }) => {
      cluster.haproxy.reload();
      await wait(awayMs);
    },
  },
  {
    name: 'the disk of files and data directories is full',
    on: 'disks',
    isPossible: ({ disks }) => disks !== undefined,
    meet: ({ disks }) => fillForAWhile(disks?.files),
  },
  {
    name: 'the disk of PostgreSQL is full',
    on: 'disks',
    isPossible: ({ disks }) => disks !== undefined,
    meet: async (ground) => {
      await fillForAWhile(ground.disks?.database);
      await ground.reviveDatabase();
    },
  },
];
