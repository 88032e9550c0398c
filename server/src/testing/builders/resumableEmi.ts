import { emiOpenUploadsSchema, type EmiOpenUploads } from '@portal/shared/contracts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { TestClient } from '../browsers/TestClient.ts';
import { emiToken, notABoard } from './emiUploads.ts';

export const uploadsCall = '/api/v1/demitasnx/uploads';
const protocol = { 'tus-resumable': '1.0.0' };

/** Parameters of a new upload. */
export interface Opening {
  readonly license_id: string;
  /** Default: a new one. */
  readonly token?: string;
  readonly bytes?: number;
  readonly fileName?: string;
  /** Additional metadata. */
  readonly more?: Readonly<Record<string, string>>;
  /** Sent as the body. */
  readonly lists?: Readonly<Record<string, string>>;
  readonly locale?: string;
}

/** Headers that authenticate a request. */
export const proofOf = ({ cookie, csrf }: TestClient) => ({ cookie, 'x-csrf-token': csrf });

/** The Upload-Metadata header. */
export function metadataOf(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');
}

/** Requests a resumable upload. */
export async function askForUpload(
  client: TestClient,
  { license_id, bytes = notABoard.length, fileName = 'board.tgz', ...rest }: Opening,
): Promise<LightMyRequestResponse> {
  const token = rest.token ?? (await emiToken(client));
  const metadata = { token, license_id, filename: fileName, ...rest.more };
  return client.post(uploadsCall, {
    headers: {
      ...protocol,
      'accept-language': rest.locale ?? 'en',
      'upload-length': String(bytes),
      'upload-metadata': metadataOf(metadata),
    },
    ...(rest.lists && { payload: rest.lists }),
  });
}

/** Opens an upload. @returns its address */
export async function openedUpload(client: TestClient, opening: Opening): Promise<string> {
  const answer = await askForUpload(client, opening);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return String(answer.headers.location);
}

/** Sends a piece. */
export function sendPiece(
  manager: FastifyInstance,
  client: TestClient,
  url: string,
  { offset, content, locale = 'en' }: { offset: number; content: Buffer; locale?: string },
): Promise<LightMyRequestResponse> {
  return manager.inject({
    method: 'PATCH',
    url,
    headers: {
      ...protocol,
      ...proofOf(client),
      'accept-language': locale,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    },
    payload: content,
  });
}

/** Requests the current offset. */
export function askOffset(
  manager: FastifyInstance,
  client: TestClient,
  url: string,
): Promise<LightMyRequestResponse> {
  const headers = { ...protocol, cookie: client.cookie };
  return manager.inject({ method: 'HEAD', url, headers });
}

/** Cancels an upload. */
export function cancelUpload(client: TestClient, url: string): Promise<LightMyRequestResponse> {
  return client.delete(url, { headers: protocol });
}

/** The person's resumable uploads. */
export async function openUploads(client: TestClient): Promise<EmiOpenUploads> {
  return emiOpenUploadsSchema.parse((await client.get(uploadsCall)).json());
}
