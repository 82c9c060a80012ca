import { wordedAddress } from '#/format/worded-address.ts';

/** '/news/17-uludagda-gece-aramasi' */
export const newsAddress = (article: { id: number; title: string }): string =>
  wordedAddress('/news', article);
