import { frameText as text } from '#/i18n/tr/frame.ts';
import type { LightPage } from '#/render/page.ts';

/** For a page that cannot be drawn and is not cached. */
export const unavailablePage: LightPage = {
  status: 503,
  title: text.unavailable,
  hint: text.unavailableHint,
  back: { path: '/', label: text.goHome },
};
