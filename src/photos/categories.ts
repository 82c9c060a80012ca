/** What a photo is when nobody says. The gallery shows it under all photos only. */
export const defaultCategory = 'genel';

/** Characters of a category that staff made up. */
export const longestCategory = 60;
