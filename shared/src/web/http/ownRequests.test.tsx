import { configureApi } from './configureApi.ts';
import { ownRequests } from './ownRequests.ts';

const renew = jest.fn<Promise<boolean>, []>();
const onSignedOut = jest.fn();

beforeEach(() => {
  configureApi({
    baseUrl: 'https://portal.example/',
    getTokens: () => ({ apiToken: 'bearer', csrfToken: 'csrf' }),
    renew: renew.mockReset(),
    onSignedOut: onSignedOut.mockReset(),
  });
});

describe('ownRequests', () => {
  it('has the URLs and tokens of the portal', () => {
    expect(ownRequests.url('/api/thing')).toBe('https://portal.example/api/thing');
    expect(ownRequests.headers()).toEqual({
      Authorization: 'Bearer bearer',
      'X-CSRF-Token': 'csrf',
    });
  });

  it('reports the end of the session when the tokens cannot be renewed', async () => {
    renew.mockResolvedValueOnce(true);
    expect(await ownRequests.renew()).toBe(true);
    expect(onSignedOut).not.toHaveBeenCalled();
    renew.mockResolvedValueOnce(false);
    expect(await ownRequests.renew()).toBe(false);
    expect(onSignedOut).toHaveBeenCalledTimes(1);
  });

  it('turns refusals into failures', () => {
    const text = '{"error":true,"code":"license","message":"No uses are left."}';
    expect(ownRequests.failureOf(422, text)).toMatchObject({
      kind: 'refused',
      code: 'license',
      message: 'No uses are left.',
    });
    expect(ownRequests.failureOf(502, '<html>')).toMatchObject({ kind: 'server', status: 502 });
  });
});
