import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VersionList } from './version-list.tsx';

const draw = (titles: string[], { drafts = 0, isAlwaysOut = false } = {}) =>
  renderToStaticMarkup(
    <VersionList
      isAlwaysOut={isAlwaysOut}
      list={titles.map((title, at) => ({
        ...{ title, version: titles.length - at, published: at >= drafts },
        ...{ savedAt: '2026-11-21T18:00:00.000Z', savedBy: 'ayse' },
      }))}
      onChoose={() => {}}
    />,
  );

test('versions are told apart by their titles where these differ, and do not repeat a title that stays', () => {
  const changed = draw(['Yeni başlık', 'Eski başlık']);
  expect(changed).toContain('Yeni başlık');
  expect(changed).toContain('Eski başlık');
  const same = draw(['Dernek Tüzüğü', 'Dernek Tüzüğü']);
  expect(same).toContain('Sürüm 2');
  expect(same).not.toContain('Dernek Tüzüğü');
});

test('of what visitors always read, the version they read is named, and a draft is not called the present one', () => {
  const badges = (drawn: string) =>
    [...drawn.matchAll(/<span class="[^"]*rounded-full[^>]*>([^<]*)/g)].map(([, said]) => said);
  const titles = ['Yönetim', 'Yönetim', 'Yönetim'];
  expect(badges(draw(titles, { drafts: 1, isAlwaysOut: true }))).toEqual(['Taslak', 'Yayında', 'Yayınlandı']);
  expect(badges(draw(titles, { isAlwaysOut: true }))).toEqual([
    'Yayında',
    'Şu anki sürüm',
    'Yayınlandı',
    'Yayınlandı',
  ]);
  expect(badges(draw(titles, { drafts: 1 }))).toEqual([
    'Taslak',
    'Şu anki sürüm',
    'Yayınlandı',
    'Yayınlandı',
  ]);
});
