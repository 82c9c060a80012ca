import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { addressOf, type ProxyName, startInPlace } from '../faults/proxies/deployed-proxies.ts';
import { findFreePort } from '../support/free-port.ts';
import { mountDisk, type SmallDisk } from '../support/mounted-disk.ts';
import { type Site, startSite } from '../support/site.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';
import type { News, Order, VisitedStep, Word } from './visitors.ts';

const megabytes = 128;
const connections = 32;

/** One machine: the built server on a small disk, a proxy of deploy/ with TLS before it, and visitors. */
export interface Stage {
  url: string;
  /** Around the proxy. */
  site: () => Site;
  /** What the server keeps, its database among it. */
  dataDir: string;
  /** Undefined where this user may mount none. */
  disk: SmallDisk | undefined;
  startAgain(): Promise<void>;
  visitors: Visitors;
  close(): Promise<void>;
}

export async function openStage(name: ProxyName): Promise<Stage> {
  const folder = makeTemporaryFolder('rehearse-');
  const closing: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  async function close() {
    for (const step of closing.toReversed()) await step();
  }
  try {
    const home = join(folder, 'disk');
    mkdirSync(home);
    const disk = tryMount(home);
    if (disk) closing.push(disk.unmount);
    const certificate = makeCertificate(folder);
    const port = await findFreePort();
    const url = addressOf({ port, certificate });
    const snapshot = join(home, 'snapshot');
    const env = { TRUST_PROXY: '1', SITE_URL: url, SNAPSHOT_DIR: snapshot };
    let site = await startSite({ folder: home, env });
    closing.push(() => site.stop());
    const sitePort = Number(new URL(site.url).port);
    const proxy = await startInPlace(name, { port, certificate, site: sitePort, folder, snapshot });
    closing.push(proxy.stop);
    const visitors = startVisitors({ url, certificate: readFileSync(certificate.file, 'utf8'), connections });
    closing.push(visitors.stop);
    return {
      ...{ url, disk, visitors, close, dataDir: join(home, 'data') },
      site: () => site,
      async startAgain() {
        site = await startSite({ folder: home, env, port: sitePort });
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function tryMount(folder: string) {
  try {
    return mountDisk(folder, megabytes);
  } catch {
    return undefined;
  }
}

/** Makes a certificate for loopback, which this process trusts from now on. */
function makeCertificate(folder: string) {
  const [file, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync('openssl', ['req', ...kind, ...names, '-out', file, '-keyout', key], { stdio: 'pipe' });
  setDefaultCACertificates([...getCACertificates(), readFileSync(file, 'utf8')]);
  return { file, key };
}

type Visitors = ReturnType<typeof startVisitors>;

function startVisitors(order: Order) {
  const script = join(import.meta.dirname, 'visitors.ts');
  // in a session of its own, or Linux shares one part of the processors among all that starts here
  const child = fork(script, [JSON.stringify(order)], { execArgv: [], detached: true });
  const steps: VisitedStep[] = [];
  let answered = 0;
  child.on('message', (news: News) => {
    if ('done' in news) steps.push(news.done);
    else ({ answered } = news);
  });
  const tell = (word: Word) => void child.send(word);
  return {
    steps,
    tell,
    answered: () => answered,
    /** Ends the last step. */
    async finish(): Promise<VisitedStep[]> {
      const before = steps.length;
      tell({ step: '' });
      while (steps.length === before) await once(child, 'message');
      return steps;
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

/** Takes the database's files away. @returns what puts them back */
export function moveDatabase({ dataDir }: Stage): () => void {
  const away = join(dataDir, '../away');
  const files = ['', '-wal', '-shm'].map((ending) => `site.sqlite${ending}`);
  mkdirSync(away, { recursive: true });
  for (const file of files) renameSync(join(dataDir, file), join(away, file));
  return () => {
    for (const file of files) renameSync(join(away, file), join(dataDir, file));
  };
}
