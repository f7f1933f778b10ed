import { useRef } from 'react';
import type { Frame } from './storyboard.ts';
import { useCssVariables } from '#src/react/hooks/use-css-variables.ts';

type PreviewProps = {
  /** The time under the pointer, formatted. */
  readonly time: string;
  /** Position along the timeline, 0 to 1. */
  readonly fraction: number;
  readonly frame: Frame | undefined;
  readonly chapter: string | undefined;
};

/** Width of a preview picture in CSS pixels; the style sheet repeats the number. */
const WIDTH = 220;

/** A frame cropped out of its sheet and scaled to the preview's width. */
function Picture({ frame }: { readonly frame: Frame }) {
  const scale = WIDTH / frame.width;
  return (
    <div className="kp-preview-picture" style={{ blockSize: frame.height * scale }}>
      <div
        style={{
          inlineSize: frame.width,
          blockSize: frame.height,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
          backgroundImage: `url("${frame.image}")`,
          backgroundPosition: `-${frame.x}px -${frame.y}px`,
        }}
      />
    </div>
  );
}

/** The picture, the chapter and the time under the pointer, above the timeline. */
export function TimelinePreview({ time, fraction, frame, chapter }: PreviewProps) {
  const box = useRef<HTMLDivElement>(null);
  useCssVariables(box, { '--kp-at': fraction });
  return (
    <div ref={box} className="kp-preview" aria-hidden="true">
      {frame === undefined ? null : <Picture frame={frame} />}
      {chapter === undefined ? null : (
        <span className="kp-preview-chapter">
          <bdi>{chapter}</bdi>
        </span>
      )}
      <span className="kp-preview-time">{time}</span>
    </div>
  );
}
