/** Stands in where there is no picture, or its copy has not come yet. */
export const fallbackPicture = '/artwork/ridge-dawn-1600.webp';
