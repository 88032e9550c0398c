import path from 'node:path';
import type { Context } from '../Context.ts';
import { Store } from '../Store.ts';
import { EventFiles } from '../usage/EventFiles.ts';
import { aTerminal, type Terminal } from './aTerminal.ts';
import { Portal } from './Portal.ts';

/** A registered machine, its portal, and a controllable clock. */
export interface Seat {
  readonly terminal: Terminal;
  readonly portal: Portal;
  /** The machine's clock and uptime. */
  readonly watch: { now: Date; uptimeMs: number };
  readonly files: EventFiles;
  /** Advances all clocks. */
  pass(ms: number): void;
}

export async function aSeat(changes: Partial<Context> = {}): Promise<Seat> {
  const portal = new Portal();
  const watch = { now: portal.now, uptimeMs: 1_000_000 };
  const terminal = await aTerminal({
    now: () => watch.now,
    uptimeMs: () => watch.uptimeMs,
    fetch: portal.fetch,
    ...changes,
  });
  await terminal.type('init');
  const home = path.join(terminal.folder, 'home');
  await new Store(home).write('registration', { server: 'http://portal.example', user: 'u' });
  return {
    terminal,
    portal,
    watch,
    files: new EventFiles(path.join(home, 'usage')),
    pass: (ms) => {
      portal.now = new Date(portal.now.getTime() + ms);
      watch.now = new Date(watch.now.getTime() + ms);
      watch.uptimeMs += ms;
    },
  };
}
