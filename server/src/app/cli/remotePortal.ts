// The command line for teams whose remote has its own repository: releases over HTTP with a token.
// Packed with the build kit.
import { ConfigurationError } from '../../platform/errors.ts';
import { releasesCommands } from '../../composition/releases/releases.commands.ts';
import { askSecret } from './askSecret.ts';
import { connectByToken } from './connectByToken.ts';
import { runPortal } from './runPortal.ts';
import { stopWhenUnread } from './stopWhenUnread.ts';

const line = (stream: NodeJS.WriteStream) => (text: string) => {
  stream.write(`${text}\n`);
};

for (const stream of [process.stdout, process.stderr]) {
  stopWhenUnread(stream, () => process.exit());
}
process.exitCode = await runPortal(process.argv.slice(2), {
  program: 'portal-remote',
  commands: releasesCommands,
  connect: () => {
    const client = connectByToken(process.env);
    return client
      ? Promise.resolve(client)
      : Promise.reject(
          new ConfigurationError(
            'PORTAL_TOKEN: is missing; an operator of the portal makes one that may publish this remote',
          ),
        );
  },
  print: line(process.stdout),
  complain: line(process.stderr),
  ask: (name) => askSecret(name, { input: process.stdin, output: process.stderr }),
});
