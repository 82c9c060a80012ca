import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vitest/config';

const root = join(import.meta.dirname, '../..');
const content = join(root, 'src/content');
const second = join(root, 'tests/second-association');

/**
 * Reads a file of `tests/second-association` wherever the one of the same name in `src/content` is asked for. That file
 * itself may ask for the one whose place it takes: it keeps the description and has other first words.
 */
export function secondAssociation(): Plugin {
  return {
    name: 'second-association',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const asked = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!asked?.id.startsWith(content)) return asked;
      const other = join(second, relative(content, asked.id));
      // a name of its own: from its cache, Vitest asks for a module again without saying who imports it
      if (other === importer) return `${asked.id}?described`;
      return existsSync(other) ? other : asked;
    },
  };
}
