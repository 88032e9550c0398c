import { errorCode } from '../../errors.ts';

const codes: ReadonlySet<string> = new Set([
  // System errors of sockets and name resolution.
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  // A missing local socket.
  'ENOENT',
  // PostgreSQL: admin shutdown, crash shutdown, cannot connect now.
  '57P01',
  '57P02',
  '57P03',
  // PostgreSQL: idle timeouts.
  '57P05',
  '25P03',
  // PostgreSQL: read-only, on a standby or a server that replaced the primary.
  '25006',
]);

/** The driver's messages for a lost connection, which have no code. */
const words =
  /^Connection terminated|^Client (has encountered a connection error|was closed)|^timeout expired/;

/**
 * Whether a statement failed because its connection is lost or leads to a server that cannot serve
 * now. Codes: PostgreSQL, appendix A, classes 08, 25 and 57.
 */
export function isConnectionError(error: unknown): boolean {
  const code = errorCode(error);
  if (code !== undefined) return codes.has(code) || code.startsWith('08');
  return error instanceof Error && words.test(error.message);
}
