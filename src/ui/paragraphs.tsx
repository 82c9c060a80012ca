export function Paragraphs({ texts, className = '' }: { texts: string[]; className?: string }) {
  return (
    <div className={`max-w-[68ch] space-y-4 ${className}`}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
