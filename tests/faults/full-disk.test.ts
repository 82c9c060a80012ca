import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { photographFromPhone } from '../support/pictures.ts';
import { signIn } from '../support/sign-in.ts';
import { adminOfSite, type Site, startSite } from '../support/site.ts';
import { mountSmallDisk } from '../support/small-disk.ts';

const sentence =
  'Disk dolu. Yazdıklarınız duruyor, ama şu anda kaydedilemiyor. Yer açılınca yeniden deneyin; sitenize bakan kişiye haber verin.';

test('on a full disk the site is read, a save says why it fails, and all is well once there is room', async () => {
  const disk = mountSmallDisk(64);
  const site = await startSite({ folder: disk.folder });
  onTestFinished(site.stop);
  const staff = { site, cookie: await signIn(site) };
  const pictures = [await upload(staff, 1), await upload(staff, 2)];
  expect(pictures.map(({ status }) => status)).toEqual([201, 201]);

  disk.fill(10);
  expect((await upload(staff, 7)).status).toBe(507);
  disk.fill(3);
  const saved: number[] = [];
  let refused = await save(staff);
  for (; refused.status === 201; refused = await save(staff)) saved.push(refused.id);
  expect([refused.status, refused.message]).toEqual([507, sentence]);
  console.log(`${saved.length} articles fitted yet, the next was answered with ${refused.status}`);
  expect(saved).not.toEqual([]);
  disk.fill();

  const uploads = await Promise.all([3, 4, 5].map((mark) => upload(staff, mark)));
  console.log(`${uploads.length} uploads at once: ${uploads.map(({ status }) => status)}`);
  expect(uploads.map(({ status, message }) => [status, message])).toEqual(Array(3).fill([507, sentence]));
  const incoming = readdirSync(join(disk.folder, 'data/incoming'));
  expect(incoming.filter((name) => name.startsWith('upload-'))).toEqual([]);

  const read = ['/', '/news', '/api/news', '/healthz', '/api/admin/auth', '/api/admin/news', '/api/media'];
  const statuses = await Promise.all(read.map(async (path) => (await call(staff, 'GET', path)).status));
  console.log(`${read.length} pages and lists read: ${statuses}`);
  expect(statuses).toEqual(read.map(() => 200));

  const [picture] = pictures;
  const deletion = await call(staff, 'DELETE', '/api/media/delete', { fileIds: [picture?.id] });
  console.log(`deleting a picture: ${deletion.status}`);
  expect(deletion.status).toBe(204);

  disk.free();
  const again = [await save(staff), await upload(staff, 6)];
  console.log(`with room again, the same process: ${again.map(({ status }) => status)}`);
  expect(again.map(({ status }) => status)).toEqual([201, 201]);
  const stored = (await (await call(staff, 'GET', '/api/admin/news')).json()) as { id: number }[];
  const ids = new Set(stored.map(({ id }) => id));
  expect(saved.filter((id) => !ids.has(id))).toEqual([]);
  expect(() => process.kill(site.pid, 0)).not.toThrow();
});

test('a disk that is nearly full is named while all is well, by /readyz and by the line of the minute', async () => {
  const disk = mountSmallDisk(64);
  const start = () => startSite({ folder: disk.folder });
  const site = await start();
  const look = async () => (await fetch(`${site.url}/readyz`)).json();
  expect(await look()).toEqual({ status: 'ready' });
  disk.fill(5);
  const warnings = [expect.stringMatching(/^the disk of DATA_DIR is nearly full/)];
  await expect.poll(look, { timeout: 5000 }).toEqual({ status: 'ready', warnings });
  await site.stop();
  const again = await start();
  onTestFinished(again.stop);
  const minutes = readFileSync(join(disk.folder, 'server.log'), 'utf8')
    .split('\n')
    .flatMap((line) => (line.includes('"msg":"minute"') ? [JSON.parse(line)] : []));
  expect(minutes.at(-1)).toMatchObject({ diskFreeMb: { data: expect.any(Number) }, warnings });
});

test('on a disk that an editor fills, an admin signs in and disables the editor', async () => {
  const disk = mountSmallDisk(64);
  const site = await startSite({ folder: disk.folder });
  onTestFinished(site.stop);
  const admin = { site, cookie: await signIn(site) };
  const editor = { username: 'mert', role: 'media', password: 'Kar-Izi-2044' };
  const { id } = await readAnswer(await call(admin, 'POST', '/api/admin/staff', editor));
  const mert = { site, cookie: await signIn(site, editor) };

  disk.fill();
  const refusedSave = async () => expect(await save(mert)).toMatchObject({ status: 507, message: sentence });
  await refusedSave();
  const signedIn = { site, cookie: await signIn(site) };
  await refusedSave();
  const body = new URLSearchParams(adminOfSite);
  const form = await fetch(`${site.url}/admin-login`, { method: 'POST', body, redirect: 'manual' });
  expect(form.status).toBe(303);
  const disabled = await call(signedIn, 'PUT', `/api/admin/staff/${id}`, { isDisabled: true });
  console.log(`disabling the editor: ${disabled.status}`);
  expect(disabled.status).toBe(200);
  expect((await save(mert)).status).toBe(401);
});

interface Staff {
  site: Site;
  cookie: string;
}

interface Answered {
  status: number;
  message: string | undefined;
  id: number;
}

const call = ({ site, cookie }: Staff, method: string, path: string, body?: unknown) =>
  fetch(site.url + path, {
    method,
    headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });

async function save(staff: Staff): Promise<Answered> {
  const article = { title: 'Arama', excerpt: 'Özet.', content: 'kar '.repeat(10_000), category: 'Duyuru' };
  return readAnswer(await call(staff, 'POST', '/api/news', article));
}

async function upload({ site, cookie }: Staff, mark: number): Promise<Answered> {
  const form = new FormData();
  form.append('images', new File([await photographFromPhone({ width: 600 + mark * 2 })], 'foto.jpg'));
  const answer = await fetch(`${site.url}/api/media/upload`, {
    method: 'POST',
    headers: { cookie },
    body: form,
  });
  return readAnswer(answer);
}

async function readAnswer(answer: Response): Promise<Answered> {
  const { message, id, files } = (await answer.json()) as Partial<Answered> & { files?: { id: number }[] };
  return { status: answer.status, message, id: id ?? files?.[0]?.id ?? 0 };
}
