import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { firstsOf, formOf as formOfCollection } from '#/collections/collection.ts';
import { comparisonOf } from '#/documents/admin/document-versions.tsx';
import { fieldsOf } from '#/documents/flat-document.ts';
import { formOf, knownNames } from '#/documents/forms.server.ts';
import { newsControls } from '#/news/admin/news-dialog.tsx';
import { compareVersions as compareNews } from '#/news/admin/news-versions.tsx';
import type { NewsVersion } from '#/news/answers.server.ts';
import { news } from '#/news/schema.ts';
import { OperationChoice } from '#/operations/admin/operation-choice.tsx';
import { operationControls } from '#/operations/admin/operation-dialog.tsx';
import { compareVersions as compareOperations } from '#/operations/admin/operation-versions.tsx';
import type { OperationVersion } from '#/operations/answers.server.ts';
import { operations } from '#/operations/schema.ts';
import type { Controls } from '#/panel/form/field-props.ts';
import { Fields } from '#/panel/form/fields.tsx';
import { type FormSchema, isRequired, presentForm } from '#/panel/form/form-schema.ts';
import { formValues } from '#/panel/form/form-values.ts';
import { OperationsContext } from '#/panel/form/operation-field.tsx';
import { isChanged, type VersionField } from '#/panel/versions/versions-dialog.tsx';
import { photoControls, photoForm } from '#/photos/admin/photo-fields.tsx';
import { holdForm } from '../../tests/support/held-form.ts';

/**
 * What a person reads in the forms of the panel, in its order, and beside an earlier version. Who means to change it
 * writes the files anew with `npx vitest run`, this file's name and `-u`, and reads the difference.
 */

function readForm(fields: FormSchema, controls: Controls): string[] {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <OperationsContext value={{ Field: OperationChoice, useTitle: () => undefined }}>
        <Fields form={holdForm(formValues(fields))} fields={fields} controls={controls} />
      </OperationsContext>
    </QueryClientProvider>,
  );
  return [...html.matchAll(/<(label|legend|p)\b[^>]*>(.*?)<\/\1>(<span[^>]*>\*)?/g)].flatMap(
    ([, element, inner = '', mark]) => {
      const words = `${inner.replace(/<[^>]*>/g, '')}${mark ? ' *' : ''}`;
      return words ? [`${element === 'p' ? '      ' : '  '}${words}`] : [];
    },
  );
}

test('the forms of articles, operations and photos ask for the same in the same order', async () => {
  const lines = [
    ...['Haber', ...readForm(formOfCollection(news), newsControls)],
    ...['Operasyon', ...readForm(formOfCollection(operations), operationControls)],
    ...['Fotoğraf', ...readForm(photoForm, photoControls)],
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('forms-stay.things.snap');
});

/** A field with its hint, and below it those that it holds; not those that the server fills in. */
function readField(schema: FormSchema, depth = 1): string[] {
  const { title, description, one, choices, control, items = schema } = schema;
  if (control === 'id' || control === 'position' || control === 'fixed') return [];
  const inner = presentForm(schema);
  const words = [
    title,
    isRequired(schema) && '*',
    inner && '(optional)',
    one && `[+ ${one}]`,
    choices && `[${Object.values(choices).join(', ')}]`,
    description && `— ${description}`,
  ];
  return [
    `${'  '.repeat(depth)}${words.filter(Boolean).join(' ')}`,
    ...(inner ? [inner] : (items.anyOf ?? Object.values(items.properties ?? {}))).flatMap((part) =>
      readField(part, depth + 1),
    ),
  ];
}

test('the form of each part of the site asks for the same in the same order', async () => {
  const lines = knownNames.flatMap((name) => {
    const form = formOf(name);
    const fields = Object.values(fieldsOf(form));
    return [
      `${form.title} (${name}, ${form.page ?? 'no page'})`,
      ...fields.flatMap((field) => readField(field)),
    ];
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('forms-stay.documents.snap');
});

const saved = {
  earlier: { version: 1, savedAt: '2026-11-20T18:00:00.000Z', savedBy: 'ayse', published: false },
  later: { version: 2, savedAt: '2026-11-21T18:00:00.000Z', savedBy: 'mert', published: true },
};

const article = firstsOf(news) as NewsVersion;

const articles: [NewsVersion, NewsVersion] = [
  {
    ...{ ...article, ...saved.earlier },
    ...{ title: 'İlk başlık', excerpt: 'İlk özet.', content: 'İlk metin.\n\nİkinci paragraf.' },
    ...{ category: 'Duyuru', imageUrl: null, images: ['/media/bir.jpg', '/media/iki.jpg'] },
    ...{ operationId: null, operationTitle: null, publishAt: null },
  },
  {
    ...{ ...article, ...saved.later },
    ...{ title: 'Son başlık', excerpt: 'Son özet.', content: 'Son metin.' },
    ...{ category: 'Eğitim', imageUrl: '/media/kapak.jpg', images: ['/media/iki.jpg'] },
    ...{ operationId: 7, operationTitle: 'Arama', publishAt: '2026-11-22T06:00:00.000Z' },
  },
];

const search = firstsOf(operations) as OperationVersion;

const searches: [OperationVersion, OperationVersion] = [
  {
    ...{ ...search, ...saved.earlier },
    ...{ title: 'Arama', description: 'Sürüyor.', location: 'Köy yolu', district: 'Bolu, Mengen' },
    ...{ isPlaceHeld: true, date: '2026-11-19', status: 'active', type: null },
    ...{ rescuedCount: 0, volunteerCount: 12, imageUrl: null },
  },
  {
    ...{ ...search, ...saved.later },
    ...{ title: 'Arama bitti', description: 'Bulundu.', location: 'Yayla', district: 'Bolu, Gerede' },
    ...{ isPlaceHeld: false, date: '2026-11-20', status: 'completed', type: 'Kayıp Şahıs Arama' },
    ...{ rescuedCount: 1, volunteerCount: 15, imageUrl: '/media/arama.jpg' },
  },
];

/** A kind of field each: choice, long text, link that may be absent, and times. */
const notices = [
  {
    ...{ isOn: false, kind: 'warning', sentence: 'Telefonlarımız yoğun.', link: null },
    ...{ begins: null, ends: '2026-11-21T18:00:00.000Z' },
  },
  {
    ...{
      isOn: true,
      kind: 'emergency',
      sentence: 'Yoldayız.',
      link: { label: 'Haberler', address: '/news' },
    },
    ...{ begins: '2026-11-20T18:00:00.000Z', ends: null },
  },
].map((value) => ({ value }));

const readComparison = (title: string, fields: VersionField[]) => [
  title,
  ...fields
    .filter(isChanged)
    .flatMap(({ label, isProse, before, after }) => [
      `  ${label}${isProse ? '' : ' (by lines)'}`,
      ...before.map((line) => `    - ${String(line).replaceAll('\n', ' / ')}`),
      ...after.map((line) => `    + ${String(line).replaceAll('\n', ' / ')}`),
    ]),
];

test('beside an earlier version, what differs is shown by the same labels, in the same order', async () => {
  const [earlier = { value: {} }, later = { value: {} }] = notices;
  const lines = [
    ...readComparison('Haber', compareNews(...articles)),
    ...readComparison('Operasyon', compareOperations(...searches)),
    ...readComparison('Duyuru', comparisonOf(formOf('notice'))(earlier, later)),
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('forms-stay.versions.snap');
});
