import type { ReactNode } from 'react';

/** What a page function gives to the server. */
export interface Page {
  /** Without the association's name, which the document adds. */
  title: string;
  /** One or two sentences for search engines and shared links. */
  description: string;
  body: ReactNode;
  /** 200 unless it had to be drawn without what it shows. */
  status?: 200 | 503;
  /** Address of the picture that stands for the page where it is shared; the association's card unless said. */
  picture?: string;
  /** An article of its own, with the times that search engines ask for (schema.org NewsArticle). */
  article?: { publishedAt: string; changedAt: string; section: string };
  /** The pages above this one, from the top; the home page goes without saying. */
  above?: { title: string; path: string }[];
}

/** What a page function gives where the page is at another address. */
export interface Redirect {
  redirectTo: string;
}

/** A page that says that something is not there, or not now: a few words in a frame of a few kilobytes. */
export interface LightPage {
  status: 404 | 503;
  title: string;
  /** Left out, the title. */
  heading?: { words: string; lang: string };
  hint: string;
  /** The one way on that fits. */
  back: { path: string; label: string };
}
