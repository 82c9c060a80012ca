import { createContext, useContext } from 'react';
import type { LibraryPicture } from './answers.server.ts';
import { type FindPicture, findShownPicture, type ShownPicture } from './library-picture.ts';

/** Pictures of the library: on the server around every page, in the browser around an island. */
export const LibraryContext = createContext<FindPicture>(() => undefined);

export const useLibraryPicture = (url: string): LibraryPicture | undefined => useContext(LibraryContext)(url);

export const useShownPicture = (url: string): ShownPicture | undefined =>
  findShownPicture(url, useContext(LibraryContext));
