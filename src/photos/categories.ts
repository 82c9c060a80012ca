/** The category when none is given. The gallery shows it under all photos only. */
export const defaultCategory = 'genel';

/** The longest name of a category, in characters. */
export const longestCategory = 60;
