const root = '/adminpanel/preview/site';

/** Every page below it. */
export const previewPattern = `${root}/*`;

/** Where admins see a page as it will be when all drafts are published. */
export const previewPath = (page: string): string => `${root}${page}`;

/** '/adminpanel/preview/site/about' → '/about' */
export const previewedPage = (path: string): string => path.slice(root.length);
