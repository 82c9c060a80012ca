import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as subjects from '#/content/subjects.ts';
import { type DocumentFile, listFileFaults } from '#/documents/transfer.server.ts';

/** For what an import would refuse as it is: it reads no folder inside of its own. */
const unfinished = 'unfinished';

/**
 * Writes the words that a checkout has in its src/content/ as files that an import takes. Its code runs for that.
 * @param checkout of this version or an earlier one
 * @throws {Error} when it has none, or the folder is there already
 */
export async function convertFiles({
  checkout,
  folder,
}: {
  checkout: string;
  folder: string;
}): Promise<string> {
  const content = resolve(checkout, 'src/content');
  if (!existsSync(content)) throw new Error(`${content} is not there: name the folder of the old version.`);
  const { found, absent } = await readWords(content);
  await makeFolder(folder);
  const faults: string[] = [];
  for (const file of found) {
    const ownFaults = listFileFaults(file);
    const place = ownFaults.length > 0 ? join(folder, unfinished) : folder;
    await writeFile(join(place, `${file.name}.json`), `${JSON.stringify(file.value, null, 2)}\n`);
    faults.push(...ownFaults);
  }
  return [
    `${found.length} documents are in ${folder}, and those that an import would refuse in ${unfinished}/ there:`,
    ...faults.map((fault) => `  ${fault}`),
    `${checkout} has no words for: ${absent.join(', ') || 'none'}.`,
  ].join('\n');
}

async function readWords(content: string): Promise<{ found: DocumentFile[]; absent: string[] }> {
  const found: DocumentFile[] = [];
  const absent: string[] = [];
  for (const [name, { file }] of Object.entries(subjects)) {
    const path = join(content, file);
    const exported = existsSync(path) ? await import(pathToFileURL(path).href) : {};
    // so it was called before a file described its own subject, too
    const value: unknown = exported[`${name}Subject`]?.value ?? exported[name];
    if (value === undefined) absent.push(name);
    else found.push({ name, value });
  }
  return { found, absent };
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
    await mkdir(join(folder, unfinished));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`${folder} cannot be made (${code}): give a new folder.`, { cause: error });
  }
}
