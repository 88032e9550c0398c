import {
  emiComparisonSchema,
  emiFindingsSchema,
  emiResultSchema,
  type EmiChange,
  type EmiFinding,
  type EmiResult,
} from '@portal/shared/contracts';
import type { TestClient } from '../browsers/TestClient.ts';

/** Gets a sub-resource of an analysis. */
export const getOfJob = (
  client: TestClient,
  job: string,
  rest = '',
  headers: Record<string, string> = {},
) => client.get(`/api/v1/demitasnx/jobs/${job}${rest}`, { headers });

/** The result of an analysis. */
export async function emiResultOf(
  client: TestClient,
  job: string,
  locale = 'en',
): Promise<EmiResult> {
  const answer = await getOfJob(client, job, '', { 'accept-language': locale });
  return emiResultSchema.parse(answer.json());
}

/** Its findings. */
export async function emiFindingsOf(
  client: TestClient,
  job: string,
  locale = 'en',
): Promise<EmiFinding[]> {
  const answer = await getOfJob(client, job, '/findings', { 'accept-language': locale });
  return emiFindingsSchema.parse(answer.json());
}

/** Changes since another run. */
export async function emiChangesOf(
  client: TestClient,
  job: string,
  other: string,
): Promise<EmiChange[]> {
  const answer = await getOfJob(client, job, `/compare/${other}`);
  return emiComparisonSchema.parse(answer.json());
}

const suppressionPath = (job: string, key: string) =>
  `/api/v1/demitasnx/jobs/${job}/findings/${key}/suppression`;
/** Suppresses a finding. */
export const suppressEmi = (client: TestClient, job: string, key: string, reason: unknown) =>
  client.put(suppressionPath(job, key), { payload: { reason } });
/** Removes a suppression. */
export const releaseEmi = (client: TestClient, job: string, key: string) =>
  client.delete(suppressionPath(job, key));
/** Says something about a finding: `emiRemarkRequestSchema`. */
export const sayOfEmi = (client: TestClient, job: string, key: string, said: object) =>
  client.post(`/api/v1/demitasnx/jobs/${job}/findings/${key}/remarks`, { payload: said });
