// portal-remote <command>: commands for a remote's team, run in the remote's folder, inside and
// outside of the portal's repository.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { ownExtension } from '../environment.ts';
import { askPortal } from './askPortal.ts';
import { buildRemote, nameOf } from './checkRemote.ts';
import { checkRemote, publishRemote } from './publishRemote.ts';
import { startNode } from './runNode.ts';

const usage = `portal-remote <command> [folder], in or with the folder of a remote

  check                 run the checks of a release: build, types, lint and tests
  build                 build the release into dist/
  dev [--record | --recorded]
                        serve the remote from its sources, alone and in a tab of a running portal
  publish [--patch | --minor | --major] [options]
                        raise the version if asked to, check, then publish to the portal of
                        MANAGER_URL with PORTAL_TOKEN
  releases <list | rollback | widen | promote | stop> <remote> [options]
                        list or change the portal's releases of the remote
  help                  show this, and all options of releases
`;

const [command = '', ...args] = process.argv.slice(2);
const ofRemote = ['check', 'build', 'dev', 'publish'].includes(command);
const named = ofRemote && args[0]?.startsWith('-') === false ? args.shift() : undefined;
const dir = resolve(named ?? '.');
if (ofRemote && !existsSync(join(dir, 'remote.config.ts'))) {
  const example = 'npm run release -- mf-licenses --patch';
  process.stderr.write(named ? `There is no remote ${named}.\n` : `Name the remote: ${example}\n`);
  process.exit(2);
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
    process.exitCode = (await checkRemote(dir)) ? 0 : 1;
    if (process.exitCode === 0)
      process.stdout.write(`${await nameOf(dir)} is ready to be released.\n`);
    break;
  case 'build':
    process.exitCode = (await buildRemote(dir)) ? 0 : 1;
    break;
  case 'dev':
    develop();
    break;
  case 'publish':
    process.exitCode = await publishRemote(dir, args);
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
