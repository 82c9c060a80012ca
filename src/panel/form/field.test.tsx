import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { holdForm } from '../../../tests/support/held-form.ts';
import { Field } from './field.tsx';
import { SchemaField } from './schema-field.tsx';

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

test('a sentence of advice that is hard to read is named below its field, of a line and of a list', () => {
  const hard = 'Yapılandırılmamış alanlardan uzaklaşılması gerekmektedir.';
  const form = holdForm({ one: `Durun. ${hard}`, some: ['Bekleyin.', hard], other: hard });
  const drawField = (name: string, schema: object) =>
    renderToStaticMarkup(<SchemaField {...{ form, name, schema: { title: 'Ad', ...schema } }} />);
  const said = `Okuması zor, kısaltın: “${hard}”</span>`;
  const prose = { type: 'string', control: 'prose', description: 'Kısa yazın.', isPlain: true };
  expect(drawField('one', prose)).toContain(`Kısa yazın.<span`);
  expect(drawField('one', prose)).toContain(said);
  expect(drawField('one', prose)).not.toContain('aria-invalid=');
  expect(drawField('some', { type: 'array', control: 'lines', isPlain: true })).toContain(said);
  expect(drawField('other', { type: 'string', control: 'prose' })).not.toContain('Okuması zor');
});
