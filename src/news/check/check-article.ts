import { outsideAddressOf } from '#/http/picture-address.ts';
import { articleCheckText } from '#/i18n/tr/article-check.ts';
import { findFileName } from '#/media/library-picture.ts';
import { findLibraryPictures, findOutsidePicture } from '#/media/panel-pictures.ts';
import { keyOfFinding } from '#/stored/finding.ts';
import { checkLinks } from './check-links.ts';
import {
  type CheckContext,
  type CheckedArticle,
  type Finding,
  type FindingPlace,
  type Found,
  isBlocking,
  type OwnFacts,
} from './finding.ts';
import { findPersonalData, findPersonalDataInAddress } from './personal/find-personal-data.ts';
import {
  type ArticleText,
  readArticleText,
  type Sentence,
  sentencesOf,
  shorten,
  type TextBlock,
  type TextPicture,
} from './read-article-text.ts';

/** Lists what an editor would want to know before the article goes out, each thing once. */
export function checkArticle(article: CheckedArticle, context: CheckContext): Finding[] {
  const text = readArticleText(article.content);
  const at = (place: FindingPlace, found: Found[]): Finding[] =>
    found.map((one) => ({ ...one, place, blocks: isBlocking(one, context) }));
  return eachOnce([
    ...at('title', [...checkLine(article.title, context), ...checkLength('title', article.title)]),
    ...at('excerpt', [...checkLine(article.excerpt, context), ...checkLength('excerpt', article.excerpt)]),
    ...at('content', checkContent(text, context)),
    ...at('imageUrl', checkListedPictures([article.imageUrl], context)),
    ...at('images', checkListedPictures(article.images, context)),
  ]);
}

/** The work grows with the text, and no faster. */
export function checkContent({ blocks, links, pictures }: ArticleText, context: CheckContext): Found[] {
  const { own } = context;
  return [
    ...checkTextPictures(pictures, context),
    ...checkLinks(links, context),
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

const checkLine = (line: string, { own }: CheckContext): Found[] => [
  ...findPersonalData(line, own),
  ...findShouting(sentencesOf(line), own),
];

const eachOnce = (findings: Finding[]): Finding[] => [
  ...new Map(findings.map((one) => [keyOfFinding(one), one])).values(),
];

/** The article's title is the page's heading of level 1. */
const titleLevel = 1;

/**
 * Checks the levels of headings: a person who hears the page goes from heading to heading, and a missing level sounds
 * like missing text.
 */
function checkHeadings(blocks: readonly TextBlock[]): Found[] {
  const found: Found[] = [];
  let previous = titleLevel;
  for (const { kind, level, text, hasPicture } of blocks) {
    if (kind !== 'heading') continue;
    if (text === '' && !hasPicture) found.push({ kind: 'empty-heading', words: '#'.repeat(level) });
    else if (level > previous + 1) found.push({ kind: 'skipped-heading', words: text });
    previous = level;
  }
  return found;
}

/** Most letters that lists of news and search engines show. */
const most = { title: 90, excerpt: 200 };

/** Most words of a paragraph: a screen of a phone. */
const mostInParagraph = 120;

function checkLength(field: keyof typeof most, written: string): Found[] {
  return written.trim().length > most[field] ? [{ kind: `long-${field}`, words: '' }] : [];
}

function checkParagraphs(blocks: readonly TextBlock[]): Found[] {
  return blocks
    .filter(({ kind, sentences }) => kind === 'paragraph' && countWords(sentences) > mostInParagraph)
    .map(({ text }) => ({ kind: 'long-paragraph', words: shorten(text) }));
}

const countWords = (sentences: readonly Sentence[]) =>
  sentences.reduce((sum, { words }) => sum + words.length, 0);

/** Pictures in the text: their own words count, and otherwise the library's description. */
function checkTextPictures(pictures: readonly TextPicture[], context: CheckContext): Found[] {
  const wordless = pictures.filter(({ words }) => words === '').map(({ address }) => address);
  const elsewhere = wordless.filter((address) => !findFileName(address) && !mayBeDescribed(address, context));
  return [
    ...elsewhere.map((words): Found => ({ kind: 'wordless-picture', words })),
    ...checkListedPictures(wordless, context),
  ];
}

/** Checks pictures of the library only: of others there is nowhere to write what they show. */
function checkListedPictures(addresses: readonly string[], { library = [] }: CheckContext): Found[] {
  return findLibraryPictures(library, addresses)
    .filter(({ altText }) => altText === '')
    .map(({ originalName }) => ({ kind: 'undescribed-picture', words: originalName }));
}

/** The library keeps a copy of a picture from another site, with its description. */
function mayBeDescribed(address: string, { library }: CheckContext): boolean {
  const outside = outsideAddressOf(address);
  if (outside === undefined) return false;
  return !library || Boolean(findOutsidePicture(library, outside)?.altText);
}

/**
 * Fewest letters of a shouted text. Together with the majority of the words it leaves alone what is a name or a short
 * mark.
 */
const fewestShouted = 10;

/** Sentences that are mostly in capitals. Abbreviations do not count, whether or not they are inflected. */
function findShouting(sentences: readonly Sentence[], own: OwnFacts | undefined): Found[] {
  // the association's own abbreviation is in capitals, too
  if (!own) return [];
  const abbreviations = new Set([...articleCheckText.abbreviations, own.shortName]);
  return sentences
    .filter((sentence) => isShouting(sentence, abbreviations))
    .map(({ text }) => ({ kind: 'shouting', words: shorten(text) }));
}

function isShouting(sentence: Sentence, abbreviations: ReadonlySet<string>): boolean {
  const isAbbreviation = (word: string) =>
    word.includes('.') || abbreviations.has(word.replace(/['’].*/, ''));
  // IBANs, plates and call signs are written so
  const isCode = (word: string) => /\d/.test(word);
  const words = sentence.words.filter((word) => word.length > 1 && !isCode(word) && !isAbbreviation(word));
  const shouted = words.filter(isInCapitals);
  return shouted.length > words.length / 2 && shouted.join('').length >= fewestShouted;
}

/** 'DİZİ' is, and so is 'ISI'; Turkish has a small letter for either I. */
const isInCapitals = (word: string) =>
  word === word.toLocaleUpperCase('tr') && word !== word.toLocaleLowerCase('tr');

/** Fewest words that are measured: of a shorter text the figure says little. */
const fewestMeasured = 60;

const easyEnough = 40;

/** Points to the longest sentence, because shortening it helps most. */
function checkReadability(blocks: readonly TextBlock[]): Found[] {
  const sentences = blocks
    .filter(({ kind }) => kind === 'paragraph')
    .flatMap((paragraph) => paragraph.sentences);
  const words = sentences.flatMap((sentence) => sentence.words);
  if (words.length <= fewestMeasured || readabilityOf(words, sentences.length) >= easyEnough) return [];
  const [longest] = sentences.toSorted((one, other) => other.words.length - one.words.length);
  return [{ kind: 'hard-to-read', words: shorten(longest?.text ?? '') }];
}

/**
 * 90 and more is very easy, 70 easy, 50 of medium difficulty, 30 hard; may be negative.
 * Ender Ateşman, "Türkçede Okunabilirliğin Ölçülmesi", Dil Dergisi 58 (1997), pp. 71–74.
 */
export function readabilityOf(words: readonly string[], sentenceCount: number): number {
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 198.825 - 40.175 * (syllables / words.length) - 2.61 * (words.length / sentenceCount);
}

/** A Turkish syllable has one vowel. İ is named, because it is no capital of i elsewhere. */
const countSyllables = (word: string) => word.match(/[aeıioöuüâîûİ]/giu)?.length ?? 0;
