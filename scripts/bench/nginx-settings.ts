import { basename } from 'node:path';
import type { WrittenAnswer } from './beside.ts';

interface Place {
  port: number;
  folder: string;
  answers: WrittenAnswer[];
}

/** One process, as ours is one, which sends each answer from its file with the head that ours has. */
export function nginxSettings({ port, folder, answers }: Place): string {
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
master_process off;
pid ${folder}/nginx.pid;
events { worker_connections 2048; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=100 inactive=1h;
  etag off;
  ${scratch.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${folder}/bodies;
${answers.map(location).join('\n')}
  }
}
`;
}

function location({ path, head, file }: WrittenAnswer): string {
  const pairs = head.flatMap((name, place) =>
    place % 2 === 0 ? [[name, head[place + 1] ?? ''] as const] : [],
  );
  const kind = pairs.find(([name]) => name === 'content-type')?.[1] ?? 'application/octet-stream';
  const others = pairs.filter(
    ([name]) => !['content-type', 'content-length', 'last-modified'].includes(name),
  );
  const heads = others.map(([name, value]) => `      add_header ${name} ${quote(value)};`);
  return `    location = ${path} {
      rewrite ^ /${basename(file)} break;
      default_type ${quote(kind)};
${heads.join('\n')}
    }`;
}

const quote = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
