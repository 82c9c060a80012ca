import { parsePasted } from '../../trusted-html.ts';
import { markdownOfHtml } from './markdown-of-html.ts';

/**
 * Files that a clipboard or a drop brings for themselves, such as a photo. Beside words they are a picture of these
 * words, as Word and Excel send it; beside the address of a picture they are that picture.
 */
export function findLoneFiles(data: DataTransfer): File[] {
  if (data.files.length === 0) return [];
  const { markdown = data.getData('text/plain') } = markdownOfHtml(data.getData('text/html'), parsePasted);
  return markdown.replace(/!\[.*?\]\(.*?\)/g, '').trim() === '' ? [...data.files] : [];
}
