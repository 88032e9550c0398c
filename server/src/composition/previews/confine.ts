import { execFile } from 'node:child_process';
import { basename } from 'node:path';
import { promisify } from 'node:util';

/** A program and what it is called with. */
export interface Command {
  readonly file: string;
  readonly args: readonly string[];
}

/**
 * A way to start Node, given the files that it may read and its arguments, which are made of the
 * places where it finds these files.
 */
export type StartNode = (
  files: readonly string[],
  args: (places: readonly string[]) => readonly string[],
) => Command;

/** Starts Node without confinement, like any other process of the same user. */
export const startPlainly: StartNode = (files, args) => ({
  file: process.execPath,
  args: args(files),
});

/**
 * Starts Node confined to namespaces of its own (Linux, also without privileges): no network but an
 * unconnected loopback, no other process, no shared memory, and a file system that is read-only and
 * has the system's libraries, Node and the files. So neither a file of this server nor a socket in
 * a folder (its own, the database's, a container engine's) has a name there.
 */
export const startConfined: StartNode = (files, args) => ({
  file: 'unshare',
  args: [
    ...['--user', '--map-root-user', '--mount', '--pid', '--net', '--ipc', '--uts'],
    // It ends with this process's kill, and not only `unshare` itself.
    ...['--fork', '--kill-child', '--'],
    ...['/bin/sh', '-euc', confine, 'sh'],
    ...[String(files.length), process.execPath, ...files.flatMap((file) => [file, place(file)])],
    ...args(files.map(place)),
  ],
});

/**
 * The path of a file inside the confined file system, ending in `.mjs`: no `package.json` there
 * says that it is a module.
 */
function place(file: string): string {
  return `/${basename(file).replace(/\.js$/, '.mjs')}`;
}

/** Where the commands are that `confine` calls. The settings of this server are not handed on. */
export const confinedEnvironment = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' };

/**
 * Run as root of the new namespaces. Any folder will do as the new root, `/sys` is there and not
 * needed. In the end all capabilities are gone, and with them the way out of a changed root; no file
 * can be written, no core be dumped, and memory beside the heap is limited as well (in KB).
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

/** @returns why the platform does not give these namespaces, or nothing when it does. */
export async function whyNotConfined(): Promise<string | undefined> {
  const { file, args } = startConfined([], () => ['--version']);
  try {
    await promisify(execFile)(file, args, { env: confinedEnvironment, timeout: probeMs });
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

/** Long enough for a busy machine. */
const probeMs = 20_000;

function reasonOf(error: unknown): string {
  const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
  return stderr === '' ? String(error) : stderr.replace(/\n.*/s, '');
}
