import type { Token } from 'markdown-it';
import { readVideoAddress, type Video } from '#/http/video-address.ts';
import { videoText as text } from '#/i18n/tr/video.ts';

type LinkedVideo = Video & { href: string };

/** Finds the video of a paragraph that holds nothing but its address; a link with words of its own stays a link. */
function findVideo(tokens: readonly Token[], place: number): LinkedVideo | undefined {
  const opener = tokens[place - 1];
  const [link, words, ...rest] = tokens[place]?.children ?? [];
  if (opener?.type !== 'paragraph_open' || opener.level > 0 || rest.length > 1) return undefined;
  if (link?.type !== 'link_open' || words?.type !== 'text') return undefined;
  const href = String(link.attrGet('href'));
  const video = readVideoAddress(href);
  const isBare = link.info === 'auto' || readVideoAddress(words.content)?.player === video?.player;
  return video && isBare ? { ...video, href } : undefined;
}

/** Lists the videos that `drawVideos` makes cards of. */
export const listVideos = (tokens: readonly Token[]): Video[] =>
  tokens.flatMap((_, place) => findVideo(tokens, place) ?? []);

/** Puts a card in the place of each paragraph that is a video. */
export function drawVideos(tokens: readonly Token[], inHtml: (text: string) => string): void {
  tokens.forEach((token, place) => {
    const video = findVideo(tokens, place);
    if (!video) return;
    token.type = 'html_block';
    token.content = drawCard(video, inHtml);
    for (const edge of [tokens[place - 1], tokens[place + 1]]) if (edge) edge.hidden = true;
  });
}

/** Asks nobody anything before it is pressed (play-video.ts), and is a plain link without scripts. */
const drawCard = ({ site, player, href }: LinkedVideo, inHtml: (text: string) => string) =>
  `<div class="${classes.card}"><a href="${inHtml(href)}" rel="noopener nofollow" class="${classes.link}" ` +
  `data-video="${inHtml(player)}" data-open="${text.open(site)}"><i aria-hidden="true" class="${classes.mark}"></i>` +
  `<b>${text.title(site)}</b> <span class="${classes.hint}">${text.press(site)}</span>` +
  `<span class="${classes.printed}">${inHtml(href)}</span></a></div>`;

const classes = {
  card: 'overflow-hidden rounded-card border border-transparent bg-night-900 [&>iframe]:aspect-video [&>iframe]:w-full print:[&>iframe]:hidden',
  link: 'grid grid-cols-[auto_1fr] items-center gap-x-4 px-5 py-4 leading-normal text-white no-underline',
  mark: 'row-span-2 h-9 w-8 bg-signal-500 forced-color-adjust-none [clip-path:polygon(0_0,100%_50%,0_100%)] print:hidden',
  hint: 'font-normal underline print:hidden',
  printed: 'hidden print:block',
};
