import { circle, ellipse, line, place, rect } from '../../draw/shapes.ts';
import { accent, chalk, detail, drawingBoard, marked, night, outline } from '../drawing-board.ts';

/** The bag the children packed: seven things that belong in it and the toy they kept. */
export function goBag(): string {
  const bag = [
    outline('M650 330Q650 180 800 180T950 330', 'none', 12),
    outline('M570 420Q570 290 690 290H910Q1030 290 1030 420V760Q1030 800 990 800H610Q570 800 570 760Z'),
    outline('M620 540Q620 510 650 510H950Q980 510 980 540V740H620Z', '#183660', 6),
    marked('M590 440H1010', 10),
    detail('M620 600H980', 4),
    marked('M800 630v76M762 668h76', 16),
  ];
  const water =
    outline('M-34 -60v-40h68v40l16 40V110h-100V-20Z') +
    detail('M-50 20h100M-50 66h100') +
    rect(-26, -124, 52, 26, accent, 'rx="4"');
  const torch =
    outline('M-110 -28H30L70 -52H96V52H70L30 28H-110Z') +
    detail('M30 -28V28M-60 -10H-20') +
    marked('M120 -30L160 -50M124 0H170M120 30L160 50', 7);
  const radio =
    outline('M-100 -60H100V70H-100Z') +
    circle(-46, 6, 38, 'none', `stroke="${chalk}" stroke-width="5"`) +
    detail('M20 -30H80M20 0H80') +
    marked('M70 -60L120 -150', 7);
  const whistle =
    outline('M-90 -30H20V-6Q70 -6 70 40T14 88 -34 40V10H-90Z') +
    circle(18, 40, 14, accent) +
    detail('M60 70Q110 110 150 70');
  const toy =
    circle(-34, -74, 22, night, `stroke="${chalk}" stroke-width="6"`) +
    circle(34, -74, 22, night, `stroke="${chalk}" stroke-width="6"`) +
    ellipse(0, 50, 62, 66, night, `stroke="${chalk}" stroke-width="6"`) +
    circle(0, -36, 54, night, `stroke="${chalk}" stroke-width="6"`) +
    circle(-18, -44, 6, chalk) +
    circle(18, -44, 6, chalk) +
    marked('M-14 -18Q0 -6 14 -18', 6);
  const papers = outline('M-80 -70H50L84 -36V80H-80Z') + detail('M-50 -20H50M-50 12H50M-50 44H20');
  return drawingBoard({
    name: 'Afet çantası',
    note: 'otuz eşyadan ona yer var',
    body: [
      ...bag,
      place(water, { x: 300, y: 300 }),
      place(radio, { x: 340, y: 600 }),
      place(torch, { x: 1290, y: 230 }),
      place(whistle, { x: 1260, y: 440 }),
      place(papers, { x: 1250, y: 690 }),
      place(toy, { x: 1455, y: 670 }),
      [
        [380, 320, 540, 400],
        [470, 590, 550, 580],
        [1160, 260, 1060, 360],
        [1160, 470, 1050, 480],
        [1150, 680, 1050, 640],
      ]
        .map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) =>
          line(
            [
              [x1, y1],
              [x2, y2],
            ],
            '#9fb6d6',
            4,
            'stroke-dasharray="14 12"',
          ),
        )
        .join(''),
    ].join(''),
  });
}
