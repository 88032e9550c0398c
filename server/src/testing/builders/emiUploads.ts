import { emiJobsSchema, emiTokenSchema, emiUploadAnswerSchema } from '@portal/shared/contracts';
import type { EmiJobRow, EmiUploadAnswer } from '@portal/shared/contracts';
import { makeTgz } from '@portal/emi-engine/boards/makeTar.ts';
import { kicad } from '@portal/emi-engine/boards/Dialect.ts';
import { samplePlan } from '@portal/emi-engine/boards/samplePlan.ts';
import { writeBoard } from '@portal/emi-engine/boards/writeBoard.ts';
import type { TestClient } from '../browsers/TestClient.ts';

/** A small valid board as .tgz. */
export const aBoard = (): Buffer => makeTgz(writeBoard(samplePlan(), kicad));

/** Bytes with a gzip header that are no archive. */
export const notABoard: Buffer = Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3]);

/** A token for one upload. */
export async function emiToken(client: TestClient): Promise<string> {
  const answer = await client.get('/api/v1/demitasnx/auth');
  return emiTokenSchema.parse(answer.json()).token;
}

interface Upload {
  readonly license_id: string;
  /** Default: a new one. */
  readonly token?: string;
  readonly file?: Buffer;
  readonly fileName?: string;
  /** Additional fields before the file. */
  readonly more?: Readonly<Record<string, string>>;
}

/** The multipart body of an upload, with its content type. */
export async function emiForm({
  license_id,
  token = '',
  file = notABoard,
  fileName = 'board.tgz',
  more = {},
}: Upload): Promise<{ readonly payload: Buffer; readonly contentType: string }> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ token, license_id, ...more })) {
    form.append(name, value);
  }
  form.append('file', new Blob([Uint8Array.from(file)]), fileName);
  const body = new Response(form);
  const contentType = body.headers.get('content-type') ?? '';
  return { payload: Buffer.from(await body.arrayBuffer()), contentType };
}

/** Uploads a file like a page. */
export async function uploadEmi(
  client: TestClient,
  upload: Upload,
  locale = 'en',
): Promise<EmiUploadAnswer> {
  const token = upload.token ?? (await emiToken(client));
  const { payload, contentType } = await emiForm({ ...upload, token });
  const answer = await client.post('/api/v1/demitasnx/post', {
    payload,
    headers: { 'content-type': contentType, 'accept-language': locale },
  });
  return emiUploadAnswerSchema.parse(answer.json());
}

/** The message of a refused upload; null if accepted. */
export const sentenceOf = (answer: EmiUploadAnswer): string | null =>
  'message' in answer ? answer.message : null;

/** Uploads a file that is accepted. @returns the job's id */
export async function uploadedEmi(client: TestClient, upload: Upload): Promise<string> {
  const answer = await uploadEmi(client, upload);
  if ('message' in answer) throw new Error(answer.message);
  return answer.id;
}

/** The team's analyses, newest first. */
export async function emiJobs(client: TestClient, locale = 'en'): Promise<EmiJobRow[]> {
  const headers = { 'accept-language': locale };
  return emiJobsSchema.parse((await client.get('/api/demitasnx/jobs/', { headers })).json());
}
