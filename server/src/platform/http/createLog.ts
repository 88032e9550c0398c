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

/** Standard output. It drops lines that it has no room for, as on a full disk: the portal goes on. */
function standardOutput(): DestinationStream {
  process.stdout.off('error', ignore).on('error', ignore);
  return { write: (line) => void process.stdout.write(line) };
}

/**
 * Structured logs, one JSON line each, with the names of the trace and the span that it belongs to;
 * what opens doors is left out wherever it turns up.
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
