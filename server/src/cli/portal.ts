import { commands } from './commands.ts';
import { connect } from './connect.ts';
import { runPortal } from './runPortal.ts';
import { stopWhenUnread } from './stopWhenUnread.ts';

const line = (stream: NodeJS.WriteStream) => (text: string) => {
  stream.write(`${text}\n`);
};

for (const stream of [process.stdout, process.stderr]) {
  stopWhenUnread(stream, () => process.exit());
}
process.exitCode = await runPortal(process.argv.slice(2), {
  commands,
  connect,
  print: line(process.stdout),
  complain: line(process.stderr),
});
