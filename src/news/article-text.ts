import MarkdownIt from 'markdown-it';

/**
 * Markdown as the panel writes it; plain text with blank lines reads as paragraphs. Raw HTML is shown as the text it
 * is, and markdown-it refuses `javascript:`, `vbscript:`, `file:` and most `data:` addresses, so the result is safe.
 * The article's page and the panel's preview are drawn by it alike.
 */
const markdown = new MarkdownIt({ html: false, linkify: true, breaks: true, typographer: false });

/** An article's heading is the page's h1, so those in its text start one level below. */
markdown.core.ruler.push('lower headings', ({ tokens }) => {
  for (const token of tokens) {
    if (token.type.startsWith('heading_')) token.tag = lowerHeading(token.tag);
  }
});

markdown.core.ruler.push('mark links to other sites', ({ tokens }) => {
  for (const token of tokens.flatMap((block) => block.children ?? [])) {
    const isOutside = token.type === 'link_open' && /^https?:/.test(String(token.attrGet('href')));
    if (isOutside) token.attrSet('rel', 'noopener nofollow');
  }
});

/** Pictures come from the library, from those that ship with the site, or from the web; of others their words stay. */
const pictureAddress = /^(https?:\/\/|\/media\/|\/artwork\/)/i;

markdown.core.ruler.push('fetch pictures late', ({ tokens }) => {
  for (const token of tokens.flatMap((block) => block.children ?? [])) {
    if (token.type !== 'image') continue;
    if (pictureAddress.test(String(token.attrGet('src')))) {
      token.attrSet('loading', 'lazy');
      token.attrSet('decoding', 'async');
      token.attrSet('data-hide-when-broken', '');
    } else {
      token.type = 'text';
    }
  }
});

function lowerHeading(tag: string): string {
  return `h${Math.min(6, Math.max(2, Number(tag.slice(1))))}`;
}

/** A picture in the text. */
export interface TextPicture {
  url: string;
  alt: string;
  title?: string;
}
export type DrawPicture = (picture: TextPicture) => string;

const drawPlainly = markdown.renderer.rules.image;

markdown.renderer.rules.image = (tokens, index, options, environment, renderer) => {
  const token = tokens[index];
  const { drawPicture } = environment as { drawPicture?: DrawPicture };
  if (!drawPicture || !token) return drawPlainly?.(tokens, index, options, environment, renderer) ?? '';
  const [url = '', title] = ['src', 'title'].map((name) => token.attrGet(name)?.toString());
  return drawPicture({ url, alt: token.content, title });
};

/**
 * The article's text as safe HTML.
 * @param drawPicture writes a picture as HTML; without it, a plain one at its address
 */
export const renderArticleText = (content: string, drawPicture?: DrawPicture): string =>
  markdown.render(content, { drawPicture });
