import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VersionList } from './version-list.tsx';

const draw = (titles: string[]) =>
  renderToStaticMarkup(
    <VersionList
      list={titles.map((title, at) => ({
        ...{ title, version: titles.length - at, published: true },
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
