import { parseArgs } from 'node:util';

const usage = 'Write: npm run watch-accounts -- https://example.org --state FILE';

/** @throws {Error} that says how it is written */
export function readArguments(words: string[]): { site: string; state: string | undefined } {
  const { positionals, values } = split(words);
  const [site, ...tooMany] = positionals;
  if (!site || tooMany.length > 0 || !/^https?:$/.test(URL.parse(site)?.protocol ?? ''))
    throw new Error(usage);
  return { site: new URL(site).origin, state: values.state };
}

function split(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { state: { type: 'string' } } });
  } catch {
    throw new Error(usage);
  }
}
