/** Only pictures that come with the site have a smaller width; other addresses stay as they are. */
export const smallPicture = (url: string | null): string | null =>
  url?.replace(/^(\/artwork\/[a-z0-9-]+)-1600\.webp$/, '$1-480.webp') ?? null;
