import type { Page } from '@playwright/test';
import { chosenFile } from '../support/chosen-file.ts';

/** Straight to the server, as most tests are about what comes after. */
export async function upload(page: Page, name: string): Promise<{ id: number; url: string }> {
  const { name: fileName, ...rest } = chosenFile(name);
  const answer = await page.request.post('/api/media/upload', {
    multipart: { images: { name: fileName, ...rest } },
    headers: { origin: new URL(page.url()).origin },
  });
  const { files } = await answer.json();
  return files[0];
}
