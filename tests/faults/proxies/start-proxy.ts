import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { findProgram } from '../../../scripts/bench/find-program.ts';
import { findFreePort } from '../../support/free-port.ts';
import { startOnLeash } from '../../support/leash.ts';
import { makeScratchFolder } from '../../support/scratch-folder.ts';
import { untilReady } from '../../support/until-ready.ts';

const deploy = join(import.meta.dirname, '../../../deploy');

interface Place {
  /** Where visitors come. */
  port: number;
  /** Where the server listens. */
  site: number;
  folder: string;
  /** What the server keeps for it. */
  snapshot: string;
}

interface Proxy {
  program: string | undefined;
  /** Of deploy/. */
  file: string;
  /** The file's own text in the test's place: without a certificate, on loopback, as this user. */
  adapt(text: string, place: Place): string;
  command(program: string, settings: string, place: Place): string[];
}

const adaptForCaddy: Proxy['adapt'] = (text, { port, site, snapshot }) =>
  `{\n\tadmin off\n}\n${text}`
    .replace('{$SITE_HOST} {', `http://127.0.0.1:${port} {\n\tbind 127.0.0.1`)
    .replaceAll(/\bapp(-1)?:3000/g, `127.0.0.1:${site}`)
    .replace('app-2:3000', '127.0.0.1:1')
    .replaceAll('/srv/outage', `${deploy}/outage`)
    .replaceAll(/\/srv\/snapshot\b/g, snapshot);

const runCaddy: Proxy['command'] = (program, settings, { folder }) => [
  ...['env', `HOME=${folder}`, program, 'run', '--config', settings, '--adapter', 'caddyfile'],
];

const adaptForNginx: Proxy['adapt'] = (text, { port, site, folder, snapshot }) => {
  const server = text
    .replace(/server \{\s+listen 80;.*?\n\}\n/s, '')
    .replace(/ +listen \[::\]:443 .*\n/, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll(/ +ssl_\w+ .*\n/g, '')
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${site}`)
    .replace('root /srv;', `root ${deploy};`)
    .replaceAll(/\/srv\/snapshot\b/g, snapshot);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = folders.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  // as root, its workers would be another user, who may not read the checkout
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `daemon off; pid ${folder}/nginx.pid; ${user} events {} http { access_log off; ${temporary}\n${server}}\n`;
};

const adaptForHaproxy: Proxy['adapt'] = (text, { port, site }) =>
  text
    .replaceAll(/ +(user|group) .*\n| +bind :80\n| +http-request redirect .*\n/g, '')
    .replace(/bind :443 .*/, `bind 127.0.0.1:${port}`)
    .replaceAll('/srv/outage', `${deploy}/outage`)
    .replace('server app 127.0.0.1:3000', `server app 127.0.0.1:${site}`);

const find = (name: string) => findProgram(name) ?? findProgram(`../sbin/${name}`);
const caddy = find('caddy');

export const proxies = {
  Caddy: { program: caddy, file: 'Caddyfile', adapt: adaptForCaddy, command: runCaddy },
  'Caddy for several copies': {
    program: caddy,
    file: 'Caddyfile.scale',
    adapt: adaptForCaddy,
    command: runCaddy,
  },
  nginx: {
    program: find('nginx'),
    file: 'nginx.conf',
    adapt: adaptForNginx,
    command: (program, settings, { folder }) => [program, '-c', settings, '-e', join(folder, 'errors.log')],
  },
  HAProxy: {
    program: find('haproxy'),
    file: 'haproxy.cfg',
    adapt: adaptForHaproxy,
    command: (program, settings) => [program, '-f', settings],
  },
} satisfies Record<string, Proxy>;

export type ProxyName = keyof typeof proxies;

/**
 * @param snapshot the folder of that name; left out, there is none
 * @param change makes of the settings what an operator would
 * @returns the address that visitors come to, once they get the site there; the proxy ends with the test
 */
export async function startProxy(
  name: ProxyName,
  site: number,
  {
    snapshot = '/nowhere',
    change = (text) => text,
  }: { snapshot?: string; change?: (text: string) => string } = {},
): Promise<string> {
  const { program, file, adapt, command }: Proxy = proxies[name];
  if (!program) throw new Error(`${name} is not installed: guard the test with skipIf`);
  const place = { port: await findFreePort(), site, folder: makeScratchFolder('proxy-'), snapshot };
  const settings = join(place.folder, 'settings');
  writeFileSync(settings, adapt(change(readFileSync(join(deploy, file), 'utf8')), place));
  const proxy = await startOnLeash({
    command: command(program, settings, place),
    log: join(place.folder, 'proxy.log'),
  });
  onTestFinished(proxy.stop);
  const url = `http://127.0.0.1:${place.port}`;
  await untilReady(proxy, () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return url;
}
