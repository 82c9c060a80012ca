/** A field of a document, as the preview of a page leads to it. */
export interface PencilField {
  /** What the pencil says, and where it leads. */
  label: string;
  href: string;
  /** How pages write what bears no mark, such as a number; a picture's address. */
  shown?: readonly string[];
}

/** Plan that the server sends to the preview's script. */
export interface PencilPlan {
  /** The place of each is its number in the marks. */
  fields: readonly PencilField[];
  /** Pages that have a preview, and what stands before their addresses. */
  pages: string[];
  previewRoot: string;
}

/** Signs without width or meaning: one that begins a mark, then four for the digits of its number. */
const begin = 0x2060;
const firstDigit = 0x2061;

/** Stands behind the words of a field, where nobody sees it. */
export const markOf = (number: number): string =>
  String.fromCharCode(begin, ...[...number.toString(4)].map((digit) => firstDigit + Number(digit)));

const marks = /\u2060([\u2061-\u2064]+)/g;

export const withoutMarks = (text: string): string => text.replaceAll(marks, '');

/** The numbers of the marks in a text. */
export const numbersIn = (text: string): number[] =>
  Array.from(text.matchAll(marks), ([, digits = '']) =>
    Number.parseInt([...digits].map((digit) => digit.charCodeAt(0) - firstDigit).join(''), 4),
  );
