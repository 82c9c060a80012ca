import type { Plugin } from 'vite';

const viteHelper = /preload-helper/;

/** The one script that every page names. A file of its own for the helper would be a journey more before it runs. */
const firstScript = '/src/site/client.ts';

/**
 * Fetches the parts of a chunk side by side with it, after what a person waits for: a sign-in must not stand in line
 * behind the code that comes ahead. Stylesheets need no care: every page names its own.
 */
const smallHelper = `
export const __vitePreload = (load, parts = []) => {
  for (const part of parts) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.fetchPriority = 'low';
    link.href = '/' + part;
    document.head.append(link);
  }
  return load();
};`;

/**
 * Puts a smaller helper in the place of Vite's, which also waits for stylesheets and reports what fails: it alone was a
 * third of the script on a text page, which may have 2 KB.
 */
export function smallPreload(): Plugin {
  return {
    name: 'small-preload',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: viteHelper },
      handler: (id, importer) => (importer?.endsWith(firstScript) ? `${id}?within` : undefined),
    },
    load: { filter: { id: viteHelper }, handler: () => smallHelper },
  };
}
