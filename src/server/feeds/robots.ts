/** Everything but the panel and the calls may be read by anybody (RFC 9309). */
export const drawRobots = (origin: string) =>
  `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
