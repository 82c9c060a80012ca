/** A list that an island could not fetch. The first sentence comes from the call, and is English. */
export function FetchFailure({ title, hint }: { title: string; hint: string }) {
  return (
    <div role="alert" className="py-16 text-center">
      <p lang="en" className="text-lg font-semibold">
        {title}
      </p>
      <p className="mt-2 text-ink-soft">{hint}</p>
    </div>
  );
}
