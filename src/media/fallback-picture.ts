/** Stands in where there is no picture, or its copy has not come yet (SPEC section 3). */
export const fallbackPicture = '/artwork/ridge-dawn-1600.webp';
