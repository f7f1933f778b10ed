import type { ReactNode } from 'react';

type IconProps = { readonly mirror?: boolean | undefined };

/** One style for all: 24 units square, strokes of 1.75, round ends, the colour of the text. */
export function Icon({ children, mirror = false }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg
      className={mirror ? 'kp-icon kp-mirror' : 'kp-icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** The arrow of a skip circles the number of seconds. */
function SkipIcon({ arc, head }: { readonly arc: string; readonly head: string }) {
  return (
    <Icon>
      <path d={arc} />
      <path d={head} />
      <path className="kp-icon-digits" d="M8.6 11.2 10 10.3v5.4" />
      <rect className="kp-icon-digits" x="12.2" y="10.3" width="3.4" height="5.4" rx="1.7" />
    </Icon>
  );
}

export const PlayIcon = () => (
  <Icon>
    <path
      className="kp-icon-solid"
      d="M7.5 4.6v14.8a.9.9 0 0 0 1.4.76l11.2-7.4a.9.9 0 0 0 0-1.52L8.9 3.84a.9.9 0 0 0-1.4.76Z"
    />
  </Icon>
);
export const PauseIcon = () => (
  <Icon>
    <rect className="kp-icon-solid" x="6" y="4.5" width="4" height="15" rx="1.2" />
    <rect className="kp-icon-solid" x="14" y="4.5" width="4" height="15" rx="1.2" />
  </Icon>
);
export const ReplayIcon = () => (
  <Icon>
    <path d="M4.5 12a7.5 7.5 0 1 0 2.4-5.5L4.5 8.8" />
    <path d="M4.5 4.4v4.4h4.4" />
  </Icon>
);
export const SkipBackIcon = () => (
  <SkipIcon arc="M6.9 5.9A8.6 8.6 0 1 0 12 4.3H8.6" head="M11.2 1.7 8.5 4.3l2.7 2.6" />
);
export const SkipForwardIcon = () => (
  <SkipIcon arc="M17.1 5.9A8.6 8.6 0 1 1 12 4.3h3.4" head="m12.8 1.7 2.7 2.6-2.7 2.6" />
);
export const SeekBackIcon = () => (
  <Icon>
    <path d="m11 6-6 6 6 6m8-12-6 6 6 6" />
  </Icon>
);
export const SeekForwardIcon = () => (
  <Icon>
    <path d="m13 6 6 6-6 6M5 6l6 6-6 6" />
  </Icon>
);
export const NextIcon = () => (
  <Icon>
    <path
      className="kp-icon-solid"
      d="M5 5.6v12.8a.8.8 0 0 0 1.25.66l9.3-6.4a.8.8 0 0 0 0-1.32l-9.3-6.4A.8.8 0 0 0 5 5.6Z"
    />
    <path d="M19 5v14" />
  </Icon>
);
const Speaker = () => <path d="M11.5 5 7 8.8H4a.8.8 0 0 0-.8.8v4.8a.8.8 0 0 0 .8.8h3l4.5 3.8Z" />;
export const VolumeIcon = () => (
  <Icon>
    <Speaker />
    <path d="M15 9.2a4 4 0 0 1 0 5.6M17.8 6.4a8 8 0 0 1 0 11.2" />
  </Icon>
);
export const VolumeLowIcon = () => (
  <Icon>
    <Speaker />
    <path d="M15 9.2a4 4 0 0 1 0 5.6" />
  </Icon>
);
export const MutedIcon = () => (
  <Icon>
    <Speaker />
    <path d="m15.5 9.5 5 5m0-5-5 5" />
  </Icon>
);
export const SubtitlesIcon = () => (
  <Icon>
    <rect x="2.8" y="4.8" width="18.4" height="14.4" rx="2.6" />
    <path d="M6.5 11.2h4M13.2 11.2h4.3M6.5 15h6.8M16 15h1.5" />
  </Icon>
);
export const AudioIcon = () => (
  <Icon>
    <path d="M5 10v4M9 6.5v11M13 9v6M17 4.5v15M21 10v4" />
  </Icon>
);
export const PipIcon = () => (
  <Icon>
    <path d="M20.8 10.2V7.4a2.6 2.6 0 0 0-2.6-2.6H5.8a2.6 2.6 0 0 0-2.6 2.6v9.2a2.6 2.6 0 0 0 2.6 2.6h4.4" />
    <rect x="13" y="13.2" width="8" height="6" rx="1.4" />
  </Icon>
);
export const FullscreenIcon = () => (
  <Icon>
    <path d="M4 9V5.6A1.6 1.6 0 0 1 5.6 4H9m6 0h3.4A1.6 1.6 0 0 1 20 5.6V9m0 6v3.4a1.6 1.6 0 0 1-1.6 1.6H15m-6 0H5.6A1.6 1.6 0 0 1 4 18.4V15" />
  </Icon>
);
export const FullscreenExitIcon = () => (
  <Icon>
    <path d="M9 4v3.4A1.6 1.6 0 0 1 7.4 9H4m16 0h-3.4A1.6 1.6 0 0 1 15 7.4V4m0 16v-3.4a1.6 1.6 0 0 1 1.6-1.6H20M4 15h3.4A1.6 1.6 0 0 1 9 16.6V20" />
  </Icon>
);
export const BackIcon = () => (
  <Icon mirror>
    <path d="M20 12H4.5m6.5-6.5L4.5 12l6.5 6.5" />
  </Icon>
);
export const CheckIcon = () => (
  <Icon>
    <path d="m5 12.6 4.6 4.6L19 7.4" />
  </Icon>
);
export const CloseIcon = () => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);
export const AlertIcon = () => (
  <Icon>
    <path d="M12 3.8 21.4 20H2.6L12 3.8Z" />
    <path d="M12 10v4.4m0 2.7v.1" />
  </Icon>
);
export const RepeatIcon = () => (
  <Icon>
    <path d="M4.5 11.5V10a4 4 0 0 1 4-4h10.6m-3-3 3 3-3 3" />
    <path d="M19.5 12.5V14a4 4 0 0 1-4 4H4.9m3 3-3-3 3-3" />
  </Icon>
);
export const TranscriptIcon = () => (
  <Icon>
    <rect x="3.2" y="4.2" width="17.6" height="15.6" rx="2.6" />
    <path d="M7 9h10M7 12.5h10M7 16h5.5" />
  </Icon>
);
export const SecondSubtitlesIcon = () => (
  <Icon>
    <path d="M4 8.5h16M4 15.5h16" />
    <path d="M4 12h9M4 19h6" opacity="0.6" />
  </Icon>
);
export const LookIcon = () => (
  <Icon>
    <path d="M4 18.5 9 6l5 12.5M5.7 14.4h6.6" />
    <path d="M15 18.5l2.6-6.8 2.6 6.8m-4.3-2.3h3.4" />
  </Icon>
);
export const TimingIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.4" />
    <path d="M12 7.4V12l3.2 2" />
  </Icon>
);
export const ForwardIcon = () => (
  <Icon mirror>
    <path d="m9.5 6 6 6-6 6" />
  </Icon>
);
export const CastIcon = () => (
  <Icon>
    <path d="M3.2 9V7.4a2.6 2.6 0 0 1 2.6-2.6h12.4a2.6 2.6 0 0 1 2.6 2.6v9.2a2.6 2.6 0 0 1-2.6 2.6h-4" />
    <path d="M3.2 12.6a6.6 6.6 0 0 1 6.6 6.6m-6.6-3a3 3 0 0 1 3 3m-3 0v.1" />
  </Icon>
);
export const ChannelUpIcon = () => (
  <Icon>
    <rect x="3" y="3.6" width="18" height="16.8" rx="2.6" />
    <path d="m8 13.8 4-4 4 4" />
  </Icon>
);
export const ChannelDownIcon = () => (
  <Icon>
    <rect x="3" y="3.6" width="18" height="16.8" rx="2.6" />
    <path d="m8 10.2 4 4 4-4" />
  </Icon>
);
export const DownIcon = () => (
  <Icon>
    <path d="m6 9.5 6 6 6-6" />
  </Icon>
);
