/**
 * What is left of a folded Turkish word without the endings that people search with: plural, whose it is, case, 'with',
 * and the infinitive. A guess from letters alone: it knows no words, and a stem has three letters at least.
 */
export const withoutEndings = (word: string): string => inflected.exec(word)?.[1] ?? word;

const plural = '(?:l[ae]r)?';
const possessive = '(?:[iu]?m[iu]z|[iu]?n[iu]z|[iu]?m|l[ae]r[iu]|s?[iu])?';
const caseEnding = '(?:n?[dt][ae]n?|n?[iu]n|[yn]?[aeiu]|y?l[ae]|ki)?';
const infinitive = '(?:l[ae])?m[ae]k';
const inflected = new RegExp(`^(\\p{L}{3,}?)(?:${plural}${possessive}${caseEnding}|${infinitive})$`, 'u');
