import type { OperationType } from '#/content/kinds.ts';
import { typeLooks } from './type-look.tsx';

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
