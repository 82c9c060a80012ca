import { frameText as text } from '#/i18n/tr/frame.ts';
import type { LightPage } from '#/render/page.ts';

/** The English heading is promised; the Turkish below it is for the visitor. */
export const notFoundPage: LightPage = {
  status: 404,
  title: text.pageNotFoundTr,
  heading: { words: text.pageNotFound, lang: 'en' },
  hint: text.pageNotFoundHint,
  back: { path: '/', label: text.goHome },
};

/** Page shown in place of one that cannot be drawn and is not cached. */
export const unavailablePage: LightPage = {
  status: 503,
  title: text.unavailable,
  hint: text.unavailableHint,
  back: { path: '/', label: text.goHome },
};
