import type { Kysely } from 'kysely';
import type { Reads } from '#/content/content-source.ts';
import { type CrisisLanguage, crisisLanguages, isCrisisLanguage } from '#/content/crisis-kinds.ts';
import type { Content } from '#/content/documents.ts';
import type { Tables } from '#/db/tables.ts';
import { readWordedId } from '#/http/input.server.ts';
import { adviceAddress, crisisAddress, wholeSitePath } from '#/http/site-paths.ts';
import { findArticle } from '#/news/article.server.tsx';
import { latestNewsCount } from '#/news/latest-news.tsx';
import { newsAddress } from '#/news/news-address.ts';
import { readNewsPage } from '#/news/news-list-page.server.ts';
import { newsListPage } from '#/news/news-list-page.tsx';
import { readNewsListQuery } from '#/news/news-list-query.ts';
import { missingNewsPage, newsPage } from '#/news/news-page.tsx';
import {
  listPublishedNews,
  listRelatedNews,
  listStories,
  redirectOtherWords,
} from '#/news/published-news.server.ts';
import type { Article } from '#/news/schema.ts';
import { latestOperationsCount } from '#/operations/latest-operations.tsx';
import { placeInList } from '#/operations/operation-list-query.ts';
import { OperationOfNews } from '#/operations/operation-of-news.tsx';
import {
  countNewerOperations,
  findPublishedOperation,
  listPublishedOperations,
} from '#/operations/store.server.ts';
import { readGalleryPart, redirectBeyondLastPart } from '#/photos/gallery-part.server.ts';
import { readGalleryQuery } from '#/photos/gallery-query.ts';
import { photoGalleryPage } from '#/photos/photo-gallery-page.tsx';
import type { Page } from '#/render/page.ts';
import { isEmptyPath } from '#/site/accountability/parts.ts';
import { socialActivitiesPage } from '#/site/activities/social-activities-page.tsx';
import { adviceListPage, guidePage } from '#/site/advice/advice-pages.tsx';
import { aboutPage } from '#/site/association/about-page.tsx';
import { boardPage } from '#/site/association/board-page.tsx';
import { missionPage } from '#/site/association/mission-page.tsx';
import { privacyPage } from '#/site/association/privacy-page.tsx';
import { representativesPage } from '#/site/association/representatives-page.tsx';
import { statutePage } from '#/site/association/statute-page.tsx';
import { contactPage } from '#/site/contact/contact-page.tsx';
import { coursePage } from '#/site/courses/course-page.tsx';
import { educationPage } from '#/site/courses/education-page.tsx';
import { crisisPage } from '#/site/crisis/crisis-page.server.tsx';
import { donationPage } from '#/site/donation/donation-page.tsx';
import { supportersPage } from '#/site/donation/supporters-page.tsx';
import { englishPage } from '#/site/english/english-page.tsx';
import { homePage } from '#/site/home/home-page.tsx';
import { pressPage } from '#/site/press/press-page.tsx';
import { readVolunteerQuery, volunteerPage } from '#/site/volunteer/volunteer-page.tsx';
import { accountabilityPages } from './accountability-pages.ts';
import { alias, type Drawn, type PublicPage, page, type Visit } from './public-page.ts';
import { recordPages } from './record-pages.tsx';

async function drawHome({ db, content, today }: Visit<null>): Promise<Page> {
  const operations = await listPublishedOperations(db, { limit: latestOperationsCount });
  return homePage({
    content,
    news: await listPublishedNews(db, { limit: latestNewsCount }),
    operations,
    stories: await listStories(db, operations),
    today,
  });
}

const newsList = page(
  '/news',
  async ({ db, content, query, ifReachable }) => {
    const shown = await ifReachable(readNewsPage(db, query));
    return shown && 'redirectTo' in shown ? shown : newsListPage({ content, shown, query });
  },
  { readQuery: readNewsListQuery },
);

const article = page(
  '/news/:id',
  async ({ db, content, params, siteUrl, findPicture }) => {
    const redirect = await redirectOtherWords(db, params.id);
    if (redirect) return redirect;
    const found = await findArticle(db, { id: readWordedId(params.id)?.id, findPicture });
    return found && articlePage(db, { article: found, content, siteUrl });
  },
  { missing: missingNewsPage },
);

const gallery = page(
  '/operation-photos',
  async ({ db, content, query, ifReachable, findPicture }) => {
    const part = await ifReachable(readGalleryPart(db, { query, findPicture }));
    return (part && redirectBeyondLastPart(part, query)) ?? photoGalleryPage({ content, part, query });
  },
  { readQuery: readGalleryQuery },
);

const about = page('/about', aboutPage);
const social = page('/activities/social', socialActivitiesPage);

export const pages = [
  page('/', drawHome),
  about,
  alias('/activities', about),
  page('/mission', missionPage),
  page('/management', ({ content }) => boardPage(content.board)),
  page('/audit', ({ content }) => boardPage(content.auditBoard)),
  page('/statute', statutePage),
  page('/privacy', privacyPage),
  page('/representatives', representativesPage),
  ...recordPages,
  gallery,
  alias('/gallery', gallery),
  page('/activities/tae', (visit) => coursePage('tae', visit)),
  page('/activities/akt1', (visit) => coursePage('akt1', visit)),
  page('/activities/akt2', (visit) => coursePage('akt2', visit)),
  social,
  alias('/social', social),
  page('/donate', donationPage),
  page('/supporters', supportersPage),
  ...accountabilityPages,
  newsList,
  article,
  page('/press', pressPage),
  page('/contact', contactPage),
  page('/education', educationPage),
  page('/volunteer', volunteerPage, { readQuery: readVolunteerQuery }),
  page('/en', englishPage),
  page('/advice', adviceListPage),
  page(adviceAddress(':id'), (visit) => guidePage(visit.params.id, visit), { areFew: true }),
];

/** Pages without those that take a parameter, such as an article. */
export const fixedPages = pages.filter(({ path }) => !path.includes(':'));

const pageInCrisis = (
  path: string,
  language: CrisisLanguage,
  otherwise: (visit: Visit<null>) => Drawn | Promise<Drawn>,
) =>
  page(path, (visit) => {
    const { kind } = visit.content.crisis;
    const drawn = kind === 'off' ? undefined : crisisPage({ ...visit, kind, language });
    return drawn ?? otherwise(visit);
  });

const leadHome = () => ({ redirectTo: '/' });

/** Pages that there are while the crisis page is on. They go before the others, of which it takes the place of one. */
export const crisisPages = [
  pageInCrisis('/', 'tr', drawHome),
  page(wholeSitePath, (visit) => (visit.content.crisis.kind === 'off' ? leadHome() : drawWholeHome(visit))),
  ...Object.keys(crisisLanguages)
    .filter(isCrisisLanguage)
    .filter((language) => language !== 'tr')
    .map((language) => pageInCrisis(crisisAddress(language), language, leadHome)),
];

/** Draws the home page at another address than its own. */
const drawWholeHome = async (visit: Visit<null>): Promise<Page> => ({
  ...(await drawHome(visit)),
  canonical: '/',
});

const pageOfGuide = (id: string) => page(adviceAddress(id), (visit) => guidePage(id, visit));

/** Pages that stay at their address: the fixed ones but for those with nothing to read, and those of the guides. */
export const listPages = (content: Content): PublicPage[] => [
  ...fixedPages.filter(({ path }) => !isEmptyPath(path, content)),
  ...content.advice.guides.map(({ id }) => pageOfGuide(id)),
];

/** Finds one of them by its path, also that of a guide that is still a draft; whether there is one shows when it is drawn. */
export const findPage = (path: string): PublicPage | undefined =>
  path.startsWith(adviceAddress(''))
    ? pageOfGuide(path.slice(adviceAddress('').length))
    : fixedPages.find((one) => one.path === path);

/** An article with its operation, which news know nothing of, and others to read. */
export async function articlePage(
  db: Kysely<Tables>,
  { article, content, siteUrl }: Reads<'headings'> & { article: Article; siteUrl: string | undefined },
): Promise<Page> {
  const { operationId } = article;
  const path = newsAddress(article);
  const operation = operationId === null ? undefined : await findPublishedOperation(db, operationId);
  const newer = operation ? await countNewerOperations(db, operation) : 0;
  return newsPage({
    listTitle: content.headings.news.title,
    article,
    related: await listRelatedNews(db, article),
    path,
    address: siteUrl && `${siteUrl}${path}`,
    operation: operation && (
      <OperationOfNews operation={operation} address={placeInList({ id: operation.id, newer })} />
    ),
  });
}
