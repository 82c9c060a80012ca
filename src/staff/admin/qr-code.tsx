import encodeQR from 'qr';

/** Modules of white that a reader needs around the code (ISO/IEC 18004). */
const quiet = 4;

/**
 * A code that is drawn as one path, because the page's policy takes no picture that was made of text.
 * @param label what screen readers say in its place
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { border: quiet });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="w-48 bg-white"
    >
      <path d={path} />
    </svg>
  );
}
