export interface Figure {
  label: string;
  value: string;
}

export function FigureStrip({ figures }: { figures: Figure[] }) {
  return (
    <dl className="grid gap-px overflow-hidden rounded-card bg-snow-200 shadow-card max-sm:grid-cols-2 max-sm:[&>:first-child:nth-last-child(odd)]:col-span-2 sm:auto-cols-fr sm:grid-flow-col">
      {figures.map(({ label, value }) => (
        <div key={label} className="bg-white px-4 py-4 md:px-5">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="mt-0.5 text-xl leading-tight font-bold text-night-800 md:text-2xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
