import { hour } from '#/format/durations.ts';
import { expectAccessible } from '../support/accessible.ts';
import { countTaps } from '../support/taps.ts';
import { expect, onStarterContent } from '../support/test.ts';
import { hire, visitAs } from './panel-crew.ts';
import { upload } from './panel-pictures.ts';

// it publishes, and looks at what others did
const test = onStarterContent();

const operation = {
  ...{ title: 'Uludağ’da gece araması', description: 'Arıyoruz.', location: 'Bursa', date: '2026-11-01' },
  ...{ status: 'active', published: false },
};

test('what waits and what others did is two taps away from everywhere', { tag: '@phone' }, async ({
  page,
  browser,
  site,
  signIn,
  noFaults,
}) => {
  await signIn(page);
  const other = await visitAs(browser, site, { username: await hire(page) });
  const headers = { origin: site.url };
  expect((await other.request.post('/api/operations', { data: operation, headers })).status()).toBe(201);
  const out = { ...operation, title: 'Erik yolu', published: true };
  expect((await other.request.post('/api/operations', { data: out, headers })).status()).toBe(201);
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  await page.getByRole('dialog').getByLabel('Başlık').fill('Yarım haber');
  await page.getByRole('dialog').getByRole('button', { name: 'Yarım Kalanlara Koy' }).click();
  await expect(page.getByText('Yarım kalanlara kondu', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Medya' }).click();

  const taps = countTaps();
  const desk = page.getByRole('button', { name: 'Masam', exact: true });
  await taps.tap(desk);
  await expect(desk).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(/\?tab=desk$/);
  await expect(page.getByRole('tab')).toHaveCount(4);
  const changes = page.getByRole('region', { name: 'Siz yokken' });
  await expect(changes.getByRole('link', { name: /Erik yolu/ })).toContainText(/kisi-.+ yayınladı, /);
  const waiting = page.getByRole('region', { name: 'Bekleyenler' });
  await expect(waiting.getByRole('link', { name: /Uludağ’da gece araması/ })).toBeVisible();
  await expectAccessible(page, 'the desk');
  await taps.tap(waiting.getByRole('link', { name: /^Yarım haber/ }));
  await expect(page.getByRole('dialog').getByLabel('Başlık')).toHaveValue('Yarım haber');
  expect(taps.count()).toBe(2);
  await page.getByRole('dialog').getByRole('button', { name: 'Kapat', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kaydetmeden Kapat' }).click();

  await expect(page, 'back where it was opened').toHaveURL(/\?tab=desk$/);
  await changes.getByRole('link', { name: /Erik yolu/ }).tap();
  await expect(page.getByRole('dialog').getByLabel('Başlık')).toHaveValue(out.title);
  await expect(page, 'a reload does not open it again').toHaveURL(/\?tab=operations$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Kapat', exact: true }).click();
  await expect(page).toHaveURL(/\?tab=desk$/);
  await expect(changes.getByRole('link', { name: /Erik yolu/ })).toBeVisible();

  await page.route('**/api/admin/desk?*', (route) => route.abort());
  noFaults.allow(/ERR_FAILED/);
  await page.goto('/adminpanel?tab=desk');
  await expect(page.getByRole('alert')).toContainText('Masanız yüklenemedi');
  await page.unroute('**/api/admin/desk?*');
  await page.getByRole('alert').getByRole('button', { name: 'Yeniden Dene' }).tap();
  await expect(changes.getByRole('link', { name: /Erik yolu/ }), 'still the same visit').toBeVisible();

  // its last look is two hours ago then, and was after that change
  await page.clock.setSystemTime(Date.now() + 2 * hour);
  await page.goto('/adminpanel?tab=desk');
  await expect(waiting.getByRole('link', { name: /Uludağ’da gece araması/ })).toBeVisible();
  await expect(changes).toHaveCount(0);
  await other.context().close();
});

test('what was read most on the site stands on the desk, for everybody to read', async ({ page, signIn }) => {
  const pages = [
    { path: '/', title: 'Ana sayfa', reads: 1204 },
    {
      path: '/news/1-kar',
      title: 'Uludağ’da gece araması üç gün sürdü, kayıp dağcılar sağ bulundu',
      reads: 96,
    },
    { path: '/donate', title: 'Bağış', reads: 31 },
  ];
  await signIn(page);
  // what is counted is stored once a minute
  await page.route('**/api/admin/desk?*', async (route) => {
    const desk = await (await route.fetch()).json();
    await route.fulfill({ json: { ...desk, read: { reads: 1331, botReads: 240, pages } } });
  });
  await page.goto('/adminpanel?tab=desk');
  const read = page.getByRole('region', { name: 'Sitede okunanlar' });
  await expect(read).toContainText(
    'Son yedi günde sayfalar 1.331 kez okundu. Arama motorları gibi programların 240 okuması bunun dışında.',
  );
  await expect(read.getByRole('listitem')).toHaveText([
    /Ana sayfa.*1\.204 okuma/,
    /^Uludağ.*96 okuma/,
    /Bağış.*31 okuma/,
  ]);
  await expect(read.getByRole('link', { name: /Bağış/ })).toHaveAttribute('href', '/donate');
  await expectAccessible(page, 'the desk with what was read');
});

test('the association’s telephone is found and published with four taps', { tag: '@phone' }, async ({
  page,
  signIn,
  noFaults: _,
}) => {
  await signIn(page);
  const taps = countTaps();
  await taps.tap(page.getByRole('button', { name: 'Panelde ara' }));
  const field = page.getByRole('combobox', { name: 'Ne arıyorsunuz?' });
  await expect(field).toBeFocused();
  await page.keyboard.type('telefon');
  const option = page.getByRole('option', { name: /^Dernek ve iletişim › İletişim › Telefon$/ });
  await expect(option).toBeVisible();
  await expectAccessible(page, 'the search');
  await taps.tap(option);
  const number = page.getByRole('dialog', { name: 'Dernek ve iletişim' }).getByLabel('Sitede yazılışı');
  await expect(number).toBeFocused();
  await number.fill('0212 000 00 00');
  await taps.tap(page.getByRole('button', { name: 'Yayınla', exact: true }));
  await expect(page.getByText('Bölüm yayınlandı.').first()).toBeVisible();
  expect(taps.count()).toBeLessThanOrEqual(4);
});

test('with the keyboard alone an article of the statute is found from anywhere, and an open text stays', {
  tag: '@desktop',
}, async ({ page, signIn, noFaults: _ }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  const title = page.getByRole('dialog').getByLabel('Başlık');
  await title.fill('Yarım');
  await page.keyboard.press('Control+k');
  await expect(title).toHaveValue('Yarım');
  await expect(page.getByRole('combobox', { name: 'Ne arıyorsunuz?' })).toHaveCount(0);
  await title.fill('');
  // nothing is lost any more: the form makes way
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Ne arıyorsunuz?' });
  await expect(field).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.type('madde');
  await expect(page.getByRole('option').nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', /-1$/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type(' 14');
  await expect(page.getByRole('option', { selected: true })).toContainText(/Dernek Tüzüğü › 14\. /);
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Dernek Tüzüğü' });
  await expect(form.getByRole('button', { name: /^14\. / })).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\?tab=site$/);
  await page.goBack();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Haberler');
});

test('a picture and a person are found, too, and open where they are kept', { tag: '@desktop' }, async ({
  page,
  signIn,
  noFaults: _,
}) => {
  await signIn(page);
  await upload(page, 'sedye-basinda.jpg');
  for (const [typed, dialog] of [
    ['SEDYE BAŞINDA', 'sedye-basinda.jpg'],
    ['admin', 'Kullanıcılar'],
  ] as const) {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Ne arıyorsunuz?' }).fill(typed);
    const group = page.getByRole('group', { name: dialog === 'Kullanıcılar' ? dialog : 'Medya' });
    await group.getByRole('option').first().click();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
  }
});
