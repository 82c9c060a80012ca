import { otherFile, photographFromPhone } from '../../support/pictures.ts';
import { signIn } from '../../support/sign-in.ts';
import type { Site } from '../../support/site.ts';

interface Stored {
  id: number;
  version: number;
}

/**
 * Does one of each thing that is written, as the panel does it.
 * @param word unlike any before, in what is written
 * @returns what failed, and how
 */
export async function doEachThing(site: Site, word: string): Promise<string[]> {
  const panel = openPanel(site);
  const failed: string[] = [];
  for (const [name, work] of Object.entries(things))
    await work(panel, word).catch((error: unknown) => void failed.push(`${name}: ${error}`));
  return failed;
}

/** What of `doEachThing` a visitor reads. @returns what is missing of it */
export async function findMissing(site: Site, words: readonly string[]): Promise<string[]> {
  const { ask } = openPanel(site);
  const lists = await Promise.all(kinds.map((kind) => ask('GET', `/api/${kind}`)));
  return words.flatMap((word) =>
    kinds.flatMap((kind, place) => (lists[place]?.includes(titleOf(word)) ? [] : [`${word} of ${kind}`])),
  );
}

const kinds = ['news', 'operations', 'photos'] as const;
const titleOf = (word: string) => `${word} yeni`;

type Panel = ReturnType<typeof openPanel>;

/** Both calls throw what is answered with a refusal. */
function openPanel(site: Site) {
  let cookie = '';

  async function ask(method: string, path: string, body?: object): Promise<string> {
    const isJson = !(body instanceof FormData || body instanceof Blob);
    const answer = await fetch(`${site.url}${path}`, {
      method,
      headers: { cookie, ...(isJson && { 'content-type': 'application/json' }), 'upload-offset': '0' },
      body: isJson ? JSON.stringify(body) : body,
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} ${answer.status} ${text}`);
    return text;
  }

  return {
    site,
    ask,
    call: async <Answer = Stored>(...asked: Parameters<typeof ask>): Promise<Answer> =>
      JSON.parse(await ask(...asked)),
    async enter() {
      cookie = await signIn(site);
    },
  };
}

const things: Record<string, (panel: Panel, word: string) => Promise<unknown>> = {
  'sign in': ({ enter }) => enter(),
  article: (panel, title) =>
    writeStored(panel, 'news', { title, excerpt: 'Özet', content: 'Metin', category: 'Duyuru' }),
  operation(panel, title) {
    const place = { location: 'Düzce', date: '2026-03-01', status: 'completed' };
    return writeStored(panel, 'operations', {
      title,
      description: 'Kayıp arandı',
      published: false,
      ...place,
    });
  },
  photo: async (panel, title) =>
    writeStored(panel, 'photos', { title, imageUrl: await upload(panel, title), category: 'training' }),
  'upload in parts': uploadInParts,
  document: publishNotice,
  account: openAccount,
  'unfinished text': ({ ask }, title) =>
    ask('POST', '/api/admin/parked', { kind: 'news', values: { title } }),
  log: ({ ask }, word) => ask('GET', '/api/admin/audit').then((log) => requireWord(log, word)),
  'sign out': ({ ask }) => ask('POST', '/api/admin/logout'),
};

/** Made, changed and published, binned, brought back, and read by visitors. */
async function writeStored(
  { ask, call }: Panel,
  kind: (typeof kinds)[number],
  draft: { title: string; [field: string]: unknown },
) {
  const { id, version } = await call('POST', `/api/${kind}`, draft);
  const title = titleOf(draft.title);
  await ask('PUT', `/api/${kind}/${id}`, { ...draft, title, version, published: true });
  await ask('DELETE', `/api/${kind}/${id}`);
  await ask('POST', `/api/admin/${kind}/${id}/restore`);
  requireWord(await ask('GET', `/api/${kind}`), title);
}

async function upload({ ask, call }: Panel, word: string): Promise<string> {
  const form = new FormData();
  form.append('images', new File([otherFile(await photographFromPhone(), word)], 'foto.jpg'));
  const { files } = await call<{ files: { id: number; url: string }[] }>('POST', '/api/media/upload', form);
  const [{ id, url } = { id: 0, url: '' }] = files;
  await ask('PUT', `/api/media/${id}`, { altText: word });
  await ask('DELETE', '/api/media/delete', { fileIds: [id] });
  await ask('POST', `/api/media/${id}/restore`);
  await ask('GET', url);
  return url;
}

async function uploadInParts({ ask, call }: Panel, word: string): Promise<void> {
  const picture = new Blob([otherFile(await photographFromPhone(), `${word} in parts`)]);
  const about = { name: 'foto.jpg', size: picture.size };
  const { id } = await call<{ id: string }>('POST', '/api/media/uploads', about);
  await ask('PATCH', `/api/media/uploads/${id}`, picture);
  await ask('POST', `/api/media/uploads/${id}/finish`);
}

async function publishNotice({ ask, call }: Panel, word: string): Promise<void> {
  const documents = await call<(Stored & { name: string })[]>('GET', '/api/admin/documents');
  const { id, version } = documents.find(({ name }) => name === 'notice') ?? { id: 0, version: 0 };
  const sentence = `Duyuru ${word}`;
  const value = { isOn: true, kind: 'information', sentence, link: null, begins: null, ends: null };
  const saved = await call('PUT', `/api/admin/documents/${id}`, { value, version, published: false });
  await ask('POST', '/api/admin/documents/publish', { documents: [{ id, version: saved.version }] });
  requireWord(await ask('GET', '/about'), sentence);
}

async function openAccount({ site, ask, call }: Panel, word: string): Promise<void> {
  const account = { username: `kisi-${word}`.toLowerCase(), password: `Dere-Tepe-${word}-88` };
  const { id } = await call('POST', '/api/admin/staff', { ...account, role: 'media' });
  await signIn(site, account);
  await ask('PUT', `/api/admin/staff/${id}`, { role: 'management' });
  await ask('DELETE', `/api/admin/staff/${id}/sessions`);
}

function requireWord(text: string, word: string): void {
  if (!text.includes(word)) throw new Error(`"${word}" is missing`);
}
