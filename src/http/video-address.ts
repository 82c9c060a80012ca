export interface Video {
  site: 'YouTube' | 'Vimeo';
  /** The address of its player, which starts at once: who pressed wants to see it. */
  player: string;
}

/** Knows the page of one video. Its number is all that the player's address takes of what was typed. */
export function readVideoAddress(typed: string): Video | undefined {
  const url = URL.parse(typed);
  if (!url || !/^https?:$/.test(url.protocol) || url.port || url.username || url.password) return undefined;
  const page = url.hostname.replace(/^(?:www|m)\./, '') + url.pathname.replace(/\/$/, '');
  const [, inPath] = /^(?:youtu\.be|youtube\.com\/(?:shorts|live))\/([^/]+)$/.exec(page) ?? [];
  const id = page === 'youtube.com/watch' ? url.searchParams.get('v') : inPath;
  if (id && /^[\w-]{11}$/.test(id))
    return { site: 'YouTube', player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1` };
  // a video that stands in no list has a key behind its number
  const [, number, key] = /^vimeo\.com\/(\d{5,12})(?:\/([\da-f]{6,16}))?$/.exec(page) ?? [];
  if (!number) return undefined;
  const query = new URLSearchParams({ ...(key && { h: key }), dnt: '1', autoplay: '1' });
  return { site: 'Vimeo', player: `https://player.vimeo.com/video/${number}?${query}` };
}
