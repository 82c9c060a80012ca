import type { Locator, Page } from '@playwright/test';
import type { Site } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { spoilNetwork } from './bad-network.ts';
import { type Chance, seededChance } from './seeded-chance.ts';

const runs = 20;
const mostAttempts = 15;
/** After so many attempts the network is better, for everything has an end. */
const badAttempts = 8;

interface Written {
  title: string;
  excerpt: string;
  content: string;
}

for (let run = 1; run <= runs; run += 1) {
  test(`run ${run}: what is stored is what was typed, once`, async ({ page, signIn, site }) => {
    const chance = seededChance(run);
    await signIn(page);
    const network = await spoilNetwork(page, chance);
    const title = `Koşu ${run}`;
    const writing = { page, network, site, chance, title };
    const created = await writeUntilSaved({ ...writing, open: 'Yeni Haber' });
    const changed = await writeUntilSaved({ ...writing, open: `Düzenle: ${title}` });
    await network.end();
    await signIn(page);
    const all: Written[] = await (await page.request.get('/api/admin/news')).json();
    const stored = all.filter((news) => news.title === title);
    console.log(
      `run ${run}: ${network.met.length} saves met ${network.met.join(', ')}: ${stored.length} article stored`,
    );
    expect(stored, network.met.join(', ')).toEqual([expect.objectContaining({ ...changed })]);
    expect(changed.content).not.toBe(created.content);
  });
}

interface Writing {
  page: Page;
  network: Awaited<ReturnType<typeof spoilNetwork>>;
  site: Site;
  chance: Chance;
  title: string;
  /** Name of the button that opens the form. */
  open: string;
}

/** Types, saves, types on, and tries again until the form has closed. @returns what was typed */
async function writeUntilSaved({ page, network, site, chance, title, open }: Writing): Promise<Written> {
  // what is compared is the text to the letter
  await page.evaluate(() => localStorage.setItem('writing with codes', 'yes'));
  await page.getByRole('button', { name: open, exact: true }).click();
  const form = page.getByRole('dialog', { name: /Yeni Haber Ekle|Haberi Düzenle/ });
  const written = { title, excerpt: `Özet ${chance.milliseconds(1e6)}`, content: '' };
  await form.getByLabel('Başlık').fill(title);
  await form.getByLabel('Özet').fill(written.excerpt);
  if (open === 'Yeni Haber') {
    await form.getByLabel('Kategori').click();
    await page.getByRole('option', { name: 'Duyuru' }).click();
  }
  /** A sentence more, unless the form has gone meanwhile. */
  async function typeOn() {
    const content = `${written.content}Cümle ${chance.milliseconds(1e9)} ığüşöç.\n\n`;
    const field = form.getByLabel('İçerik');
    const isTyped = await field.fill(content, { timeout: 500 }).then(
      () => true,
      // on a busy machine it may be typed all the same, only later
      async () => (await form.count()) > 0 && (await holds(field, content)),
    );
    if (isTyped) written.content = content;
  }

  await typeOn();
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    network.setHealed(attempt > badAttempts);
    await form.getByRole('button', { name: 'Kaydet' }).click();
    // some write on while it is being saved
    if (attempt <= badAttempts && chance.happens(0.4)) await typeOn();
    if ((await findOutcome(page, site)) === 'closed') return written;
    if (chance.happens(0.5)) await typeOn();
  }
  throw new Error('It could not be saved in any attempt.');
}

/** False when the field goes away meanwhile. */
const holds = (field: Locator, content: string): Promise<boolean> =>
  field.inputValue({ timeout: 5000 }).then(
    (held) => held === content,
    () => false,
  );

/** Waits until the save has ended one way or the other, and signs in when asked to. */
async function findOutcome(page: Page, site: Site): Promise<'closed' | 'open'> {
  const signIn = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
  const submit = page.locator('form[novalidate]:has(textarea) button[type=submit]');
  await page.waitForTimeout(200);
  for (;;) {
    if (await signIn.isVisible()) await signInAgain(signIn, site);
    await expect(page.getByRole('heading', { name: /başka biri kaydetti/ })).toHaveCount(0);
    const [label] = await submit.allTextContents();
    if (label === undefined) return 'closed';
    if (!label.includes('Kaydediliyor') && !(await signIn.isVisible())) return 'open';
    await page.waitForTimeout(50);
  }
}

async function signInAgain(dialog: Locator, { admin }: Site) {
  await dialog.getByLabel('Kullanıcı adı').fill(admin.username);
  await dialog.getByLabel('Şifre', { exact: true }).fill(admin.password);
  await dialog.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(dialog).toHaveCount(0);
}
