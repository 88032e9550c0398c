import fc from 'fast-check';
import { aDeviceKey } from '../../testing/aDeviceKey.ts';
import { armor, unarmor } from './armor.ts';
import type { LicenseFileKind, LicenseRelease, LicenseRequest } from './LicenseFile.ts';
import { openLicenseFile } from './openLicenseFile.ts';
import { sealLicenseFile } from './sealLicenseFile.ts';

const request: LicenseRequest = {
  typ: 'LIR',
  v: 1,
  req: '01939c00-0000-7000-8000-000000000002',
  host: '設計PC-1',
  fp: 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg',
  dk: 'key',
  products: ['cd', 'pd'],
  app: 'license-client 1.0.0',
  iat: '2026-11-20T00:00:00.000Z',
};
const release: LicenseRelease = {
  typ: 'LRR',
  v: 1,
  req: 'r',
  lic: 'l',
  fp: 'f',
  erased: true,
  iat: request.iat,
};

async function sealed() {
  const device = await aDeviceKey();
  const payload = { ...request, dk: device.publicKey };
  const text = await sealLicenseFile(payload, device.signer);
  const open = (file: string, kind: LicenseFileKind = 'LIR') =>
    openLicenseFile(file, kind, (kid) => (kid === device.kid ? device.publicKey : null));
  return { device, payload, text, open };
}

/** The same file with one part of the envelope changed. */
function changed(text: string, changes: object, kind?: LicenseFileKind): string {
  const file = unarmor(text);
  if (file === null) throw new Error('not a license file');
  return armor(kind ?? file.kind, { ...file.envelope, ...changes });
}

describe('openLicenseFile', () => {
  it('opens a sealed file, also with other line ends and spaces around it', async () => {
    const { text, open, payload, device } = await sealed();
    const opened = { kind: 'opened', kid: device.kid, payload };
    expect(await open(text)).toEqual(opened);
    expect(await open(`\uFEFF\n${text.replaceAll('\n', '\r\n')}\n\n`)).toEqual(opened);
  });

  it('refuses one long line', async () => {
    const { open } = await sealed();
    for (const line of ['='.repeat(60_000), `${'='.repeat(60_000)}A`, 'A='.repeat(30_000)]) {
      const file = `-----BEGIN LIR-----\n${line}\n-----END LIR-----\n`;
      expect(await open(file)).toEqual({ kind: 'refused', reason: 'malformed' });
    }
  });

  it('answers why it refuses a file', async () => {
    const { device, text, open, payload } = await sealed();
    const other = await aDeviceKey();
    const later = JSON.stringify({ ...payload, iat: '2027-01-01T00:00:00.000Z' });
    const cases: Record<string, string> = {
      empty: ' \n',
      too_large: text + 'x'.repeat(64 * 1024),
      malformed: 'hello',
      wrong_kind: await sealLicenseFile(release, device.signer),
      unknown_key: await sealLicenseFile(payload, other.signer),
      tampered: changed(text, { p: later }),
    };
    for (const [reason, file] of Object.entries(cases)) {
      expect(await open(file)).toEqual({ kind: 'refused', reason });
    }
  });

  it('refuses a file whose armor names another kind', async () => {
    const { text, open } = await sealed();
    expect(await open(changed(text, {}, 'LRR'), 'LRR')).toEqual({
      kind: 'refused',
      reason: 'wrong_kind',
    });
  });

  it('refuses a file that names its key by another id', async () => {
    const { device, text } = await sealed();
    const kid = `${device.kid.startsWith('A') ? 'B' : 'A'}${device.kid.slice(1)}`;
    const opened = await openLicenseFile(changed(text, { kid }), 'LIR', () => device.publicKey);
    expect(opened).toEqual({ kind: 'refused', reason: 'tampered' });
  });

  it('refuses a payload that lacks a field or has another version', async () => {
    const { device, text, open } = await sealed();
    for (const changes of [
      { v: 2 },
      { req: '' },
      { host: 'a\nb' },
      { products: [] },
      { iat: 'x' },
    ]) {
      const file = changed(text, { p: JSON.stringify({ ...request, ...changes }) });
      expect(await open(file)).toEqual({ kind: 'refused', reason: 'malformed' });
    }
    expect(device.kid).toHaveLength(43);
  });

  it('refuses a file after any change of one character, and never throws', async () => {
    const { text, open } = await sealed();
    const changeOne = fc.record({
      at: fc.nat(text.length - 1),
      to: fc.constantFrom('A', 'B', '0', '+', '\n', 'é'),
    });
    await fc.assert(
      fc.asyncProperty(changeOne, async ({ at, to }) => {
        const file = text.slice(0, at) + to + text.slice(at + 1);
        const result = await open(file);
        const before = unarmor(text);
        const isSame = JSON.stringify(unarmor(file)) === JSON.stringify(before);
        expect(result.kind === 'refused' || isSame).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('refuses a text that is no license file', async () => {
    const { open } = await sealed();
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        expect((await open(text)).kind).toBe('refused');
      }),
    );
  });
});
