import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { freshDatabase } from '../../../tests/support/databases.ts';
import { makeOddFiles, smuggled } from '../../../tests/support/odd-files.ts';
import { pictureFile } from '../../../tests/support/pictures.ts';
import type { Upload } from '../answers.server.ts';

const filesOf = ({ parts }: TestApp, folder: 'media' | 'incoming') =>
  readdirSync(join(parts.config.dataDir, folder), { recursive: true });

test('each odd or hostile file gets its answer, and leaves nothing behind', { timeout: 60_000 }, async () => {
  const app = await openTestApp(await freshDatabase());
  const mert = await app.signedIn('mert');
  const files = await makeOddFiles();
  expect(files.length).toBeGreaterThanOrEqual(60);
  const pid = new Set<number | undefined>();
  // some are the same picture under other names: the library has it once
  const kept = new Set<string>();
  for (const { what, name, bytes, status, says } of files) {
    const answer = await mert.upload(pictureFile(new Uint8Array(bytes), name));
    const body = (await answer.json()) as Partial<Upload> & { message?: string };
    expect.soft([what, answer.status, body.message], what).toEqual([what, status, body.message]);
    if (says) expect.soft(body.message, what).toContain(says);
    pid.add(app.parts.media.pictures.pid());
    for (const { url, width } of body.files ?? []) {
      kept.add(url);
      const served = Buffer.from(await (await app.visitor().get(url)).arrayBuffer());
      expect.soft(served.includes(smuggled), what).toBe(false);
      expect.soft(width, what).toBeGreaterThan(0);
    }
    expect.soft([filesOf(app, 'media').length, filesOf(app, 'incoming')], what).toEqual([kept.size, []]);
  }
  pid.delete(undefined);
  // no file has ended the process that reads them
  expect([...pid]).toHaveLength(1);
});
