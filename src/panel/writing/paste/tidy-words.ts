import { findAll, isEmpty, rename, styleOf, unwrap } from './elements.ts';

// not the one in `mso-bidi-font-weight:normal`, which Word writes beside every bold word
const weight = /(?<![\w-])font-weight:\s*([a-z0-9]+)/;
const slant = /(?<![\w-])font-style:\s*([a-z]+)/;

const strike = /text-decoration(-line)?:[^;]*line-through/;
const blocks = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, table, tr, td, th, blockquote';

/** Turns bold, italic and struck elements and styles into `strong`, `em` and `s`. */
export function markEmphasis(body: HTMLElement): void {
  markStrikes(body);
  for (const bold of findAll(body, 'b, strong')) {
    // Google Docs wraps everything in one `b` of normal weight
    if (isBold(styleOf(bold)) === false) unwrap(bold);
    else rename(bold, 'strong');
  }
  for (const italic of findAll(body, 'i, em')) {
    if (isItalic(styleOf(italic)) === false) unwrap(italic);
    else rename(italic, 'em');
  }
  for (const span of findAll(body, 'span[data-style], font[data-style]')) {
    if (isItalic(styleOf(span))) wrapContent(span, 'em');
    if (isBold(styleOf(span))) wrapContent(span, 'strong');
  }
  for (const span of findAll(body, 'span, font')) unwrap(span);
}

/** First, because other elements lose their styles when they are renamed. */
function markStrikes(body: HTMLElement): void {
  for (const struck of findAll(body, 'strike')) rename(struck, 's');
  for (const element of findAll(body, '[data-style]')) {
    if (strike.test(styleOf(element)) && !element.querySelector(blocks)) wrapContent(element, 's');
  }
}

/** Undefined where the style does not say. */
function isBold(style: string): boolean | undefined {
  const found = weight.exec(style)?.[1];
  return found ? found === 'bold' || found === 'bolder' || Number(found) >= 600 : undefined;
}

function isItalic(style: string): boolean | undefined {
  const found = slant.exec(style)?.[1];
  return found ? found === 'italic' || found === 'oblique' : undefined;
}

function wrapContent(element: Element, name: string): void {
  if (isEmpty(element)) return;
  const inner = element.ownerDocument.createElement(name);
  inner.append(...element.childNodes);
  element.append(inner);
}

const ordinary = '0123456789+−-=()';
const raised = charactersOf(`${ordinary}ni`, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ');
const lowered = charactersOf(`${ordinary}aehijklmnoprstuvx`, '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ');

/** Address to which word processors, Google Docs and encyclopedias link the mark of a note, and the note back to it. */
const note = /#_?(?:sd|cite_)?(?:ftn|fn|edn|endn|footnote|endnote|note)/i;

/**
 * Markdown raises and lowers nothing, and 36 m² is not 36 m2, nor 48¹ hours 481.
 * @returns whether there was any
 */
export function raiseDigits(body: HTMLElement): boolean {
  const notes = findAll(body, 'a[href*="#"]').filter(bracketNote).length;
  const changed = findAll(body, 'sup, sub, span[data-style], font[data-style]').filter(changeDigits);
  return notes + changed.length > 0;
}

/** The mark of a note is no digit of the number before it. */
function bracketNote(link: HTMLElement): boolean {
  const mark = link.textContent?.trim() ?? '';
  if (!note.test(link.getAttribute('href') ?? '') || !/^(?:\d{1,3}|[ivx]{1,6}|[a-z*†‡])$/i.test(mark))
    return false;
  link.replaceWith(`[${mark}]`);
  return true;
}

function changeDigits(element: HTMLElement): boolean {
  const characters = charactersFor(element);
  const text = element.textContent?.trim() ?? '';
  // a note's mark in brackets is set apart already, and words need not be
  if (!characters || text === '' || /^\[.*\]$/.test(text)) return false;
  const isDegree = characters === raised && /^[oO]$/.test(text) && /\d\s*$/.test(wordsBefore(element));
  const written = isDegree ? '°' : [...text].map((letter) => characters.get(letter) ?? letter).join('');
  const isWhole = isDegree || [...text].every((letter) => characters.has(letter));
  if (!isWhole && !/\d/.test(text)) return false;
  element.textContent = isWhole ? written : `${characters === raised ? '^' : '_'}(${text})`;
  return true;
}

function charactersFor(element: HTMLElement): Map<string, string> | undefined {
  const [, place] = /vertical-align:\s*(super|sub)\b/.exec(styleOf(element)) ?? [];
  if (element.nodeName === 'SUP' || place === 'super') return raised;
  return element.nodeName === 'SUB' || place === 'sub' ? lowered : undefined;
}

const wordsBefore = ({ previousSibling }: Element): string => previousSibling?.textContent ?? '';

function charactersOf(letters: string, characters: string): Map<string, string> {
  const others = [...characters];
  return new Map([...letters].map((letter, place) => [letter, others[place] ?? letter]));
}

const emoji = /^(?:[\p{Emoji}\p{Emoji_Component}]|\s)+$/u;
/** Digits are emoji to Unicode as well; these are none. */
const drawn = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

/**
 * Mail and social sites draw an emoji as a picture of theirs, with the character as its words.
 * @returns whether there was any
 */
export function writeEmoji(body: HTMLElement): boolean {
  const pictures = findAll(body, 'img[alt]').filter((picture) => {
    const words = picture.getAttribute('alt') ?? '';
    const isEmoji = emoji.test(words) && drawn.test(words);
    if (isEmoji) picture.replaceWith(words);
    return isEmoji;
  });
  return pictures.length > 0;
}
