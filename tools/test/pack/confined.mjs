import { spawnSync } from 'node:child_process';

const nobody = '65534';

/** Makes everything read-only but the folder `$DATA`, and goes on as a user that owns nothing. */
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
 * A command that runs another as a user without privileges on a file system of which only `dataDir`
 * can be written; its own folder included. That needs root on Linux, whose temporary namespace it is.
 *
 * @returns {{ command: string, args: string[] } | undefined} undefined where it cannot be had
 */
export function confined(dataDir, ...program) {
  if (process.getuid?.() !== 0) return undefined;
  const given = ['-m', 'env', `DATA=${dataDir}`, 'sh', '-c', script, 'sh'];
  const isThere = spawnSync('unshare', [...given, 'true']).status === 0;
  return isThere ? { command: 'unshare', args: [...given, ...program] } : undefined;
}

/** Whose files the data have to be. */
export const confinedUser = Number(nobody);
