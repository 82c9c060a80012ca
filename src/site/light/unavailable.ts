import { frameText as text } from '#/i18n/tr/frame.ts';
import type { LightPage } from '#/render/page.ts';

/** When a page cannot be drawn and none was kept from before. */
export const unavailablePage: LightPage = {
  status: 503,
  title: text.unavailable,
  hint: text.unavailableHint,
  back: { path: '/', label: text.goHome },
};
