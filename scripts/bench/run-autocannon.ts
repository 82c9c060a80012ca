import autocannon from 'autocannon';
import type { Answered, Load } from './load.ts';

// A process of its own, so that it does not share a thread with who measures. Its only argument is the load as JSON.

const { url, paths, connections, seconds }: Load = JSON.parse(process.argv[2] ?? '{}');
const result = await autocannon({
  url,
  connections,
  duration: seconds,
  headers: { 'accept-encoding': 'br' },
  requests: paths.map((path) => ({ path })),
});
if (result.errors > 0) throw new Error(`Connections broke: ${result.errors}`);
const answers = result['2xx'] + result.non2xx;
const answered: Answered = {
  answers,
  refused: result.non2xx,
  perSecond: answers / result.duration,
  p99: result.latency.p99,
};
console.log(JSON.stringify(answered));
