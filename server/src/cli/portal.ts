import { commands } from './commands.ts';
import { connect } from './connect.ts';
import { runPortal } from './runPortal.ts';

const line = (stream: NodeJS.WriteStream) => (text: string) => {
  stream.write(`${text}\n`);
};

// Whoever reads on may have enough before the end: `portal … | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

process.exitCode = await runPortal(process.argv.slice(2), {
  commands,
  connect,
  print: line(process.stdout),
  complain: line(process.stderr),
});
