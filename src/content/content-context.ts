import { createContext, useContext } from 'react';
import type { Content } from './documents.ts';

/** Content around every page that the server draws; islands get what they need as props. */
export const ContentContext = createContext<Content | undefined>(undefined);

/** @throws outside a page, for example in an island */
export function useContent(): Content {
  const content = useContext(ContentContext);
  if (!content) throw new Error('useContent is for pages that the server draws.');
  return content;
}
