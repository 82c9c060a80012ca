import { checkHeadings } from './check-headings.ts';
import { checkLength, checkParagraphs } from './check-lengths.ts';
import { checkLinks } from './check-links.ts';
import { checkListedPictures, checkTextPictures } from './check-pictures.ts';
import {
  type CheckedArticle,
  type Finding,
  type FindingPlace,
  type Found,
  isBlocking,
  keyOfFinding,
  type Surroundings,
} from './finding.ts';
import { findPersonalData, findPersonalDataInAddress } from './personal/find-personal-data.ts';
import { type ArticleText, readArticleText } from './read-article-text.ts';
import { checkReadability } from './readability.ts';
import { sentencesOf } from './sentences.ts';
import { findShouting } from './shouting.ts';

/** What an editor would want to know before the article goes out, each thing once. */
export function checkArticle(article: CheckedArticle, around: Surroundings): Finding[] {
  const text = readArticleText(article.content);
  const at = (place: FindingPlace, found: Found[]): Finding[] =>
    found.map((one) => ({ ...one, place, blocks: isBlocking(one, around) }));
  return eachOnce([
    ...at('title', [...checkLine(article.title, around), ...checkLength('title', article.title)]),
    ...at('excerpt', [...checkLine(article.excerpt, around), ...checkLength('excerpt', article.excerpt)]),
    ...at('content', checkContent(text, around)),
    ...at('imageUrl', checkListedPictures([article.imageUrl], around)),
    ...at('images', checkListedPictures(article.images, around)),
  ]);
}

/** The work grows with the text, and no faster. */
export function checkContent({ blocks, links, pictures }: ArticleText, around: Surroundings): Found[] {
  const { own } = around;
  return [
    ...checkTextPictures(pictures, around),
    ...checkLinks(links, around),
    ...links.flatMap(({ address }) => findPersonalDataInAddress(address, own)),
    ...pictures.flatMap(({ words }) => findPersonalData(words, own)),
    ...blocks.flatMap(({ text, sentences }) => [
      ...findPersonalData(text, own),
      ...findShouting(sentences, own),
    ]),
    ...checkHeadings(blocks),
    ...checkParagraphs(blocks),
    ...checkReadability(blocks),
  ];
}

const checkLine = (line: string, { own }: Surroundings): Found[] => [
  ...findPersonalData(line, own),
  ...findShouting(sentencesOf(line), own),
];

const eachOnce = (findings: Finding[]): Finding[] => [
  ...new Map(findings.map((one) => [keyOfFinding(one), one])).values(),
];
