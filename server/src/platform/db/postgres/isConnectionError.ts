import { errorCode } from '../../errors.ts';

const codes: ReadonlySet<string> = new Set([
  // The system's, of sockets and names.
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
  // A local socket that is not there.
  'ENOENT',
  // PostgreSQL's: stopped by an administrator, crashed, starting up or stopping.
  '57P01',
  '57P02',
  '57P03',
  // Idle for too long, alone and in a transaction.
  '57P05',
  '25P03',
  // A standby, or a server that was put in its place: a connection to it is of no use.
  '25006',
]);

/** What the driver says of a connection that is gone; it gives these errors no code. */
const words =
  /^Connection terminated|^Client (has encountered a connection error|was closed)|^timeout expired/;

/**
 * Whether a statement failed because its connection to the database server is gone, or leads to a
 * server that cannot serve now. Codes: PostgreSQL, appendix A, classes 08, 25 and 57.
 */
export function isConnectionError(error: unknown): boolean {
  const code = errorCode(error);
  if (code !== undefined) return codes.has(code) || code.startsWith('08');
  return error instanceof Error && words.test(error.message);
}
