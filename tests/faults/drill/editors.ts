import { setTimeout as wait } from 'node:timers/promises';
import { otherFile, photographFromPhone } from '../../support/pictures.ts';
import { signIn } from '../../support/sign-in.ts';
import type { Site } from '../../support/site.ts';

/** What the server has said is saved, in order. */
export interface Saved {
  /** Addresses of articles and operations as JSON, and of pictures. */
  articles: string[];
  operations: string[];
  pictures: string[];
}

export interface Editors {
  saved: Saved;
  stop(): Promise<void>;
}

/** Three editors who write articles, enter operations and upload pictures, without a pause, until they are stopped. */
export async function startEditors(site: Site): Promise<Editors> {
  const cookie = await signIn(site);
  const photo = await photographFromPhone({ width: 660, height: 440 });
  const saved: Saved = { articles: [], operations: [], pictures: [] };
  let isOver = false;

  async function repeat(work: (number: number) => Promise<void>) {
    for (let number = 1; !isOver; number += 1) await work(number);
  }

  const editors = [
    repeat(async (number) => {
      const imageUrl = saved.pictures.at(-1);
      const text = `Metin ${number} ${'ç'.repeat(3000)}`;
      const news = { title: `Haber ${number}`, excerpt: 'Özet', content: text, category: 'Duyuru', imageUrl };
      const { id } = await send<{ id: number }>('/api/news', { ...news, published: true });
      saved.articles.push(`/api/news/${id}`);
      await wait(20);
    }),
    repeat(async (number) => {
      const place = { location: 'Düzce', date: '2026-03-01', status: 'completed' };
      const operation = { title: `Arama ${number}`, description: 'Kayıp arandı.', ...place };
      const { id } = await send<{ id: number }>('/api/operations', operation);
      saved.operations.push(String(id));
      await wait(50);
    }),
    repeat(async (number) => {
      const form = new FormData();
      form.append('images', new File([otherFile(photo, String(number))], 'foto.jpg'));
      const { files } = await send<{ files: { url: string }[] }>('/api/media/upload', form);
      saved.pictures.push(...files.map(({ url }) => url));
    }),
  ];

  async function send<Answer>(path: string, body: object): Promise<Answer> {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${site.url}${path}`, {
      method: 'POST',
      headers: { cookie, ...(!isForm && { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    });
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }

  async function stop() {
    isOver = true;
    await Promise.all(editors);
  }
  return { saved, stop };
}
