import { Window } from 'happy-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { findPlaces } from '#/documents/pencils/find-places.ts';
import type { PencilPlan } from '#/documents/pencils/pencil-field.ts';
import { sitePaths } from '#/http/site-paths.ts';
import { shareTestApp } from '../../../tests/support/shared-app.ts';

const app = shareTestApp();

/** What a page reads and does not write: see the tests of the whole list below. */
const unwritten =
  /(^|\.)(description|fullName|endsOn|latitude|longitude|onThisPage|copyFailed|sharedPicture)$|^(tae|akt1|akt2)\.(name|sessions\.\d+\.startsOn)$|^banks\.\d+\.accounts\.0\.iban$/;

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The page as an admin's browser holds it once everything is awake. */
async function preview(path: string) {
  const ayse = await app().signedIn('ayse');
  const { document, Node, Element } = new Window();
  document.write(await (await ayse.get(`/adminpanel/preview/site${path}`)).text());
  for (const island of document.querySelectorAll('[data-wake]')) island.removeAttribute('data-wake');
  vi.stubGlobal('Node', Node);
  vi.stubGlobal('Element', Element);
  const { fields } = JSON.parse(
    document.querySelector('template[data-pencil]')?.getAttribute('data-pencil') ?? '',
  ) as PencilPlan;
  const found = new Set(findPlaces(document.body as unknown as Element, fields).map(({ field }) => field));
  return { fields, found };
}

test.each(sitePaths)('on %s every field that the page writes has a pencil', async (path) => {
  const { fields, found } = await preview(path);
  const missing = fields.filter((field) => !found.has(field)).map((field) => field.path);
  expect(missing.filter((field) => !unwritten.test(field))).toEqual([]);
});
