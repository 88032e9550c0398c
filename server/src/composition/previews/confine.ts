import { execFile } from 'node:child_process';
import { basename } from 'node:path';
import { promisify } from 'node:util';

/** A program and its arguments. */
export interface Command {
  readonly file: string;
  readonly args: readonly string[];
}

/**
 * A way to start Node, given the files that it may read and a function from their paths in the new
 * process to the arguments.
 */
export type StartNode = (
  files: readonly string[],
  args: (places: readonly string[]) => readonly string[],
) => Command;

/** Starts Node without confinement. */
export const startPlainly: StartNode = (files, args) => ({
  file: process.execPath,
  args: args(files),
});

/**
 * Starts Node in its own namespaces (Linux, also unprivileged): no network but an unconnected
 * loopback, no other processes, no shared memory, and a read-only file system with only the
 * system's libraries, Node and the given files. So the server's files, and sockets in folders (its
 * own, the database's, a container engine's), are out of reach.
 */
export const startConfined: StartNode = (files, args) => ({
  file: 'unshare',
  args: [
    ...['--user', '--map-root-user', '--mount', '--pid', '--net', '--ipc', '--uts'],
    // Killing this process also ends the program, not only `unshare`.
    ...['--fork', '--kill-child', '--'],
    ...['/bin/sh', '-euc', confine, 'sh'],
    ...[String(files.length), process.execPath, ...files.flatMap((file) => [file, place(file)])],
    ...args(files.map(place)),
  ],
});

/**
 * The path of a file inside the confined file system. It ends in `.mjs`, because there is no
 * `package.json` with the module type.
 */
function place(file: string): string {
  return `/${basename(file).replace(/\.js$/, '.mjs')}`;
}

/** PATH of the commands in `confine`. The server's environment is not passed on. */
export const confinedEnvironment = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' };

/**
 * Runs as root of the new namespaces. Any folder can be the new root; `/sys` exists and is not
 * needed. At the end all capabilities are dropped, which closes the way out of the changed root;
 * writing files and core dumps is disabled, and memory outside the heap is limited (in KB).
 */
const confine = `
count=$1 node=$2; shift 2
cd /; mount -t tmpfs -o mode=755,nosuid,nodev tmpfs /sys; cd /sys
show() {
  mount --rbind "$1" "$2"
  mount -o remount,bind,ro,nosuid,nodev "$2"
}
for folder in /lib /lib64 /usr/lib /usr/lib64; do
  if [ -d "$folder" ]; then mkdir -p ".$folder"; show "$folder" ".$folder"; fi
done
: > node; show "$node" node
: > setpriv; show "$(command -v setpriv)" setpriv
while [ "$count" -gt 0 ]; do
  : > ".$2"; show "$1" ".$2"
  count=$((count - 1)); shift 2
done
mount -o remount,bind,ro,nosuid,nodev /sys
ulimit -c 0; ulimit -f 0; ulimit -n 64; ulimit -d 1000000
exec chroot . /setpriv --no-new-privs --bounding-set=-all --inh-caps=-all /node "$@"
`;

/** @returns why the platform does not provide these namespaces, if it does not */
export async function whyNotConfined(): Promise<string | undefined> {
  const { file, args } = startConfined([], () => ['--version']);
  try {
    await promisify(execFile)(file, args, { env: confinedEnvironment, timeout: probeMs });
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

/** Sufficient on a busy machine. */
const probeMs = 20_000;

function reasonOf(error: unknown): string {
  const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
  return stderr === '' ? String(error) : stderr.replace(/\n.*/s, '');
}
