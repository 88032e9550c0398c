import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { anEvent, aReporter, type Reporter } from '../../../testing/builders/usageEvents.ts';
import { typeCommand } from '../../../testing/typeCommand.ts';

let server: TestServer;
let reporter: Reporter;
let folder: string;
beforeAll(async () => {
  server = await createTestServer();
  reporter = await aReporter(server);
  folder = await mkdtemp(path.join(tmpdir(), 'usage-import-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await server.close();
});

const event = (changes: object = {}) => anEvent(server, reporter, { ...changes });

async function file(name: string, lines: readonly (object | string)[]): Promise<string> {
  const text = lines
    .map((line) => (typeof line === 'string' ? line : JSON.stringify(line)))
    .join('\n');
  const place = path.join(folder, name);
  await writeFile(place, name.endsWith('.gz') ? gzipSync(text) : text);
  return place;
}

const run = (...words: readonly string[]) =>
  typeCommand(server.operator, ['usage', 'import', ...words]);
const into = (place: string) => run(place, '--team', reporter.person.team.id);

const storedIds = async () => {
  const rows = await server.deps.db
    .selectFrom('manager.usage_event')
    .where('team_id', '=', reporter.person.team.id)
    .where('device_id', 'is', null)
    .select('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
};

describe('portal usage import', () => {
  it('imports a file in pieces, gzipped or not, once, and events up to a year old', async () => {
    const at = '2025-11-03T02:00:00.000Z';
    const events = Array.from({ length: 2100 }, () => event({ id: randomUUID(), at }));
    const packed = await file('year.ndjson.gz', events);
    expect(await into(packed)).toEqual({
      code: 0,
      said: '2100 imported, 0 known before, 0 refused.',
    });
    const plain = await file('again.ndjson', [...events.slice(0, 5), event()]);
    expect((await into(plain)).said).toBe('1 imported, 5 known before, 0 refused.');
    expect((await storedIds()).size).toBe(2101);

    const audit = await server.deps.db
      .selectFrom('portal.audit_log')
      .where('action', '=', 'usage.import')
      .select(['actor', 'team_id', 'details'])
      .orderBy('seq')
      .execute();
    expect(audit.map(({ details }) => JSON.stringify(details))).toHaveLength(4);
    expect(audit[0]).toMatchObject({
      actor: 'local:tester',
      team_id: reporter.person.team.id,
      details: { events: 1000, first: '2025-11-03', last: '2025-11-03' },
    });
  });

  it('names refused lines by number in the whole file, and events older than the retention', async () => {
    const lines = [
      ...Array.from({ length: 1000 }, () => event()),
      '{',
      event({ at: '2025-09-30T14:59:59.000Z', kind: 'refused' }),
      event({ user: 'somebody' }),
      event(),
    ];
    const { code, said } = await into(await file('some.ndjson', lines));
    expect(code).toBe(1);
    expect(said.split('\n')).toEqual([
      'line 1001  is not JSON',
      'line 1002  is older than what is kept (USAGE_RETENTION_MONTHS)',
      'line 1003  names a person whom the team does not know',
      '1001 imported, 0 known before, 3 refused.',
      '3 lines were refused; all others are in. Correct the file and import it again: no event counts twice.',
    ]);
    // Corrected lines are imported from the same file, and no line twice.
    const corrected = [...lines.slice(0, 1000), event(), ...lines.slice(1003)];
    expect(await into(await file('some.ndjson', corrected))).toEqual({
      code: 0,
      said: '1 imported, 1001 known before, 0 refused.',
    });
    const many = await into(
      await file(
        'many.ndjson',
        Array.from({ length: 25 }, () => '{'),
      ),
    );
    expect(many.said).toContain('line 20  is not JSON\n… and 5 more\n0 imported');
  });

  it('reports faults of the command or the file', async () => {
    expect((await run()).said).toContain('The file is missing.');
    const place = await file('one.ndjson', [event()]);
    expect((await run(place)).said).toContain('--team is missing');
    expect((await run(place, '--team', 'nobody')).said).toContain('knows nothing of this name');
    expect((await into(path.join(folder, 'none.ndjson'))).said).toContain('There is no file');
    expect((await into(folder)).said).toContain('is a folder');
    const broken = path.join(folder, 'broken.ndjson.gz');
    await writeFile(broken, gzipSync(JSON.stringify(event())).subarray(0, 40));
    const { code, said } = await into(broken);
    expect(code).not.toBe(0);
    expect(said).toContain('broken.ndjson.gz is cut off or damaged (Z_BUF_ERROR)');
  });

  it('accepts files saved by other programs: with a byte order mark, CRLF, another extension', async () => {
    const text = `\ufeff${JSON.stringify(event())}\r\n${JSON.stringify(event())}\r\n`;
    const place = path.join(folder, 'saved.txt');
    await writeFile(place, text);
    expect((await into(place)).said).toBe('2 imported, 0 known before, 0 refused.');
    const packed = path.join(folder, 'packed.txt');
    await writeFile(packed, gzipSync(text));
    expect((await into(packed)).said).toBe('0 imported, 2 known before, 0 refused.');
    const wide = path.join(folder, 'wide.ndjson');
    await writeFile(wide, Buffer.from(text, 'utf16le'));
    expect((await into(wide)).said).toContain('wide.ndjson is UTF-16; save it as UTF-8.');
  });

  it('refuses invalid lines one by one, however long they are', async () => {
    const long = (character: string, length = 100_000) => `{"x":"${character.repeat(length)}"}`;
    const lines = [
      'day,user,product,hours',
      ...[event(), long('a'), '', long('あ'), event()],
      ...Array.from({ length: 1000 }, () => long('い', 3_000)),
    ];
    const { said } = await into(await file('wrong.ndjson', lines));
    expect(said.split('\n').slice(0, 5)).toEqual([
      'line 1  is not JSON',
      'line 3  is not an event',
      'line 4  is not JSON',
      'line 5  is not an event',
      'line 7  is not an event',
    ]);
    expect(said).toContain('2 imported, 0 known before, 1004 refused.');
  });
});
