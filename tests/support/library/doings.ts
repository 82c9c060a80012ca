import fc from 'fast-check';
import sharp from 'sharp';
import { doHousekeeping } from '#/server/regular-work/due-work.ts';
import { binDays } from '#/stored/bin.ts';
import type { TestApp } from '../app.ts';
import { pictureFile } from '../pictures.ts';
import type { Visitor } from '../visitor.ts';

/** What an editor may do with pictures. Numbers choose among what is there by then, however many that are. */
export type Doing = { what: keyof typeof doers; which: number; pictures: number[]; isOn: boolean };

const weights: Record<keyof typeof doers, number> = {
  upload: 14,
  writeNews: 16,
  rewriteNews: 8,
  binNews: 4,
  writeOperation: 7,
  rewriteOperation: 4,
  binOperation: 3,
  addPhoto: 7,
  binPhoto: 4,
  bringBack: 8,
  deletePictures: 9,
  restorePicture: 8,
  rename: 5,
  hide: 6,
  waitLong: 1,
};

export const doing: fc.Arbitrary<Doing> = fc.record({
  what: fc.oneof(
    ...Object.entries(weights).map(([what, weight]) => ({
      weight,
      arbitrary: fc.constant(what as Doing['what']),
    })),
  ),
  which: fc.nat(1_000_000),
  pictures: fc.array(fc.nat(1_000_000), { maxLength: 3 }),
  isOn: fc.boolean(),
});

/** What has been made so far. */
export class Desk {
  readonly app: TestApp;
  #editor: Visitor;
  readonly pictures: { id: number; url: string }[] = [];
  readonly made: Record<Kind, number[]> = { news: [], operations: [], photos: [] };

  constructor(app: TestApp, editor: Visitor) {
    this.app = app;
    this.#editor = editor;
  }

  /** @throws when the server says anything but yes, or no with a reason */
  async send(method: 'post' | 'put' | 'delete', path: string, body?: object): Promise<Response> {
    const answer = await this.#editor[method](path, body);
    if (![200, 201, 204, 404, 409].includes(answer.status))
      throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }

  async upload(file: File): Promise<void> {
    const answer = await this.#editor.upload(file);
    const { files } = (await answer.json()) as { files: { id: number; url: string }[] };
    for (const { id, url } of files)
      if (!this.pictures.some((known) => known.id === id)) this.pictures.push({ id, url });
  }

  async make(kind: Kind, draft: object): Promise<void> {
    const answer = await this.send('post', `/api/${kind}`, draft);
    this.made[kind].push(((await answer.json()) as { id: number }).id);
  }

  url = (which = 0) => pick(this.pictures, which)?.url ?? null;

  /** So long that everybody has to sign in again. */
  async wait(hours: number): Promise<void> {
    this.app.clock.forward({ hours });
    await doHousekeeping(this.app.parts);
    this.#editor = await this.app.signedIn('mert');
  }
}

type Kind = 'news' | 'operations' | 'photos';

const pick = <Item>(list: readonly Item[], which: number): Item | undefined => list[which % list.length];

const newsDraft = (desk: Desk, { pictures, isOn }: Doing) => ({
  title: `Haber ${pictures.join('-')}`,
  excerpt: 'Özet',
  content: pictures.map((which) => `![Arama](${desk.url(which)})`).join('\n\n') || 'Metin',
  category: 'Duyuru',
  imageUrl: desk.url(pictures[0]),
  images: pictures.slice(1).flatMap((which) => desk.url(which) ?? []),
  published: isOn,
});

const operationDraft = (desk: Desk, { which }: Doing) => ({
  title: `Operasyon ${which}`,
  description: 'Anlatım',
  location: 'Van',
  date: '2026-11-01',
  status: 'completed',
  rescuedCount: 0,
  volunteerCount: 0,
  imageUrl: desk.url(which),
});

const doers = {
  upload: async (desk: Desk, { which }: Doing) => desk.upload(await drawPicture(which % 120)),
  writeNews: (desk: Desk, doing: Doing) => desk.make('news', newsDraft(desk, doing)),
  rewriteNews: (desk: Desk, doing: Doing) => change(desk, 'news', doing, newsDraft(desk, doing)),
  binNews: (desk: Desk, doing: Doing) => bin(desk, 'news', doing),
  writeOperation: (desk: Desk, doing: Doing) => desk.make('operations', operationDraft(desk, doing)),
  rewriteOperation: (desk: Desk, doing: Doing) =>
    change(desk, 'operations', doing, operationDraft(desk, doing)),
  binOperation: (desk: Desk, doing: Doing) => bin(desk, 'operations', doing),
  addPhoto: async (desk: Desk, { which }: Doing) => {
    const imageUrl = desk.url(which);
    if (imageUrl) await desk.make('photos', { title: `Foto ${which}`, imageUrl, category: 'genel' });
  },
  binPhoto: (desk: Desk, doing: Doing) => bin(desk, 'photos', doing),
  bringBack: async (desk: Desk, { which, pictures }: Doing) => {
    const kind = pick(['news', 'operations', 'photos'] as const, pictures.length) ?? 'news';
    const id = pick(desk.made[kind], which);
    if (id) await desk.send('post', `/api/admin/${kind}/${id}/restore`);
  },
  deletePictures: async (desk: Desk, { which, pictures, isOn }: Doing) => {
    const fileIds = [which, ...pictures].flatMap((one) => pick(desk.pictures, one)?.id ?? []);
    if (fileIds.length > 0) await desk.send('delete', '/api/media/delete', { fileIds, force: isOn });
  },
  restorePicture: async (desk: Desk, { which }: Doing) => {
    const picture = pick(desk.pictures, which);
    if (picture) await desk.send('post', `/api/media/${picture.id}/restore`);
  },
  rename: async (desk: Desk, { which }: Doing) => {
    const picture = pick(desk.pictures, which);
    const texts = { originalName: `${which}.png`, altText: `Görsel ${which}`, focusX: which % 101 };
    if (picture) await desk.send('put', `/api/media/${picture.id}`, texts);
  },
  hide: async (desk: Desk, { which, isOn }: Doing) => {
    const picture = pick(desk.pictures, which);
    if (picture) await desk.send('put', `/api/media/${picture.id}`, { isHidden: isOn });
  },
  waitLong: (desk: Desk, { isOn }: Doing) => desk.wait((isOn ? binDays : binDays / 3) * 24),
};

export const perform = (desk: Desk, doing: Doing): Promise<void> => doers[doing.what](desk, doing);

async function change(desk: Desk, kind: Kind, { which }: Doing, draft: object): Promise<void> {
  const id = pick(desk.made[kind], which);
  if (id) await desk.send('put', `/api/${kind}/${id}`, draft);
}

async function bin(desk: Desk, kind: Kind, { which }: Doing): Promise<void> {
  const id = pick(desk.made[kind], which);
  if (id) await desk.send('delete', `/api/${kind}/${id}`);
}

/** A small picture of its own colour; the same number gives the same file. */
async function drawPicture(number: number): Promise<File> {
  const background = { r: number, g: 255 - number, b: (number * 7) % 256 };
  const bytes = await sharp({ create: { width: 12, height: 9, channels: 3, background } })
    .png()
    .toBuffer();
  return pictureFile(new Uint8Array(bytes), `${number}.png`, 'image/png');
}
