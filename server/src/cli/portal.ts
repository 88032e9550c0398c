import { commands } from './commands.ts';
import { connect } from './connect.ts';
import { runPortal } from './runPortal.ts';

const line = (stream: NodeJS.WriteStream) => (text: string) => {
  stream.write(`${text}\n`);
};

process.exitCode = await runPortal(process.argv.slice(2), {
  commands,
  connect,
  print: line(process.stdout),
  complain: line(process.stderr),
});
