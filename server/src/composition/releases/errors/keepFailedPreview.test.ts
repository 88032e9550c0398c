import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { remoteFiguresSchema } from '@portal/shared/contracts';
import { aRelease } from '../../../testing/builders/aRelease.ts';
import { aPerson } from '../../../testing/builders/people.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { typeCommand } from '../../../testing/typeCommand.ts';
import { keepFailedPreview } from './keepFailedPreview.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('records remote, release and route of a failed preview', async () => {
  const release = aRelease();
  const { name, hash } = release.manifest;
  const url = `/operator/releases/${name}`;
  await server.operator.inject({ method: 'POST', url, payload: { ...release } });
  const failure = {
    remote: name,
    release: hash,
    route: '/parts',
    problem: 'TypeError: window is not defined\n    at x.js:1:1',
  };
  await keepFailedPreview(server.deps, failure);
  await keepFailedPreview(server.deps, failure);
  const staff = await server.signIn(await aPerson(server.deps, { staff: true }));
  const answer = await staff.get(`/api/releases/figures/${name}`);
  const { releases, errors } = remoteFiguresSchema.parse(answer.json());
  expect(releases[0]?.previews).toBe(2);
  const message = 'TypeError: window is not defined';
  expect(errors).toMatchObject([{ kind: 'preview', remote: name, hash, route: '/parts', message }]);
  const { said } = await typeCommand(server.operator, ['releases', 'errors', name]);
  expect(said).toContain(`a preview that could not be rendered: ${message}`);
  const metrics = await server.operator.inject('/operator/metrics');
  expect(metrics.body).toContain(`release="${hash}",reason="preview"} 2`);
});
