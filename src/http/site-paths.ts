/**
 * Pages with an address that does not change, in the order in which the panel lists what stands on them. A test holds
 * them to the server's own list.
 */
export const sitePaths: readonly string[] = [
  '/',
  '/contact',
  '/about',
  '/activities',
  '/mission',
  '/management',
  '/audit',
  '/statute',
  '/privacy',
  '/representatives',
  '/operations',
  '/operation-photos',
  '/gallery',
  '/education',
  '/activities/tae',
  '/activities/akt1',
  '/activities/akt2',
  '/activities/social',
  '/social',
  '/volunteer',
  '/donate',
  '/supporters',
  '/news',
  '/press',
  '/en',
];

/** The search, the feed, calendars and files: too many to list, and seldom typed by hand. */
const otherPaths = /^\/(?:search|feed\.xml|sitemap\.xml)$|^\/(?:media|artwork|icons|videos|calendar)\/[^/]+$/;

export const isSitePath = (path: string): boolean => sitePaths.includes(path) || otherPaths.test(path);
