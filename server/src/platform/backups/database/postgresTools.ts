import { execFile, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { errorCode } from '../../errors.ts';
import { BackupError } from '../BackupError.ts';

type Tool = 'pg_dump' | 'pg_restore';

/** Where Debian installs the tools of each version. */
const debian = '/usr/lib/postgresql';

/**
 * Finds a PostgreSQL tool at least as new as the server.
 * @param server major version
 * @throws BackupError with a sentence
 */
export async function findTool(tool: Tool, server: number): Promise<string> {
  const program = debianProgram(tool, server) ?? tool;
  const found = await majorOf(program);
  if (found === undefined) {
    throw new BackupError(
      `The program ${tool} is not installed: PostgreSQL is copied by its own tools, of version ${String(server)} or newer (Debian: postgresql-client).`,
    );
  }
  if (found < server) {
    throw new BackupError(
      `The program ${tool} is of version ${String(found)}, the database server of ${String(server)}: install the tools of that version.`,
    );
  }
  return program;
}

/**
 * Prefers the server's own version, because newer tools write syntax that older servers reject;
 * else the newest.
 */
function debianProgram(tool: Tool, server: number): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => +b - +a) : [];
  return [String(server), ...versions]
    .map((version) => path.join(debian, version, 'bin', tool))
    .find((program) => existsSync(program));
}

async function majorOf(program: string): Promise<number | undefined> {
  try {
    const { stdout } = await promisify(execFile)(program, ['--version']);
    const [, major] = / (\d+)[.\w]/.exec(stdout) ?? [];
    return major === undefined ? undefined : Number(major);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Starts a tool. The password is passed in the environment, which other users cannot read. */
export function startTool(
  program: string,
  args: readonly string[],
  url: string,
): ChildProcessWithoutNullStreams {
  const address = new URL(url);
  const { password } = address;
  address.password = '';
  const child = spawn(program, [...args, '--no-password', `--dbname=${address.href}`], {
    env: {
      ...process.env,
      ...(password === '' ? {} : { PGPASSWORD: decodeURIComponent(password) }),
      LC_MESSAGES: 'C',
    },
  });
  // The exit code reports the failure.
  child.stdin.on('error', () => undefined);
  return child;
}

/** Waits for a tool to exit. @throws BackupError with the last line of its output */
export async function endOf(child: ChildProcessWithoutNullStreams, tool: Tool): Promise<void> {
  let said = '';
  child.stderr.on('data', (chunk) => {
    said = (said + String(chunk)).slice(-2_000);
  });
  if (child.exitCode === null) await once(child, 'close');
  if (child.exitCode === 0) return;
  const line =
    said
      .trim()
      .split('\n')
      .find((each) => each.includes('error')) ?? said.trim();
  throw new BackupError(`${tool} failed: ${line === '' ? 'it was ended' : line}`);
}
