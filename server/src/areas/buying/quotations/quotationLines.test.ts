import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { partLinesSchema, type PartLines } from '@portal/shared/contracts';
import { addDays } from '@portal/shared/domain';
import { aLicense } from '../../../testing/builders/licenses.ts';
import { aPerson } from '../../../testing/builders/people.ts';
import {
  japanese,
  listOf,
  openQuotationDesk,
  type QuotationDesk,
} from '../../../testing/shops/openQuotationDesk.ts';

let desk: QuotationDesk;
beforeAll(async () => {
  desk = await openQuotationDesk();
});
afterAll(() => desk.close());

async function linesOf(path: string, headers = {}): Promise<PartLines['lines']> {
  return partLinesSchema.parse((await desk.client.get(path, { headers })).json()).lines;
}

describe('GET /api/quotations/ending', () => {
  it('shows a quotation in its last week', async () => {
    await desk.issue(desk.client);
    expect(await linesOf('/api/quotations/ending')).toEqual([]);
    await desk.pass(23);
    const [row] = await listOf(desk.client);
    const act = { label: 'Open quote', to: `/store/quotations/${row!.id}` };
    const [line] = await linesOf('/api/quotations/ending');
    expect(line).toEqual({
      id: row!.id,
      text: expect.stringMatching(new RegExp(`^Quote ${row!.number} is valid until \\w+ \\d+, `)),
      act,
    });
    const [inJapanese] = await linesOf('/api/quotations/ending', japanese);
    expect(inJapanese?.text).toMatch(/^見積書 Q\d+ の有効期限は\d+年\d+月\d+日です。$/);
    await desk.pass(8);
    expect(await linesOf('/api/quotations/ending')).toEqual([]);
  });
});

describe('GET /api/licenses/:number/quotations', () => {
  it('shows a quotation that renews the license, to its team only', async () => {
    const { deps } = desk.server;
    const endsOn = addDays(desk.today(), 60);
    const renewed = await aLicense(deps, desk.owner.team, { endsOn });
    const other = await aLicense(deps, desk.owner.team, { endsOn });
    const licenses = JSON.stringify([{ id: renewed.id, count: 12 }]);
    await desk.issue(desk.client, { cd: '{}', licenses });
    const [row] = await listOf(desk.client);
    const path = `/api/licenses/${renewed.number}/quotations`;
    expect(await linesOf(path)).toEqual([
      {
        id: row!.id,
        text: expect.stringMatching(new RegExp(`^Quote ${row!.number}, .+ renews this license`)),
        act: { label: 'Open quote', to: `/store/quotations/${row!.id}` },
      },
    ]);
    expect(await linesOf(`/api/licenses/${other.number}/quotations`)).toEqual([]);
    const stranger = await desk.server.signIn(await aPerson(deps));
    expect((await stranger.get(path)).json()).toEqual({ lines: [] });
  });
});
