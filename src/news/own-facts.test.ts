import { expect, test } from 'vitest';
import { association } from '#/content/association.ts';
import { starterContent } from '#/content/starter.ts';
import { createApp } from '#/server/app.ts';
import { checkContext, emptyArticle } from '../../tests/support/article-findings.ts';
import { shareTestApp } from '../../tests/support/shared-app.ts';
import { checkArticle } from './check/check-article.ts';

const app = shareTestApp();
const path = '/api/admin/own-facts';

test('who writes learns what the association may write of itself', async () => {
  const facts = await (await (await app().signedIn('mert')).get(path)).json();
  expect(facts).toEqual(checkContext.own);
  expect(await (await (await app().signedIn('ayse')).get(path)).json()).toMatchObject({
    mayAllowAccounts: true,
  });
  expect(facts).toMatchObject({ shortName: association.name.short, place: { latitude: expect.any(Number) } });
});

test('strangers are not asked to collect it there', async () => {
  expect((await app().visitor().get(path)).status).toBe(401);
});

test('it learns what holds now, not what the site began with', async () => {
  const name = { ...association.name, short: 'YENİAD' };
  const last = { ...starterContent, association: { ...association, name } };
  const changed = createApp({ ...app().parts, content: { read: async () => last, last } });
  const mert = await app().signedIn('mert');
  const cookie = `session=${mert.cookie('session')}`;
  const answer = await changed.request(path, { headers: { cookie } });
  expect(await answer.json()).toMatchObject({ shortName: 'YENİAD' });
});

test('while it is unknown, nothing is held against an article that it might excuse', () => {
  const content =
    '0532 123 45 67, 40.8512, 31.1698, TR33 0006 1005 1978 6457 8413 26. BÜYÜK BİR TATBİKAT YAPTIK.';
  const find = (own: typeof checkContext.own) =>
    checkArticle({ ...emptyArticle, content }, { ...checkContext, own }).map(({ kind }) => kind);
  expect(new Set(find(checkContext.own))).toEqual(new Set(['phone', 'iban', 'coordinates', 'shouting']));
  expect(find(undefined)).toEqual([]);
});

test('what nobody may write is found without it', () => {
  const content = 'Kimlik 10000000146, 34 ABC 123 plakalı araç, 40° 51′ 04.3″.';
  const kinds = checkArticle({ ...emptyArticle, content }, { host: 'dernek.org' }).map(({ kind }) => kind);
  expect(kinds).toEqual(['identity-number', 'plate', 'coordinates']);
});
