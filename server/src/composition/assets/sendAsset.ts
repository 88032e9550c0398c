import type { FastifyReply, FastifyRequest } from 'fastify';
import { addVary } from '../../platform/answers/addVary.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { AssetStore } from './AssetStore.ts';

/**
 * Sends an immutable file. Any origin may load it: embedded remotes come from here, and browsers
 * check integrity only on scripts loaded with CORS.
 *
 * @param caching Cache-Control, if the address can refer to another file later
 * @throws NotFoundError
 */
export async function sendAsset(
  assets: AssetStore,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
  caching = 'public, max-age=31536000, immutable',
): Promise<FastifyReply> {
  const asset = await assets.find(key, request.headers['accept-encoding']);
  if (!asset) throw new NotFoundError();
  addVary(reply, 'Accept-Encoding');
  if (asset.encoding !== undefined) void reply.header('content-encoding', asset.encoding);
  return reply
    .header('cache-control', caching)
    .header('access-control-allow-origin', '*')
    .header('timing-allow-origin', '*')
    .type(asset.type)
    .send(asset.body);
}
