/** Kinds of disasters, in the order in which the panel offers them. */
export const crisisKinds = {
  earthquake: 'Deprem',
  flood: 'Sel',
  fire: 'Yangın',
  missing: 'Kayıp araması',
} as const;

export type CrisisKind = keyof typeof crisisKinds;

/** Languages that the crisis page may be in, as they call themselves. */
export const crisisLanguages = { tr: 'Türkçe', en: 'English', ar: 'العربية', ku: 'Kurdî' } as const;

export type CrisisLanguage = keyof typeof crisisLanguages;

export const isCrisisKind = (name: string): name is CrisisKind => Object.hasOwn(crisisKinds, name);

export const isCrisisLanguage = (name: string): name is CrisisLanguage =>
  Object.hasOwn(crisisLanguages, name);

/** A number of letters of the sentence that is typed while the page is on. */
export const longestLatest = 200;
