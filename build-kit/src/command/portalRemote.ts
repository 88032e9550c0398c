// portal-remote <command>: commands for a remote's team, run in the remote's folder, inside and
// outside of the portal's repository.
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { ownExtension } from '../environment.ts';
import { askPortal } from './askPortal.ts';
import { buildRemote, findFailingCheck } from './checkRemote.ts';
import { startNode } from './runNode.ts';

const usage = `portal-remote <command>, in the folder of a remote

  check                 run the checks of a release: types, lint, tests and build
  build                 build the release into dist/
  dev [--record | --recorded]
                        serve the remote from its sources, alone and in a tab of a running portal
  publish [options]     check, then publish to the portal of MANAGER_URL with PORTAL_TOKEN
  releases <list | rollback | widen | promote | stop> <remote> [options]
                        list or change the portal's releases of the remote
  help                  show this, and all options of releases
`;

const dir = process.cwd();
const [command, ...args] = process.argv.slice(2);

function check(): boolean {
  const failure = findFailingCheck(dir);
  if (failure === undefined) return true;
  process.stderr.write(`${basename(dir)} cannot be released: its ${failure}; see above.\n`);
  return false;
}

function develop(): void {
  const program = join(import.meta.dirname, `../develop/developRemote${ownExtension}`);
  const tsx = createRequire(import.meta.url).resolve('tsx/cli');
  // Restarts when `remote.config.ts` changes.
  const watched = ['watch', '--clear-screen=false', program, ...args];
  startNode([tsx, ...watched], { NODE_ENV: 'development' });
}

switch (command) {
  case 'check':
    process.exitCode = check() ? 0 : 1;
    if (process.exitCode === 0) process.stdout.write(`${basename(dir)} is ready to be released.\n`);
    break;
  case 'build':
    process.exitCode = buildRemote(dir, args);
    break;
  case 'dev':
    develop();
    break;
  case 'publish':
    process.exitCode = check() ? askPortal(['releases', 'publish', dir, ...args]) : 1;
    break;
  case 'releases':
    process.exitCode = askPortal([command, ...args]);
    break;
  case 'help':
  case '--help':
    process.stdout.write(`${usage}\n`);
    process.exitCode = askPortal(['help']);
    break;
  default:
    process.stderr.write(usage);
    process.exitCode = 2;
}
