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
  '/operations/figures',
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
  '/advice',
  '/news',
  '/press',
  '/en',
];

/** The search, the feed, guides, calendars and files: too many to list, and seldom typed by hand. */
const otherPaths =
  /^\/(?:search|feed\.xml|sitemap\.xml|operations\.(?:csv|json|atom|ics))$|^\/(?:media|artwork|icons|videos|calendar|advice)\/[^/]+$/;

/** The crisis page in a language; in Turkish it takes the place of the home page. */
export const crisisAddress = (language: string): string => (language === 'tr' ? '/' : `/crisis/${language}`);

/** The whole home page while the crisis page is in its place. */
export const wholeSitePath = '/home';

/** The page of one guide of the advice for the first hours. */
export const adviceAddress = (id: string): string => `/advice/${id}`;

export const isSitePath = (path: string): boolean => sitePaths.includes(path) || otherPaths.test(path);
