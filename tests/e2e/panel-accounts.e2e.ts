import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Permits } from '#/content/permits.ts';
import { openDatabase } from '#/db/database.ts';
import type { StoredDocument } from '#/documents/answers.server.ts';
import { formatLongDate, istanbulDay } from '#/format/dates.ts';
import { day } from '#/format/durations.ts';
import { formatIban } from '#/format/iban.ts';
import { editPaths } from '#/http/panel-paths.ts';
import { hashPassword } from '#/staff/passwords.server.ts';
import { addStaff } from '#/staff/store.server.ts';
import { expectAccessible } from '../support/accessible.ts';
import {
  changeIban,
  documents,
  firstIban,
  otherIban,
  passwordOfSecond,
  publishReal,
  readDonation,
} from '../support/accounts.ts';
import { type Site, startSite } from '../support/site.ts';
import { test as base, expect } from '../support/test.ts';
import { toastOf } from './panel-bin-content.ts';
import { attachDevice, named, openWaysIn } from './panel-device.ts';

/** These tests change what every donor reads, so they have a server of their own. */
const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** An admin whose account is older than a week. */
async function hireSecondAdmin({ folder }: Site): Promise<string> {
  const username = `zeynep-${Date.now()}`;
  const database = openDatabase(join(folder, 'data', 'site.sqlite'));
  const passwordHash = await hashPassword(passwordOfSecond);
  const now = new Date('2026-01-01T00:00:00.000Z');
  await addStaff(database.db, { username, passwordHash, role: 'admin', now });
  await database.close();
  return username;
}

/** The calls of the panel, in the name of the person signed in on this page. */
function callsOf({ request }: Page, { url }: Site) {
  const headers = { origin: url };
  const answer = async (sent: Promise<{ status(): number; text(): Promise<string> }>) => {
    const got = await sent;
    return new Response(await got.text(), { status: got.status() });
  };
  return {
    get: (path: string) => answer(request.get(path)),
    put: (path: string, data: unknown) => answer(request.put(path, { data, headers })),
  };
}

async function visitAs(browser: Browser, { url }: Site, username: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url })).newPage();
  const data = { username, password: passwordOfSecond };
  const answer = await page.request.post('/api/admin/login', { data, headers: { origin: url } });
  expect(answer.status(), await answer.text()).toBe(200);
  await page.goto('/adminpanel');
  return page;
}

const readDonate = async ({ request }: Page) => (await request.get('/donate')).text();

test('a lone admin who publishes other accounts reads that they wait, and what is missing', {
  tag: '@phone',
}, async ({ page, signIn, browser, site }) => {
  await signIn(page);
  const { title } = await readDonation(callsOf(page, site));
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('menuitem', { name: 'Site', exact: true }).click();
  await page.getByRole('button', { name: `Düzenle: ${title}` }).click();
  const form = page.getByRole('dialog', { name: title });
  await form.getByLabel('Alıcı adı', { exact: true }).fill('Başka Bir Dernek');
  const rule = form.getByRole('region', { name: 'Bağış hesapları nasıl değişir?' });
  await expect(rule).toContainText('İlk gerçek hesapları tek başınıza');
  await expect(rule).toContainText('Şu anda onaylayabilecek ikinci bir yönetici yok');
  await expect(form.getByText(/ziyaretçiler görür\. .* önce ikinci bir yönetici onaylar\.$/)).toBeVisible();
  await form.getByRole('button', { name: /^Yayınla|^Yayındakini/ }).click();
  await expect(page.getByText('Onay bekliyor', { exact: true }).first()).toBeVisible();
  await expect(toastOf(page)).toContainText('Şu anda onaylayabilecek ikinci bir yönetici yok');
  expect(await readDonate(page)).not.toContain('Başka Bir Dernek');
  await page.goto('/adminpanel');
  await page.getByRole('button', { name: 'İncele' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bağış hesapları değişsin mi?' });
  await expect(dialog).toContainText('iki yönetici gerekir');
  await expect(dialog).toContainText('sitenize bakan kişi onaylayabilir');
  await expect(dialog).not.toContainText('npm');
  await expect(dialog.getByRole('link', { name: /^Yardım: Bağış hesapları/ })).toBeVisible();
  await expectAccessible(page);

  const hired = { username: 'yeni.biri', role: 'admin', password: passwordOfSecond };
  const answer = await page.request.post('/api/admin/staff', { data: hired, headers: { origin: site.url } });
  expect(answer.status(), await answer.text()).toBe(201);
  await page.reload();
  await page.getByRole('button', { name: 'İncele' }).click();
  await expect(dialog).toContainText('yeni.biri, başkasının verdiği şifreyi değiştirdikten bir hafta sonra');
  const other = await visitAs(browser, site, hired.username);
  await other.getByRole('button', { name: 'İncele' }).click();
  await expect(other.getByRole('dialog')).toContainText('Bu öneriyi şimdi onaylayamazsınız');
  await expect(other.getByRole('dialog')).not.toContainText('ekleyin');
  await other.context().close();
  await dialog.getByRole('button', { name: 'Öneriyi Geri Çek' }).click();
  await expect(page.getByText('Öneri kaldırıldı', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'İncele' })).toHaveCount(0);
  await expect(page.locator('main h2')).toBeFocused();
});

test('the first real accounts are repeated before donors read them, beside what is left of the examples', {
  tag: '@phone',
}, async ({ page, signIn, site, noFaults }) => {
  noFaults.allow(/status of 422|ERR_FAILED/);
  await signIn(page);
  const { id, title, version, value } = await publishReal(callsOf(page, site), { published: false });
  const [iban, document] = [formatIban(firstIban(value)), `/api/admin/documents/${id}`];
  await page.goto(editPaths.document(id));
  const publish = page.getByRole('dialog', { name: title }).getByRole('button', { name: /^Yayınla/ });
  await publish.click();
  const question = page.getByRole('alertdialog', {
    name: 'Hesapları bankanın belgesiyle karşılaştırdınız mı?',
  });
  await expect(question).toContainText(`${iban}, ${value.beneficiary}`);
  await expect(question).toContainText('ORBATRT0XXX');
  await expectAccessible(page, 'the last look at accounts');
  await question.getByRole('button', { name: 'Düzenlemeye Dön' }).click();
  expect(await readDonate(page)).not.toContain(iban);
  await publish.click();
  // other tests need the examples
  await page.route(`**${document}`, (route) => route.abort());
  const accepted = page.waitForRequest((request) => /\w/.test(request.headers()['accepted-findings'] ?? ''));
  await question.getByRole('button', { name: 'Yine de yayınla' }).click();
  expect((await accepted).postDataJSON()).toMatchObject({ published: true });
  await page.request.delete(`${document}/draft?version=${version}`, { headers: { origin: site.url } });
});

test('the reminder of a permit that ends leads to its last day', { tag: '@phone' }, async ({
  page,
  signIn,
  site,
}) => {
  await signIn(page);
  const { get, put } = callsOf(page, site);
  const list = (await (await get(documents)).json()) as StoredDocument[];
  const { id } = list.find(({ name }) => name === 'permits') as StoredDocument;
  const { version, value } = (await (await get(`${documents}/${id}`)).json()) as {
    version: number;
    value: Permits;
  };
  const [first, second, ...others] = value.entries as [
    Permits['entries'][number],
    Permits['entries'][number],
  ];
  const endsOn = istanbulDay(new Date(Date.now() + 7 * day));
  const entries = [first, { ...second, endsOn }, ...others];
  await put(`${documents}/${id}`, { version, value: { ...value, entries }, published: true });
  await page.reload();
  await expect(page.getByText(`${formatLongDate(endsOn)} günü bitiyor (7 gün kaldı)`)).toBeVisible();
  await page.getByRole('link', { name: 'Tarihine Git' }).click();
  const lastDay = page.locator('[data-field="entries.1.endsOn"]').getByLabel('Son günü');
  await expect(lastDay).toHaveValue(endsOn);
  await expect(lastDay).toBeInViewport();
  await expectAccessible(page);
  await put(`${documents}/${id}`, { version: version + 1, value, published: true });
  await page.reload();
  await expect(page.getByText('günü bitiyor')).toHaveCount(0);
});

test('before a number is typed the form says at its head and at the number who may confirm it', {
  tag: '@phone',
}, async ({ page, signIn, site }) => {
  await signIn(page);
  const { id, title } = await readDonation(callsOf(page, site));
  const form = page.getByRole('dialog', { name: title });
  const iban = form.getByLabel('IBAN').and(page.locator(':focus'));
  const openAt = async () => {
    await page.goto(editPaths.document(id, 'banks.0.accounts.0.iban'));
    await expect(iban).toBeFocused();
  };
  await openAt();
  await expect(iban).toHaveAccessibleDescription(/İlk gerçek hesapları onay beklemeden yayınlarsınız\./);

  const me = { username: 'admin', isReader: true, isTrusted: true, trustedFrom: '2026-01-01T00:00:00.000Z' };
  const ayse = {
    username: 'ayse',
    isReader: false,
    isTrusted: false,
    trustedFrom: '2026-12-05T09:00:00.000Z',
  };
  let admins = [me, ayse];
  await page.route('**/api/admin/documents/proposals', async (route) => {
    const news = await (await route.fetch()).json();
    await route.fulfill({ json: { ...news, rule: { isFirst: false, admins } } });
  });
  await openAt();
  await expect(iban).toHaveAccessibleDescription(
    /ikinci bir yöneticinin onayını bekler\. Şu anda onaylayabilecek kimse yok\. ayse, 5 Aralık 2026, .+ sonrasında/,
  );
  await expectAccessible(page, 'the accounts, which nobody may confirm');
  const rule = form.getByRole('region', { name: 'Bağış hesapları nasıl değişir?' });
  await expect(rule).toContainText('ayse, 5 Aralık 2026');
  const [head, first] = [rule, form.getByRole('textbox').first()];
  expect((await head.boundingBox())?.y).toBeLessThan((await first.boundingBox())?.y ?? 0);

  admins = [me, { ...ayse, isTrusted: true }];
  await openAt();
  await expect(iban).toHaveAccessibleDescription(/onayını bekler\. Onaylayabilecek kişiler: ayse\.$/);
  await expect(rule).toContainText('Onaylayabilecek kişiler: ayse.');
});

test('one admin alone does not change what donors read; the second confirms it with the password', async ({
  page,
  signIn,
  browser,
  site,
  noFaults,
}) => {
  noFaults.allow(/status of 400/);
  const second = await hireSecondAdmin(site);
  await signIn(page);
  const before = firstIban((await readDonation(callsOf(page, site))).value);
  const iban = before === otherIban ? 'TR529999900000000033000002' : otherIban;
  await changeIban(callsOf(page, site), { iban });
  await page.reload();
  await page.getByRole('button', { name: 'İncele' }).click();
  const own = page.getByRole('dialog', { name: 'Bağış hesapları değişsin mi?' });
  await expect(own).toContainText('Kendi değişikliğinizi onaylayamazsınız');
  await expect(own).toContainText(second);
  await expect(own.getByRole('button', { name: 'Onayla ve Yayınla' })).toHaveCount(0);
  expect(await readDonate(page)).toContain(formatIban(before));

  const other = await visitAs(browser, site, second);
  await expect(other.getByText('admin bağış hesaplarını değiştirmek istiyor.')).toBeVisible();
  await other.getByRole('button', { name: 'İncele' }).click();
  const dialog = other.getByRole('dialog', { name: 'Bağış hesapları değişsin mi?' });
  await expect(dialog).toContainText(
    `IBAN: [çıkarılan: ${formatIban(before)}] → [eklenen: ${formatIban(iban)}]`,
  );
  await expectAccessible(other);
  await dialog.getByRole('textbox', { name: 'Şifreniz' }).fill('Yanlis-Sifre-9');
  await dialog.getByRole('button', { name: 'Onayla ve Yayınla' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Şifreniz' })).toHaveAccessibleDescription(/Şifre hatalı/);
  expect(await readDonate(page)).toContain(formatIban(before));
  await dialog.getByRole('textbox', { name: 'Şifreniz' }).fill(passwordOfSecond);
  await dialog.getByRole('button', { name: 'Onayla ve Yayınla' }).click();
  await expect(other.getByText('Bağış hesapları değişti', { exact: true })).toBeVisible();
  expect(await readDonate(page)).toContain(formatIban(iban));
  expect(await readDonate(page)).not.toContain(formatIban(before));

  await expect(other.getByText(`admin önerdi, ${second} onayladı`)).toBeVisible();
  await other.getByRole('button', { name: 'Gördüm' }).click();
  await expect(other.getByText(`admin önerdi, ${second} onayladı`)).toHaveCount(0);
  await other.context().close();
  await page.reload();
  await expect(page.getByText(`admin önerdi, ${second} onayladı`)).toBeVisible();
});

test('the second admin confirms other accounts with a passkey', {
  tag: '@desktop',
}, async ({ page, signIn, browser, site }) => {
  const second = await hireSecondAdmin(site);
  await signIn(page);
  const before = firstIban((await readDonation(callsOf(page, site))).value);
  const iban = before === otherIban ? 'TR529999900000000033000002' : otherIban;
  await changeIban(callsOf(page, site), { iban });

  const other = await visitAs(browser, named(site), second);
  await attachDevice(other);
  const ways = await openWaysIn(other);
  await ways.getByRole('button', { name: 'Geçiş Anahtarı Ekle' }).click();
  await ways.getByLabel('Mevcut şifre').fill(passwordOfSecond);
  await ways.getByRole('button', { name: 'Ekle', exact: true }).click();
  await ways.getByRole('button', { name: 'Kodları Sakladım' }).click();
  await ways.getByRole('button', { name: 'Kapat', exact: true }).click();
  await other.getByRole('button', { name: 'İncele' }).click();
  const dialog = other.getByRole('dialog', { name: 'Bağış hesapları değişsin mi?' });
  await dialog.getByRole('button', { name: 'Şifre yerine geçiş anahtarımla onayla' }).click();
  await expect(other.getByText('Bağış hesapları değişti', { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(await readDonate(page)).toContain(formatIban(iban));
  await other.context().close();
});

test('the second admin is asked before a proposal is refused, and who publishes drafts learns what waits', {
  tag: '@phone',
}, async ({ page, signIn, browser, site }) => {
  const second = await hireSecondAdmin(site);
  await signIn(page);
  const before = firstIban((await readDonation(callsOf(page, site))).value);
  const iban = before === otherIban ? 'TR529999900000000033000002' : otherIban;
  const { title } = await changeIban(callsOf(page, site), { iban, published: false });
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('menuitem', { name: 'Site', exact: true }).click();
  await page.getByRole('button', { name: 'Taslakları Yayınla' }).click();
  const drafts = page.getByRole('alertdialog', { name: 'Taslakları Yayınla' });
  await expect(drafts.getByRole('listitem').filter({ hasText: title })).toContainText(
    'bir yeri değiştiyse yayınlanmaz',
  );
  await expectAccessible(page, 'drafts of which one waits');
  await drafts.getByRole('button', { name: 'Taslakları Yayınla' }).click();
  await expect(page.getByText('Onay bekliyor', { exact: true }).first()).toBeVisible();

  const other = await visitAs(browser, site, second);
  await other.getByRole('button', { name: 'İncele' }).click();
  const dialog = other.getByRole('dialog', { name: 'Bağış hesapları değişsin mi?' });
  await dialog.getByRole('button', { name: 'Reddet' }).click();
  const question = other.getByRole('alertdialog', { name: 'admin adlı kişinin önerisi reddedilsin mi?' });
  await expectAccessible(other, 'the question before a refusal');
  await question.getByRole('button', { name: 'İptal' }).click();
  await expect(dialog.getByRole('button', { name: 'Reddet' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Reddet' }).click();
  await question.getByRole('button', { name: 'Reddet' }).click();
  await expect(other.getByText('Öneri kaldırıldı', { exact: true })).toBeVisible();
  await expect(other.getByRole('button', { name: 'İncele' })).toHaveCount(0);
  await other.context().close();
  expect(await readDonate(page)).toContain(formatIban(before));
});
