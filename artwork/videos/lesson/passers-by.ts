import { type Figure, figure } from '../../draw/figure.ts';
import { onTheMove } from '../motion.ts';

/** Two trainees carry their bags out behind the conversation. */
export function onTheWay(second: number): string {
  const first = onTheMove({ start: 330, size: 430, second, pace: 0.62 });
  const other = onTheMove({ start: -150, size: 420, second: second + 0.4, pace: 0.6 });
  const look = { hat: 'hair', stripes: '', gloves: '#c98f6b' } as const;
  const haze = { colour: '#d6c8ad', amount: 0.3 };
  const people: Figure[] = [
    {
      ...first,
      y: 716,
      size: 430,
      haze,
      clothes: { ...look, jacket: '#4f7f72', trousers: '#3a4152', pack: '#8a4f38', helmet: '#241c1a' },
    },
    {
      ...other,
      y: 722,
      size: 420,
      haze,
      clothes: { ...look, jacket: '#8c5f7a', trousers: '#333f58', pack: '#3c5378', helmet: '#5a3d2b' },
    },
  ];
  return people.map(figure).join('');
}
