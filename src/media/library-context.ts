import { createContext, useContext } from 'react';
import { type FindPicture, findFileName, isTakenOff, type LibraryPicture } from './library-picture.ts';

/** Around every page on the server; around an island, what it shows. */
export const LibraryContext = createContext<FindPicture>(() => undefined);

/** What is known of the picture at `url`: nothing when it is not in the library. */
export function useLibraryPicture(url: string): LibraryPicture | undefined {
  const find = useContext(LibraryContext);
  const fileName = findFileName(url);
  return fileName === undefined ? undefined : find(fileName);
}

/** Without the addresses of pictures that were taken off the site. */
export function useShownPictures(urls: readonly string[]): string[] {
  const find = useContext(LibraryContext);
  return urls.filter((url) => !isTakenOff(url, find));
}
