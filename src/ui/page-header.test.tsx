import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageHeader } from './page-header.tsx';

test('a title that is written from the right runs so, and a Turkish one says nothing of it', () => {
  expect(renderToStaticMarkup(<PageHeader title="وصل الفريق." />)).toContain('<h1 dir="auto"');
  expect(renderToStaticMarkup(<PageHeader title="Ekip çıktı." />)).not.toContain('dir=');
});
