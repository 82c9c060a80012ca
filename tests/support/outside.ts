import { expect } from 'vitest';
import type { Media, Upload, WaitingPicture } from '#/media/answers.server.ts';
import type { TestApp } from './app.ts';
import type { Visitor } from './visitor.ts';

/** What the tests share in which pages name pictures of other sites. */

const article = { title: 'Çığ', excerpt: 'Kısa', content: 'Metin', category: 'Duyuru', published: true };
const operation = {
  ...{ title: 'Arama', description: 'Anlatım', location: 'Bolu', date: '2026-11-01', status: 'completed' },
  ...{ rescuedCount: 0, volunteerCount: 0 },
};

async function make(person: Visitor, path: string, draft: object): Promise<object & { id: number }> {
  const answer = await person.post(path, draft);
  expect(answer.status).toBe(201);
  return (await answer.json()) as object & { id: number };
}

export const writeNews = (person: Visitor, draft: object) =>
  make(person, '/api/news', { ...article, ...draft });
export const writeOperation = (person: Visitor, imageUrl: string) =>
  make(person, '/api/operations', { ...operation, imageUrl });
export const addPhoto = (person: Visitor, imageUrl: string) =>
  make(person, '/api/photos', { title: 'Kare', imageUrl, category: 'training' });

export const listMedia = async (person: Visitor) =>
  (await (await person.get('/api/media')).json()) as Media[];

export const listWaitingPictures = async (person: Visitor) =>
  (await (await person.get('/api/media/waiting')).json()) as WaitingPicture[];

/** Has a picture added by its address; what the library says of it, or of what is waited for. */
export async function addByAddress(
  person: Visitor,
  url: string,
): Promise<Partial<Media> & Partial<WaitingPicture>> {
  const answer = await person.post('/api/media/from-url', { url });
  expect(answer.status).toBe(201);
  const { files, waiting } = (await answer.json()) as Upload;
  return files[0] ?? waiting ?? {};
}

/** All copies that are due have been tried for, and pages know it. */
export async function fetchCopies({ parts }: TestApp): Promise<void> {
  await parts.media.jobs.finish('copy');
  await parts.contentWatch.look();
}
