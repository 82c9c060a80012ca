/** Stands in where an article has no picture of its own (SPEC section 3). */
export const fallbackPicture = '/artwork/ridge-dawn-1600.webp';
