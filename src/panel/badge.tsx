import type { ReactNode } from 'react';

const tones = {
  neutral: 'border-snow-300 bg-snow-100 text-ink',
  safe: 'border-safe-700/30 bg-safe-50 text-safe-700',
  waiting: 'border-signal-700/30 bg-signal-300/25 text-signal-700',
  planned: 'border-night-500/30 bg-snow-100 text-night-700',
  onNight: 'border-snow-400/40 bg-night-700 text-snow-50',
};

export type Tone = keyof typeof tones;

export function Badge({ tone = 'neutral', children }: { tone?: Tone | undefined; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center rounded-full border px-2.5 py-0.5 text-xs leading-normal font-semibold ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
