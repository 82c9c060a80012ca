/** Where feed readers find the news; every public page names it. */
export const feedPath = '/feed.xml';
