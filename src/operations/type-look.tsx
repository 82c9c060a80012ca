import {
  Activity,
  BriefcaseMedical,
  Building2,
  Flame,
  type LucideIcon,
  PawPrint,
  ShieldCheck,
  UserSearch,
  Waves,
} from 'lucide-react';
import { type OperationType, operationType } from '#/content/kinds.ts';

export interface TypeLook {
  icon: LucideIcon;
  /** Outline in a square of 48. Each type has its own, which people who see no colours can tell apart. */
  outline: string;
  fill: string;
  ink: string;
  edge: string;
  /** Where the icon's middle stands vertically, when the outline's is not the middle of the square. */
  middle?: number;
}

const white = 'text-white';

/** Whole class names, because the stylesheet is made from those it finds in .tsx files. */
export const typeLooks: Record<OperationType, TypeLook> = {
  [operationType.earthquake]: {
    icon: Activity,
    outline: 'M24 1 47 24 24 47 1 24Z',
    fill: 'fill-amber-900',
    ink: white,
    edge: 'border-t-amber-900',
  },
  [operationType.fire]: {
    icon: Flame,
    outline: 'M24 2 47 44H1Z',
    fill: 'fill-danger-600',
    ink: white,
    edge: 'border-t-danger-600',
    middle: 30,
  },
  [operationType.flood]: {
    icon: Waves,
    outline: 'M24 1C30 9 42 19 42 30a18 17 0 0 1-36 0C6 19 18 9 24 1Z',
    fill: 'fill-sky-700',
    ink: white,
    edge: 'border-t-sky-700',
    middle: 28,
  },
  [operationType.urbanRescue]: {
    icon: Building2,
    outline: 'M4 4H44V44H4Z',
    fill: 'fill-slate-700',
    ink: white,
    edge: 'border-t-slate-700',
  },
  [operationType.missingPerson]: {
    icon: UserSearch,
    outline: 'M24 2a22 22 0 1 1 0 44 22 22 0 0 1 0-44Z',
    fill: 'fill-violet-700',
    ink: white,
    edge: 'border-t-violet-700',
  },
  [operationType.firstAid]: {
    icon: BriefcaseMedical,
    outline: 'M11 2H37V11H46V37H37V46H11V37H2V11H11Z',
    fill: 'fill-emerald-700',
    ink: white,
    edge: 'border-t-emerald-700',
  },
  [operationType.safety]: {
    icon: ShieldCheck,
    outline: 'M4 3H44V24C44 36 35 43 24 47 13 43 4 36 4 24Z',
    fill: 'fill-yellow-300 stroke-night-950',
    ink: 'text-night-950',
    edge: 'border-t-yellow-400',
    middle: 22,
  },
  [operationType.animalRescue]: {
    icon: PawPrint,
    outline: 'M13 4H35L47 24 35 44H13L1 24Z',
    fill: 'fill-pink-700',
    ink: white,
    edge: 'border-t-pink-700',
  },
};

const iconSize = 24;

/** Hidden from screen readers, because the type's name stands beside it. */
export function TypeMark({ type, className }: { type: OperationType; className: string }) {
  const { icon: Icon, outline, fill, ink, middle = 24 } = typeLooks[type];
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={`shrink-0 ${className}`}>
      <path d={outline} className={fill} />
      <Icon x={24 - iconSize / 2} y={middle - iconSize / 2} size={iconSize} className={ink} />
    </svg>
  );
}
