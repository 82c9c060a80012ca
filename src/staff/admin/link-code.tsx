import encodeQR from 'qr';
import { linkPanelText as text } from '#/i18n/tr/link-panel.ts';

/** Modules of white that a reader needs around the code (ISO/IEC 18004). */
const quiet = 4;

/** Drawn as one path, because the page's policy takes no picture that was made of text. */
export default function LinkCode({ url }: { url: string }) {
  const rows = encodeQR(url, 'raw', { border: quiet });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={text.code}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="w-48 bg-white"
    >
      <path d={path} />
    </svg>
  );
}
