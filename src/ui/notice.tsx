import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from './link-button.tsx';

type Tone = 'emergency' | 'caution';

const tones: Record<Tone, string> = {
  emergency: 'border-danger-600 bg-danger-50 text-danger-700',
  caution: 'border-caution-500 bg-caution-50 text-caution-800',
};

/** Red is for an emergency; a warning that saves somebody's money is amber. */
export function Notice({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <div
      role="note"
      className={`flex gap-3 rounded-card border-l-4 px-4 py-3 md:px-5 md:py-4 ${tones[tone]}`}
    >
      <TriangleAlert aria-hidden="true" size={22} className="mt-0.5 shrink-0" />
      <div className="max-w-[80ch] min-w-0 wrap-anywhere font-semibold">{children}</div>
    </div>
  );
}

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
