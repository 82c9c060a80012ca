export const fallbackPicture = '/artwork/ridge-dawn-1600.webp';
