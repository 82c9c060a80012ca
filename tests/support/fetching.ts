import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Upload } from '#/media/answers.server.ts';
import type { FetchPolicy } from '#/media/web/guarded-request.server.ts';
import { openTestApp, type TestApp } from './app.ts';
import { freshDatabase } from './databases.ts';
import type { Visitor } from './visitor.ts';

/** What the tests share that have pictures fetched from elsewhere. */

export async function openWithPolicy(fetchPolicy?: FetchPolicy): Promise<{ app: TestApp; mert: Visitor }> {
  const app = await openTestApp(await freshDatabase(), { fetchPolicy });
  return { app, mert: await app.signedIn('mert') };
}

/** @returns the status and, of a refusal or of a picture that has to wait for its copy, the sentence that says why */
export async function fetchPicture(mert: Visitor, url: string): Promise<[number, string]> {
  const answer = await mert.post('/api/media/from-url', { url });
  const { message, waiting } = (await answer.json()) as { message?: string } & Partial<Upload>;
  return [answer.status, message ?? waiting?.copyFailure ?? ''];
}

export const says = (words: string) => expect.stringContaining(words);

export function expectNothingStored({ parts }: TestApp): void {
  const { dataDir } = parts.config;
  for (const folder of ['media', 'incoming'])
    expect(readdirSync(join(dataDir, folder), { recursive: true }), folder).toEqual([]);
}
