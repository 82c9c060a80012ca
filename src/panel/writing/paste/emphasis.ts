import { findAll, isEmpty, rename, styleOf, unwrap } from './elements.ts';

// not the one in `mso-bidi-font-weight:normal`, which Word writes beside every bold word
const weight = /(?<![\w-])font-weight:\s*([a-z0-9]+)/;
const slant = /(?<![\w-])font-style:\s*([a-z]+)/;

/** Stands for the `&` of a letter that is written as a number, which no text holds (Unicode: no character). */
export const numberSign = '\ufdd0';

const strike = /text-decoration(-line)?:[^;]*line-through/;
const blocks = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, table, tr, td, th, blockquote';

/** Turns bold, italic and struck elements and styles into `strong`, `em` and `s`, each as long as possible. */
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
  for (const name of ['em', 'strong', 's']) {
    for (const inner of findAll(body, `${name} ${name}`)) unwrap(inner);
    for (const element of findAll(body, name)) joinWithNext(element);
  }
  for (const element of findAll(body, 'strong, em, s')) guardEdges(element);
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

/** Word cuts a bold sentence into pieces, whose marks would show as asterisks side by side. */
function joinWithNext(element: Element): void {
  if (!element.parentNode) return;
  for (;;) {
    const next = element.nextSibling;
    if (next?.nodeName !== element.nodeName) return;
    element.append(...next.childNodes);
    next.remove();
  }
}

/**
 * A mark between a sign and a letter is none to Markdown, and would show as asterisks: “Okul” in bold with a suffix. A
 * letter that is written as a number is a sign, too.
 */
function guardEdges({ textContent, previousSibling: before, nextSibling: behind }: Element): void {
  const words = textContent ?? '';
  if (before?.nodeType === 3 && /^[\p{P}\p{S}]/u.test(words)) numberLetter(before as Text, /[\p{L}\p{N}]$/u);
  if (behind?.nodeType === 3 && /[\p{P}\p{S}]$/u.test(words)) numberLetter(behind as Text, /^[\p{L}\p{N}]/u);
}

function numberLetter(text: Text, place: RegExp): void {
  text.data = text.data.replace(place, (letter) => `${numberSign}#${letter.codePointAt(0)};`);
}
