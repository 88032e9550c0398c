import { afterAll, beforeAll, describe } from '@jest/globals';
import { findPostgres } from '../faults/OwnPostgres.ts';
import { openCluster } from './openCluster.ts';

type Cluster = Awaited<ReturnType<typeof openCluster>>;

/** A cluster for the tests of a file, with the function that describes them. */
interface ClusterOfTests extends Omit<Cluster, 'close'> {
  readonly describe: typeof describe | typeof describe.skip;
}

/**
 * Opens two members before the first test of a file and closes them after the last. Skips the tests
 * without PostgreSQL, because the embedded database cannot be shared.
 *
 * @param settings variables of both members
 */
export function clusterOfTests(settings: NodeJS.ProcessEnv = {}): ClusterOfTests {
  const programs = findPostgres();
  let opened: Cluster | undefined;
  beforeAll(async () => {
    if (programs !== undefined) opened = await openCluster(programs, () => settings);
  });
  afterAll(() => opened?.close());
  const cluster = () => {
    if (opened === undefined) throw new Error('the cluster is only available within tests');
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
