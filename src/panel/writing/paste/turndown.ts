import TurndownService from 'turndown';

/** Uses the marks of the toolbar and the hint. A line break stays one, as articles are drawn. */
export const turndown = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  emDelimiter: '*',
  strongDelimiter: '**',
  codeBlockStyle: 'fenced',
  hr: '---',
  br: '',
});

/** One space after the mark, where turndown writes three. */
turndown.addRule('list item', {
  filter: 'li',
  replacement(content, node) {
    const mark = markOf(node as HTMLElement);
    const text = content.trim().replace(/\n/g, `\n${' '.repeat(mark.length)}`);
    return `${mark}${text}${node.nextSibling ? '\n' : ''}`;
  },
});

turndown.addRule('table cell', {
  filter: ['td', 'th'],
  replacement: (content) =>
    ` ${content
      .trim()
      .replace(/\s*\n\s*/g, ' ')
      .replaceAll('|', '\\|')} |`,
});

turndown.addRule('table row', {
  filter: 'tr',
  replacement(content, node) {
    const row = node as HTMLTableRowElement;
    const isFirst = row.closest('table')?.querySelector('tr') === row;
    return `|${content}\n${isFirst ? `|${' --- |'.repeat(row.querySelectorAll('td, th').length)}\n` : ''}`;
  },
});

turndown.addRule('table part', {
  filter: ['thead', 'tbody', 'tfoot'],
  replacement: (content) => content,
});

turndown.addRule('table', {
  filter: 'table',
  replacement: (content) => `\n\n${content}\n\n`,
});

function markOf(item: HTMLElement): string {
  const list = item.parentElement;
  if (list?.nodeName !== 'OL') return '- ';
  const place = [...list.children].indexOf(item);
  return `${Number(list.getAttribute('start') ?? 1) + place}. `;
}
