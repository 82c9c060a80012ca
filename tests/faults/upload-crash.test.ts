import { existsSync, readdirSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { photographFromPhone } from '../support/pictures.ts';
import { openRawConnection, postHead } from '../support/raw-connection.ts';
import { makeScratchFolder } from '../support/scratch-folder.ts';
import { signIn } from '../support/sign-in.ts';
import { type Site, startSite } from '../support/site.ts';

const megabyte = 1024 * 1024;
const jpegHead = Buffer.from('\xff\xd8\xff\xe0', 'latin1');
const boundary = 'sinir';

async function start() {
  const folder = makeScratchFolder('upload-crash-');
  const site = await startSite({ folder });
  onTestFinished(site.stop);
  return { site, cookie: await signIn(site), incoming: join(folder, 'data/incoming') };
}

const partHead = (field: string) =>
  Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="a.jpg"\r\n\r\n`);
const largeFile = (megabytes: number, field = 'images') =>
  Buffer.concat([partHead(field), jpegHead, Buffer.alloc(megabytes * megabyte), Buffer.from('\r\n')]);
const end = Buffer.from(`--${boundary}--\r\n`);

/** Sends a form over a connection that is used again. @returns the status and what was answered */
function send({ url }: Site, { body, cookie, agent }: { body: Buffer[]; cookie?: string; agent: Agent }) {
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const call = request(`${url}/api/media/upload`, {
      method: 'POST',
      agent,
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': Buffer.concat(body).length,
        ...(cookie && { cookie }),
      },
    });
    call.on('response', (answer) =>
      text(answer).then((read) => resolve({ status: answer.statusCode, body: read }), reject),
    );
    call.on('error', reject);
    for (const part of body) call.write(part);
    call.end();
  });
}

async function sendPhoto({ url }: Site, cookie: string) {
  const form = new FormData();
  form.append('images', new File([await photographFromPhone()], 'foto.jpg'));
  return (await fetch(`${url}/api/media/upload`, { method: 'POST', headers: { cookie }, body: form })).status;
}

function expectAlive({ pid }: Site) {
  expect(() => process.kill(pid, 0)).not.toThrow();
}

test('files over 25 MB are refused one after the other over one line, and the same server takes a photo', async () => {
  const { site, cookie, incoming } = await start();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const answers = [];
  for (const others of [[], [largeFile(20)], [largeFile(26), largeFile(1)], [largeFile(3, 'other')]]) {
    answers.push(await send(site, { body: [largeFile(26), ...others, end], cookie, agent }));
  }
  console.log(`${answers.length} forms with a file over 25 MB: ${answers.map(({ status }) => status)}`);
  expect(answers).toEqual(
    Array(4).fill({
      status: 413,
      body: '{"message":"“a.jpg” 25 MB sınırını aşıyor. Daha küçük bir görsel seçin."}',
    }),
  );
  expect(readdirSync(incoming)).toEqual([]);
  expect(await sendPhoto(site, cookie)).toBe(201);
  expectAlive(site);
});

test('without incoming/, and with forms that break off, the server goes on', async () => {
  const { site, cookie, incoming } = await start();
  rmSync(incoming, { recursive: true });
  expect(await sendPhoto(site, cookie)).toBe(201);
  expect(existsSync(incoming)).toBe(true);
  const { port } = new URL(site.url);
  const headers = { cookie, 'content-type': `multipart/form-data; boundary=${boundary}` };
  const fields = ['images', 'other', 'images', 'other'];
  for (const field of fields) {
    const { socket } = await openRawConnection(
      Number(port),
      postHead('/api/media/upload', megabyte, headers),
    );
    socket.write(Buffer.concat([partHead(field), jpegHead, Buffer.alloc(200_000)]), () => socket.destroy());
  }
  expect(await sendPhoto(site, cookie)).toBe(201);
  await expect
    .poll(() => readdirSync(incoming).filter((name) => name.startsWith('upload-')), { timeout: 10_000 })
    .toEqual([]);
  console.log(`${fields.length} forms broken off in the middle of a file: the server goes on`);
  expectAlive(site);
});

test('strangers are refused before their hundreds of megabytes are read', async () => {
  const { site } = await start();
  const { port } = new URL(site.url);
  const stranger = await openRawConnection(Number(port), postHead('/api/media/upload', 500 * megabyte));
  await expect.poll(stranger.heard, { timeout: 10_000 }).toContain('401 Unauthorized');
  await stranger.closed;
  console.log(`a stranger's 500 MB: 401 after ${stranger.socket.bytesWritten} bytes, and the line is closed`);
  expect(stranger.socket.bytesWritten).toBeLessThan(megabyte);
});
