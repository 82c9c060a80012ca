import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { holdForm } from '../../../tests/support/held-form.ts';
import type { Publication } from './publication.tsx';
import { PublishAtField } from './publish-at-field.tsx';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const publishAt = '2026-11-29T07:30:00.000Z';

const draw = (stored: Publication) => renderToStaticMarkup(<PublishAtField form={holdForm({ ...stored })} />);

describe('a time to come', () => {
  test('is when it comes out by itself, if it is to be published', () => {
    expect(draw({ published: true, publishAt })).toContain(
      'Yayın zamanı: 29 Kasım 2026 Pazar, 10.30. Kendiliğinden yayınlanır.',
    );
  });

  test('does not bring out a draft, which names the button that would', () => {
    const drawn = draw({ published: false, publishAt });
    expect(drawn).toContain(
      'Taslak olarak kalırsa yayınlanmaz. Seçtiğiniz saatte (29 Kasım 2026 Pazar, 10.30) kendiliğinden',
    );
    expect(drawn).toContain('“Zamanla” düğmesine basın.');
    expect(drawn).not.toContain('Kendiliğinden yayınlanır');
  });
});
