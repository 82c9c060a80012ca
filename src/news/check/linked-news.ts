/** More links to news than an article has. */
const mostAsked = 20;

/** Ids of the articles that a text links to. */
export const listLinkedNews = (content: string): number[] => {
  const ids = [...content.matchAll(/\/news\/(\d{1,9})\b/g)].map(([, id]) => Number(id));
  return [...new Set(ids)].slice(0, mostAsked);
};
