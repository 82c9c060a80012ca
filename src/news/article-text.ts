import MarkdownIt, { type Token } from 'markdown-it';
import { directionOf } from '#/format/direction.ts';
import { markdownSyntax } from '#/format/markdown-syntax.ts';
import { anySite, isOwnPicture, outsideAddressOf } from '#/http/picture-address.ts';
import { withoutTurning } from '#/http/without-turning.ts';
import { drawVideos, listVideos } from './video-card.ts';

/**
 * The result is safe: raw HTML is shown as text, and markdown-it refuses `javascript:`, `vbscript:`, `file:` and most
 * `data:` addresses. The article's page and the panel's preview both use it.
 */
const markdown = new MarkdownIt(markdownSyntax);

/** The article's title is the page's h1, so headings in its text start at h2. */
markdown.core.ruler.push('lower headings', ({ tokens }) => {
  for (const token of tokens) {
    if (token.type.startsWith('heading_')) token.tag = lowerHeading(token.tag);
  }
});

markdown.core.ruler.push('mark links to other sites', ({ tokens }) => {
  for (const token of tokens.flatMap((block) => block.children ?? [])) {
    const isOutside = token.type === 'link_open' && leadsElsewhere(String(token.attrGet('href')));
    if (isOutside) token.attrSet('rel', 'noopener nofollow');
  }
});

markdown.core.ruler.push('fetch pictures late', ({ tokens }) => {
  let isLinked = false;
  for (const token of tokens.flatMap((block) => block.children ?? [])) {
    if (token.type.startsWith('link_')) isLinked = token.type === 'link_open';
    if (token.type !== 'image') continue;
    token.meta = { isLinked };
    if (mayBeShown(String(token.attrGet('src')))) {
      token.attrSet('loading', 'lazy');
      token.attrSet('decoding', 'async');
      token.attrSet('data-hide-when-broken', '');
    } else {
      token.type = 'text';
    }
  }
});

/** They come as entities, too: '&#x202e;'. Raw ones are gone before (`readableText`). */
markdown.core.ruler.push('leave out what turns words round', ({ tokens }) => {
  for (const token of tokens.flatMap((block) => block.children ?? [])) {
    token.content = withoutTurning(token.content);
    const title = token.attrGet('title');
    if (title) token.attrSet('title', withoutTurning(String(title)));
  }
});

/** Each block by itself: the full stop of an Arabic sentence stands at its end, and Turkish pages stay as they are. */
markdown.core.ruler.push('let other scripts run their way', ({ tokens }) => {
  tokens.forEach(({ type, content }, place) => {
    if (type !== 'inline' || !directionOf(content)) return;
    const paragraph = tokens[place - 1];
    const item = tokens[place - 2];
    // the paragraph of a short list is not drawn
    const block = paragraph?.hidden && item?.nesting === 1 ? item : paragraph;
    block?.attrSet('dir', 'auto');
  });
});

/** Each scrolls in its own box (article.css), and not every browser lets the keyboard into one without a control. */
markdown.core.ruler.push('let the keyboard scroll what is wide', ({ tokens }) => {
  for (const token of tokens)
    if (['table_open', 'fence', 'code_block'].includes(token.type)) token.attrSet('tabindex', '0');
});

/** Tells whether an address leads elsewhere, read as browsers do (WHATWG URL), in small or large letters. */
function leadsElsewhere(href: string): boolean {
  const url = URL.parse(href, anySite);
  return url !== null && url.origin !== anySite && /^https?:$/.test(url.protocol);
}

/** Allows pictures of the library, of the site and of the web; of all others only the alternative text is shown. */
const mayBeShown = (address: string): boolean =>
  outsideAddressOf(address) !== undefined || isOwnPicture(address);

function lowerHeading(tag: string): string {
  return `h${Math.min(6, Math.max(2, Number(tag.slice(1))))}`;
}

export interface TextPicture {
  url: string;
  alt: string;
  title?: string;
  /** It stands in a link. */
  isLinked?: boolean;
}
export type DrawPicture = (picture: TextPicture) => string;

const drawPlainly = markdown.renderer.rules.image;

markdown.renderer.rules.image = (tokens, index, options, environment, renderer) => {
  const token = tokens[index];
  if (!token) return '';
  const { drawPicture } = environment as { drawPicture?: DrawPicture };
  const [url = '', title] = ['src', 'title'].map((name) => token.attrGet(name)?.toString());
  if (drawPicture)
    return drawPicture({ url, alt: token.content, title, isLinked: token.meta?.isLinked === true });
  // asking another site for the picture would tell it who reads this one
  if (outsideAddressOf(url) !== undefined) return markdown.utils.escapeHtml(token.content);
  return drawPlainly?.(tokens, index, options, environment, renderer) ?? '';
};

/**
 * @param drawPicture writes a picture as HTML; without it a picture of this site is drawn plainly,
 * and one of another site leaves its alternative text
 */
export function renderArticleText(content: string, drawPicture?: DrawPicture): string {
  const environment = { drawPicture };
  const tokens = markdown.parse(content, environment);
  drawVideos(tokens, markdown.utils.escapeHtml);
  return markdown.renderer.render(tokens, markdown.options, environment);
}

/** Leaves out what only the article's page knows, such as the picture's size. */
export const drawOwnPicture = ({ url, alt }: TextPicture): string => {
  const [src, words] = [url, alt].map((text) => markdown.utils.escapeHtml(text));
  return `<img src="${src}" alt="${words}" loading="lazy" decoding="async" data-hide-when-broken="">`;
};

/** Parses what is drawn: pictures that are not shown are text, and headings have the level they get. */
export const parseArticleText = (content: string): Token[] => markdown.parse(content, {});

/** Lists the addresses of a text's pictures, as `drawPicture` is given them. */
export function listTextPictures(content: string): string[] {
  if (!content.includes('![')) return [];
  const tokens = parseArticleText(content).flatMap((block) => block.children ?? []);
  return tokens.filter(({ type }) => type === 'image').map((token) => String(token.attrGet('src')));
}

/** Lists the addresses of the players that a text's cards show when they are pressed. */
export const listTextPlayers = (content: string): string[] =>
  listVideos(parseArticleText(content)).map(({ player }) => player);
