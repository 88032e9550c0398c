// npm run dev -w <remote> [-- --record | --recorded]: serves the remote from its sources,
// standalone and in a tab of a running portal (MANAGER_URL; DEV_PORT is its own port). The
// standalone remote proxies that portal, whose responses can be recorded and replayed.
import { join } from 'node:path';
import webpack from 'webpack';
import { plainAddresses } from '../checks/plainAddresses.ts';
import { readConfig } from '../checks/neighbours.ts';
import { developmentWebpackConfig } from '../presets/developmentWebpackConfig.ts';
import { RecordedAnswers } from './RecordedAnswers.ts';
import { Builds } from './Builds.ts';
import { createDevelopmentServer } from './DevelopmentServer.ts';
import { EventStream } from './EventStream.ts';
import { portalAddress } from './portalAddress.ts';
import { serveStandalone } from './serveStandalone.ts';
import { watchTypes } from './watchTypes.ts';

const dir = process.cwd();
const port = Number(process.env['DEV_PORT'] ?? 3200);
const portal = portalAddress(dir, process.env);

const config = await readConfig(join(dir, 'remote.config.ts'));
const { configuration, distDir } = await developmentWebpackConfig({ config, dir });
const builds = new Builds();
const news = new EventStream();
const problems: Record<'build' | 'types', readonly string[]> = { build: [], types: [] };

function tellProblems(change: Partial<typeof problems>) {
  Object.assign(problems, change);
  const all = [...problems.build, ...problems.types];
  news.tell('problems', all);
  for (const problem of Object.values(change).flat()) say(problem);
}

function say(sentence: string) {
  process.stdout.write(`${sentence}\n`);
}

const origin = `http://localhost:${String(port)}`;
const data = process.argv.includes('--record')
  ? 'record'
  : process.argv.includes('--recorded')
    ? 'recorded'
    : 'live';
const answers = new RecordedAnswers(join(dir, '.answers.json'));
const alone = serveStandalone({ config, builds, portal, origin, answers, data });
const server = createDevelopmentServer({ builds, news, dir, portal, alone });
server.on('error', (error) => {
  say(`Port ${String(port)} cannot be used (${error.message}). DEV_PORT=3201 takes another.`);
  process.exit(1);
});
server.listen(port, 'localhost', () => {
  const wish = new URLSearchParams({ dev: `${config.name}@${origin}` });
  const first = config.navigation[0]?.to ?? config.routes[0]?.path ?? '/';
  say(`${config.name} alone: ${origin}${first}`);
  say(`in a tab of the portal: ${portal}${first}?${wish.toString()}`);
});

const compiler = webpack(configuration);
compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
  const errors = stats?.toJson({ all: false, errors: true }).errors ?? [];
  const found = [...(error ? [error.message] : []), ...errors.map(sentenceOf)];
  tellProblems({ build: found });
  if (found.length > 0 || !stats || !builds.take(distDir)) return;
  const ms = stats.endTime - stats.startTime;
  say(`built in ${String(ms)} ms`);
  news.tell('build', builds.current?.hash ?? '');
});

/** An error of the build with its file, without the loader's stack. */
function sentenceOf({ moduleName = '', loc = '', message }: webpack.StatsError): string {
  const [words = ''] = message.split('\n    at ');
  return plainAddresses(`${[moduleName, loc].filter(Boolean).join(':')} ${words}`.trim());
}

const types = watchTypes(dir, (found) => {
  tellProblems({ types: found });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    types.kill();
    process.exit(0);
  });
}
