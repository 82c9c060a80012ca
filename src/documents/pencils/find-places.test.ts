import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findPlaces } from './find-places.ts';
import type { PencilField } from './pencil-field.ts';

const window = new Window();

beforeEach(() => {
  for (const name of ['Node', 'Element'] as const) vi.stubGlobal(name, window[name]);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const field = (path: string, shown: string, more: Partial<PencilField> = {}): PencilField => ({
  ...{ document: 1, path, label: '', href: '', shown: [shown], isOwn: true },
  ...more,
});
const ofFrame = (path: string, shown: string) => field(path, shown, { document: 2, isOwn: false });

/** The words of each place, with the field that its pencil leads to. */
function find(html: string, fields: PencilField[]): string[] {
  window.document.body.innerHTML = html;
  const body = window.document.body as unknown as Element;
  return findPlaces(body, fields).map(({ node, field }) => `${node.textContent?.trim()} > ${field.path}`);
}

test('a text leads to the field that holds it, however the page breaks it', () => {
  const fields = [field('text', 'Bir  iki'), field('iban', 'TR15 9999')];
  expect(find('<main><p>Bir\n iki</p><p>TR15 <b>9999</b></p></main>', fields)).toEqual([
    'Bir\n iki > text',
    'TR15 9999 > iban',
  ]);
});

test('a text that two documents hold is the page’s in the page, and the frame’s around it', () => {
  const fields = [ofFrame('main.0.label', 'Yönetim Kurulu'), field('title', 'Yönetim Kurulu')];
  const html = '<nav>Yönetim Kurulu</nav><main><h1>Yönetim Kurulu</h1></main>';
  expect(find(html, fields)).toEqual(['Yönetim Kurulu > main.0.label', 'Yönetim Kurulu > title']);
});

test('of entries with the same words each has its own', () => {
  const fields = ['Ali', 'Veli', 'Can'].flatMap((name, index) => [
    field(`members.${index}.name`, name),
    field(`members.${index}.position`, 'Üye'),
  ]);
  const html = '<main><p>Ali</p><p>Üye</p><p>Veli</p><p>Üye</p><p>Can</p><p>Üye</p></main>';
  const paths = fields.map(({ path, shown }) => `${shown[0]} > ${path}`);
  expect(find(html, fields)).toEqual(paths);
});

test('what stands twice on the page leads to the same field twice', () => {
  const fields = [
    ofFrame('main.0.label', 'Haberler'),
    ofFrame('main.1.label', 'Kurumsal'),
    ofFrame('footer.label', 'Künye'),
    ofFrame('footer.links.0.label', 'Haberler'),
  ];
  const menu = '<p>Haberler</p><p>Kurumsal</p>';
  const found = find(`${menu}${menu}<main></main><p>Künye</p><p>Haberler</p>`, fields);
  expect(found.filter((place) => place.startsWith('Haberler'))).toEqual([
    'Haberler > main.0.label',
    'Haberler > main.0.label',
    'Haberler > footer.links.0.label',
  ]);
});

test('a field inside of a sentence is found as a whole word, beside its own entry', () => {
  const fields = [0, 1].flatMap((index) => [
    field(`sessions.${index}.place`, `Yer ${index}`),
    field(`sessions.${index}.seats`, '24'),
  ]);
  const html = '<main><p>2024</p><p>Yer 0</p><p>24 kişilik</p><p>Yer 1</p><p>24 kişi</p></main>';
  expect(find(html, fields)).toEqual([
    'Yer 0 > sessions.0.place',
    'Yer 1 > sessions.1.place',
    '24 kişilik > sessions.0.seats',
    '24 kişi > sessions.1.seats',
  ]);
});

test('a picture leads to its address and to its description', () => {
  const fields = [field('imageUrl', '/artwork/ridge-1600.webp'), field('alt', 'Dağ sırtı')];
  const html = '<main><img src="/artwork/ridge-800.webp" alt="Dağ sırtı"></main>';
  expect(find(html, fields)).toEqual([' > imageUrl', ' > alt']);
});

test('a word of the frame that the page says by itself has no pencil', () => {
  expect(find('<main><h1>Bağış</h1></main>', [ofFrame('desks.2.label', 'Bağış')])).toEqual([]);
});

test('the bar above a preview, which names the parts of the site, has no pencils', () => {
  const bar = '<aside data-preview-bar=""><ul><li><a href="/a">Yönetim Kurulu</a></li></ul></aside>';
  const html = `${bar}<nav>Yönetim Kurulu</nav><main></main>`;
  expect(find(html, [ofFrame('main.0.label', 'Yönetim Kurulu')])).toEqual(['Yönetim Kurulu > main.0.label']);
});

test('scripts, and what React has not woken yet, are left alone', () => {
  const html = '<main><script>Metin</script><div data-wake="load"><p>Metin</p></div></main>';
  expect(find(html, [field('text', 'Metin')])).toEqual([]);
});
