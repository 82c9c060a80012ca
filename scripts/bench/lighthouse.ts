import { rmSync } from 'node:fs';
import { findChromium, launchArguments } from '../../tests/support/chromium.ts';
import { startSite } from '../../tests/support/site.ts';
import { makeTemporaryFolder } from '../../tests/support/temporary-folder.ts';
import { drawTable, median, show } from './figures.ts';
import { installLighthouse, type Judged } from './lighthouse/judge.ts';
import { before, isQuick, rounds } from './part-arguments.ts';
import { listPublicPaths } from './public-paths.ts';

/** Every page as Lighthouse sees it on a slow phone (its own simulation), and one article. */
const folder = makeTemporaryFolder('bench-lighthouse-');
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const chromium = findChromium();
if (!chromium) throw new Error('There is no Chromium here: install it, or set CHROMIUM_PATH.');
const judge = installLighthouse({ folder, chromium, flags: launchArguments });
// without it canonical addresses are relative, which costs points that no real site loses
const env = { SITE_URL: 'http://localhost' };
const site = await startSite({ env });
const earlier = before === undefined ? undefined : await startSite({ env, checkout: before });
const sites = earlier ? [site, earlier] : [site];
try {
  const rows: string[][] = [];
  for (const path of await choosePaths()) {
    const [judged = [], judgedBefore] = await judgeInTurn(path);
    rows.push([path, ...showAll(judged), ...(judgedBefore ? showShortly(judgedBefore) : [])]);
    console.error(rows.at(-1)?.join('  '));
  }
  const heads = [
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'FCP ms',
    'LCP ms',
    'TBT ms',
    'CLS',
    'cost points',
    ...(earlier ? ['before: scores', 'before: LCP ms', 'before: TBT ms', 'before: CLS'] : []),
  ];
  console.log(
    `Mobile, simulated throttling; rounds: ${rounds}; medians. The address is http, as on no real site.\n`,
  );
  console.log(drawTable(['page', ...heads], rows));
} finally {
  for (const { stop } of sites) await stop();
}

/** @returns what was found of it on each of `sites`, one round after the other */
async function judgeInTurn(path: string): Promise<Judged[][]> {
  const addresses = (await Promise.all(sites.map(({ url }) => findAddress(url, path)))).filter(Boolean);
  const judged: Judged[][] = addresses.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [number, address] of addresses.entries()) judged[number]?.push(await judge(address));
  return judged;
}

/** An earlier version may know an article by its number alone, or lack the page: then it is ''. */
async function findAddress(url: string, path: string): Promise<string> {
  for (const known of [path, path.replace(/(?<=\/\d+)-.*/, '')])
    if ((await fetch(`${url}${known}`)).ok) return `${url}${known}`;
  return '';
}

async function choosePaths(): Promise<string[]> {
  const paths = await listPublicPaths(site.url);
  const isArticle = (path: string) => /^\/(news|operations)\/\d/.test(path);
  const articles = paths.filter(isArticle).slice(0, 1);
  const all = [...paths.filter((path) => !isArticle(path)), ...articles, '/admin-login'];
  return isQuick ? ['/', ...articles] : all;
}

function showAll(judged: Judged[]): string[] {
  const middle = middleOf(judged);
  return [
    ...showScores(judged),
    middle(({ times }) => times.fcp),
    ...showTimes(judged),
    [...new Set(judged.flatMap(({ faults }) => faults))].join(', '),
  ];
}

function showShortly(judged: Judged[]): string[] {
  return [showScores(judged).join(' / '), ...showTimes(judged)];
}

function showScores(judged: Judged[]): string[] {
  const middle = middleOf(judged);
  return [
    middle(({ scores }) => scores.performance * 100),
    middle(({ scores }) => scores.accessibility * 100),
    middle(({ scores }) => scores.bestPractices * 100),
    middle(({ scores }) => scores.seo * 100),
  ];
}

function showTimes(judged: Judged[]): string[] {
  const middle = middleOf(judged);
  return [
    middle(({ times }) => times.lcp),
    middle(({ times }) => times.tbt),
    middle(({ times }) => times.cls, 3),
  ];
}

function middleOf(judged: Judged[]) {
  return (pick: (one: Judged) => number, digits = 0) => show(median(judged.map(pick)), digits);
}
