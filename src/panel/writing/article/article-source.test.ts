import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { describe, expect, test } from 'vitest';
import { starterNews } from '#/content/starter-news.ts';
import { editedArticles, typedArticles } from '../../../../tests/support/articles.ts';
import { articleSchema as schema } from './article-schema.ts';
import { type ArticleSource, openArticle, settleArticle, writeArticle } from './article-source.ts';

const nothing = openArticle('') as ArticleSource;
/** Written without what it was opened from. */
const writeAll = (doc: Node) => writeArticle(doc, nothing);
const articles = starterNews.map(({ content }) => content);

describe('an article that nobody touches keeps every character', () => {
  test.each(articles)('of the starter content: %.40s', (article) => {
    const opened = openArticle(article) as ArticleSource;
    expect(writeArticle(opened.doc, opened)).toBe(article);
    expect(opened.blocks.map(({ gap, text }) => gap + text).join('') + opened.tail).toBe(article);
    expect(opened.doc.children.map(({ type }) => type.name)).not.toContain('verbatim');
  });

  test('however it was typed', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(typedArticles, (article) => {
        const opened = openArticle(article);
        if (!opened) return;
        expect(writeArticle(opened.doc, opened)).toBe(article);
        expect(opened.blocks.map(({ gap, text }) => gap + text).join('') + opened.tail).toBe(article);
      }),
      { seed: 20261120, numRuns: 3_000 },
    );
  });
});

describe('articles go into the editor and out again, and nothing changes', () => {
  test('7,000 as somebody may have typed them', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(typedArticles, (article) => {
        const opened = openArticle(article);
        if (!opened) return;
        const written = writeAll(opened.doc);
        const again = openArticle(written);
        expect(again?.doc.toJSON()).toEqual(opened.doc.toJSON());
        expect(writeAll(again?.doc as Node)).toBe(written);
      }),
      { seed: 20261121, numRuns: 7_000 },
    );
  });

  test('3,000 as the editor may hold them', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(editedArticles, (doc) => {
        const written = writeAll(doc);
        const again = openArticle(written);
        const settled = settleArticle(doc, nothing);
        expect(again?.doc.toJSON()).toEqual(
          schema.node('doc', null, settled.length > 0 ? settled : [schema.node('paragraph')]).toJSON(),
        );
        expect(writeAll(again?.doc as Node)).toBe(written);
      }),
      { seed: 20261122, numRuns: 3_000 },
    );
  });
});

describe('a change', () => {
  test('rewrites its own block only', () => {
    const article = '* bir\n* iki\n\n\nPara __graf__\n## Başlık ##\nson  \nsatır\n';
    const opened = openArticle(article) as ArticleSource;
    const { tr } = EditorState.create({ doc: opened.doc });
    const at = opened.doc.child(0).nodeSize + 1;
    expect(writeArticle(tr.insertText('Yeni ', at).doc, opened)).toBe(
      '* bir\n* iki\n\nYeni Para **graf**\n\n## Başlık ##\nson  \nsatır\n',
    );
  });

  test('that is taken back gives the very text that was opened', () => {
    const article = '* bir\n* iki\n\n\nson  \nsatır &copy;\n\n    kod\n';
    const opened = openArticle(article) as ArticleSource;
    const state = EditorState.create({ doc: opened.doc });
    const typed = state.apply(state.tr.insertText('x', 3));
    expect(writeArticle(typed.doc, opened)).toContain('xbir');
    expect(writeArticle(typed.apply(typed.tr.delete(3, 4)).doc, opened)).toBe(article);
  });

  test('does not let an old block swallow a new one', () => {
    const opened = openArticle('Bir\n\n```\nkod') as ArticleSource;
    const { tr } = EditorState.create({ doc: opened.doc });
    const next = schema.node('paragraph', null, [schema.text('Sonra')]);
    expect(writeArticle(tr.insert(opened.doc.content.size, next).doc, opened)).toBe(
      'Bir\n\n```\nkod\n```\n\nSonra',
    );
  });
});

describe('what the editor cannot hold', () => {
  test('stays as it was typed', () => {
    const article = 'Bir\n\nuzun\nbaşlık\n===\n\nson';
    const opened = openArticle(article) as ArticleSource;
    expect(opened.doc.child(1).type.name).toBe('verbatim');
    const { tr } = EditorState.create({ doc: opened.doc });
    expect(writeArticle(tr.insertText('Ön', 1).doc, opened)).toBe(`Ön${article}`);
  });

  test('is left to the codes when links lead to addresses elsewhere in the text', () => {
    expect(openArticle('[AFAD][1]\n\n[1]: https://www.afad.gov.tr')).toBeUndefined();
  });
});
