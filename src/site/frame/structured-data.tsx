import type { Association } from '#/content/association.ts';
import { useContent } from '#/content/content-context.ts';
import type { Page, ThingSite } from '#/render/page.ts';

/** Describes the association for search engines (schema.org JSON-LD). */
export function StructuredData({
  page,
  url,
  picture,
  origin,
}: {
  page: Page;
  url: string;
  picture: string;
  origin: string;
}) {
  const { association } = useContent();
  const { name } = association;
  // only where search engines look for it; every page would say the same
  const isFirst = url === `${origin}/`;
  const organisation = { '@id': `${origin}/#organisation` };
  const things = [
    ...(isFirst || page.article || page.thing
      ? [{ ...organisation, ...describeAssociation(association, origin) }]
      : []),
    ...articleOf(page, { url, picture, organisation }),
    ...(page.thing ? [page.thing({ url, organisation })] : []),
    ...breadcrumbsOf(page, { url, origin, name }),
  ];
  if (things.length === 0) return null;
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  // `<` is the only character that could end the script element early
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}

function describeAssociation({ name, contact, foundedYear, socialLinks }: Association, origin: string) {
  return {
    '@type': 'NGO',
    name: name.tr,
    alternateName: [name.short, name.en],
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    foundingDate: String(foundedYear),
    email: contact.email,
    telephone: contact.phone.number,
    address: contact.address.join(', '),
    sameAs: socialLinks.map((link) => link.url),
  };
}

function articleOf(
  { article, title, description }: Page,
  { url, picture, organisation }: ThingSite & { picture: string },
) {
  if (!article) return [];
  return [
    {
      '@type': 'NewsArticle',
      headline: title,
      description,
      image: [picture],
      datePublished: article.publishedAt,
      dateModified: article.changedAt,
      articleSection: article.section,
      inLanguage: 'tr',
      mainEntityOfPage: url,
      author: organisation,
      publisher: organisation,
    },
  ];
}

function breadcrumbsOf(
  { above = [], title }: Page,
  { url, origin, name }: { url: string; origin: string; name: Association['name'] },
) {
  // of a page right below home the address says as much
  if (above.length === 0) return [];
  const steps = [{ title: name.short, path: '/' }, ...above].map((step) => ({
    name: step.title,
    item: origin + step.path,
  }));
  const all = [...steps, { name: title, item: url }];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: all.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    },
  ];
}
