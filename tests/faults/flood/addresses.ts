const fixed = ['/', '/news', '/about'];

/** Things that are not there, and choices that nobody offers: of each more than could ever be kept. */
const missing: ((number: number) => string)[] = [
  (number) => `/news/${100_000 + number}`,
  (number) => `/news/haber-${number}`,
  (number) => `/news?page=${number}`,
  (number) => `/news?category=tur-${number}`,
  (number) => `/operation-photos?category=tur-${number}`,
  (number) => `/media/${number.toString(16).padStart(24, '0')}.webp`,
  (number) => `/api/news/${100_000 + number}`,
  (number) => `/api/photos?category=tur-${number}`,
  (number) => `/api/photos?operationId=${number}`,
  (number) => `/feed.xml?${number}`,
  (number) => `/sitemap.xml?${number}`,
  (number) => `/yok-${number}`,
];

const pick = <Choice>(choices: Choice[], number: number): Choice => {
  const choice = choices[number % choices.length];
  if (choice === undefined) throw new Error('There is nothing to pick from.');
  return choice;
};

/** The address that the so-and-so-many-th request of a flood asks for. */
export const addresses = {
  fixed: (number: number) => pick(fixed, number),
  missing: (number: number) => pick(missing, number)(number),
  searches: (number: number) => `/search?q=a+b+c+d+e+${number}`,
  missingNews: (number: number) => `/news/${100_000 + number}`,
};
