// In old syntax: it must also run on the versions that it refuses.

/** Exits with one sentence if Node is older than the portal needs. */
export function checkNode() {
  const parts = process.versions.node.split('.').map(Number);
  if (parts[0] > 20 || (parts[0] === 20 && parts[1] >= 19)) return;
  process.stderr.write(
    'The portal needs Node 24 or 22 (20.19 still works); this is Node ' +
      process.versions.node +
      '. Install a newer one from https://nodejs.org and try again.\n',
  );
  process.exit(1);
}
