/**
 * The rules of the crisis page, whole in it and few, because they stand before its first words. The colours are those of
 * src/ui/theme.css.
 */
export const crisisStyles = [
  ':root{color-scheme:light dark}',
  'body{max-width:38rem;margin:0 auto;padding:1rem;font:1.125rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}',
  'h1,h2{font-size:1.75rem;line-height:1.2;margin:1rem 0 .5rem}',
  'h2{font-size:1.25rem}',
  'ol,ul{margin:0;padding-inline-start:1.5rem}',
  'li a{padding:0 0 .6rem;vertical-align:top}',
  'a{display:inline-block;padding:.6rem 0;color:inherit}',
  '.call{display:block;padding:.8rem 1rem;border-radius:.4rem;background:#9d1620;color:#fff;font-weight:700}',
  '@media print{body{font-size:12pt;padding:0}}',
].join('');
