export const feedPath = '/feed.xml';
export const manifestPath = '/manifest.webmanifest';

/** Colour of the browser's own bars: the night of the page's header. */
export const themeColour = '#0b1b33';
