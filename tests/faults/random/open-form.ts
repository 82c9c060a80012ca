import { expect } from '../../support/test.ts';
import type { Scheduled } from './schedule.ts';
import { typeSentence } from './steps.ts';
import { addressOfArticle, formOf, type Writer } from './writer.ts';

export async function openNew(writer: Writer, title: string) {
  await writer.page.getByRole('button', { name: 'Yeni Haber' }).click();
  const form = formOf(writer);
  await form.getByLabel('Başlık').fill(title);
  await form.getByLabel('Kategori').selectOption('Duyuru');
  await begin(writer, { title, paragraphs: [] });
}

/** The article must hold one paragraph, and none that a tab has written. */
export async function openArticle(writer: Writer, { title, content }: Scheduled) {
  const { page, seen } = writer;
  await page.goto('/adminpanel');
  const fetched = page.waitForResponse((answer) => addressOfArticle.test(answer.url()) && answer.ok());
  await page.getByRole('button', { name: `Düzenle: ${title}`, exact: true }).click();
  const { version } = await (await fetched).json();
  seen.clear();
  seen.add(version);
  await expect(formOf(writer).getByLabel('Başlık')).toHaveValue(title);
  await begin(writer, { title, paragraphs: [content] });
}

/** The excerpt says whose text it is. */
async function begin(writer: Writer, { title, paragraphs }: { title: string; paragraphs: string[] }) {
  const excerpt = `Özet ${writer.name}${writer.chance.below(1e9)}`;
  await expect(formOf(writer).getByRole('button', { name: 'Metne görsel ekle' })).toBeVisible();
  await formOf(writer).getByLabel('Özet').fill(excerpt);
  writer.written = { title, excerpt, paragraphs };
  await typeSentence(writer);
}
