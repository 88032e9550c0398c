import { demoPassword } from '@portal/server/src/app/demo/demoTeams.ts';
import { Visitor } from '@portal/lab/cluster/load/Visitor.ts';
import { keepAliveSchema } from '@portal/shared/contracts';
import type { Call } from '../store/Target.ts';

/** Signs somebody of the demo in over HTTP. @returns the headers that their browser sends with a call */
export async function openSession(url: string, email: string): Promise<Call['headers']> {
  const visitor = new Visitor(url);
  await visitor.signIn({ email, password: demoPassword });
  const status = await visitor.ask(`${url}/api/user/me/status`);
  const { api_token: bearer, csrf_token: csrf } = keepAliveSchema.parse(await status.json());
  return {
    cookie: visitor.session,
    authorization: `Bearer ${bearer}`,
    'x-csrf-token': csrf,
    'accept-encoding': 'gzip, br',
  };
}
