import { pino, type DestinationStream, type Logger } from 'pino';
import { traceFields } from '../traces/spans.ts';

const secrets = [
  'authorization',
  'cookie',
  'password',
  'token',
  'access_token',
  'refresh_token',
  'id_token',
  'api_token',
  'csrf_token',
  'secret',
  '["set-cookie"]',
  '["x-csrf-token"]',
];

const ignore = () => undefined;

/**
 * Standard output. Drops lines that cannot be written, as on a full disk, so that the portal
 * continues.
 */
function standardOutput(): DestinationStream {
  process.stdout.off('error', ignore).on('error', ignore);
  return { write: (line) => void process.stdout.write(line) };
}

/**
 * Structured log, one JSON line per entry, with trace and span ids. Secrets are redacted wherever
 * they appear.
 */
export function createLog(
  { logLevel }: { readonly logLevel: string },
  destination: DestinationStream = standardOutput(),
): Logger {
  const anywhere = secrets.flatMap((name) => {
    const child = name.startsWith('[') ? name : `.${name}`;
    return [name, `*${child}`, `*.*${child}`, `*.*.*${child}`];
  });
  return pino(
    {
      level: logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: traceFields,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: anywhere, censor: '[hidden]' },
    },
    destination,
  );
}
