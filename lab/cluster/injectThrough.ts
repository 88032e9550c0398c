import type { FastifyInstance, InjectOptions } from 'fastify';

type Options = Omit<InjectOptions, 'url'> & { readonly url: string };

/**
 * A stand-in for an application that sends `inject` calls over HTTP, so that test helpers work
 * through a load balancer. Rejects when there is no response.
 */
export function injectThrough(origin: string): FastifyInstance {
  const inject = async ({ method = 'GET', url, headers = {}, payload }: Options) => {
    const isJson = payload !== undefined && typeof payload === 'object' && !isBytes(payload);
    const sent = new Headers(isJson ? { 'content-type': 'application/json' } : {});
    for (const [name, value] of Object.entries(headers)) {
      if (value !== undefined) sent.set(name, String(value));
    }
    const answer = await fetch(`${origin}${url}`, {
      method,
      headers: sent,
      redirect: 'manual',
      ...(payload === undefined
        ? {}
        : { body: isJson ? JSON.stringify(payload) : bodyOf(payload) }),
    });
    const body = await answer.text();
    return {
      statusCode: answer.status,
      headers: Object.fromEntries(answer.headers),
      body,
      json: (): unknown => JSON.parse(body),
    };
  };
  // oxlint-disable-next-line typescript/consistent-type-assertions -- those who call for tests only use `inject`
  return { inject } as unknown as FastifyInstance;
}

const isBytes = (payload: unknown): payload is Buffer => Buffer.isBuffer(payload);
const bodyOf = (payload: unknown): string | Uint8Array<ArrayBuffer> =>
  isBytes(payload) ? Uint8Array.from(payload) : String(payload);
