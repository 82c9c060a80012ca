import { cameraBetween } from '../camera.ts';
import type { Film } from '../film.ts';
import { eased, mixed } from '../motion.ts';
import { floodedBridge } from './flooded-bridge.ts';

const alongside = 618;

/** A boat crew practises taking people off a car on a flooded bridge. */
export function bridgeDrill(): Film {
  const draw = floodedBridge();
  return {
    posterAt: 2.6,
    shots: [
      {
        seconds: 3.4,
        caption: 'Bot ekibi, su altındaki köprüde duran araca yaklaşıyor.',
        draw: (second) =>
          draw({
            second,
            camera: cameraBetween(
              { x: -70, y: 0, zoom: 1.04 },
              { x: 70, y: 6, zoom: 1.14 },
              eased(second, [-0.6, 4.6]),
            ),
            boatX: mixed(60, alongside - 40, eased(second, [-1.4, 4.1])),
            reach: 0,
            waves: 1 - eased(second, [2.6, 3.2]),
            climb: { leaves: 99, arrives: 100 },
          }),
      },
      {
        seconds: 4,
        caption: 'Araçtakiler sırayla bota alınıyor.',
        draw: (second) =>
          draw({
            second: second + 3.4,
            camera: cameraBetween(
              { x: 60, y: 92, zoom: 1.62 },
              { x: 20, y: 96, zoom: 1.76 },
              eased(second, [-0.5, 5]),
            ),
            boatX: mixed(alongside - 14, alongside, eased(second, [0, 1])),
            reach: eased(second, [0.2, 1]) - eased(second, [3, 3.8]) * 0.6,
            waves: 0,
            climb: { leaves: 4.2, arrives: 6.6 },
          }),
      },
    ],
  };
}
