import { basketStretcher } from './equipment/basket-stretcher.ts';
import { goBag } from './equipment/go-bag.ts';
import { listeningDevice } from './equipment/listening-device.ts';
import { ropeKit } from './equipment/rope-kit.ts';
import { assemblyDay, lessonHours, preparationMonths, trainingHours } from './numbers.ts';
import { placeCanakkale } from './places/canakkale.ts';
import { placeDuzce } from './places/duzce.ts';
import { placeKocaeli } from './places/kocaeli.ts';
import { placeKoycegiz } from './places/koycegiz.ts';
import { placeMengen } from './places/mengen.ts';
import { placeSilivri } from './places/silivri.ts';
import { placeUludag } from './places/uludag.ts';

/** Maps, technical drawings and numbers by name; each belongs to one event. */
export const sheets: Record<string, () => string> = {
  'place-canakkale': placeCanakkale,
  'place-duzce': placeDuzce,
  'place-kocaeli': placeKocaeli,
  'place-koycegiz': placeKoycegiz,
  'place-mengen': placeMengen,
  'place-silivri': placeSilivri,
  'place-uludag': placeUludag,
  'basket-stretcher': basketStretcher,
  'go-bag': goBag,
  'listening-device': listeningDevice,
  'rope-kit': ropeKit,
  'assembly-day': assemblyDay,
  'lesson-hours': lessonHours,
  'preparation-months': preparationMonths,
  'training-hours': trainingHours,
};
