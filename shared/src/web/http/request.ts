import ky, { type Options } from 'ky';
import { traceHeader } from './traceHeader.ts';

interface RequestOptions extends Omit<Options, 'headers'> {
  readonly headers: Readonly<Record<string, string>>;
}

/** Makes a request, which says what trace it belongs to. @param url the whole address */
export function request(url: string, { headers, ...options }: RequestOptions): Promise<Response> {
  return ky(url, { ...options, headers: { ...traceHeader(url), ...headers } });
}
