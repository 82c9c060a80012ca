import { createContext, useContext } from 'react';
import {
  type FindPicture,
  findShownPicture,
  type LibraryPicture,
  type ShownPicture,
} from './library-picture.ts';

/** Around every page on the server; around an island, what it shows. */
export const LibraryContext = createContext<FindPicture>(() => undefined);

/** What is known of the picture at `url`: nothing when it is not in the library. */
export const useLibraryPicture = (url: string): LibraryPicture | undefined => useContext(LibraryContext)(url);

/** What pages show for the picture at `url`: nothing when it was taken off the site, or is not on it yet. */
export const useShownPicture = (url: string): ShownPicture | undefined =>
  findShownPicture(url, useContext(LibraryContext));
