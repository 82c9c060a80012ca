export const splitUrls = (typed: string): string[] =>
  typed
    .split(',')
    .map((url) => url.trim())
    .filter((url) => url !== '');

export const joinUrls = (urls: readonly string[]): string => urls.join(', ');
