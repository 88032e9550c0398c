import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { firstStepsSchema, type FirstSteps } from '@portal/shared/contracts';
import { toCalendarDay } from '@portal/shared/domain';
import { newId } from '../../../platform/db/newId.ts';
import { anEmiLicense } from '../../../testing/builders/emi.ts';
import { anInstaller } from '../../../testing/builders/installers.ts';
import { anOrder } from '../../../testing/builders/orders.ts';
import { aPerson, aTeam, type TestPerson } from '../../../testing/builders/people.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { writeEmiSettings } from '../../emi/licenses/settings/EmiSettings.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await setTrial('2099-12-31');
});
afterAll(() => server.close());

async function stepsOf(person: TestPerson): Promise<FirstSteps> {
  const client = await server.signIn(person);
  return firstStepsSchema.parse((await client.get('/api/first-steps')).json());
}

async function setTrial(until: string | null): Promise<void> {
  const trialUntil = until === null ? null : toCalendarDay(until);
  await server.deps.db.transaction().execute((trx) => writeEmiSettings(trx, { trialUntil }));
}

const open = (...kinds: string[]) => kinds.map((kind) => ({ kind, done: false }));

describe('GET /api/first-steps', () => {
  it('offers each person what they may do', async () => {
    const { deps } = server;
    const owner = await aPerson(deps);
    expect(await stepsOf(owner)).toEqual(open('installer', 'purchase', 'emi_trial', 'colleague'));
    const community = await aPerson(deps, {
      team: await aTeam(deps, { edition: 'community' }),
    });
    expect(await stepsOf(community)).toEqual(open('installer', 'colleague'));
    const guest = await aPerson(deps, { team: owner.team, role: 'guest' });
    expect(await stepsOf(guest)).toEqual(open('installer'));
  });

  it('marks what the team has done, and is empty when all is done', async () => {
    const { deps } = server;
    const owner = await aPerson(deps);
    await aPerson(deps, { team: owner.team, role: 'guest' });
    await anOrder(deps, owner);
    await anEmiLicense(deps, owner);
    expect((await stepsOf(owner)).filter(({ done }) => !done)).toEqual(open('installer'));
    await deps.db
      .insertInto('manager.installer_download')
      .values({
        id: newId(deps.clock()),
        installer_id: (await anInstaller(deps)).id,
        team_id: owner.team.id,
        user_id: owner.id,
        at: deps.clock(),
      })
      .execute();
    expect(await stepsOf(owner)).toEqual([]);
  });

  it('offers no trial if there is none', async () => {
    const { deps } = server;
    const owner = await aPerson(deps);
    await setTrial(null);
    expect(await stepsOf(owner)).toEqual(open('installer', 'purchase', 'colleague'));
  });
});
