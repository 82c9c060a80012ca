import { startSite } from '../../tests/support/site.ts';
import { type Beside, startBeside } from './beside.ts';
import { copyAnswer } from './copy-answer.ts';
import { drawTable, median, ratio, show } from './figures.ts';
import { generatorName, type Measured, putUnderLoad } from './load.ts';
import { chooseAddresses } from './memory/addresses.ts';
import { isQuick, rounds } from './part-arguments.ts';

/** Answers that are ready, beside a bare Node server and nginx with the same bytes, each in a process of its own. */
const seconds = isQuick ? 1 : 3;
const crowds = [32, 256];

type Server = Pick<Beside, 'name' | 'url' | 'pid'>;
const results = new Map<string, Measured[]>();

const site = await startSite();
const addresses = await chooseAddresses(site);
await warmUp();
const beside = await startBeside(await Promise.all(addresses.map(({ path }) => copyAnswer(site.url, path))));
const servers: Server[] = [{ name: 'ours', ...site }, ...beside];
try {
  for (let round = 0; round < rounds; round += 1)
    for (const { name, path } of addresses)
      for (const connections of crowds)
        for (const server of servers)
          await measure(server, { what: `${name}, ${connections}`, path, connections });
  printTable();
} finally {
  for (const { stop } of [site, ...beside]) await stop();
}

/** The second visit makes the server compress a page thoroughly, which it does when it has time. */
async function warmUp() {
  const paths = addresses.map(({ path }) => path);
  await putUnderLoad(site, { paths, connections: 32, seconds: isQuick ? 1 : 5 });
}

async function measure(server: Server, asked: { what: string; path: string; connections: number }) {
  const { what, path, connections } = asked;
  const measured = await putUnderLoad(server, { paths: [path], connections, seconds });
  // a server that refuses is fast
  if (measured.refused > 0) throw new Error(`${server.name} refused ${measured.refused} times: ${path}`);
  const key = `${what}, ${server.name}`;
  results.set(key, [...(results.get(key) ?? []), measured]);
}

function printTable(): void {
  const besides = beside.map(({ name }) => name);
  const heads = ['ours', ...besides].flatMap((name) => [`${name}: answers/s`, 'p99 ms', 'µs']);
  const ratios = besides.flatMap((name) => [`answers to ${name}`, `time of ${name} to ours`]);
  const rows = addresses.flatMap(({ name }) =>
    crowds.map((connections) => {
      const what = `${name}, ${connections}`;
      return [what, ...['ours', ...besides].flatMap((one) => showServer(what, one)), ...showRatios(what)];
    }),
  );
  console.log(
    `Rounds: ${rounds}, of ${seconds} s with ${generatorName}, in turn; medians. µs: processor time of one answer.`,
  );
  if (!besides.includes('nginx')) console.log('nginx not here.');
  console.log(`\n${drawTable(['address, connections', ...heads, ...ratios], rows)}`);

  function showServer(what: string, server: string): string[] {
    const all = results.get(`${what}, ${server}`) ?? [];
    return [
      show(median(all.map(({ perSecond }) => perSecond))),
      show(median(all.map(({ p99 }) => p99)), 1),
      show(median(all.map(({ microseconds }) => microseconds)), 1),
    ];
  }

  /** Of what was measured one after the other: other users of the machine slow both. Above 1 is better than they. */
  function showRatios(what: string): string[] {
    const ours = results.get(`${what}, ours`) ?? [];
    return besides.flatMap((name) => {
      const theirs = results.get(`${what}, ${name}`) ?? [];
      const answers = ours.map(({ perSecond }, round) => ratio(perSecond, theirs[round]?.perSecond));
      const times = ours.map(({ microseconds }, round) => ratio(theirs[round]?.microseconds, microseconds));
      return [show(median(answers), 2), show(median(times), 2)];
    });
  }
}
