import type { Film } from '../film.ts';
import { classroom } from './classroom.ts';
import { interview } from './interview.ts';

/** A reporter sits in on the first lesson and asks what there is to learn. */
export function firstLesson(): Film {
  return {
    posterAt: 3.3,
    shots: [
      {
        seconds: 3.6,
        caption: 'Muhabir, gönüllü adaylarıyla birlikte üç saatlik TAE dersinde.',
        draw: classroom(),
      },
      { seconds: 3.8, caption: 'Dersten sonra: “İlk kural, önce kendi güvenliğin.”', draw: interview() },
    ],
  };
}
