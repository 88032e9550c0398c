import { afterAll, beforeAll, describe } from '@jest/globals';
import { findPostgres } from '../faults/OwnPostgres.ts';
import { openCluster } from './openCluster.ts';

type Cluster = Awaited<ReturnType<typeof openCluster>>;

/** A cluster that is there while tests run, and how its tests are described. */
interface ClusterOfTests extends Omit<Cluster, 'close'> {
  readonly describe: typeof describe | typeof describe.skip;
}

/**
 * Opens two members before the first test of a file and closes them behind its last. Without
 * PostgreSQL there is nothing that two processes could share, and the tests are skipped.
 *
 * @param settings of both
 */
export function clusterOfTests(settings: NodeJS.ProcessEnv = {}): ClusterOfTests {
  const programs = findPostgres();
  let opened: Cluster | undefined;
  beforeAll(async () => {
    if (programs !== undefined) opened = await openCluster(programs, () => settings);
  });
  afterAll(() => opened?.close());
  const cluster = () => {
    if (opened === undefined) throw new Error('the cluster is open while tests run');
    return opened;
  };
  return {
    describe: programs === undefined ? describe.skip : describe,
    get first() {
      return cluster().first;
    },
    get second() {
      return cluster().second;
    },
    get postgres() {
      return cluster().postgres;
    },
    inTurn: (app) => cluster().inTurn(app),
    join: () => cluster().join(),
  };
}
