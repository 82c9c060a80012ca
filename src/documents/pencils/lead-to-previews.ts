interface Previews {
  pages: readonly string[];
  previewRoot: string;
}

/** A link of the page leads to the preview of the next, so that one walks through the site with the pencils. */
export function leadToPreviews({ pages, previewRoot }: Previews): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a, main a, footer a')) {
    const { origin, pathname, search } = link;
    if (origin === location.origin && pages.includes(pathname) && !search)
      link.pathname = `${previewRoot}${pathname}`;
  }
}
