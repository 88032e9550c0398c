import { aDeviceKey } from '../../testing/aDeviceKey.ts';
import {
  deviceAuthorization,
  isDeviceCallProven,
  parseDeviceAuthorization,
} from './deviceAuthorization.ts';

const call = { method: 'POST', path: '/api/v1/lm/checkin', body: '{"lease":"1"}' };
const at = { time: '2026-11-20T00:00:00.000Z', nonce: 'abcdefghijklmnop' };

describe('deviceAuthorization', () => {
  it('is proven by the key that signed it, for this call only', async () => {
    const device = await aDeviceKey();
    const other = await aDeviceKey();
    const proof = parseDeviceAuthorization(await deviceAuthorization(call, device.signer, at));
    if (proof === null) throw new Error('the header cannot be read back');
    expect(proof).toMatchObject({ kid: device.kid, ...at });
    const isProven = (changes: object, key = device.publicKey) =>
      isDeviceCallProven({ ...call, ...changes }, proof, key);
    expect(await isProven({})).toBe(true);
    expect(await isProven({ body: '{"lease":"2"}' })).toBe(false);
    expect(await isProven({ path: '/api/v1/lm/heartbeat' })).toBe(false);
    expect(await isProven({ method: 'PUT' })).toBe(false);
    expect(await isProven({}, other.publicKey)).toBe(false);
    const later = { ...proof, time: '2026-11-20T00:00:01.000Z' };
    expect(await isDeviceCallProven(call, later, device.publicKey)).toBe(false);
  });
});

describe('parseDeviceAuthorization', () => {
  it.each([undefined, '', 'Bearer abc', 'Device kid="x"'])('refuses %p', (value) => {
    expect(parseDeviceAuthorization(value)).toBeNull();
  });
});
