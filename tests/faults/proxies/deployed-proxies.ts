import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../../../scripts/bench/find-program.ts';
import { type Leashed, startOnLeash } from '../../support/leash.ts';
import { untilReady } from '../../support/until-ready.ts';

const deploy = join(import.meta.dirname, '../../../deploy');

interface Certificate {
  file: string;
  key: string;
}

export interface Place {
  /** Where visitors come. */
  port: number;
  /** Left out, visitors come without TLS. */
  certificate?: Certificate;
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
  /** The file's own text in the test's place: on loopback, as this user. */
  adapt(text: string, place: Place): string;
  command(program: string, settings: string, place: Place): string[];
}

/** @returns the address that visitors come to */
export const addressOf = ({ port, certificate }: Pick<Place, 'port' | 'certificate'>): string =>
  `${certificate ? 'https' : 'http'}://127.0.0.1:${port}`;

const adaptForCaddy: Proxy['adapt'] = (text, { port, certificate, site, snapshot }) => {
  const tls = certificate ? `\n\ttls ${certificate.file} ${certificate.key}` : '';
  const here = `${addressOf({ port, certificate })} {\n\tbind 127.0.0.1${tls}`;
  return `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${text}`
    .replace('{$SITE_HOST} {', here)
    .replaceAll(/\bapp(-1)?:3000/g, `127.0.0.1:${site}`)
    .replace('app-2:3000', '127.0.0.1:1')
    .replaceAll('/srv/outage', `${deploy}/outage`)
    .replaceAll(/\/srv\/snapshot\b/g, snapshot);
};

const runCaddy: Proxy['command'] = (program, settings, { folder }) => [
  ...['env', `HOME=${folder}`, program, 'run', '--config', settings, '--adapter', 'caddyfile'],
];

const adaptForNginx: Proxy['adapt'] = (text, place) => {
  const { port, certificate, site, folder, snapshot } = place;
  const tls = certificate && `ssl_certificate ${certificate.file}; ssl_certificate_key ${certificate.key};`;
  const server = text
    .replace(/server \{\s+listen 80;.*?\n\}\n/s, '')
    .replace(/ +listen \[::\]:443 .*\n/, '')
    .replaceAll(/ +ssl_\w+ .*\n/g, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port}${tls ? ` ssl http2; ${tls}` : ';'}`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${site}`)
    .replace('root /srv;', `root ${deploy};`)
    .replaceAll(/\/srv\/snapshot\b/g, snapshot);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = folders.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  // as root, its workers would be another user, who may not read the checkout
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `daemon off; pid ${folder}/nginx.pid; ${user} events {} http { access_log off; include /etc/nginx/mime.types; ${temporary}\n${server}}\n`;
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
 * @param change makes of the settings what an operator would
 * @returns once visitors get the site there
 */
export async function startInPlace(
  name: ProxyName,
  place: Place,
  change: (text: string) => string = (text) => text,
): Promise<Leashed> {
  const { program, file, adapt, command }: Proxy = proxies[name];
  if (!program) throw new Error(`${name} is not installed.`);
  const settings = join(place.folder, 'settings');
  writeFileSync(settings, adapt(change(readFileSync(join(deploy, file), 'utf8')), place));
  const proxy = await startOnLeash({
    command: command(program, settings, place),
    log: join(place.folder, 'proxy.log'),
  });
  await untilReady(proxy, () =>
    fetch(addressOf(place)).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return proxy;
}
