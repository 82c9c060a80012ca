import { dog } from '../draw/dog.ts';
import { type Figure, figure } from '../draw/figure.ts';
import { fog, glow, vignette } from '../draw/light.ts';
import { down } from '../draw/paint.ts';
import { circle, ellipse, line, path, polygon, rect, stroke } from '../draw/shapes.ts';
import { clouds, sky } from '../draw/sky.ts';
import { broadleaf } from '../draw/trees.ts';

/** A morning in the schoolyard: whoever asks may try the helmet. */
export function schoolVisit(): string {
  return [
    sky('#5c9fd3', '#a8d0e8@34', '#f2ead6@60'),
    clouds('school', { y: 110, spread: 80, count: 7, colour: '#ffffff', opacity: 0.85 }),
    glow(1500, 60, 460, '#fff6da', 0.8),
    broadleaf('school back', { x: 90, y: 620, height: 420, fill: '#4f7f5e', light: '#6fa070' }),
    school(),
    broadleaf('school front', { x: 1500, y: 690, height: 470, fill: '#3f7152', light: '#64986a' }),
    rect(0, 640, 1600, 430, down('#d9c7a4', '#c3ab82@40', '#9b845f')),
    rect(0, 632, 1600, 12, '#b59c74'),
    court(),
    bunting(),
    visit(),
    fog(1300, 700, { rx: 600, ry: 260, colour: '#fff3d0', opacity: 0.22 }),
    vignette(0.25),
  ].join('');
}

function school(): string {
  const windows = [0, 1]
    .flatMap((row) =>
      Array.from({ length: 8 }, (_, index) => {
        const [x, y] = [250 + index * 132, 262 + row * 176];
        if (row === 1 && (index === 3 || index === 4)) return '';
        return (
          rect(x - 6, y - 6, 92, 122, '#fbf4e4') +
          rect(x, y, 80, 110, down('#8fb6d4', '#3f6a96')) +
          path(`M${x} ${y + 60}L${x + 50} ${y}H${x + 74}L${x} ${y + 92}Z`, '#ffffff', 'opacity="0.25"') +
          rect(x + 38, y, 4, 110, '#fbf4e4') +
          rect(x, y + 50, 80, 4, '#fbf4e4')
        );
      }),
    )
    .join('');
  const door =
    rect(650, 440, 210, 200, '#fbf4e4') +
    rect(664, 456, 88, 184, '#a4532f') +
    rect(758, 456, 88, 184, '#8c4326') +
    rect(676, 470, 64, 76, '#5f8db5') +
    rect(770, 470, 64, 76, '#4f7da5') +
    polygon(
      [
        [620, 440],
        [755, 378],
        [890, 440],
      ],
      '#b5613a',
    ) +
    rect(620, 634, 270, 14, '#cbb78f');
  return (
    rect(210, 200, 1100, 440, down('#f0dcb4', '#dcc294')) +
    rect(210, 424, 1100, 14, '#c79a62') +
    polygon(
      [
        [170, 206],
        [230, 130],
        [1290, 130],
        [1350, 206],
      ],
      down('#b5613a', '#8c4326'),
    ) +
    windows +
    door +
    circle(755, 166, 26, '#fbf4e4') +
    line(
      [
        [755, 166],
        [755, 150],
      ],
      '#12284a',
      4,
    ) +
    line(
      [
        [755, 166],
        [768, 172],
      ],
      '#12284a',
      4,
    )
  );
}

const court = () =>
  stroke('M-20 760H1640M180 1067L420 690M1460 1067L1200 690', '#f6efdc', 7, 'opacity="0.75"') +
  ellipse(820, 960, 620, 56, '#6b5638', 'opacity="0.28"');

function bunting(): string {
  const flags = Array.from({ length: 17 }, (_, index) => {
    const share = index / 16;
    const [x, y] = [60 + share * 1480, 96 + Math.sin(share * Math.PI) * 92];
    return polygon(
      [
        [x - 20, y],
        [x + 20, y + (share < 0.5 ? 4 : -4)],
        [x, y + 46],
      ],
      ['#f26a1b', '#12284a', '#f6f9fc', '#4f86c6'][index % 4] ?? '#f26a1b',
    );
  }).join('');
  return stroke('M0 92Q800 280 1600 92', '#12284a', 3) + flags;
}

function visit(): string {
  const rim = { colour: '#fff6da', from: [0.9, -0.8] as const };
  const child = (x: number, y: number, size: number, look: number, more: Partial<Figure> = {}): Figure => ({
    x,
    y,
    size,
    pose: 'stand',
    facing: x < 760 ? 'right' : 'left',
    clothes: {
      jacket: ['#3f7fc0', '#e8b53a', '#c0453a', '#4f9a72', '#8a5fa8', '#f0e6d0'][look] ?? '#3f7fc0',
      trousers: ['#2d3f5f', '#5b4a44', '#33476e'][look % 3] ?? '#2d3f5f',
      hat: 'hair',
      helmet: ['#2a1d18', '#5a3626', '#1d1820'][look % 3] ?? '#2a1d18',
      stripes: '',
      boots: '#f6f9fc',
      gloves: '#c98f6b',
      skirt: look === 2,
      pack: look % 3 === 0 ? '#d85f18' : '',
    },
    rim,
    ...more,
  });
  const raised = { lean: 0, near: [5, 3], far: [-5, -6], nearArm: [150, 168], farArm: [4, 16] } as const;
  return [
    figure(child(250, 905, 300, 0)),
    figure(child(390, 880, 270, 1, { pose: raised })),
    figure(child(1290, 880, 290, 3, { pose: raised })),
    figure(child(1420, 910, 310, 4)),
    figure(child(1170, 876, 265, 5)),
    figure({
      x: 640,
      y: 990,
      size: 560,
      pose: { lean: 16, head: 6, near: [84, -4], far: [-4, -102], nearArm: [74, 100], farArm: [64, 92] },
      facing: 'right',
      clothes: { hat: 'cap', helmet: '#12284a', harness: '#0b1b33' },
      rim,
    }),
    figure(
      child(890, 985, 330, 2, {
        facing: 'left',
        clothes: {
          jacket: '#4f86c6',
          trousers: '#33476e',
          hat: 'helmet',
          helmet: '#f26a1b',
          stripes: '',
          boots: '#f6f9fc',
          gloves: '#c98f6b',
        },
      }),
    ),
    figure(child(140, 1000, 340, 4, { pose: 'hipsHeld', view: 'back' })),
    dog({ x: 1090, y: 1000, scale: 2.5, pose: 'sit', coat: '#b98a56', flip: true, rim: '#fff6da' }),
    figure(child(1330, 1010, 320, 1, { pose: 'offer', facing: 'left' })),
  ].join('');
}
