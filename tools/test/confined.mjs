import { spawnSync } from 'node:child_process';

const nobody = '65534';

/** Remounts everything read-only except the folder `$DATA` and drops to an unprivileged user. */
const script = `
set -e
mount --make-rprivate /
mount --bind "$DATA" "$DATA"
for place in / $(awk '$3 == "tmpfs" { print $2 }' /proc/mounts); do
  mount -o remount,ro,bind "$place" 2> /dev/null || true
done
if touch "$DATA/../written" 2> /dev/null; then echo "$DATA/.. can be written" >&2; exit 1; fi
exec setpriv --reuid ${nobody} --regid ${nobody} --clear-groups --no-new-privs "$@"
`;

/**
 * A command that runs another as an unprivileged user on a file system where only `dataDir` is
 * writable, not even its own folder. Needs root on Linux, for a temporary namespace.
 *
 * @returns {{ command: string, args: string[] } | undefined} undefined if unavailable
 */
export function confined(dataDir, ...program) {
  if (process.getuid?.() !== 0) return undefined;
  const given = ['-m', 'env', `DATA=${dataDir}`, 'sh', '-c', script, 'sh'];
  const isThere = spawnSync('unshare', [...given, 'true']).status === 0;
  return isThere ? { command: 'unshare', args: [...given, ...program] } : undefined;
}

/** Owner of the data. */
export const confinedUser = Number(nobody);
