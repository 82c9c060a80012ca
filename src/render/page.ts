import type { ReactNode } from 'react';

export interface Page {
  /** Without the association's name, which the document adds. */
  title: string;
  /** One or two sentences for search engines and shared links. */
  description: string;
  body: ReactNode;
  /** The path by which search engines and shared links know the page, where it has several. */
  canonical?: string;
  /** What people type who look for it; nobody sees it. */
  searchWords?: string;
  /** By default Turkish. */
  lang?: 'en';
  /** 503 when the page was drawn without its data. */
  status?: 200 | 503;
  /** Addresses of other sites that a visitor can have shown in a frame; a script may ask first whether they are there. */
  framed?: readonly string[];
  /** Tells that nothing was found by a choice, of which there are more than could be kept. */
  isEmpty?: boolean;
  /** For shared links; without one they show the title. */
  picture?: string;
  /** For search engines (schema.org NewsArticle). */
  article?: { publishedAt: string; changedAt: string; section: string };
  /** Another thing that the page is about, for search engines, as schema.org describes it. */
  thing?: (site: ThingSite) => object;
  /** Path of a feed of what it lists, with its query. */
  feed?: string;
  /** From the top, without the home page. */
  above?: { title: string; path: string }[];
}

export interface ThingSite {
  /** Of the page. */
  url: string;
  /** Names the association, which is described beside the thing. */
  organisation: { '@id': string };
}

/** Page that is one file: no frame, no script, nothing to fetch. */
export interface BarePage {
  html: string;
  /** Stand in it; the policy allows them by their hash. */
  styles: string;
}

export interface Redirect {
  redirectTo: string;
  /** Tells search engines to forget the address that was asked for. */
  isPermanent?: boolean;
}

/** Page that is missing or unavailable: a few words, a few kilobytes. */
export interface LightPage {
  status: 404 | 503;
  title: string;
  /** By default the title. */
  heading?: { words: string; lang: string };
  hint: string;
  back: { path: string; label: string };
}
