const rows = [1, 2, 3, 4];

export function ListSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" className="grid gap-3">
      <span className="sr-only">{label}</span>
      {rows.map((row) => (
        <div
          key={row}
          className="flex animate-pulse gap-4 rounded-card border border-snow-200 bg-white p-4"
          aria-hidden
        >
          <div className="hidden h-20 w-30 rounded-md bg-snow-200 sm:block" />
          <div className="grid flex-1 content-start gap-3 py-1">
            <div className="h-4 w-3/5 rounded bg-snow-200" />
            <div className="h-3 w-full rounded bg-snow-100" />
            <div className="h-3 w-2/5 rounded bg-snow-100" />
          </div>
        </div>
      ))}
    </div>
  );
}
