import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { emiReportDays, isEmiReportOffered } from '@portal/shared/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../../../platform/answers/acceptedEncoding.ts';
import { addVary } from '../../../platform/answers/addVary.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { jobFiles } from '@portal/emi-engine/job/JobOrder.ts';
import { GoneError, NotFoundError } from '../../../platform/errors.ts';
import { emiResultKey } from '../jobs/emiBlobKeys.ts';
import type { ResultJob } from './ResultJob.ts';

const keptSeconds = emiReportDays * 24 * 60 * 60;

/**
 * Answers with the drawing of a board, compressed as stored. It never changes.
 * @throws GoneError if it was deleted
 */
export async function sendDrawing(
  { blobs, clock }: Pick<Deps, 'blobs' | 'clock'>,
  job: ResultJob,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!isEmiReportOffered(job.created_at, clock())) throw new GoneError();
  const key = emiResultKey(job.id, jobFiles.drawing);
  const file = await blobs.stat(key);
  if (!file) throw new NotFoundError();
  const etag = `"${job.id}-board"`;
  addVary(reply, 'Accept-Encoding');
  void reply
    .header('etag', etag)
    .header('cache-control', `private, max-age=${keptSeconds}, immutable`);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  void reply.type('application/octet-stream');
  const content = await blobs.read(key);
  if (acceptedEncoding(request.headers['accept-encoding'], ['gzip']) === 'gzip') {
    void reply.header('content-encoding', 'gzip').header('content-length', file.size);
    return reply.send(content);
  }
  // A failure destroys both streams; the client sees an incomplete answer.
  return reply.send(pipeline(content, createGunzip(), () => undefined));
}
