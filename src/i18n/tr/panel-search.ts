import { panelText } from './panel.ts';
import { staffText } from './staff.ts';

/** Names of the places in which something is listed. */
export const tabLabels = {
  news: panelText.news,
  operations: panelText.operations,
  photos: panelText.photos,
  media: panelText.media,
  site: staffText.site,
  people: staffText.people,
};

/** The search through the whole panel: its sentences. */
export const panelSearchText = {
  title: 'Panelde Ara',
  field: 'Ne arıyorsunuz?',
  example: 'telefon, madde 14, bir haberin adı',
  hint: 'Adını ya da içindeki bir sözcüğü yazın. Bir sonucu seçince formu açılır.',
  results: 'Sonuçlar',
  searching: 'Aranıyor…',
  found: (shown: number, all: number) => (shown < all ? `${shown} / ${all} sonuç` : `${all} sonuç`),
  nothing: (typed: string) =>
    `“${typed}” için bir şey bulunamadı. Daha kısa yazmayı ya da başka bir sözcük deneyin.`,
  failed: 'Aranamadı',
  failedHint: 'Bağlantınızı denetleyip yeniden deneyin.',
};
