import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from './field.tsx';

const draw = (isRequired?: boolean) =>
  renderToStaticMarkup(
    <Field label="Başlık" isRequired={isRequired}>
      {(control) => <input {...control} />}
    </Field>,
  );

test('what must be filled in says so to everybody, and is called by its label alone', () => {
  const required = draw(true);
  expect(required).toContain('aria-required="true"');
  expect(required).toMatch(/>Başlık<\/label><span aria-hidden="true"[^>]*>\*<\/span>/);
  const optional = draw();
  expect(optional).not.toContain('aria-required');
  expect(optional).not.toContain('*');
});
