import type { ReactNode } from 'react';
import { LinkButton } from './link-button.tsx';
import { Notice } from './notice.tsx';

/** The call comes first: who needs it reads no sentence before it. */
export function EmergencyNote({ call, children }: { call: string; children: ReactNode }) {
  return (
    <Notice tone="emergency">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <LinkButton href="tel:112" look="emergency" className="print:hidden">
          {call}
        </LinkButton>
        <p className="min-w-0 flex-[1_1_16rem]">{children}</p>
      </div>
    </Notice>
  );
}
