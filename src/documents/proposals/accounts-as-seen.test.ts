import { expect, test } from 'vitest';
import type { StoredDocument } from '#/documents/schema.ts';
import { formatIban } from '#/format/iban.ts';
import { documents, otherIban } from '../../../tests/support/accounts.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';

const written = formatIban(otherIban);
const [one, two] = [written.slice(0, 19), written.slice(20)];

/** A year can stand in its middle. */
const example = 'TR33 0006 1005 1978 6457 8413 26';
const [before, after] = [example.slice(0, 14), example.slice(20)];

describeEachDatabase('an account that a page shows in one piece', (fresh) => {
  test('comes before donors around no year, nor around words that the page does not show', async () => {
    const ayse = await (await openTestApp(await fresh())).signedIn('ayse');
    const all = (await (await ayse.get(documents)).json()) as StoredDocument[];
    const changes: [name: string, change: (value: Pages) => object, field: string, iban: string][] = [
      [
        'about',
        ({ timeline, ...value }) => ({
          ...value,
          timeline: [
            { year: 1977, title: 'Kuruluş', text: before },
            { year: 1978, title: after, text: 'Yeni' },
            ...timeline,
          ],
        }),
        'value.timeline.1.title',
        example,
      ],
      [
        'socialActivities',
        ([item = {}, ...items]) => [
          { ...item, id: 'bir', images: [], description: before },
          { ...item, id: 'iki', year: 1978, title: after },
          ...items,
        ],
        'value.1.title',
        example,
      ],
      [
        'press',
        ([item = {}, ...items]) => [{ ...item, channel: one, title: two }, ...items],
        'value.0.title',
        written,
      ],
      [
        'supporters',
        ({ entries: [entry, ...entries], ...value }) => ({
          ...{ ...value, introduction: one },
          entries: [{ ...entry, name: two }, ...entries],
        }),
        'value.entries.0.name',
        written,
      ],
      [
        'home',
        ({ slides: [slide, next, ...slides], ...value }) => ({
          ...value,
          slides: [{ ...slide, link: { label: one, path: '/donate' } }, { ...next, title: two }, ...slides],
        }),
        'value.slides.1.title',
        written,
      ],
    ];
    for (const [document, change, field, iban] of changes) {
      const { id = 0, version } = all.find(({ name }) => name === document) ?? {};
      const { value } = (await (await ayse.get(`${documents}/${id}`)).json()) as { value: Pages };
      const draft = { version, published: true, publishAt: null, value: change(value) };
      const answer = await ayse.put(`${documents}/${id}`, draft);
      expect([document, answer.status, ((await answer.json()) as { fields: object }).fields]).toEqual([
        document,
        400,
        { [field]: expect.stringContaining(`${iban} derneğin bağış hesapları arasında değil`) },
      ]);
    }
  });
});

/** Of any document: a test names those fields that it has. */
type Pages = object[] & { timeline: object[]; slides: object[]; entries: Iterable<object> };
