import { InEnglish } from '#app/testing/app.tsx';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SpotlightDots } from './spotlight-dots.tsx';

test('the clock of the first slide starts in the browser, not while its document is on the way', () => {
  const dots = (
    <InEnglish>
      <SpotlightDots
        titles={['Nur', 'Sea']}
        current={0}
        running
        onShow={() => undefined}
        onElapsed={() => undefined}
      />
    </InEnglish>
  );
  expect(renderToString(dots)).not.toContain('animate-spotlight');
  render(dots);
  expect(document.querySelectorAll('.animate-spotlight')).toHaveLength(1);
});
