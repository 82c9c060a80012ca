/** The pictures that come with the site are there in smaller widths too; any other address stays as it is. */
export const smallPicture = (url: string | null): string | null =>
  url?.replace(/^(\/artwork\/[a-z0-9-]+)-1600\.webp$/, '$1-480.webp') ?? null;
