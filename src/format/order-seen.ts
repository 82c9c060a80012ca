/*
 * Numbers beside right-to-left letters are seen in another order than they are typed in: 'ا 32 7841' is shown as
 * '7841 32 ا' (Unicode UAX #9). Our pages are read from left to right.
 */

const arabic = '\\u0600-\\u065f\\u066a-\\u06ef\\u06fa-\\u07bf\\u0860-\\u08ff\\ufb50-\\ufdff\\ufe70-\\ufefe';
const otherRightToLeft =
  '\\u0590-\\u05ff\\u07c0-\\u085f\\u200f\\ufb1d-\\ufb4f\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}';
const rightToLeft = `${arabic}${otherRightToLeft}`;
const arabicDigits = '\\u0660-\\u0669';
const digits = `\\d\\u06f0-\\u06f9\\u00b2\\u00b3\\u00b9\\u2070-\\u2089\\uff10-\\uff19\\u{1d7ce}-\\u{1d7ff}`;

const turned = new RegExp(`[${rightToLeft}${arabicDigits}\\p{Bidi_C}]`, 'u');
const turning = /\p{Bidi_C}/u;

/** Letters end what is turned. Where a line or an unusual sign ends it too is not certain: hence two ways. */
const ends = ['\\p{L}', `\\p{L}\\p{N}\\n\\r\\x1c-\\x1e\\x85\\u2028-\\uffff\\u{10000}-\\u{10ffff}`];
const runs = ends.map((end) => {
  const passed = `(?:[^${end}]|[${rightToLeft}${digits}${arabicDigits}])`;
  const betweenDigits = `(?:(?![${digits}])[^${end}])*`;
  return new RegExp(
    `[${rightToLeft}]${passed}*|[${arabicDigits}](?:${betweenDigits}[${arabicDigits}])*`,
    'gu',
  );
});

/**
 * A number keeps its own order, with what joins its parts: '12.04.2026', and in Hebrew also '0212-000'. What stands
 * between numbers is a gap, but for letters that are digits or look like one.
 */
const number = (joints: string) => {
  const digit = `[${digits}${arabicDigits}]`;
  const single = `\\u07c0-\\u07c9\\u{1e950}-\\u{1e959}ס\\ufb41`;
  return new RegExp(
    `${digit}(?:(?:${joints})?${digit})*|[${single}]|[^${digits}${arabicDigits}${single}]+`,
    'gu',
  );
};
const separator = ',./:\\u00a0\\u060c\\u202f\\u2044\\ufe50\\ufe52\\ufe55\\uff0c\\uff0e\\uff0f\\uff1a';
const inArabic = number(`[${separator}]`);
const inHebrew = number(
  `[${separator}+\\-\\u207a\\u207b\\u208a\\u208b\\u2212]|[#-%\\u00a2-\\u00a5°±\\u2030-\\u2034\\u20a0-\\u20cf]+`,
);
const isArabic = new RegExp(`^[${arabic}${arabicDigits}]`, 'u');
const oneScript = new RegExp(`[^${arabic}]+|[^${otherRightToLeft}]+`, 'gu');

/** They change no order, and hide between digits. */
const unseen = /(?!\p{Bidi_C})[\p{Mn}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Texts that follow each other in the orders in which a reader may see them, where those differ from what is typed. */
export function inOrdersSeen(texts: string[]): string[][] {
  if (!texts.some((text) => turned.test(text))) return [];
  const bare = texts.map((text) => text.replace(unseen, ''));
  const [longest = [], shortest = []] = runs.map((run) => bare.map((text) => text.replace(run, turnRound)));
  const seen = longest.join('\n') === shortest.join('\n') ? [longest] : [longest, shortest];
  // turning characters do not come before readers; if they did, letters and digits could be turned as well
  if (!texts.some((text) => turning.test(text))) return seen;
  return [...seen, bare.map((text) => [...text].reverse().join(''))];
}

const turnRound = (run: string) =>
  (run.match(oneScript) ?? []).reduce(
    (seen, part) => turnPart(part.match(isArabic.test(part) ? inArabic : inHebrew) ?? []) + seen,
    '',
  );

const turnPart = (pieces: string[]) => pieces.reverse().join('');
