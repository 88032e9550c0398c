import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emiSuppressionAnswerSchema } from '@portal/shared/contracts';
import { aBuyer } from '../../../testing/builders/aBuyer.ts';
import { anEmiLicense } from '../../../testing/builders/emi.ts';
import { emiFindingsOf, releaseEmi, suppressEmi } from '../../../testing/builders/emiResults.ts';
import { aBoard, uploadedEmi } from '../../../testing/builders/emiUploads.ts';
import { aPerson } from '../../../testing/builders/people.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { auditOf } from '../../../testing/readers/auditOf.ts';

const clocks = 'net,class\n/clk+,clock\n';
const unknown = 'net,class\n/clk+,unknown\n';

let server: TestServer;
let owner: Awaited<ReturnType<typeof aTeamWithLicense>>;
/** Two runs of one project: the second declares a clock and so has more findings. */
let first: string;
let second: string;
beforeAll(async () => {
  server = await createTestServer();
  owner = await aTeamWithLicense();
  first = await uploadedEmi(owner.client, {
    ...{ license_id: owner.license_id, file: aBoard(), more: { classes: unknown } },
  });
  server.pass(1000);
  second = await uploadedEmi(owner.client, {
    ...{ license_id: owner.license_id, file: aBoard(), more: { classes: clocks } },
  });
  await server.runJobs();
}, 120_000);
afterAll(() => server.close());

async function aTeamWithLicense() {
  const { person, client } = await aBuyer(server);
  return { person, client, license_id: await anEmiLicense(server.deps, person) };
}

async function aKeyOf(job: string): Promise<string> {
  const [finding] = await emiFindingsOf(owner.client, job);
  if (!finding) throw new Error('the board has no findings');
  return finding.key;
}

describe('the suppression of a finding', () => {
  it('applies to all runs of the project, has author and reason, and can be removed', async () => {
    const key = await aKeyOf(first);
    const guest = await aPerson(server.deps, { team: owner.person.team, role: 'guest' });
    const client = await server.signIn(guest);
    const answer = await suppressEmi(client, first, key, '  Measured at 3 m: <b>good</b>  ');
    const { suppression } = emiSuppressionAnswerSchema.parse(answer.json());
    expect(suppression?.reason).toBe('Measured at 3 m: <b>good</b>');
    for (const job of [first, second]) {
      const found = await emiFindingsOf(owner.client, job);
      expect(found.filter((one) => one.suppression)).toMatchObject([{ suppression }]);
    }
    await suppressEmi(owner.client, second, key, '別の理由');
    const [held] = (await emiFindingsOf(owner.client, first)).filter((one) => one.suppression);
    expect(held?.suppression?.reason).toBe('別の理由');
    expect(await auditOf(server.deps, first)).toContainEqual(
      expect.objectContaining({ action: 'emi.suppress', actor: guest.id }),
    );
    for (const again of [1, 2]) {
      const taken = await releaseEmi(owner.client, second, key);
      expect([again, taken.json()]).toEqual([again, { suppression: null }]);
    }
    expect((await emiFindingsOf(owner.client, first)).some((one) => one.suppression)).toBe(false);
  });

  it('applies to later runs', async () => {
    const key = await aKeyOf(second);
    await suppressEmi(owner.client, second, key, 'Shielded');
    server.pass(1000);
    const url = `/api/v1/demitasnx/jobs/${second}/rerun`;
    const { id } = (await owner.client.post(url, { payload: {} })).json<{ id: string }>();
    await server.runJobs();
    const held = (await emiFindingsOf(owner.client, id)).filter((one) => one.suppression);
    expect(held).toMatchObject([{ key, suppression: { reason: 'Shielded' } }]);
    // The run's report has it too; the earlier run's report was written without it.
    const suppressedIn = async (job: string) => {
      const report = await owner.client.get(
        `/api/v1/demitasnx/report/download/${job}?format=json&lang=en`,
      );
      return report.json<{ suppressed: string | null }[]>().filter((row) => row.suppressed);
    };
    expect(await suppressedIn(id)).toMatchObject([{ suppressed: 'Shielded' }]);
    expect(await suppressedIn(second)).toEqual([]);
    await releaseEmi(owner.client, id, key);
  }, 60_000);

  it.each([
    ['an empty text', '   '],
    ['501 characters', 'x'.repeat(501)],
    ['a line break', 'a\nb'],
    ['a turn of the direction', 'a\u202eb'],
    ['the character 0', 'a\u0000b'],
    ['a number', 7],
    ['nothing', undefined],
  ])('refuses %s as the reason', async (_what, reason) => {
    const answer = await suppressEmi(owner.client, second, await aKeyOf(second), reason);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'invalid' });
  });

  it('refuses keys that the job does not have', async () => {
    for (const key of ['0000000000000000', 'x', '..%2F..', "'%20or%201=1"]) {
      expect((await suppressEmi(owner.client, second, key, 'x')).statusCode).toBe(404);
      expect((await releaseEmi(owner.client, second, key)).statusCode).toBe(404);
    }
  });

  it('is created once by concurrent requests', async () => {
    // The other run has it too.
    const key = await aKeyOf(first);
    const jobs = [first, second, first, second, second];
    const answers = await Promise.all(
      jobs.map((job, index) => suppressEmi(owner.client, job, key, `Reason ${index}`)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(jobs.map(() => 200));
    const rows = await server.deps.db
      .selectFrom('manager.emi_suppression')
      .select('reason')
      .where('team_id', '=', owner.person.team.id)
      .execute();
    expect(rows).toHaveLength(1);
    await Promise.all([
      releaseEmi(owner.client, first, key),
      releaseEmi(owner.client, second, key),
    ]);
    expect((await emiFindingsOf(owner.client, second)).some((one) => one.suppression)).toBe(false);
  });
});
