import { expect, test } from 'vitest';
import { documentSchemas } from '#/content/documents.ts';
import { starterContent } from '#/content/starter.ts';
import { sitePaths } from '#/http/site-paths.ts';
import { emptyValue, type FormSchema, fitted } from '#/panel/form/form-schema.ts';
import { fieldsOf, flatten } from './flat-document.ts';
import { formOf, knownNames } from './forms.server.ts';
import { hasShape } from './shape.ts';
import { tidy } from './tidy.ts';

const kept = ['id', 'version', 'updatedAt', 'published', 'waits', 'publishAt', 'scheduled'];

function everyField(form: FormSchema, path = ''): [path: string, field: FormSchema][] {
  const inside = [
    ...Object.entries(form.properties ?? {}),
    ...(form.items ? [['each', form.items] as const] : []),
  ];
  const below = inside.flatMap(([name, field]) => everyField(field, `${path}.${name}`));
  return [[path, form], ...below, ...(form.anyOf ?? []).flatMap((one) => everyField(one, path))];
}

test.each(knownNames)('%s: no field has a name that the form keeps for itself', (name) => {
  expect(Object.keys(fieldsOf(formOf(name))).filter((field) => kept.includes(field))).toEqual([]);
});

test.each(knownNames)('%s: every field of its form has a label', (name) => {
  const isTyped = ([path, { type, control }]: [string, FormSchema]) =>
    type !== 'null' && control !== 'id' && !path.endsWith('.each');
  const nameless = everyField(formOf(name))
    .filter(isTyped)
    .filter(([, { title, anyOf }]) => !title && !anyOf);
  expect(nameless.map(([path]) => path)).toEqual([]);
});

test.each(knownNames)('%s: what the site came with has the form, and is as tidy as it can be', (name) => {
  const value: unknown = starterContent[name];
  expect(hasShape(formOf(name), value)).toBe(true);
  expect(tidy(formOf(name), value)).toEqual(value);
});

test.each(knownNames)('%s: an untouched form has the form, too', (name) => {
  expect(hasShape(formOf(name), emptyValue(formOf(name)))).toBe(true);
});

test('a draft keeps what is typed and no number yet, but no number that another program sends as a text', () => {
  const { finances } = starterContent;
  const hasOpening = (opening: unknown) =>
    hasShape(formOf('finances'), {
      ...finances,
      entries: finances.entries.map((account) => ({ ...account, opening })),
    });
  expect(['', '12,5', 'bin', null, 12].map(hasOpening)).toEqual([true, true, true, true, true]);
  expect(['12', '1.250', true, []].map(hasOpening)).toEqual([false, false, false, false]);
});

test.each(knownNames)('%s: what has all fields of its description stays as it is', (name) => {
  const value: unknown = starterContent[name];
  expect(fitted(formOf(name), value)).toEqual(value);
});

test('an entry that lost a field is still known as what it was', () => {
  const link = { label: 'Haberler', path: '/news' };
  const { footer } = starterContent.menu;
  const menu = {
    main: [
      { ...link, icon: 'star' },
      { label: 'KURUMSAL', links: [link], icon: 'star' },
    ],
    footer,
  };
  expect(fitted(formOf('menu'), menu)).toEqual({
    main: [link, { label: 'KURUMSAL', links: [link] }],
    footer,
  });
});

test('a field without a default holds what came with the site, and in a list nothing', () => {
  const { introduction, ...board } = starterContent.board;
  const members = [{ name: 'Ali Kaya' }];
  const first = { ...starterContent.board, introduction: 'İlk giriş.' };
  expect(fitted(formOf('board'), { ...board, members }, first)).toEqual({
    ...{ ...board, introduction: 'İlk giriş.' },
    members: [{ name: 'Ali Kaya', position: '' }],
  });
});

test('a form knows its document by what its head says, not by a field of the same name', () => {
  const head = {
    id: 7,
    name: 'board',
    title: 'Yönetim Kurulu',
    version: 2,
    publishedVersion: 1,
    published: false,
  };
  const rest = { waits: false, isGuarded: false, publishAt: null, updatedAt: '', updatedBy: '', form: {} };
  const value = { title: 'Kurulumuz', name: 'başka' };
  expect(flatten({ ...head, ...rest, value })).toMatchObject({ id: 7, version: 2, ...value });
});

test('new entries get a number and an address from what was typed', () => {
  const article = (number: number, title: string) => ({ number, title, paragraphs: ['Metin '] });
  const statute = { articles: [article(9, 'Bir'), article(9, 'İki ')] };
  expect(tidy(formOf('statute'), statute)).toEqual({
    articles: [
      { number: 1, title: 'Bir', paragraphs: ['Metin'] },
      { number: 2, title: 'İki', paragraphs: ['Metin'] },
    ],
  });
  const item = {
    id: '',
    year: 2026,
    title: 'Düzce’de gece araması',
    description: '',
    videoFile: null,
    channel: '',
  };
  expect(tidy(formOf('press'), [item])).toMatchObject([{ id: 'duzcede-gece-aramasi' }]);
});

test('every document is known, in the order of the pages, and what is on all of them last', () => {
  expect(knownNames.toSorted()).toEqual(Object.keys(documentSchemas).toSorted());
  const pages = knownNames.map((name) => formOf(name).page);
  expect(pages.splice(-3)).toEqual([undefined, '/crisis', undefined]);
  expect(pages).toEqual(sitePaths.flatMap((path) => pages.filter((page) => page === path)));
  expect(knownNames.slice(0, 3)).toEqual(['home', 'menu', 'association']);
});
