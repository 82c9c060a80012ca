/** Puts `body` under the heading `## title`, in the place of what stood there, or at the end. */
export function replaceSection(text: string, { title, body }: { title: string; body: string }): string {
  const heading = `## ${title}\n`;
  const section = `${heading}\n${body.trim()}\n`;
  const start = `\n${text}`.indexOf(`\n${heading}`);
  if (start === -1) return `${text.trimEnd()}\n\n${section}`;
  const next = text.indexOf('\n## ', start + heading.length);
  return `${text.slice(0, start)}${section}${next === -1 ? '' : text.slice(next)}`;
}
