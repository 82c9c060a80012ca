import { findAll, styleOf } from './elements.ts';

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
