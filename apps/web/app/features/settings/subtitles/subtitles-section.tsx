import { useEffect, useState } from 'react';
import {
  PLAIN_SUBTITLES,
  readSubtitleLook,
  SUBTITLE_LOOKS,
  type SubtitleLook,
  writeSubtitleLook,
} from '#app/domain/playback/subtitle-look.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { Section } from '../section.tsx';
import { Choices } from './choices.tsx';
import { Preview } from './preview.tsx';

const SIZES = ['small', 'medium', 'large', 'huge'] as const;
const COLOURS = {
  white: 'bg-white',
  yellow: 'bg-[#ffe45c]',
  cyan: 'bg-[#7fe9ff]',
  green: 'bg-[#8dff9e]',
};

/** The look of subtitles in this browser's player, with a preview; a change is stored at once. */
export function SubtitlesSection() {
  const t = useT();
  const [look, setLook] = useState(PLAIN_SUBTITLES);
  useEffect(() => setLook(readSubtitleLook()), []);
  const change = (patch: Partial<SubtitleLook>) => {
    const next = { ...look, ...patch };
    setLook(next);
    writeSubtitleLook(next);
  };
  return (
    <Section id="subtitles" title={t('settings.subtitles')} text={t('settings.subtitlesText')}>
      <Preview look={look} />
      <div className="mt-6 space-y-6">
        <Choices
          legend={t('settings.size')}
          values={SIZES}
          chosen={look.size}
          titleOf={(size) => t(`settings.size.${size}`)}
          onChoose={(size) => change({ size })}
        />
        <Choices
          legend={t('settings.colour')}
          values={SUBTITLE_LOOKS.colour}
          chosen={look.colour}
          titleOf={(colour) => t(`settings.colour.${colour}`)}
          swatchOf={(colour) => COLOURS[colour]}
          onChoose={(colour) => change({ colour })}
        />
        <Choices
          legend={t('settings.background')}
          values={SUBTITLE_LOOKS.background}
          chosen={look.background}
          titleOf={(background) => t(`settings.background.${background}`)}
          onChoose={(background) => change({ background })}
        />
        <Choices
          legend={t('settings.position')}
          values={SUBTITLE_LOOKS.position}
          chosen={look.position}
          titleOf={(position) => t(`settings.position.${position}`)}
          onChoose={(position) => change({ position })}
        />
        <Choices
          legend={t('settings.edge')}
          values={SUBTITLE_LOOKS.edge}
          chosen={look.edge}
          titleOf={(edge) => t(`settings.edge.${edge}`)}
          onChoose={(edge) => change({ edge })}
        />
      </div>
      <Button look="plain" className="-ms-5 mt-4" onClick={() => change(PLAIN_SUBTITLES)}>
        {t('settings.subtitlesReset')}
      </Button>
    </Section>
  );
}
