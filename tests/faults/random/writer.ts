import type { BrowserContext, Page, Response } from '@playwright/test';
import type { Site } from '../../support/site.ts';
import type { Chance } from '../seeded-chance.ts';

/** What the form of one tab should hold. */
export interface Written {
  title: string;
  excerpt: string;
  /** With blank lines between them. */
  paragraphs: string[];
}

/** One tab with one form. */
export interface Writer {
  name: 'A' | 'B';
  /** Another one after the tab was closed. */
  page: Page;
  context: BrowserContext;
  site: Site;
  chance: Chance;
  written: Written;
  /** Versions of the stored article that the person has read here: opened, saved, or had offered in a conflict. */
  seen: Set<number>;
  /** The version with which the server has refused a save, until the person has looked at it. */
  offered?: number;
  /** Addresses of pictures of which the server has said that they are there. */
  pictures: Set<string>;
}

export const addressOfArticle = /\/api\/(admin\/)?news\/\d+$/;

export const contentOf = ({ paragraphs }: Written): string => paragraphs.join('\n\n');

/** To the letter, but for empty paragraphs. */
export const withoutGaps = (content: string): string => content.replace(/\n{3,}/g, '\n\n').trim();

export const formOf = ({ page }: Pick<Writer, 'page'>) =>
  page.getByRole('dialog', { name: /Yeni Haber Ekle|Haberi Düzenle/ });

export const conflictOf = ({ page }: Writer) =>
  page.getByRole('heading', { name: /^Siz düzenlerken .+ kaydetti$/ });

export const signInOf = ({ page }: Writer) => page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });

/** @returns the same writer, in another tab */
export async function openTab(tabless: Omit<Writer, 'page'>): Promise<Writer> {
  const page = await tabless.context.newPage();
  const writer = Object.assign(tabless, { page });
  page.setDefaultTimeout(10_000);
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  page.on('response', (answer) => void noteAnswer(writer, answer).catch(() => undefined));
  await page.goto('/adminpanel');
  return writer;
}

/** What a tab fetches besides says nothing: a text kept over an older version does not show it. */
async function noteAnswer(writer: Writer, answer: Response): Promise<void> {
  const url = answer.url();
  const isUpdate = answer.request().method() === 'PUT' && addressOfArticle.test(url);
  if (isUpdate && answer.status() === 409) writer.offered = (await answer.json()).current?.version;
  if (isUpdate && answer.ok()) writer.seen.add((await answer.json()).version);
  if (/\/api\/media\/upload/.test(url) && answer.ok()) {
    const { files = [] } = (await answer.json()) as { files?: { url: string }[] };
    for (const file of files) writer.pictures.add(file.url);
  }
}

/** What this device keeps of the writer's form; undefined when the form is closed, and nothing of it is left. */
export async function keptOf({ page, written }: Writer): Promise<Kept | undefined> {
  return page.evaluate(async (excerpt) => {
    const slots = Object.entries(localStorage).filter(([name]) => name.startsWith('unsaved news '));
    const held = new Set(((await navigator.locks.query()).held ?? []).map(({ name }) => name));
    return slots
      .map(([name, json]) => ({ ...JSON.parse(json).values, isHeld: held.has(name) }))
      .find((values) => values.excerpt === excerpt);
  }, written.excerpt);
}

interface Kept {
  title: string;
  content: string;
  excerpt: string;
  isHeld: boolean;
}
