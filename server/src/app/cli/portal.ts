import { askSecret } from './askSecret.ts';
import { commands } from './commands.ts';
import { connect } from './connect.ts';
import { runPortal } from './runPortal.ts';
import { stopWhenUnread } from './stopWhenUnread.ts';

// Without a running portal the command opens the data directory itself: what it writes there is
// only for its own user.
process.umask(0o077);

// Suppresses the AWS library's announcement of future Node requirements.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';

const line = (stream: NodeJS.WriteStream) => (text: string) => {
  stream.write(`${text}\n`);
};

for (const stream of [process.stdout, process.stderr]) {
  stopWhenUnread(stream, () => process.exit());
}
process.exitCode = await runPortal(process.argv.slice(2), {
  // The name it was called by: in the repository, or as an installed program.
  program: process.env['npm_lifecycle_event'] === 'portal' ? 'npm run portal --' : 'portal',
  commands,
  connect,
  print: line(process.stdout),
  complain: line(process.stderr),
  ask: (name) => askSecret(name, { input: process.stdin, output: process.stderr }),
});
