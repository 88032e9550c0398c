import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { lendEmbedded } from '../../../testing/database/lendEmbedded.ts';
import type { EmbeddedDatabase } from './PGliteDialect.ts';

const image = process.env['TEST_DATABASE_IMAGE'] ?? '';
const describeEmbedded = image === '' ? describe.skip : describe;

describeEmbedded('a statement that is prepared', () => {
  let pglite: EmbeddedDatabase;
  beforeAll(async () => {
    pglite = await lendEmbedded(image);
    await pglite.exec('create temp table kept (id int, names text[], at timestamptz, note jsonb)');
  });
  afterAll(() => pglite.close());

  it('round-trips the same values on every execution', async () => {
    const insert = 'insert into kept values ($1, $2, $3, $4)';
    const at = new Date('2026-11-29T00:00:00Z');
    for (const id of [1, 2, 3]) {
      const { affectedRows } = await pglite.query(insert, [id, ['a', 'b "c"'], at, { id }]);
      expect(affectedRows).toBe(1);
    }
    const select = 'select * from kept where id > $1 order by id';
    for (const after of [0, 1]) {
      const { rows } = await pglite.query(select, [after]);
      expect(rows).toEqual(
        [1, 2, 3].slice(after).map((id) => ({ id, names: ['a', 'b "c"'], at, note: { id } })),
      );
    }
    const { rows } = await pglite.query('update kept set at = $1 returning at', [null]);
    expect(rows).toEqual([{ at: null }, { at: null }, { at: null }]);
  });

  it('can fail and be executed again', async () => {
    const divide = 'select 1 / $1::int as quotient';
    await expect(pglite.query(divide, [0])).rejects.toMatchObject({ code: '22012' });
    expect((await pglite.query(divide, [1])).rows).toEqual([{ quotient: 1 }]);
    await pglite.exec('begin');
    await expect(pglite.query(divide, [0])).rejects.toMatchObject({ code: '22012' });
    await expect(pglite.query(divide, [1])).rejects.toMatchObject({ code: '25P02' });
    await pglite.exec('rollback');
    expect((await pglite.query(divide, [1])).rows).toEqual([{ quotient: 1 }]);
  });

  it('with a syntax error is rejected like any other', async () => {
    await expect(pglite.query('select no_column')).rejects.toMatchObject({ code: '42703' });
    await expect(pglite.query('select $1::no_type', ['a'])).rejects.toMatchObject({
      code: '42704',
    });
  });
});
