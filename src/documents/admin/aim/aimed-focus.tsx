import { useContext, useEffect } from 'react';
import { showAimed } from './show-aimed.ts';
import { AimContext } from './use-aim.ts';

/** Stands among the fields, so that they are there when it looks for one. @param isDirty an earlier text has come back */
export function AimedFocus({ isDirty }: { isDirty: boolean }) {
  const aim = useContext(AimContext);
  useEffect(() => aim && showSoon(aim.field), [aim]);
  useEffect(() => {
    // the fields of an earlier text are new ones
    const isLost = isDirty && (document.activeElement?.matches('body, [role="dialog"]') ?? true);
    return aim && isLost ? showSoon(aim.field) : undefined;
  }, [aim, isDirty]);
  return null;
}

/** Once the dialog that opens has taken the focus from the one below it. */
function showSoon(field: string): () => void {
  let end: (() => void) | undefined;
  const frame = requestAnimationFrame(() => {
    end = showAimed(field);
  });
  return () => {
    cancelAnimationFrame(frame);
    end?.();
  };
}
