import { expect, test } from 'vitest';
import { pastOperations } from '#/content/past-operations.ts';
import { starterContent } from '#/content/starter.ts';
import { starterNews } from '#/content/starter-news.ts';
import { starterOperations } from '#/content/starter-operations.ts';
import { isSitePath, sitePaths } from '#/http/site-paths.ts';
import { fixedPages } from '#/server/pages.tsx';
import { ownFactsOf } from '../questions.server.ts';
import { checkArticle } from './check-article.ts';

const context = {
  host: 'dernek.org',
  hiddenNews: new Set(Array.from({ length: 100 }, (_, id) => id)),
  library: [],
  own: ownFactsOf(starterContent),
};

test('articles that were written with care are left alone', () => {
  const found = starterNews.flatMap((article) =>
    checkArticle({ ...article, imageUrl: article.imageUrl ?? '' }, context),
  );
  expect(found.length, JSON.stringify(found)).toBeLessThanOrEqual(2);
});

test('so are descriptions of operations', () => {
  const found = [...starterOperations, ...pastOperations].flatMap(({ title, description }) =>
    checkArticle({ title, excerpt: description, content: description, imageUrl: '', images: [] }, context),
  );
  expect(found).toEqual([]);
});

test('the pages that links may lead to are those that the site has', () => {
  expect(sitePaths.toSorted()).toEqual(fixedPages.map(({ path }) => path).toSorted());
  expect(isSitePath('/bagis')).toBe(false);
});
