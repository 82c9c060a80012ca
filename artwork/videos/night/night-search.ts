import type { Film } from '../film.ts';
import { foundAtNight } from './found.ts';
import { searchLine } from './search-line.ts';

/** A search line goes through a dark wood until a beam finds somebody. */
export function nightSearch(): Film {
  return {
    posterAt: 2.6,
    shots: [
      {
        seconds: 3.6,
        caption: 'Ekip sıra hâlinde ilerliyor, her fener kendi şeridini tarıyor.',
        draw: searchLine(),
      },
      {
        seconds: 3.9,
        caption: 'Kayıp rolündeki gönüllü bulundu; haber telsizle merkeze geçiliyor.',
        draw: foundAtNight(),
      },
    ],
  };
}
