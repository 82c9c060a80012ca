import { bridgeDrill } from './bridge/bridge-drill.ts';
import type { Film } from './film.ts';
import { firstLesson } from './lesson/first-lesson.ts';
import { nightSearch } from './night/night-search.ts';

/** By the id of the report in `src/content/press.ts`. */
export const films: Record<string, Film> = {
  'kopru-tatbikati': bridgeDrill(),
  'gece-aramasi': nightSearch(),
  'egitim-gunu': firstLesson(),
};
