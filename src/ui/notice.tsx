import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

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
