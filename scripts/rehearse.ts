import { type ProxyName, proxies } from '../tests/faults/proxies/deployed-proxies.ts';
import { listPublicPaths, publicCalls } from './bench/public-paths.ts';
import { parseArguments, UsageError } from './command-arguments.ts';
import { Editing } from './rehearse/editing.ts';
import { Published } from './rehearse/published.ts';
import { openStage } from './rehearse/stage.ts';
import { playNight } from './rehearse/steps.ts';
import { judge, type Night } from './rehearse/table.ts';
import { runCommand } from './run-command.ts';

/*
 * `npm run rehearse` lives through one night on a machine of its own: visitors come through a proxy of deploy/, an editor
 * saves once a second, and what may go away goes away. Ends with 1 where anything was answered with what was never
 * published, or not within a second, or a save is lost. `-- --proxy nginx` takes one proxy.
 */
const names: ProxyName[] = ['Caddy', 'nginx'];
const others = ['/feed.xml', '/robots.txt', '/.well-known/bank-accounts.json'];

await runCommand(async (words) => {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => stopping.abort(new Error('Stopped; nothing is left behind.')));
  const nights: Night[] = [];
  for (const name of readProxies(words)) nights.push(await rehearse(name, stopping.signal));
  const { table, faults } = judge(nights);
  console.log(`\n${table}\n`);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return 'Nobody was left without an answer, and no save is lost.';
});

function readProxies(words: string[]): ProxyName[] {
  const options = { proxy: { type: 'string' } } as const;
  const { proxy } = parseArguments({ args: words, options }).values;
  const wanted = names.filter((name) => proxy === undefined || name.toLowerCase() === proxy.toLowerCase());
  if (wanted.length === 0) throw new UsageError(`There is no proxy "${proxy}", only ${names.join(' and ')}.`);
  const missing = wanted.filter((name) => !proxies[name].program);
  if (missing.length > 0)
    throw new Error(`Install ${missing.join(' and ')} first (on Debian, apt-get install).`);
  return wanted;
}

async function rehearse(proxy: ProxyName, signal: AbortSignal): Promise<Night> {
  const stage = await openStage(proxy);
  try {
    const { load } = stage;
    const site = stage.site().url;
    const published = new Published(site, [...(await listPublicPaths(site)), ...publicCalls, ...others]);
    const editing = await Editing.open(stage.url, published);
    const skipped: Night['skipped'] = [];
    const saving = editing.run(signal);
    load.tell({ paths: published.paths });
    await playNight({
      ...{ stage, editing, published, signal },
      begin(step) {
        console.log(`${new Date().toISOString().slice(11, 19)} ${proxy}: ${step}`);
        editing.step = step;
        load.tell({ step });
      },
      skip: (step, reason) => void skipped.push([step, reason]),
    });
    await saving;
    await load.finish();
    return { proxy, steps: load.steps, editing, published, lost: await editing.findLost(), skipped };
  } finally {
    await stage.close();
  }
}
