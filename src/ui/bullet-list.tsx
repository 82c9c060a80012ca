export function BulletList({ entries, className = '' }: { entries: string[]; className?: string }) {
  return (
    <ul className={`max-w-[68ch] list-disc space-y-2 pl-5 marker:text-night-500 ${className}`}>
      {entries.map((entry) => (
        <li key={entry} className="pl-1">
          {entry}
        </li>
      ))}
    </ul>
  );
}
