interface Figure {
  label: string;
  value: string;
}

interface FigureStripProps {
  figures: Figure[];
  /** Labels go on with the sentence that their number begins: '30 kişi kurtarıldı'. */
  beginWithValue?: boolean;
}

export function FigureStrip({ figures, beginWithValue }: FigureStripProps) {
  return (
    <dl className="flex flex-wrap gap-px overflow-hidden rounded-card bg-snow-200 shadow-card">
      {figures.map(({ label, value }) => (
        <div
          key={label}
          className={`min-w-0 flex-[1_1_9rem] bg-white px-4 py-4 md:px-5 ${beginWithValue ? 'flex flex-col-reverse justify-end' : ''}`}
        >
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="mt-0.5 text-xl leading-tight font-bold text-night-800 wrap-anywhere md:text-2xl">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
