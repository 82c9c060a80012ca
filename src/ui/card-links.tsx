interface CardLink {
  href: string;
  title: string;
  text: string;
}

/** Ways to the pages of a narrow column, each a card. */
export function CardLinks({ links }: { links: CardLink[] }) {
  return (
    <ul className="wrap grid max-w-[48rem] gap-3 py-6 md:py-10">
      {links.map(({ href, title, text }) => (
        <li key={href}>
          <a
            href={href}
            className="block rounded-card bg-white px-5 py-4 wrap-anywhere shadow-card hover:bg-snow-100"
          >
            <strong className="block text-lg">{title}</strong> <span className="text-ink-soft">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
