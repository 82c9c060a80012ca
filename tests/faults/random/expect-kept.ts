import type { APIRequestContext } from '@playwright/test';
import { expect } from '../../support/test.ts';
import type { Scheduled } from './schedule.ts';
import { contentOf, type Writer, withoutGaps } from './writer.ts';

interface Stored {
  title: string;
  excerpt: string;
  content: string;
  imageUrl: string;
  version: number;
  published: boolean;
  createdAt: string;
}

const read = async <Answer>(request: APIRequestContext, path: string): Promise<Answer> => {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return answer.json();
};

/** The writer's new article is there, to the letter, with pictures that are there. */
export async function expectStoredOnce(request: APIRequestContext, writer: Writer) {
  const all = await read<Stored[]>(request, '/api/admin/news');
  const stored = all.filter(({ title }) => title === writer.written.title);
  expect(stored.map(textOf)).toEqual([expectedOf(writer)]);
  expect(['', ...writer.pictures]).toContain(stored[0]?.imageUrl ?? '');
  const library = await read<{ url: string }[]>(request, '/api/media');
  expect(library.map(({ url }) => url)).toEqual(expect.arrayContaining([...writer.pictures]));
  for (const url of writer.pictures) expect((await request.get(url)).status(), url).toBe(200);
}

/**
 * What each has written is in a version, and who followed the other had seen what the other had saved. An excerpt and a
 * content of one writer may stand in two: what they changed apart is merged.
 */
export async function expectChoicesKept(
  request: APIRequestContext,
  { id }: Scheduled,
  writers: readonly Writer[],
) {
  const path = `/api/admin/news/${id}/versions`;
  const numbers = (await read<Stored[]>(request, path)).map(({ version }) => version);
  const versions: Stored[] = [];
  for (const number of numbers.toSorted((a, b) => a - b))
    versions.push(await read<Stored>(request, `${path}/${number}`));
  const writerOf = ({ excerpt }: Stored) => writers.find(({ written }) => written.excerpt === excerpt);
  for (const [place, version] of versions.entries()) {
    const writer = writerOf(version);
    const before = versions[place - 1];
    if (!writer || !before || writerOf(before) === writer) continue;
    // one that only came out says what the one before says
    const alike = versions.filter((other) => other.version < version.version && saysTheSame(other, before));
    const seen = alike.filter(({ version }) => writer.seen.has(version));
    expect(seen, `${writer.name} had seen what it wrote over`).not.toEqual([]);
  }
  const texts = versions.map(textOf);
  for (const writer of writers) {
    const { excerpt, content } = expectedOf(writer);
    expect(texts).toContainEqual(expect.objectContaining({ excerpt }));
    expect(texts).toContainEqual(expect.objectContaining({ content }));
  }
  expect(writers.map((writer) => expectedOf(writer).excerpt)).toContain(texts.at(-1)?.excerpt);
  expect(writers.map((writer) => expectedOf(writer).content)).toContain(texts.at(-1)?.content);
}

/** @param seenAt when a visitor has read it first */
export async function expectOnTime(request: APIRequestContext, { id, publishAt }: Scheduled, seenAt: string) {
  expect(seenAt, 'when a visitor could read it').not.toBe('never');
  expect(seenAt >= publishAt, `${seenAt} is not before ${publishAt}`).toBe(true);
  const stored = await read<Stored>(request, `/api/admin/news/${id}`);
  expect(stored).toMatchObject({ published: true, createdAt: publishAt });
}

const saysTheSame = (one: Stored, other: Stored) =>
  JSON.stringify(textOf(one)) === JSON.stringify(textOf(other));

const textOf = ({ title, excerpt, content }: Stored) => ({ title, excerpt, content: withoutGaps(content) });

const expectedOf = ({ written }: Writer) => ({
  title: written.title,
  excerpt: written.excerpt,
  content: withoutGaps(contentOf(written)),
});
