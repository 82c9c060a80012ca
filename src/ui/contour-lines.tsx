const hills = [
  { x: 1130, y: 190, width: 520, height: 330, turn: -18 },
  { x: 180, y: 760, width: 560, height: 300, turn: 14 },
];
const rings = [0.14, 0.28, 0.42, 0.56, 0.7, 0.85, 1];

export function ContourLines({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 1280 900"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      fill="none"
      stroke="currentColor"
      aria-hidden
    >
      {hills.flatMap(({ x, y, width, height, turn }) =>
        rings.map((ring) => (
          <ellipse
            key={`${x}-${ring}`}
            cx={x + 40 * (1 - ring)}
            cy={y}
            rx={width * ring}
            ry={height * ring}
            transform={`rotate(${turn * ring} ${x} ${y})`}
            strokeWidth={1.25}
          />
        )),
      )}
    </svg>
  );
}
