import type { ReactNode } from 'react';

/** What a page function gives to the server. */
export interface Page {
  /** Without the association's name, which the document adds. */
  title: string;
  /** One or two sentences for search engines and shared links. */
  description: string;
  body: ReactNode;
  /** 200 unless the page says that something is missing. */
  status?: 200 | 404 | 503;
}
