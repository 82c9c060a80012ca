import { type ProxyName, proxies } from '../tests/faults/proxies/deployed-proxies.ts';
import { openStage } from '../tests/rehearsal/stage.ts';
import { listPublicPaths, publicCalls } from './bench/public-paths.ts';
import { parseArguments, UsageError } from './command-arguments.ts';
import { startEditing } from './rehearse/editing.ts';
import { liveThroughNight } from './rehearse/night.ts';
import { Published } from './rehearse/published.ts';
import { judge, type Night } from './rehearse/table.ts';
import { runCommand } from './run-command.ts';

/*
 * `npm run rehearse` lives through one night on a machine of its own: visitors come through a proxy of deploy/, an editor
 * saves once a second, and what may go away goes away. Ends with 1 where a visitor was answered with what was never
 * published, or nobody was for a second, or a save is lost. `-- --proxy nginx` takes one proxy.
 */
const names: ProxyName[] = ['Caddy', 'nginx'];
const others = ['/feed.xml', '/robots.txt', '/.well-known/bank-accounts.json'];

const stopping = new AbortController();
await runCommand((words) =>
  rehearseAll(words).catch((error: unknown) => {
    throw stopping.signal.aborted ? new Error('Stopped; nothing is left behind.') : error;
  }),
);

async function rehearseAll(words: string[]): Promise<string> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stopping.abort());
  const nights: Night[] = [];
  for (const name of readProxies(words)) nights.push(await rehearse(name, stopping.signal));
  const { table, faults } = judge(nights);
  console.log(`\n${table}\n`);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return 'Every visitor was answered with what was published, and no save is lost.';
}

function readProxies(words: string[]): ProxyName[] {
  const { proxy } = parseArguments({ args: words, options: { proxy: { type: 'string' } } }).values;
  const wanted = names.filter((name) => proxy === undefined || name.toLowerCase() === proxy.toLowerCase());
  if (wanted.length === 0) throw new UsageError(`There is no proxy "${proxy}", only ${names.join(' and ')}.`);
  const missing = wanted.filter((name) => !proxies[name].program);
  if (missing.length > 0) throw new Error(`Install ${missing.join(' and ')} (on Debian, apt-get install).`);
  return wanted;
}

async function rehearse(proxy: ProxyName, signal: AbortSignal): Promise<Night> {
  const say = (what: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${proxy}: ${what}`);
  const over = new AbortController();
  const stage = await openStage(proxy);
  try {
    const { visitors } = stage;
    const editing = await startEditing(stage.url, over.signal);
    const site = stage.site().url;
    const published = new Published(site, [...(await listPublicPaths(site)), ...publicCalls, ...others]);
    await published.learn();
    visitors.tell({ paths: published.paths });
    await liveThroughNight({
      ...{ stage, editing, published, signal },
      begin(step) {
        say(step);
        editing.begin(step);
        visitors.tell({ step });
      },
      skip: (step, reason) => say(`${step}: not done, ${reason}`),
    });
    const lost = await editing.end();
    return { proxy, steps: await visitors.finish(), editing, published, lost };
  } finally {
    over.abort();
    await stage.close();
  }
}
