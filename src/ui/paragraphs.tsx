/** Nothing where an editor has left them out. */
export function Paragraphs({ texts, className = '' }: { texts: string[]; className?: string }) {
  if (texts.length === 0) return null;
  return (
    <div className={`max-w-[68ch] space-y-4 ${className}`}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
