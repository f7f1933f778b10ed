import { Icon } from './icons.tsx';

export const ChaptersIcon = () => (
  <Icon>
    <path d="M8.5 6.5h12M8.5 12h12M8.5 17.5h12M4 6.5h.1M4 12h.1M4 17.5h.1" />
  </Icon>
);
export const SettingsIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="3.1" />
    <path d="M19.3 14.6a1.5 1.5 0 0 0 .3 1.7l.1.1a1.9 1.9 0 1 1-2.7 2.7l-.1-.1a1.5 1.5 0 0 0-2.6 1.1v.2a1.9 1.9 0 0 1-3.8 0v-.1a1.5 1.5 0 0 0-2.7-1.1l-.1.1A1.9 1.9 0 1 1 5 16.5l.1-.1a1.5 1.5 0 0 0-1.1-2.6h-.2a1.9 1.9 0 0 1 0-3.8h.1A1.5 1.5 0 0 0 5 7.4l-.1-.1a1.9 1.9 0 1 1 2.7-2.7l.1.1a1.5 1.5 0 0 0 2.5-1.1v-.2a1.9 1.9 0 0 1 3.8 0v.1a1.5 1.5 0 0 0 2.6 1.1l.1-.1a1.9 1.9 0 1 1 2.7 2.7l-.1.1a1.5 1.5 0 0 0 1.1 2.6h.2a1.9 1.9 0 0 1 0 3.8h-.1a1.5 1.5 0 0 0-1.4.9Z" />
  </Icon>
);
/** Skips a segment: an arrow that ends at a bar. It points in the direction of the timeline. */
export const SkipSegmentIcon = () => (
  <Icon>
    <path
      className="kp-icon-solid"
      d="M5 6.2v11.6a.7.7 0 0 0 1.1.57l8.2-5.8a.7.7 0 0 0 0-1.14L6.1 5.63A.7.7 0 0 0 5 6.2Z"
    />
    <path d="M18.5 5.5v13" />
  </Icon>
);
export const ShieldIcon = () => (
  <Icon>
    <path d="M12 3.2 5 5.8v5.4c0 4.4 2.9 8 7 9.6 4.1-1.6 7-5.2 7-9.6V5.8l-7-2.6Z" />
    <path d="m9 12 2.2 2.2L15.2 10" />
  </Icon>
);
export const HiddenIcon = () => (
  <Icon>
    <path d="M4 4.5 20 20M9.9 6a9.6 9.6 0 0 1 2.1-.2c5 0 8.2 4 9.3 6.2a13.6 13.6 0 0 1-2.7 3.5M6.4 7.6A13 13 0 0 0 2.7 12c1.1 2.2 4.3 6.2 9.3 6.2a9.6 9.6 0 0 0 4.5-1.1" />
    <path d="M10 10.2a2.9 2.9 0 0 0 4 4.1" />
  </Icon>
);
export const SpeedIcon = () => (
  <Icon>
    <path d="M4.7 17.5a8.6 8.6 0 1 1 14.6 0" />
    <path d="m12 14 3.6-4.6" />
  </Icon>
);
